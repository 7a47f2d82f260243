import Table from 'cli-table3'
import { count } from '../../core/count.ts'
import type { Random } from '../../core/random.ts'
import type { Interval } from '../../core/statistics/intervals.ts'
import { agreementIn, agreementOnVerdicts, alphaIn, type Group } from '../../evaluation/agreement/agree.ts'
import type { Recomputed } from '../../evaluation/agreement/published.ts'
import type { Ratings } from '../../evaluation/agreement/ratings.ts'
import { DIMENSIONS, type Dimension } from '../../mcu/autoeval/dimension.ts'
import { categoryOf } from '../../mcu/import/category.ts'
import { HEADS } from './judgement-tables.ts'
import { TABLE_STYLE } from './table-style.ts'

/** What is agreed on, and who agrees. */
export interface Agreeing {
  readonly ratings: Ratings
  readonly people: readonly string[]
  readonly groups: readonly Group[]
  /** The dimension of the table by category. */
  readonly dimension: Dimension
}

const number = (value: number): string => (Number.isFinite(value) ? value.toFixed(2) : '–')
const within = ({ mean, low, high }: Interval): string => {
  if (Number.isNaN(mean)) return '–'
  return Number.isFinite(low) ? `${number(mean)} [${number(low)}, ${number(high)}]` : number(mean)
}
const chance = (p: number): string => (Number.isNaN(p) ? '–' : p < 0.001 ? p.toExponential(0) : p.toFixed(3))

const HEAD = ['n', 'pairs', 'macro-F1', 'accuracy', 'Pearson', 'τ-b', 'z', 'p', 'κ']

function tableOf(first: string, rows: readonly (readonly (string | number)[])[]): string {
  const table = new Table({
    style: TABLE_STYLE,
    head: [first, 'who', ...HEAD],
    colAligns: ['left', 'left', ...HEAD.map(() => 'right' as const)],
  })
  for (const row of rows) table.push([...row])
  return table.toString()
}

/** How people agree with each other and with judges: by dimension, over all, and by category. */
export function agreementTables({ ratings, people, groups, dimension }: Agreeing, random: Random): string {
  const row = (first: string, group: Group, runs: Ratings['runs'], of: Dimension) => {
    const { n, preference, ...rest } = agreementIn(runs, group, of, random)
    if (n === 0) return []
    const cells = [
      ...[first, group.name, n, preference.n, within(preference.macroF1), within(preference.accuracy)],
      ...[within(rest.pearson), within(rest.kendall), number(rest.z), chance(rest.p), within(rest.kappa)],
    ]
    return [cells]
  }
  const byDimension = DIMENSIONS.flatMap((name) =>
    groups.flatMap((group) => row(HEADS[name], group, ratings.runs, name)),
  )
  const verdicts = groups.flatMap((group) => {
    const { n, macroF1, accuracy } = agreementOnVerdicts(ratings, group, random)
    return n === 0
      ? []
      : [['verdict', group.name, '–', n, within(macroF1), within(accuracy), '–', '–', '–', '–', '–']]
  })
  const categories = Map.groupBy(ratings.runs, ({ task }) => categoryOf(task))
  const byCategory = [...categories]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([category, runs]) => groups.flatMap((group) => row(category, group, runs, dimension)))
  const alphas = DIMENSIONS.map((name) => `${HEADS[name]} ${number(alphaIn(ratings.runs, people, name))}`)
  return [
    `${count(people.length, 'person', 'people')}, ${count(ratings.runs.length, 'rating')}, ${count(ratings.pairs.length, 'verdict')}; means over pairs of raters, with 95 % intervals over tasks`,
    tableOf('', [...byDimension, ...verdicts]),
    ...(people.length > 2
      ? [`Krippendorff’s α of the ${people.length} people (interval): ${alphas.join(', ')}.`]
      : []),
    `${dimension}, by category`,
    tableOf('', byCategory),
    NOTES,
  ].join('\n')
}

const NOTES = [
  'pairs: pairs of runs of a task by two agents of which the reference (a person) prefers one; pairs that it calls even are left out. macro-F1: the mean',
  'of the F1 of “A is better” and of “B is better”, each pair in both orders; a tie of the other is wrong for either. verdict: the same of what people said of',
  'two runs side by side, against the other’s verdict or the mean of its scores. z, p: of τ-b, corrected for ties, for a single pair of raters. κ: Cohen’s,',
  'with quadratic weights on levels of 0.05. N/A and what was not rated are missing, never 0.',
].join('\n')

/** Published figures that do not follow from the cells beside them. */
export function publishedTable(figures: readonly Recomputed[]): string {
  const table = new Table({
    style: TABLE_STYLE,
    head: ['table', 'figure', 'of the cells', 'printed', 'computed', ''],
    colAligns: ['left', 'left', 'left', 'right', 'right', 'left'],
  })
  const off = figures.filter(({ verdict }) => verdict !== 'right')
  for (const { table: of, what, kind, printed, computed, verdict } of off)
    table.push([
      of,
      what,
      kind,
      printed,
      Number(computed.toFixed(3)),
      verdict === 'misprint' ? 'misprint' : 'may be rounding',
    ])
  const misprints = off.filter(({ verdict }) => verdict === 'misprint').length
  return [
    `${figures.length} published figures computed again from the cells beside them: ${figures.length - off.length} right, ${off.length - misprints} off by rounding, ${count(misprints, 'misprint')}`,
    table.toString(),
  ].join('\n')
}
