import { createRandom } from '../../core/random.ts'
import { bootstrapMean, mean } from '../../core/statistics/bootstrap.ts'
import type { Interval } from '../../core/statistics/intervals.ts'
import { type PermutationTest, permutationTest } from '../../core/statistics/permutation.ts'
import { pairsNeeded } from '../../core/statistics/power.ts'
import { type EpisodeResult, isInfrastructure } from '../matrix/episode-result.ts'
import { MEASURES, type Measure, type MeasureId } from './measures.ts'

const SEED = 1

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
  /** Over pairs: what to expect of these tasks with other seeds. */
  difference: Interval
  test: PermutationTest
  /** Over the means of tasks: what to expect of other tasks like these; wider, since seeds of one task are alike. */
  overTasks: { n: number; difference: Interval; test: PermutationTest }
  /** By task, in order: mean difference and its interval over seeds. */
  byTask: { task: string; difference: Interval; n: number }[]
  /** Pairs needed for 80 % power; only where the interval crosses zero. */
  needed: number | undefined
}

/** Episodes of condition `a` beside those of condition `b`, by task, seed and epoch; give the settled results only. */
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
  const { id, difference: between } = typeof measure === 'string' ? MEASURES[measure] : measure
  const { pairs, leftOut } = pairUp(a, b)
  const compared = pairs.flatMap(({ task, a, b }) => {
    const value = between(a, b)
    return value === undefined ? [] : [{ task, value }]
  })
  const random = () => createRandom(SEED)
  const differences = compared.map(({ value }) => value)
  const byTask = [...Map.groupBy(compared, ({ task }) => task)].map(([task, those]) => {
    const values = those.map(({ value }) => value)
    return { task, difference: bootstrapMean(values, random()), n: values.length, mean: mean(values) }
  })
  const means = byTask.map((task) => task.mean)
  const difference = bootstrapMean(differences, random())
  return {
    measure: id,
    pairs: compared.length,
    leftOut: leftOut + pairs.length - compared.length,
    difference,
    test: permutationTest(differences, random()),
    overTasks: {
      n: means.length,
      difference: bootstrapMean(means, random()),
      test: permutationTest(means, random()),
    },
    byTask: byTask.map(({ task, difference, n }) => ({ task, difference, n })),
    needed: crossesZero(difference) ? pairsNeeded(differences) : undefined,
  }
}

/** True when an interval does not tell a difference from none. */
export const crossesZero = ({ low, high }: Interval): boolean => !(low > 0 || high < 0)
