import { collectEvidence, type FrameOptions, USUAL_FRAMES } from '../../evaluation/collect-evidence.ts'
import { RunFolder } from '../../experiment/run-folder.ts'
import type { Scoring } from '../../judger/metrics/scorecard.ts'
import type { Evidence } from '../../mcu/autoeval/judge/judge.ts'
import type { GreenSettings } from './settings.ts'

/** Every 60th step, at most 21 pictures: as many as the reference shows of a full run of 1,200 steps. */
const FRAMES: FrameOptions = { ...USUAL_FRAMES, every: 60, most: 21 }

/**
 * The evidence of a run for a judge. With pictures, this takes seconds.
 * @param run path of the run folder
 */
export const evidenceOf = (run: string, scoring: Scoring, judged: GreenSettings['judged']): Evidence =>
  collectEvidence(RunFolder.open(run), scoring, { frames: judged === 'frames' ? FRAMES : undefined })
