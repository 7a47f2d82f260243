import { count } from '../../core/count.ts'
import type { Interval } from '../../core/statistics/intervals.ts'
import { metricsIn, summarizeMetric } from '../../experiment/analysis/metric-summary.ts'
import { summarizeSchedules } from '../../experiment/analysis/schedule-summary.ts'
import { SUPPOSED_TEAMS } from '../../experiment/analysis/schedule-truth.ts'
import { type ConditionSummary, summarize } from '../../experiment/analysis/summary.ts'
import { ABLATION_ROWS } from '../../experiment/matrix/ablation.ts'
import { labelsOf } from '../../experiment/matrix/condition.ts'
import type { EpisodeResult } from '../../experiment/matrix/episode-result.ts'
import type { ExperimentSpec } from '../../experiment/matrix/experiment-spec.ts'
import { whyNothingPlayed } from '../../experiment/matrix/played-tasks.ts'
import { type Metric, metricTitle } from '../../judger/metrics/metric.ts'
import { NOT_APPLICABLE } from '../not-applicable-text.ts'
import { episodesText, inPercent, METHOD_NOTE, plain, withInterval } from '../number-texts.ts'
import { type Layout, table } from './table.ts'

const share = (interval: Interval): string => withInterval(inPercent(interval), 1)

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
      episodesText(summary.n),
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
        episodesText(summary.n),
        whyNothingPlayed(spec, summary.condition) === undefined
          ? share(summary.success.sound)
          : NOT_APPLICABLE,
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
    unjudgedText(summaries, labels),
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

/** How many episodes no rule can judge, by condition; empty where all can be judged. */
const unjudgedText = (summaries: readonly ConditionSummary[], labels: ReadonlyMap<string, string>): string =>
  summaries
    .flatMap(({ condition, n: { sound, unjudged } }) =>
      unjudged === 0
        ? []
        : [`not judgeable: ${labels.get(condition) ?? condition}, ${unjudged} of ${count(sound, 'episode')}`],
    )
    .join('\n')

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
      'makespan ÷ floor',
      'working',
      'waiting',
      'idle',
      'what if: critical path',
      'in order',
      'at random',
      ...SUPPOSED_TEAMS.map((size) => count(size, 'agent')),
    ],
    summaries.map(
      ({ condition, kind, n, ratio, withFurnaces, median, overFloor, working, waiting, idle, whatIf }) => [
        kind === undefined ? (labels.get(condition) ?? condition) : `  ${kind}`,
        n,
        withInterval(ratio, 2),
        withInterval(withFurnaces, 2),
        median.toFixed(2),
        overFloor.n === 0 ? '–' : withInterval(overFloor, 2),
        part(working),
        part(waiting),
        part(idle),
        times(whatIf.criticalPath),
        times(whatIf.inOrder),
        times(whatIf.random),
        ...whatIf.teams.map(([, value]) => times(value)),
      ],
    ),
    { layout },
  )
}

export const SCHEDULE_NOTES =
  'Schedules: only runs in which every subtask was done. Bound: max(critical path, work / agents) of the run’s own durations; with furnaces: which few subtasks can use at a time. Floor: the least time by walking, reach, clicks and carrying alone, whatever the plan. Waiting: nothing could be started; idle: something could. What if: the same durations in a list schedule, as a share of the makespan played; no walks, no failures.'

/** What the marks in the tables mean. */
export const TABLE_NOTES = `Means with 95 % intervals for other tasks and seeds. ${METHOD_NOTE} Differences are paired by task and seed; p: the level at which the interval ends at zero, * rejected by Holm at 5 % over all contrasts and measures. Detectable: found in 80 % of simulated experiments with this many tasks and seeds.`

/** The same for the short tables. */
export const SHORT_NOTES =
  'Means with 95 % intervals for other tasks and seeds (t; ˢ extended for skewness, ᵉ exact); differences are paired by both. * a difference by Holm at 5 % over all contrasts and measures.'
