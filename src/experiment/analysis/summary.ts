import type { Outcome } from '../../core/journal/events.ts'
import { mean } from '../../core/statistics/bootstrap.ts'
import { type Bounds, type CrossedMean, crossedMean, SHARE } from '../../core/statistics/crossed.ts'
import { type EpisodeResult, isInfrastructure, isJudgeable, successOf } from '../matrix/episode-result.ts'
import { measurementsOf, PERCENT, POSITIVE } from './measurements.ts'

/** Results of one condition; tasks and seeds are random. Episodes that ended with infrastructure faults are left out unless a field says otherwise. */
export interface ConditionSummary {
  condition: string
  /**
   * Number of episodes, with and without those that ended with infrastructure faults, and of the sound ones that no rule can
   * judge.
   */
  n: { all: number; sound: number; unjudged: number }
  /** Share of full successes, [0, 1]; once with infrastructure faults as failures, once without them. */
  success: { all: CrossedMean; sound: CrossedMean }
  /** Completion rate is in percent, efficiency in percent per minute. */
  completion: { all: CrossedMean; sound: CrossedMean }
  /** Percent; over the episodes that have a value. */
  viewHits: CrossedMean
  efficiency: CrossedMean
  balance: CrossedMean
  seconds: CrossedMean
  calls: CrossedMean
  tokens: CrossedMean
  wallSeconds: CrossedMean
  /** Further means. */
  dependencies: number
  failedAttempts: number
  falseDone: { hits: number; n: number }
  falseFailed: { hits: number; n: number }
  outcomes: Map<Outcome, number>
}

/** Summarizes the episodes of one condition; only settled results may be passed. */
export function summarize(condition: string, results: readonly EpisodeResult[]): ConditionSummary {
  const all = results.filter((result) => result.condition === condition)
  const sound = all.filter((result) => !isInfrastructure(result))
  const over = (of: (result: EpisodeResult) => number | null, bounds: Bounds, which = sound) =>
    crossedMean(measurementsOf(which, of), bounds)
  const rate = (which: readonly EpisodeResult[]) => crossedMean(measurementsOf(which, successOf), SHARE)
  const sum = (of: (result: EpisodeResult) => number) =>
    sound.reduce((total, result) => total + of(result), 0)
  const judged = sum(({ reflection }) => reflection.judged)
  return {
    condition,
    n: {
      all: all.length,
      sound: sound.length,
      unjudged: sound.filter((result) => !isJudgeable(result)).length,
    },
    success: { all: rate(all), sound: rate(sound) },
    completion: { all: over(completion, PERCENT, all), sound: over(completion, PERCENT) },
    viewHits: over(({ viewHitRate }) => (viewHitRate === null ? null : 100 * viewHitRate), PERCENT),
    efficiency: over(efficiency, POSITIVE),
    balance: over(({ balance }) => 100 * balance.even, PERCENT),
    seconds: over(({ time }) => time.elapsed, POSITIVE),
    calls: over(({ calls }) => calls, POSITIVE),
    tokens: over(tokens, POSITIVE),
    wallSeconds: over(({ wallSeconds }) => wallSeconds, POSITIVE),
    dependencies: mean(sound.map(({ dependencies }) => dependencies)),
    failedAttempts: mean(sound.map(({ failedAttempts }) => failedAttempts)),
    falseDone: { hits: sum(({ reflection }) => reflection.falseDone), n: judged },
    falseFailed: { hits: sum(({ reflection }) => reflection.falseFailed), n: judged },
    outcomes: new Map(
      [...Map.groupBy(all, ({ outcome }) => outcome)].map(([outcome, those]) => [outcome, those.length]),
    ),
  }
}

const completion = ({ completionRate }: EpisodeResult): number | null =>
  completionRate === null ? null : 100 * completionRate
const efficiency = (result: EpisodeResult): number | null => result.efficiency?.elapsed ?? null
const tokens = ({ inputTokens, outputTokens }: EpisodeResult): number => inputTokens + outputTokens
