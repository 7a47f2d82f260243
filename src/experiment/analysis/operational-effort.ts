import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { mean } from '../../core/statistics/bootstrap.ts'
import { permutationEntropy } from '../../core/statistics/permutation-entropy.ts'
import { openRecording } from '../../recording/file.ts'
import { RECORDING_FILE } from '../../recording/line.ts'
import { Playback, type SegmentStore } from '../../recording/playback.ts'
import { controlFrames } from './control-frames.ts'

/** Order of the patterns. The papers do not give it; their example has three values. */
const ORDER = 3

/**
 * Operational effort (MCU): permutation entropy of an agent's low-level actions, frame by frame, using the indices of VPT's
 * action space; the mean over the agents, 0..1.
 * @returns undefined if the recording has no controls, or no agent acted for three frames
 */
export function operationalEffort(store: SegmentStore): number | undefined {
  const playback = new Playback(store)
  const entropies = store.head.agents.flatMap((agent) => {
    const frames = controlFrames(playback, agent) ?? []
    return frames.length < ORDER ? [] : [permutationEntropy(frames, ORDER)]
  })
  return entropies.length === 0 ? undefined : mean(entropies)
}

/** The operational effort of a run in its folder; undefined without a recording that holds controls. */
export function effortOfRun(folder: string): number | undefined {
  const path = join(folder, RECORDING_FILE)
  return existsSync(path) ? operationalEffort(openRecording(path)) : undefined
}
