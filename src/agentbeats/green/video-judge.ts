import { judgeRun } from '../../evaluation/judge-run.ts'
import { DIMENSIONS } from '../../mcu/autoeval/dimension.ts'
import type { Evidence, Judge } from '../../mcu/autoeval/judge/judge.ts'
import type { VideoScores } from '../protocol/result.ts'

/** Scale of the scores in results. */
const MOST = 10

/** Judges a run by its evidence, and keeps both in its folder. Undefined scores: the judge's reply was unreadable. */
export type RunJudge = (run: string, evidence: Evidence) => Promise<VideoScores | undefined>

export const videoJudge =
  (judge: Judge, seed: number): RunJudge =>
  async (run, evidence) => {
    const { scores } = await judgeRun(run, evidence, { judge, repeat: 1, seed })
    const known = DIMENSIONS.flatMap((name) => {
      const value = scores[name]?.value
      return value === undefined || value === null ? [] : [[name, Math.round(100 * MOST * value) / 100]]
    })
    return known.length === 0 ? undefined : Object.fromEntries(known)
  }
