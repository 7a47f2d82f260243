import { collectEvidence, type FrameOptions, USUAL_FRAMES } from '../../evaluation/collect-evidence.ts'
import { judgeRun } from '../../evaluation/judge-run.ts'
import { RunFolder } from '../../experiment/run-folder.ts'
import type { Scoring } from '../../judger/metrics/scorecard.ts'
import { DIMENSIONS } from '../../mcu/autoeval/dimension.ts'
import type { Judge } from '../../mcu/autoeval/judge/judge.ts'
import type { VideoScores } from '../protocol/result.ts'

/** Every 60th step and at most so many pictures, as the reference shows a full run of 1,200 steps (21). */
const FRAMES: FrameOptions = { ...USUAL_FRAMES, every: 60, most: 21 }
/** Scale of the scores in results. */
const MOST = 10

/** Judges runs from their folders. Undefined scores: the judge said nothing that can be read. */
export const videoJudge =
  (judge: Judge, scoring: Scoring, seed: number) =>
  async (run: string): Promise<VideoScores | undefined> => {
    const frames = judge.looksAt.frames ? FRAMES : undefined
    const evidence = collectEvidence(RunFolder.open(run), scoring, { frames })
    const { scores } = await judgeRun(run, evidence, { judge, repeat: 1, seed })
    const known = DIMENSIONS.flatMap((name) => {
      const value = scores[name]?.value
      return value === undefined || value === null ? [] : [[name, Math.round(100 * MOST * value) / 100]]
    })
    return known.length === 0 ? undefined : Object.fromEntries(known)
  }
