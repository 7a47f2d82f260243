import { count } from '../../core/count.ts'
import type { VarianceComponents } from '../../core/statistics/crossed.ts'
import { holm } from '../../core/statistics/holm.ts'
import type { Interval } from '../../core/statistics/intervals.ts'
import type { Measure } from '../../experiment/analysis/measures.ts'
import { metricsIn, summarizeMetric } from '../../experiment/analysis/metric-summary.ts'
import { comparePaired, type PairedDifference } from '../../experiment/analysis/paired.ts'
import { summarizeSchedules } from '../../experiment/analysis/schedule-summary.ts'
import { SUPPOSED_TEAMS } from '../../experiment/analysis/schedule-truth.ts'
import { type ConditionSummary, summarize } from '../../experiment/analysis/summary.ts'
import { ABLATION_ROWS } from '../../experiment/matrix/ablation.ts'
import { labelsOf } from '../../experiment/matrix/condition.ts'
import type { EpisodeResult } from '../../experiment/matrix/episode-result.ts'
import type { Contrast, ExperimentSpec } from '../../experiment/matrix/experiment-spec.ts'
import { type Metric, metricTitle } from '../../judger/metrics/metric.ts'
import { decimal, range } from '../../render/format.ts'
import { type Cell, type Layout, table } from './table.ts'

/** Chance of even one false finding that Holm's procedure allows over all contrasts and measures of a page. */
const LEVEL = 0.05

/** A mean with its interval, to three significant digits of the larger of mean and ends; `places` sets the decimals instead. */
export function withInterval(interval: Interval, places = placesOf(interval)): string {
  return Number.isNaN(interval.mean) ? '–' : `${decimal(interval.mean, places)} ${range(interval, places)}`
}

/** Decimals that leave three significant digits of the largest of these; at most 3. */
export function placesOf({ mean, low, high }: Interval): number {
  const largest = Math.max(...[mean, low, high].filter(Number.isFinite).map(Math.abs))
  return largest > 0 ? Math.min(3, Math.max(0, 2 - Math.floor(Math.log10(largest)))) : 1
}

/** A number to three significant digits. */
export const plain = (value: number): string =>
  Number.isNaN(value) ? '–' : decimal(value, placesOf({ mean: value, low: value, high: value }))

const share = ({ mean, low, high }: Interval): string =>
  withInterval({ mean: 100 * mean, low: 100 * low, high: 100 * high }, 1)

/** A p-value, with `*` where Holm's procedure over all contrasts and measures rejects. */
export const pText = (p: number, rejected = false): string =>
  `${p < 0.0001 ? '<0.0001' : p.toFixed(4)}${rejected ? ' *' : ''}`

/** Shares of the variance that tasks, seeds and the rest have. */
export const varianceText = ({ task, seed, residual }: VarianceComponents): string => {
  const all = task + seed + residual
  return all === 0 ? '–' : [task, seed, residual].map((part) => Math.round((100 * part) / all)).join(' : ')
}

/** The smallest difference that the design detects. */
export const detectableText = ({ detectable }: PairedDifference): string =>
  Number.isFinite(detectable) ? detectable.toFixed(2) : '–'

/** Names of the simulated models, which every report must mark as such. */
export const simulatedNote = ({ conditions }: Pick<ExperimentSpec, 'conditions'>): string => {
  const models = [...new Set(conditions.map(({ model }) => model))].filter((id) => id.startsWith('simulated'))
  return models.length === 0
    ? ''
    : `simulated model (${models.join(', ')}): the expert with seeded errors, no language model`
}

const mark = (is: boolean): string => (is ? '✓' : '✘')

/** The paper's Table 4 with intervals, and its numbers beside ours. */
export function ablationTable(
  spec: ExperimentSpec,
  results: readonly EpisodeResult[],
  layout: Layout,
): string {
  const rows = ABLATION_ROWS.map(({ busyRate, causal, graph, paper }, index) => {
    const condition = spec.conditions[index]
    const summary = summarize(condition?.id ?? '', results)
    return [
      index + 1,
      mark(busyRate),
      mark(causal),
      mark(graph),
      withInterval(summary.completion.sound, 1),
      withInterval(summary.viewHits, 1),
      withInterval(summary.efficiency),
      summary.n.sound,
      `${paper.completionRate.toFixed(2)} / ${paper.viewHitRate.toFixed(2)} / ${paper.efficiency.toFixed(2)}`,
    ]
  })
  return table(
    [
      'Row',
      'Busy Rate',
      'Causal',
      'Graph',
      'CR (%)',
      'VHR (%)',
      'Efficiency (%/min)',
      'n',
      'paper: CR / VHR / E',
    ],
    rows,
    { left: 4, layout, spare: ['VHR (%)', 'n'] },
  )
}

/** Differences in pairs, and which of all of them Holm's procedure holds for real. */
export function pairedDifferences(
  contrasts: readonly Contrast[],
  results: readonly EpisodeResult[],
  measures: readonly Measure[],
): { measure: Measure; rows: { contrast: Contrast; found: PairedDifference; isReal: boolean }[] }[] {
  const of = (id: string) => results.filter(({ condition }) => condition === id)
  const all = measures.map((measure) => contrasts.map(({ a, b }) => comparePaired(measure, of(a), of(b))))
  const rejected = holm(
    all.flat().map(({ difference }) => difference.p),
    LEVEL,
  )
  return measures.map((measure, row) => ({
    measure,
    rows: contrasts.map((contrast, index) => ({
      contrast,
      found: all[row]?.[index] as PairedDifference,
      isReal: rejected[row * contrasts.length + index] === true,
    })),
  }))
}

/** Differences in pairs, a table for each measure; p-values are held against each other by Holm's procedure. */
export function pairedTable(
  contrasts: readonly Contrast[],
  results: readonly EpisodeResult[],
  measures: readonly Measure[],
  layout: Layout,
): string {
  const found = pairedDifferences(contrasts, results, measures)
  if (!layout.all) return contrastTable(found, layout)
  return found
    .map(({ measure: { name, unit, better }, rows }) =>
      table(
        [
          [unit === '' ? name : `${name} (${unit})`, ...(better === 'lower' ? ['lower is better'] : [])].join(
            ', ',
          ),
          'pairs',
          'tasks × seeds',
          'difference [95 %]',
          'p',
          'variance (%), task : seed : rest',
          'detectable',
        ],
        rows.map(({ contrast, found, isReal }) => {
          const { difference, pairs } = found
          return [
            contrast.name,
            pairs,
            `${difference.tasks} × ${difference.seeds}`,
            withInterval(difference),
            pText(difference.p, isReal),
            varianceText(difference.components),
            detectableText(found),
          ]
        }),
        { layout },
      ),
    )
    .join('\n')
}

/** Measures that the short table of contrasts shows, as far as they are measured. */
const SHORT = ['completion', 'efficiency', 'calls']

/** One row a contrast: what decides, and the rest with --all. What all names have in common stands in the head. */
function contrastTable(all: ReturnType<typeof pairedDifferences>, layout: Layout): string {
  const shown = all.filter(({ measure }) => SHORT.includes(measure.id))
  const contrasts = all[0]?.rows.map(({ contrast }) => contrast) ?? []
  const heads = new Set(contrasts.map(({ name }) => name.split(MINUS)[0]))
  const common = heads.size === 1 ? `${contrasts[0]?.name.split(MINUS)[0]}${MINUS}` : ''
  return table(
    [
      common === '' ? 'difference' : `${common}…`,
      'pairs',
      ...shown.map(({ measure: { name, unit } }) => (unit === '' ? name : `${name} (${unit})`)),
    ],
    contrasts.map(({ name }, index) => [
      name.slice(common.length),
      all[0]?.rows[index]?.found.pairs ?? 0,
      ...shown.map(({ measure, rows }) => cellOf(measure, rows[index])),
    ]),
    { layout, spare: ['model calls'] },
  )
}

const MINUS = ' − '

/** A difference with its interval; where Holm's procedure holds it for real, with a star and in the colour of better or worse. */
function cellOf({ better }: Measure, row: { found: PairedDifference; isReal: boolean } | undefined): Cell {
  if (row === undefined) return '–'
  const { difference } = row.found
  const text = `${withInterval(difference)}${row.isReal ? ' *' : ''}`
  return row.isReal && better !== undefined
    ? { text, better: difference.mean > 0 === (better === 'higher') }
    : text
}

/** How the conditions did, with and without infrastructure faults. */
export function summaryTable(
  spec: ExperimentSpec,
  results: readonly EpisodeResult[],
  layout: Layout,
): string {
  const labels = labelsOf(spec.conditions)
  const summaries = spec.conditions.map(({ id }) => summarize(id, results))
  return [
    table(
      [
        'condition',
        'n',
        'success (%)',
        'CR (%)',
        'efficiency (%/min)',
        'balance (%)',
        'time (s)',
        'calls',
        'k tokens',
      ],
      summaries.map((summary) => [
        labels.get(summary.condition) ?? summary.condition,
        summary.n.sound,
        share(summary.success.sound),
        withInterval(summary.completion.sound, 1),
        withInterval(summary.efficiency),
        withInterval(summary.balance, 1),
        plain(summary.seconds.mean),
        plain(summary.calls.mean),
        plain(summary.tokens.mean / 1000),
      ]),
      { layout, spare: ['balance (%)', 'k tokens', 'efficiency (%/min)', 'time (s)'] },
    ),
    infrastructureTable(summaries, labels, layout),
    failuresTable(summaries, labels, layout),
  ]
    .filter((text) => text !== '')
    .join('\n')
}

/** Printed only when there were infrastructure faults. */
function infrastructureTable(
  summaries: readonly ConditionSummary[],
  labels: ReadonlyMap<string, string>,
  layout: Layout,
): string {
  if (summaries.every(({ n }) => n.all === n.sound)) return 'no episode was ended by the infrastructure'
  return table(
    ['with infrastructure faults as failures', 'n', 'faults', 'success (%)', 'CR (%)'],
    summaries.map(({ condition, n, success, completion }) => [
      labels.get(condition) ?? condition,
      n.all,
      n.all - n.sound,
      share(success.all),
      withInterval(completion.all, 1),
    ]),
    { layout },
  )
}

/** How the episodes ended; nothing where all of them succeeded. */
function failuresTable(
  summaries: readonly ConditionSummary[],
  labels: ReadonlyMap<string, string>,
  layout: Layout,
): string {
  const kinds = [...new Set(summaries.flatMap(({ outcomes }) => [...outcomes.keys()]))].sort()
  if (!layout.all && kinds.every((kind) => kind === 'success')) return ''
  return table(
    ['outcomes', ...kinds],
    summaries.map(({ condition, outcomes }) => [
      labels.get(condition) ?? condition,
      ...kinds.map((kind) => outcomes.get(kind) ?? 0),
    ]),
    { layout },
  )
}

/** The metrics of plug-ins, each over the episodes that have a value; empty where no episode has one. */
export function metricTable(
  spec: ExperimentSpec,
  results: readonly EpisodeResult[],
  metrics: readonly Metric[],
  layout: Layout,
): string {
  const labels = labelsOf(spec.conditions)
  const shown = metricsIn(results, metrics)
  if (shown.length === 0) return ''
  return table(
    ['metric', 'condition', 'n', 'mean [95 %]', 'better'],
    shown.flatMap((metric) =>
      spec.conditions.map(({ id }) => {
        const found = summarizeMetric(metric.id, id, results)
        return [metricTitle(metric), labels.get(id) ?? id, found.n, withInterval(found), metric.better ?? '–']
      }),
    ),
    { left: 2, layout },
  )
}

/** How close the teams came to the shortest schedule their own durations allow, and how other orders and teams would have done. */
export function scheduleTable(
  spec: ExperimentSpec,
  results: readonly EpisodeResult[],
  layout: Layout,
): string {
  const labels = labelsOf(spec.conditions)
  const summaries = summarizeSchedules(spec, results)
  if (summaries.length === 0) return ''
  const times = (value: number) => (Number.isNaN(value) ? '–' : `×${value.toFixed(2)}`)
  const part = (value: number) => `${(100 * value).toFixed(0)} %`
  return table(
    [
      'makespan ÷ lower bound',
      'runs',
      'mean [95 %]',
      'with furnaces',
      'median',
      'working',
      'waiting',
      'idle',
      'what if: critical path',
      'in order',
      'at random',
      ...SUPPOSED_TEAMS.map((size) => count(size, 'agent')),
    ],
    summaries.map(({ condition, kind, n, ratio, withFurnaces, median, working, waiting, idle, whatIf }) => [
      kind === undefined ? (labels.get(condition) ?? condition) : `  ${kind}`,
      n,
      withInterval(ratio, 2),
      withInterval(withFurnaces, 2),
      median.toFixed(2),
      part(working),
      part(waiting),
      part(idle),
      times(whatIf.criticalPath),
      times(whatIf.inOrder),
      times(whatIf.random),
      ...whatIf.teams.map(([, value]) => times(value)),
    ]),
    { layout },
  )
}

export const SCHEDULE_NOTES =
  'Schedules: only runs in which every subtask was done. Bound: max(critical path, work / agents) of the run’s own durations; with furnaces: which few subtasks can use at a time. Waiting: nothing could be started; idle: something could. What if: the same durations in a list schedule, as a share of the makespan played; no walks, no failures.'

/** What the marks in the tables mean. */
export const TABLE_NOTES =
  'Means with 95 % intervals for other tasks and seeds: both are random effects (two-way analysis of variance, Satterthwaite); success: Wilson at the effective n. Differences are paired by task and seed; p: the same model, * rejected by Holm at 5 % over all contrasts and measures. Detectable: by this many tasks and seeds with 80 % power.'

/** The same for the short tables. */
export const SHORT_NOTES =
  'Means with 95 % intervals for other tasks and seeds; differences are paired by both. * a difference by Holm at 5 % over all contrasts and measures.'
