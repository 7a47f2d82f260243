import { count } from '../../core/count.ts'
import type { CrossedMean } from '../../core/statistics/crossed.ts'
import type { Method } from '../../core/statistics/intervals.ts'
import { type Measure, measuresOf } from '../../experiment/analysis/measures.ts'
import { type ConditionSummary, summarize } from '../../experiment/analysis/summary.ts'
import { labelsOf } from '../../experiment/matrix/condition.ts'
import { type EpisodeResult, settledResults } from '../../experiment/matrix/episode-result.ts'
import type { ExperimentSpec } from '../../experiment/matrix/experiment-spec.ts'
import { mixedNote } from '../../experiment/matrix/mixed.ts'
import { whyNothingPlayed } from '../../experiment/matrix/played-tasks.ts'
import type { Scoring } from '../../judger/metrics/scorecard.ts'
import { contrastsOf } from '../experiment-text.ts'
import { NOT_APPLICABLE, notApplicableLines } from '../not-applicable-text.ts'
import { episodesText, placesOf, simulatedNote } from '../number-texts.ts'
import { type ContrastRow, pairedDifferences } from '../terminal/paired-table.ts'

/** A value with its 95 % interval; undefined bounds where one measurement gives none. */
export interface Estimate {
  mean: number
  low: number
  high: number
  method: Method
  places: number
}

type Cell = string | number | Estimate

/** A table for print. */
export interface PaperTable {
  /** A name for references, such as `tab:summary`. */
  label: string
  caption: string
  head: readonly string[]
  /** How many columns, from the left, are text; the others are numbers. */
  texts: number
  rows: readonly (readonly Cell[])[]
}

/** @param places decimals; without them as many as give three significant digits */
function estimate({ mean, low, high, method }: CrossedMean, places?: number, factor = 1): Estimate {
  const scaled = { mean: factor * mean, low: factor * low, high: factor * high, method }
  return { ...scaled, places: places ?? placesOf(scaled) }
}

/** A column of the summary. */
const COLUMNS: readonly {
  head: string
  of: (summary: ConditionSummary) => CrossedMean
  places?: number
  factor?: number
}[] = [
  { head: 'Success (%)', of: ({ success }) => success.sound, places: 1, factor: 100 },
  { head: 'CR (%)', of: ({ completion }) => completion.sound, places: 1 },
  { head: 'E (%/min)', of: ({ efficiency }) => efficiency },
  { head: 'Balance (%)', of: ({ balance }) => balance, places: 1 },
  { head: 'Time (s)', of: ({ seconds }) => seconds },
  { head: 'Calls', of: ({ calls }) => calls },
]

const INTERVALS =
  'Means with 95\u00a0% intervals over tasks and seeds, both random: Student’s t, ˢ extended for skewness, ᵉ exact.'

/** The tables of an experiment as a paper would print them: its conditions, and how they differ in pairs. */
export function paperTables(
  spec: ExperimentSpec,
  lines: readonly EpisodeResult[],
  { metrics = [] }: Pick<Scoring, 'metrics'>,
): PaperTable[] {
  const results = settledResults(lines)
  const missing = notApplicableLines(spec).map((line) => `${line.charAt(0).toUpperCase()}${line.slice(1)}.`)
  const note = [INTERVALS, simulatedNote(spec), mixedNote(spec, results) ?? '', ...missing]
    .filter((text) => text !== '')
    .join(' ')
  const summary = summaryTable(spec, results, note)
  const contrasts = contrastsOf(spec)
  if (contrasts.length === 0) return [summary]
  const differences = pairedDifferences(spec, contrasts, results, measuresOf(spec.kind, results, metrics))
  return [summary, contrastTable(spec, differences, note)]
}

/** A row for each condition. */
function summaryTable(spec: ExperimentSpec, results: readonly EpisodeResult[], note: string): PaperTable {
  const labels = labelsOf(spec.conditions)
  const design = `${count(spec.tasks.length, 'task')}, ${count(spec.seeds.length, 'seed')}`
  return {
    label: 'tab:summary',
    caption: `${spec.title}: ${design}; n is the number of episodes, those that the infrastructure failed left out. ${note}`,
    texts: 1,
    head: ['Condition', 'n', ...COLUMNS.map(({ head }) => head)],
    rows: spec.conditions.map(({ id }) => {
      const name = labels.get(id) ?? id
      if (whyNothingPlayed(spec, id) !== undefined)
        return [name, 0, NOT_APPLICABLE, ...COLUMNS.slice(1).map(() => '–')]
      const about = summarize(id, results)
      const cells = COLUMNS.map(({ of, places, factor }) => estimate(of(about), places, factor))
      return [name, about.n.unjudged === 0 ? about.n.sound : episodesText(about.n), ...cells]
    }),
  }
}

/** A row for each contrast in each measure. */
const contrastTable = (
  { title }: ExperimentSpec,
  differences: ReturnType<typeof pairedDifferences>,
  note: string,
): PaperTable => ({
  label: 'tab:contrasts',
  caption: `${title}: differences between episodes of the same task and seed. * is significant at 5\u00a0% over all rows (Holm). ${note}`,
  texts: 2,
  head: ['Contrast', 'Measure', 'Pairs', 'Difference', 'p'],
  rows: differences.flatMap(({ measure, rows }) => rows.map((row) => contrastCells(measure, row))),
})

function contrastCells(
  { name, unit }: Measure,
  { contrast, found: { difference, pairs }, notApplicable, isReal }: ContrastRow,
): Cell[] {
  const measure = unit === '' ? name : `${name} (${unit})`
  if (notApplicable !== undefined) return [contrast.name, measure, 0, NOT_APPLICABLE, '–']
  const p = difference.p < 0.001 ? '< 0.001' : difference.p.toFixed(3)
  const shown = pairs === 0 ? '–' : `${p}${isReal ? ' *' : ''}`
  return [contrast.name, measure, pairs, estimate(difference), shown]
}
