import { count } from '../../core/count.ts'
import type { Interval } from '../../core/statistics/intervals.ts'
import type {
  Agreeing,
  AgreementFigures,
  AgreementRow,
} from '../../evaluation/agreement/agreement-figures.ts'
import type { Recomputed } from '../../evaluation/agreement/published.ts'
import { DIMENSIONS, type Dimension } from '../../mcu/autoeval/dimension.ts'
import { EVERYTHING, type Layout, prose, table } from '../table/table.ts'
import { HEADS } from './judgement-tables.ts'

const number = (value: number): string => (Number.isFinite(value) ? value.toFixed(2) : '–')
const within = ({ mean, low, high }: Interval): string => {
  if (Number.isNaN(mean)) return '–'
  return Number.isFinite(low) ? `${number(mean)} [${number(low)}, ${number(high)}]` : number(mean)
}
const chance = (p: number): string => (Number.isNaN(p) ? '–' : p < 0.001 ? p.toExponential(0) : p.toFixed(3))

const HEAD = ['n', 'pairs', 'macro-F1', 'accuracy', 'Pearson', 'τ-b', 'z', 'p', 'κ']

/** Columns that a narrow terminal omits, in this order. */
const SPARE = ['z', 'p', 'κ', 'Pearson', 'accuracy', 'pairs']

function tableOf(rows: readonly AgreementRow[], layout: Layout): string {
  const cells = rows.map(({ of, who, n, preference, scores }) => [
    ...[of in HEADS ? HEADS[of as Dimension] : of, who, n ?? '–', preference.n],
    ...[preference.macroF1, preference.accuracy].map(within),
    ...(scores === undefined ? [] : [within(scores.pearson), within(scores.kendall)]),
    ...(scores === undefined ? [] : [number(scores.z), chance(scores.p), within(scores.kappa)]),
    ...(scores === undefined ? Array<string>(5).fill('–') : []),
  ])
  return table(['', 'who', ...HEAD], cells, { left: 2, layout, spare: SPARE })
}

/** How people agree with each other and with judges: by dimension, over all, and by category. */
export function agreementTables(
  { ratings, people, dimension }: Agreeing,
  { overall, byCategory, alphas }: AgreementFigures,
  layout: Layout = EVERYTHING,
): string {
  const shown = DIMENSIONS.map((name) => `${HEADS[name]} ${number(alphas[name])}`)
  const says = (text: string) => prose(text, layout)
  return [
    says(
      `${count(people.length, 'person', 'people')}, ${count(ratings.runs.length, 'rating')}, ${count(ratings.pairs.length, 'verdict')}; means over pairs of raters, with 95 % intervals over tasks`,
    ),
    tableOf(overall, layout),
    ...(people.length > 2
      ? [says(`Krippendorff’s α of the ${people.length} people (interval): ${shown.join(', ')}.`)]
      : []),
    says(`${dimension}, by category`),
    tableOf(byCategory, layout),
    says(NOTES),
  ].join('\n')
}

const NOTES = [
  'pairs: pairs of runs of a task by two agents of which the reference (a person) prefers one; pairs that it calls even are left out.',
  'macro-F1: the mean of the F1 of “A is better” and of “B is better”, each pair in both orders; a tie of the other is wrong for either.',
  'verdict: the same for people’s comparisons of two runs side by side, against the other’s verdict or the mean of its scores.',
  'z, p: of τ-b, corrected for ties, for a single pair of raters. κ: Cohen’s, with quadratic weights on levels of 0.05.',
  'N/A and what was not rated are missing, never 0.',
].join('\n')

/** Published figures that do not follow from the adjacent cells. */
export function publishedTable(figures: readonly Recomputed[], layout: Layout = EVERYTHING): string {
  const off = figures.filter(({ verdict }) => verdict !== 'right')
  const rows = off.map(({ table: of, what, kind, printed, computed, verdict }) => [
    ...[of, what, kind, verdict === 'misprint' ? 'misprint' : 'may be rounding'],
    ...[printed, Number(computed.toFixed(3))],
  ])
  const misprints = off.filter(({ verdict }) => verdict === 'misprint').length
  return [
    prose(
      `${figures.length} published figures computed again from the cells beside them: ${figures.length - off.length} right, ${off.length - misprints} off by rounding, ${count(misprints, 'misprint')}`,
      layout,
    ),
    table(['table', 'figure', 'of the cells', 'it is', 'printed', 'computed'], rows, { left: 4, layout }),
  ].join('\n')
}
