import { count } from '../../core/count.ts'
import type { Interval } from '../../core/statistics/intervals.ts'
import type { ChargedCalibration } from '../../experiment/analysis/calibration-charge.ts'
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
import { intervalNote } from '../interval-note.ts'
import { NOT_APPLICABLE } from '../not-applicable-text.ts'
import { episodesText, inPercent, plain } from '../number-texts.ts'
import { type Cell, type Estimate, type Table, tableOf } from '../table/model.ts'
import { CALIBRATION, CALLS_NOTE, type CallColumns, callColumns } from './call-columns.ts'

const share = (interval: Interval): Estimate => ({ ...inPercent(interval), places: 1 })

const mark = (is: boolean): string => (is ? '✓' : '✘')

/** The paper's Table 4 with intervals, and its numbers next to ours. */
export function ablationTable(spec: ExperimentSpec, results: readonly EpisodeResult[]): Table {
  const rows = ABLATION_ROWS.map(({ busyRate, causal, graph, paper }, index): Cell[] => {
    const { completion, viewHits, efficiency, n } = summarize(spec.conditions[index]?.id ?? '', results)
    return [
      index + 1,
      mark(busyRate),
      mark(causal),
      mark(graph),
      { ...completion.sound, places: 1 },
      { ...viewHits, places: 1 },
      efficiency,
      episodesText(n),
      `${paper.completionRate.toFixed(2)} / ${paper.viewHitRate.toFixed(2)} / ${paper.efficiency.toFixed(2)}`,
    ]
  })
  return tableOf(
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
    {
      left: 4,
      spare: ['VHR (%)', 'n'],
      drawn: ['CR (%)', 'Efficiency (%/min)'],
      id: 'ablation',
      caption: 'The paper’s Table 4: what each part of the method is worth.',
      notes: [`${intervalNote(spec)} The paper’s clock and tasks are others: compare rows, not columns.`],
    },
  )
}

/** Results of the conditions, with and without infrastructure faults. */
export function summaryTables(
  spec: ExperimentSpec,
  results: readonly EpisodeResult[],
  sheets: readonly ChargedCalibration[],
): Table[] {
  const labels = labelsOf(spec.conditions)
  const summaries = spec.conditions.map(({ id }) => summarize(id, results))
  return [
    summaryTable(spec, summaries, { labels, calls: callColumns(spec, results, sheets) }),
    ...infrastructureTables(summaries, labels),
    ...outcomeTables(summaries, labels),
  ]
}

const summaryTable = (
  spec: ExperimentSpec,
  summaries: readonly ConditionSummary[],
  { labels, calls }: { labels: ReadonlyMap<string, string>; calls: CallColumns },
): Table =>
  tableOf(
    [
      'condition',
      'n',
      'success (%)',
      'CR (%)',
      'efficiency (%/min)',
      'balance (%)',
      'time (s)',
      ...calls.heads,
      'k tokens',
    ],
    summaries.map((summary): Cell[] => {
      const { condition, n, success, completion, efficiency, balance, seconds, tokens } = summary
      const name = labels.get(condition) ?? condition
      if (whyNothingPlayed(spec, condition) !== undefined)
        return [name, 0, NOT_APPLICABLE, ...Array<string>(5 + calls.heads.length).fill('–')]
      return [
        name,
        episodesText(n),
        share(success.sound),
        { ...completion.sound, places: 1 },
        efficiency,
        { ...balance, places: 1 },
        plain(seconds.mean),
        ...calls.cells(summary),
        plain(tokens.mean / 1000),
      ]
    }),
    {
      spare: ['balance (%)', 'k tokens', CALIBRATION, 'efficiency (%/min)', 'time (s)'],
      drawn: ['CR (%)'],
      id: 'summary',
      caption: `Conditions over ${count(spec.tasks.length, 'task')} and ${count(spec.seeds.length, 'seed')}; n is the number of episodes, without those that the infrastructure ended.`,
      notes: [
        ...(summaries.every(({ n }) => n.all === n.sound)
          ? ['No episode was ended by the infrastructure.']
          : []),
        ...(calls.heads.includes(CALIBRATION) ? [CALLS_NOTE] : []),
        ...unjudgedLines(summaries, labels),
      ],
    },
  )

/** The same with infrastructure faults as failures; empty if there were none. */
const infrastructureTables = (
  summaries: readonly ConditionSummary[],
  labels: ReadonlyMap<string, string>,
): Table[] =>
  summaries.every(({ n }) => n.all === n.sound)
    ? []
    : [
        tableOf(
          ['with infrastructure faults as failures', 'n', 'faults', 'success (%)', 'CR (%)'],
          summaries.map(({ condition, n, success, completion }) => [
            labels.get(condition) ?? condition,
            n.all,
            n.all - n.sound,
            share(success.all),
            { ...completion.all, places: 1 },
          ]),
          { id: 'infrastructure', caption: 'Conditions with faults of the infrastructure as failures.' },
        ),
      ]

/** How many episodes no rule can judge, by condition; empty if all can be judged. */
const unjudgedLines = (
  summaries: readonly ConditionSummary[],
  labels: ReadonlyMap<string, string>,
): string[] =>
  summaries.flatMap(({ condition, n: { sound, unjudged } }) =>
    unjudged === 0
      ? []
      : [`Not judgeable: ${labels.get(condition) ?? condition}, ${unjudged} of ${count(sound, 'episode')}.`],
  )

/** How the episodes ended; empty if all of them succeeded. */
function outcomeTables(summaries: readonly ConditionSummary[], labels: ReadonlyMap<string, string>): Table[] {
  const kinds = [...new Set(summaries.flatMap(({ outcomes }) => [...outcomes.keys()]))].sort()
  if (kinds.every((kind) => kind === 'success')) return []
  return [
    tableOf(
      ['outcomes', ...kinds],
      summaries.map(({ condition, outcomes }) => [
        labels.get(condition) ?? condition,
        ...kinds.map((kind) => outcomes.get(kind) ?? 0),
      ]),
      { id: 'outcomes', caption: 'How the episodes ended.' },
    ),
  ]
}

/** The metrics of plug-ins, each over the episodes that have a value; empty if no episode has one. */
export function metricTables(
  spec: ExperimentSpec,
  results: readonly EpisodeResult[],
  metrics: readonly Metric[],
): Table[] {
  const labels = labelsOf(spec.conditions)
  const shown = metricsIn(results, metrics)
  if (shown.length === 0) return []
  const rows = shown.flatMap((metric) =>
    spec.conditions.map(({ id }): Cell[] => {
      const found = summarizeMetric(metric.id, id, results)
      return [metricTitle(metric), labels.get(id) ?? id, found.n, found, metric.better ?? '–']
    }),
  )
  return [
    tableOf(['metric', 'condition', 'n', 'mean [95 %]', 'better'], rows, {
      left: 2,
      id: 'metrics',
      caption: 'Metrics of plug-ins, over the episodes that have a value.',
      notes: [intervalNote(spec)],
    }),
  ]
}

/** How close the teams came to the shortest schedule their own durations allow, and how other orders and teams would have done. */
export function scheduleTables(spec: ExperimentSpec, results: readonly EpisodeResult[]): Table[] {
  const labels = labelsOf(spec.conditions)
  const summaries = summarizeSchedules(spec, results)
  if (summaries.length === 0) return []
  const times = (value: number) => (Number.isNaN(value) ? '–' : `×${value.toFixed(2)}`)
  const part = (value: number) => `${(100 * value).toFixed(0)} %`
  const whatIf = (head: string) => ({ head, group: 'what if' })
  const rows = summaries.map((summary): Cell[] => {
    const { condition, kind, n, ratio, withFurnaces, median, overFloor, working, waiting, idle, whatIf } =
      summary
    return [
      kind === undefined ? (labels.get(condition) ?? condition) : `  ${kind}`,
      n,
      { ...ratio, places: 2 },
      { ...withFurnaces, places: 2 },
      median.toFixed(2),
      overFloor.n === 0 ? '–' : { ...overFloor, places: 2 },
      part(working),
      part(waiting),
      part(idle),
      times(whatIf.criticalPath),
      times(whatIf.inOrder),
      times(whatIf.random),
      ...whatIf.teams.map(([, value]) => times(value)),
    ]
  })
  return [
    tableOf(
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
        ...['critical path', 'in order', 'at random'].map(whatIf),
        ...SUPPOSED_TEAMS.map((size) => whatIf(count(size, 'agent'))),
      ],
      rows,
      {
        id: 'schedules',
        caption: 'Makespans over their lower bounds.',
        notes: [SCHEDULE_NOTE],
      },
    ),
  ]
}

const SCHEDULE_NOTE =
  'Schedules: only runs in which every subtask was done. Bound: max(critical path, work / agents) of the run’s own durations; with furnaces: which few subtasks can use at a time. Floor: the least time by walking, reach, clicks and carrying alone, for any plan. Waiting: nothing could be started; idle: something could. What if: the same durations in a list schedule, as a share of the makespan played; no walks, no failures.'
