import type { Random } from '../../core/random.ts'
import { kendall, pearson } from '../../core/statistics/agreement/correlation.ts'
import { cohenKappa, krippendorffAlpha } from '../../core/statistics/agreement/kappa.ts'
import {
  type Preference,
  preferenceAgreement,
  preferenceOf,
} from '../../core/statistics/agreement/preference.ts'
import { clusteredBootstrap, mean } from '../../core/statistics/bootstrap.ts'
import { type Bounds, SHARE } from '../../core/statistics/crossed.ts'
import type { Interval } from '../../core/statistics/intervals.ts'
import { DIMENSIONS, type Dimension } from '../../mcu/autoeval/dimension.ts'
import type { Verdict } from '../../mcu/autoeval/reply/read-verdict.ts'
import { oneEach, type Rated, type RatedPair, type Ratings, runKey } from './ratings.ts'

/** Bounds of correlations and kappas. */
const CORRELATION: Bounds = { low: -1, high: 1 }

/** The compared raters: people with each other, or with a judge. */
export interface Group {
  readonly name: string
  /** The pairs of raters; the first of each is the reference for preferences. */
  readonly raters: readonly (readonly [reference: string, other: string])[]
  /** If neither rater of a pair is the reference, each is in turn. */
  readonly isMutual: boolean
}

const bothWays = ({ raters, isMutual }: Group): Group['raters'] =>
  isMutual
    ? raters.flatMap(([first, second]) => [[first, second] as const, [second, first] as const])
    : raters

/** Agreement of a group's raters in one dimension, or on verdicts. Statistics are means over the pairs of raters. */
export interface Agreement {
  /** Runs that both raters of a pair have rated, over all pairs. */
  readonly n: number
  readonly tasks: number
  readonly pearson: Interval
  readonly kendall: Interval
  /** Corrected for ties (τ-b), and its two-sided p; NaN for more than one pair of raters. */
  readonly z: number
  readonly p: number
  /** Cohen's, with quadratic weights. */
  readonly kappa: Interval
  readonly preference: PreferenceOf
}

export interface PreferenceOf {
  /** Pairs of runs of a task by two agents between which the reference has a preference. */
  readonly n: number
  readonly accuracy: Interval
  readonly macroF1: Interval
}

/** The scores of two raters for a run. */
interface Point {
  readonly task: string
  readonly raters: string
  readonly x: number
  readonly y: number
}

/** The preferences of two raters between two runs; the reference prefers one. */
interface Choice {
  readonly task: string
  readonly raters: string
  readonly truth: 'a' | 'b'
  readonly said: Preference
}

const RESAMPLES = 500
/** Steps between levels for κ: ten-point and five-word scales fit on them. */
const LEVELS = Array.from({ length: 21 }, (_, index) => index)

/** Agreement in one dimension over the runs that a pair of raters shares. */
export function agreementIn(
  ratings: readonly Rated[],
  group: Group,
  dimension: Dimension,
  random: Random,
): Agreement {
  const { raters } = group
  const byRater = scoresByRater(ratings, dimension)
  const sharedBy = ([reference, other]: Group['raters'][number]) => ({
    shared: sharedRuns(byRater.get(reference), byRater.get(other)),
    names: `${reference}\n${other}`,
  })
  const points = raters
    .map(sharedBy)
    .flatMap(({ shared, names }) => shared.map(({ run: { task }, x, y }) => ({ task, raters: names, x, y })))
  const choices = bothWays(group)
    .map(sharedBy)
    .flatMap(({ shared, names }) => choicesAmong(shared, names))
  const over = <T extends { task: string; raters: string }>(
    items: readonly T[],
    of: (own: readonly T[]) => number,
  ) => clustered(items, of, { random, limits: CORRELATION })
  const pairs = (own: readonly Point[]) => own.map(({ x, y }) => [x, y] as const)
  const tau = raters.length === 1 ? kendall(pairs(points)) : { z: Number.NaN, p: Number.NaN }
  return {
    n: points.length,
    tasks: new Set(points.map(({ task }) => task)).size,
    pearson: over(points, (own) => pearson(pairs(own)).value),
    kendall: over(points, (own) => kendall(pairs(own)).value),
    z: tau.z,
    p: tau.p,
    kappa: over(points, (own) =>
      cohenKappa(
        pairs(own).map(([x, y]) => [levelOf(x), levelOf(y)] as const),
        LEVELS,
        'quadratic',
      ),
    ),
    preference: preferenceIn(choices, random),
  }
}

const levelOf = (score: number): number => Math.round(score * (LEVELS.length - 1))

/** Krippendorff's α of raters over all runs, with unmodified scores (interval scale); NaN if they share too few. */
export function alphaIn(ratings: readonly Rated[], raters: readonly string[], dimension: Dimension): number {
  const own = oneEach(ratings).filter(({ rater }) => raters.includes(rater))
  const units = [...Map.groupBy(own, runKey).values()]
  return krippendorffAlpha(
    units.map((unit) => unit.flatMap(({ scores }) => scores[dimension] ?? [])),
    'interval',
  )
}

/**
 * Agreement on which of two runs is better overall: the reference's verdict on the two, against the other's verdict on the same
 * pair or, if it has only scored them, against the means of its scores.
 */
export function agreementOnVerdicts(ratings: Ratings, group: Group, random: Random): PreferenceOf {
  const pairKey = ({ a, b }: RatedPair) => [runKey(a), runKey(b)].sort().join('\n\n')
  const verdicts = new Map(ratings.pairs.map((pair) => [`${pair.rater}\n\n${pairKey(pair)}`, pair]))
  const overall = new Map(
    oneEach(ratings.runs).map((one) => [`${one.rater}\n\n${runKey(one)}`, overallOf(one)]),
  )
  const choices = bothWays(group).flatMap(([reference, other]) =>
    ratings.pairs
      .filter(({ rater }) => rater === reference)
      .flatMap((pair): Choice[] => {
        const { verdict: truth, task, a, b } = pair
        if (truth !== 'a' && truth !== 'b') return []
        const same = verdicts.get(`${other}\n\n${pairKey(pair)}`)
        const [x, y] = [a, b].map((run) => overall.get(`${other}\n\n${runKey(run)}`))
        const preference =
          same !== undefined
            ? asPreference(same.verdict, runKey(same.a) !== runKey(a))
            : x === undefined || y === undefined
              ? undefined
              : preferenceOf(x, y)
        return preference === undefined
          ? []
          : [{ task, raters: `${reference}\n${other}`, truth, said: preference }]
      }),
  )
  return preferenceIn(choices, random)
}

/** The mean of all scores of a run; undefined if there are none. */
function overallOf({ scores }: Rated): number | undefined {
  const values = DIMENSIONS.flatMap((name) => scores[name] ?? [])
  return values.length === 0 ? undefined : mean(values)
}

function asPreference(verdict: Verdict, isSwapped: boolean): Preference {
  if (verdict === 'tie' || verdict === 'both-bad') return 'tie'
  return (verdict === 'a') === isSwapped ? 'b' : 'a'
}

type Shared = { readonly run: Rated; readonly x: number; readonly y: number }

function scoresByRater(ratings: readonly Rated[], dimension: Dimension) {
  const shared = oneEach(ratings).filter(({ scores }) => typeof scores[dimension] === 'number')
  return new Map(
    [...Map.groupBy(shared, ({ rater }) => rater)].map(([rater, own]) => [
      rater,
      new Map(own.map((run) => [runKey(run), { run, score: run.scores[dimension] as number }])),
    ]),
  )
}

type OfRater = ReadonlyMap<string, { run: Rated; score: number }>

function sharedRuns(first: OfRater = new Map(), second: OfRater = new Map()): Shared[] {
  return [...first].flatMap(([key, { run, score: x }]) => {
    const other = second.get(key)
    return other === undefined ? [] : [{ run, x, y: other.score }]
  })
}

/** Pairs of runs of a task by two agents between which the reference has a preference. */
function choicesAmong(shared: readonly Shared[], raters: string): Choice[] {
  return [...Map.groupBy(shared, ({ run }) => run.task)].flatMap(([task, own]) =>
    own.flatMap((a, index) =>
      own.slice(index + 1).flatMap((b): Choice[] => {
        const truth = preferenceOf(a.x, b.x)
        if (a.run.agent === b.run.agent || truth === 'tie') return []
        return [{ task, raters, truth, said: preferenceOf(a.y, b.y) }]
      }),
    ),
  )
}

const flipped = <P extends Preference>(preference: P): P =>
  (preference === 'tie' ? 'tie' : preference === 'a' ? 'b' : 'a') as P

/** Each pair of runs counts in both orders, so that it does not matter which of the two is called A. */
function preferenceIn(choices: readonly Choice[], random: Random): PreferenceOf {
  const both = (own: readonly Choice[]) =>
    preferenceAgreement(
      own.flatMap(({ said, truth }) => [[said, truth] as const, [flipped(said), flipped(truth)] as const]),
    )
  return {
    n: choices.length,
    accuracy: clustered(choices, (own) => both(own).accuracy, { random, limits: SHARE }),
    macroF1: clustered(choices, (own) => both(own).macroF1, { random, limits: SHARE }),
  }
}

/** The mean of a statistic over pairs of raters, with its interval over tasks. */
function clustered<T extends { task: string; raters: string }>(
  items: readonly T[],
  statistic: (own: readonly T[]) => number,
  { random, limits }: { random: Random; limits: Bounds },
): Interval {
  if (items.length === 0) return { mean: Number.NaN, low: Number.NaN, high: Number.NaN }
  const tasks = [...Map.groupBy(items, ({ task }) => task).values()]
  const over = (drawn: readonly T[]): number =>
    mean(
      [...Map.groupBy(drawn, ({ raters }) => raters).values()]
        .map(statistic)
        .filter((value) => !Number.isNaN(value)),
    )
  return clusteredBootstrap(tasks, over, random, { resamples: RESAMPLES, limits })
}
