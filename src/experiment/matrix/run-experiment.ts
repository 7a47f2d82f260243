import { loadReferences } from '../../plugin/load.ts'
import { type Claim, ClaimLostError } from '../claim/claim.ts'
import { capacityHere } from '../pool/capacity.ts'
import { LocalPool } from '../pool/local-pool.ts'
import type { EpisodePool } from '../pool/pool.ts'
import { ExperimentRunner } from './experiment-runner.ts'
import { OwnResults } from './own-results.ts'
import type { Halt, RunExperimentOptions } from './run-options.ts'

/**
 * Plays the remaining episodes of an experiment, in separate processes. An episode is done when its line is in results.jsonl; any
 * other run is either complete and gets its line now, or is moved away and played again.
 * @throws RunFolderError if another process is working on it; ClaimLostError if another process has taken it over because this
 * one was silent; ModelError if the model is unusable; the error of an episode that no further attempt could play, e.g.
 * PluginError
 */
export async function runExperiment(options: RunExperimentOptions): Promise<Halt> {
  const { folder, jobs, pool = new LocalPool(jobs ?? capacityHere()), silentMs, onWait } = options
  let claim: Claim
  try {
    claim = await folder.claim({
      ...(silentMs === undefined ? {} : { silentMs }),
      ...(onWait === undefined ? {} : { onWait }),
    })
  } catch (error) {
    await pool.leave()
    throw error
  }
  try {
    const halt = await playHeld(options, claim, pool)
    await pool.close()
    return halt
  } catch (error) {
    await (error instanceof ClaimLostError ? pool.leave() : pool.close())
    throw error
  } finally {
    claim.release()
  }
}

async function playHeld(options: RunExperimentOptions, claim: Claim, pool: EpisodePool): Promise<Halt> {
  const { folder } = options
  const catalogue = options.catalogue ?? (await loadReferences(folder.spec.plugins))
  const results = new OwnResults(folder, claim)
  if (options.mixture !== undefined) folder.mix(options.mixture)
  try {
    return await new ExperimentRunner({ ...options, catalogue, pool, claim, results }).run()
  } finally {
    results.close()
  }
}
