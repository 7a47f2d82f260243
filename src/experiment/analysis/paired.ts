import { mean } from '../../core/statistics/bootstrap.ts'
import { type CrossedMean, crossedMean, type Measurement } from '../../core/statistics/crossed.ts'
import { detectableDifference, type OutcomeModel } from '../../core/statistics/detectable.ts'
import { type EpisodeResult, isInfrastructure } from '../matrix/episode-result.ts'
import { MEASURES, type Measure, type MeasureId } from './measures.ts'

/** Two episodes of the same task, seed and epoch. */
export interface Pair {
  task: string
  a: EpisodeResult
  b: EpisodeResult
}

/** The difference a − b between two conditions in one measure. */
export interface PairedDifference {
  /** Its id. */
  measure: string
  pairs: number
  /** Pairs in which one side ended with an infrastructure fault or has no value, and episodes without a counterpart. */
  leftOut: number
  /** The expected result for other tasks like these under other seeds. */
  difference: CrossedMean
  /**
   * The smallest difference that this many tasks and seeds detect with 80 % power, simulated; infinite if none is detectable.
   * Computed on access, which can take a second.
   */
  readonly detectable: number
  /** By task, in order: mean difference and its interval over seeds. */
  byTask: { task: string; difference: CrossedMean; n: number }[]
}

/** Pairs episodes of condition `a` with those of condition `b` by task, seed and epoch; only settled results may be passed. */
export function pairUp(
  a: readonly EpisodeResult[],
  b: readonly EpisodeResult[],
): { pairs: Pair[]; leftOut: number } {
  const key = ({ task, seed, epoch }: EpisodeResult) => JSON.stringify([task, seed, epoch])
  const others = new Map(b.map((result) => [key(result), result]))
  const pairs = a.flatMap((result): Pair[] => {
    const other = others.get(key(result))
    if (other === undefined || isInfrastructure(result) || isInfrastructure(other)) return []
    return [{ task: result.task, a: result, b: other }]
  })
  return { pairs, leftOut: Math.max(a.length, b.length) - pairs.length }
}

/**
 * Compares two conditions in a built-in measure, by its id, or in a measure of your own. Pairs in which one side has no
 * value are left out.
 */
export function comparePaired(
  measure: MeasureId | Measure,
  a: readonly EpisodeResult[],
  b: readonly EpisodeResult[],
): PairedDifference {
  const { id, difference: between, bounds } = typeof measure === 'string' ? MEASURES[measure] : measure
  const { pairs, leftOut } = pairUp(a, b)
  const compared = pairs.flatMap(({ task, a, b }): Measurement[] => {
    const value = between(a, b)
    return value === undefined ? [] : [{ task, seed: a.seed, value }]
  })
  const difference = crossedMean(compared, bounds)
  return {
    measure: id,
    pairs: compared.length,
    leftOut: leftOut + pairs.length - compared.length,
    difference,
    get detectable() {
      const model = modelOf(difference, compared, bounds.high)
      return model === undefined ? Number.POSITIVE_INFINITY : detectableDifference(model, difference)
    },
    byTask: [...Map.groupBy(compared, ({ task }) => task)].map(([task, those]) => ({
      task,
      difference: crossedMean(those, bounds),
      n: those.length,
    })),
  }
}

/**
 * The model for simulating further differences: paired successes if exact shares were used. Undefined if the spread is unknown.
 */
function modelOf(
  { method, components }: CrossedMean,
  compared: readonly Measurement[],
  size: number | undefined,
): OutcomeModel | undefined {
  if (method === 'none') return undefined
  if (method !== 'exact' || size === undefined) return { components }
  const discordant = mean(compared.map(({ value }) => Math.abs(value) / size))
  return { components, paired: { size, discordant } }
}
