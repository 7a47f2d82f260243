import { loadReferences } from '../../plugin/load.ts'
import { capacityHere } from '../pool/capacity.ts'
import { LocalPool } from '../pool/local-pool.ts'
import { ExperimentRunner } from './experiment-runner.ts'
import type { Halt, RunExperimentOptions } from './run-options.ts'

/**
 * Plays what is still to be played of an experiment, in processes of their own. An episode is done when its line stands in
 * results.jsonl; any other run is either complete and gets its line now, or is put aside and played again.
 * @throws RunFolderError when another process works on it; ModelError when the model cannot be used at all; the error of
 * an episode that no further attempt could play, e.g. PluginError.
 */
export async function runExperiment(options: RunExperimentOptions): Promise<Halt> {
  const { folder, jobs, pool = new LocalPool(jobs ?? capacityHere()) } = options
  try {
    const claim = folder.claim()
    try {
      const catalogue = options.catalogue ?? (await loadReferences(folder.spec.plugins))
      return await new ExperimentRunner({ ...options, catalogue, pool }).run()
    } finally {
      claim.release()
    }
  } finally {
    await pool.close()
  }
}
