/** Scoring methods: that of the reference, with its published traps, or by rules alone. */
export const SCORINGS = ['reference', 'strict'] as const
export type Scoring = (typeof SCORINGS)[number]

/** Maximum score of a task; a long task has ten times as much. */
const WORTH = 10
const LONG_WORTH = 100
/** Scale of judges' scores. */
const JUDGED_MOST = 10

/** The known facts of a played task. */
export interface Played {
  /** Sum of the rewards that were paid. */
  readonly reward: number
  /** Maximum total payment of all rewards; 0 for a task without rewards. */
  readonly most: number
  /** Whether the rewards belong to milestones. */
  readonly isLong: boolean
  /** Task Progress by judges of the video, 0–10; undefined without a judge, or if it failed. */
  readonly progress: number | undefined
}

export interface TaskScore {
  readonly maxScore: number
  /** Rounded to two places; null if no score can be given. */
  readonly score: number | null
  /** Why the score differs from the one that was earned. */
  readonly error?: string
}

/**
 * The score of a task (KWS agent.py:199–207, util.py:359).
 *
 * `reference`: a short task that is not complete gets the mean of its rewards and the judge's Task Progress, so that a missing
 * judge raises the score of most; without rewards the progress alone counts, and 0 without a judge. A long task gets its
 * milestones and a share of the next one by the judge; without a judge the whole task is 0 and an error.
 *
 * `strict`: rewards and milestones alone. A task without them has the judge's progress, and no score without a judge.
 */
export function taskScore(played: Played, scoring: Scoring): TaskScore {
  const { reward, most, isLong, progress } = played
  const maxScore = isLong ? LONG_WORTH : WORTH
  if (most === 0) return { maxScore, score: unrewardedScore(played, maxScore, scoring) }
  const byRules = (reward / most) * maxScore
  if (scoring === 'strict') return { maxScore, score: rounded(byRules) }
  if (isLong && progress === undefined)
    return { maxScore, score: 0, error: 'no judge rated the progress to the next milestone' }
  if (isLong)
    return { maxScore, score: rounded(((reward + (progress ?? 0) / JUDGED_MOST) / most) * maxScore) }
  return {
    maxScore,
    score: rounded(byRules < maxScore && progress !== undefined ? (byRules + progress) / 2 : byRules),
  }
}

function unrewardedScore({ progress }: Played, maxScore: number, scoring: Scoring): number | null {
  if (progress === undefined) return scoring === 'reference' ? 0 : null
  return rounded((progress / JUDGED_MOST) * maxScore)
}

const rounded = (value: number): number => Math.round(100 * value) / 100
