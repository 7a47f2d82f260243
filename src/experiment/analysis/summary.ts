import type { Outcome } from '../../core/journal/events.ts'
import { createRandom } from '../../core/random.ts'
import { bootstrapMean, mean } from '../../core/statistics/bootstrap.ts'
import { type Interval, wilson } from '../../core/statistics/intervals.ts'
import { type EpisodeResult, isInfrastructure } from '../matrix/episode-result.ts'

/** Intervals are drawn with this seed: the same results give the same table. */
const SEED = 1

/** Results of one condition. Episodes that ended with infrastructure faults are left out unless a field says otherwise. */
export interface ConditionSummary {
  condition: string
  /** Episodes, with and without those that ended with infrastructure faults. */
  n: { all: number; sound: number }
  /** Share of full successes, [0, 1], Wilson; once with infrastructure faults as failures, once without them. */
  success: { all: Interval; sound: Interval }
  /** Means with bootstrap intervals over episodes. Completion rate is in percent, efficiency in percent per minute. */
  completion: { all: Interval; sound: Interval }
  /** Percent; over the episodes that have one. */
  viewHits: Interval
  efficiency: Interval
  balance: Interval
  seconds: Interval
  calls: Interval
  tokens: Interval
  wallSeconds: Interval
  /** Further means. */
  dependencies: number
  failedAttempts: number
  falseDone: { hits: number; n: number }
  falseFailed: { hits: number; n: number }
  outcomes: Map<Outcome, number>
}

/** Summarizes the episodes of one condition; pass settled results only. */
export function summarize(condition: string, results: readonly EpisodeResult[]): ConditionSummary {
  const all = results.filter((result) => result.condition === condition)
  const sound = all.filter((result) => !isInfrastructure(result))
  const over = (of: (result: EpisodeResult) => number, which = sound) =>
    bootstrapMean(which.map(of), createRandom(SEED))
  const rate = (which: readonly EpisodeResult[]) =>
    wilson({ hits: which.filter(({ outcome }) => outcome === 'success').length, n: which.length })
  const sum = (of: (result: EpisodeResult) => number) =>
    sound.reduce((total, result) => total + of(result), 0)
  const judged = sum(({ reflection }) => reflection.judged)
  return {
    condition,
    n: { all: all.length, sound: sound.length },
    success: { all: rate(all), sound: rate(sound) },
    completion: { all: over(completion, all), sound: over(completion) },
    viewHits: bootstrapMean(
      sound.flatMap(({ viewHitRate }) => (viewHitRate === null ? [] : [100 * viewHitRate])),
      createRandom(SEED),
    ),
    efficiency: over(efficiency),
    balance: over(({ balance }) => 100 * balance),
    seconds: over(({ time }) => time.elapsed),
    calls: over(({ calls }) => calls),
    tokens: over(tokens),
    wallSeconds: over(({ wallSeconds }) => wallSeconds),
    dependencies: mean(sound.map(({ dependencies }) => dependencies)),
    failedAttempts: mean(sound.map(({ failedAttempts }) => failedAttempts)),
    falseDone: { hits: sum(({ reflection }) => reflection.falseDone), n: judged },
    falseFailed: { hits: sum(({ reflection }) => reflection.falseFailed), n: judged },
    outcomes: new Map(
      [...Map.groupBy(all, ({ outcome }) => outcome)].map(([outcome, those]) => [outcome, those.length]),
    ),
  }
}

const completion = ({ completionRate }: EpisodeResult): number => 100 * completionRate
const efficiency = (result: EpisodeResult): number => result.efficiency.elapsed
const tokens = ({ inputTokens, outputTokens }: EpisodeResult): number => inputTokens + outputTokens
