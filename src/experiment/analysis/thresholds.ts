import { UsageError } from '../../core/errors.ts'
import { labelsOf } from '../matrix/condition.ts'
import { type EpisodeResult, settledResults } from '../matrix/episode-result.ts'
import type { ExperimentSpec } from '../matrix/experiment-spec.ts'
import { whyNothingPlayed } from '../matrix/played-tasks.ts'
import { type ConditionSummary, summarize } from './summary.ts'

/** Values for which a threshold can be set: means over the sound episodes of a condition, from 0 to 1. */
const VALUES = {
  cr: ({ completion }: ConditionSummary) => completion.sound.mean / 100,
  success: ({ success }: ConditionSummary) => success.sound.mean,
} as const

/** A value that every condition of an experiment has to reach. */
export interface Threshold {
  measure: keyof typeof VALUES
  atLeast: number
}

/** Reads `cr=0.95`. @throws UsageError for anything else */
export function parseThreshold(text: string): Threshold {
  const [measure = '', value = ''] = text.split('=')
  const atLeast = Number(value)
  if (Object.hasOwn(VALUES, measure) && value.trim() !== '' && atLeast >= 0 && atLeast <= 1)
    return { measure: measure as Threshold['measure'], atLeast }
  throw new UsageError(`"${text}" is not a threshold.`, {
    hint: `Write one of ${Object.keys(VALUES).join(', ')} with a number from 0 to 1, such as cr=0.95.`,
  })
}

/** One line per threshold that a condition misses. */
export function missedThresholds(
  spec: ExperimentSpec,
  lines: readonly EpisodeResult[],
  thresholds: readonly Threshold[],
): string[] {
  const results = settledResults(lines)
  const labels = labelsOf(spec.conditions)
  return spec.conditions.flatMap(({ id }) => {
    // A condition that cannot be played misses no threshold; the tables say that it was not played.
    if (whyNothingPlayed(spec, id) !== undefined) return []
    const summary = summarize(id, results)
    return thresholds.flatMap(({ measure, atLeast }) => {
      const value = VALUES[measure](summary)
      // A condition without a sound episode misses every threshold.
      if (value >= atLeast) return []
      const got = Number.isNaN(value) ? 'no episode' : value.toFixed(3)
      return [`${labels.get(id) ?? id}: ${measure} ${got}, wanted at least ${atLeast}`]
    })
  })
}
