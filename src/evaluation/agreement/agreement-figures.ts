import type { Random } from '../../core/random.ts'
import { DIMENSIONS, type Dimension, perDimension } from '../../mcu/autoeval/dimension.ts'
import { categoryOf } from '../../mcu/import/category.ts'
import {
  type Agreement,
  agreementIn,
  agreementOnVerdicts,
  alphaIn,
  type Group,
  type PreferenceOf,
} from './agree.ts'
import type { Ratings } from './ratings.ts'

/** The subject of an agreement, and the raters. */
export interface Agreeing {
  readonly ratings: Ratings
  readonly people: readonly string[]
  readonly groups: readonly Group[]
  /** The dimension that is split by category. */
  readonly dimension: Dimension
}

/** A group's agreement on one subject. */
export interface AgreementRow {
  /** A dimension, `verdict`, or a category of tasks. */
  readonly of: string
  readonly who: string
  /** Shared ratings; absent for verdicts, which only come in pairs. */
  readonly n?: number
  readonly preference: PreferenceOf
  /** Absent for verdicts, which are not scores. */
  readonly scores?: Omit<Agreement, 'n' | 'tasks' | 'preference'>
}

/** Agreement of people with each other and with judges. */
export interface AgreementFigures {
  /** By dimension, then on verdicts. */
  readonly overall: readonly AgreementRow[]
  /** In one dimension. */
  readonly byCategory: readonly AgreementRow[]
  /** Krippendorff's α of the people; NaN if they share too few ratings. */
  readonly alphas: Readonly<Record<Dimension, number>>
}

/** Computes the agreement of people; groups without shared ratings have no row. */
export function agreementFigures(
  { ratings, people, groups, dimension }: Agreeing,
  random: Random,
): AgreementFigures {
  const row = (of: string, group: Group, runs: Ratings['runs'], by: Dimension): AgreementRow[] => {
    const { n, tasks: _, preference, ...scores } = agreementIn(runs, group, by, random)
    return n === 0 ? [] : [{ of, who: group.name, n, preference, scores }]
  }
  const byDimension = DIMENSIONS.flatMap((name) =>
    groups.flatMap((group) => row(name, group, ratings.runs, name)),
  )
  const verdicts = groups.flatMap((group) => {
    const preference = agreementOnVerdicts(ratings, group, random)
    return preference.n === 0 ? [] : [{ of: 'verdict', who: group.name, preference }]
  })
  const byCategory = [...Map.groupBy(ratings.runs, ({ task }) => categoryOf(task))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([category, runs]) => groups.flatMap((group) => row(category, group, runs, dimension)))
  return {
    overall: [...byDimension, ...verdicts],
    byCategory,
    alphas: perDimension((name) => alphaIn(ratings.runs, people, name)),
  }
}
