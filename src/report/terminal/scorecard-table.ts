import { styleText } from 'node:util'
import { count, plural } from '../../core/count.ts'
import { type Metric, metricDirection, shownMetrics } from '../../judger/metrics/metric.ts'
import type { Scorecard } from '../../judger/metrics/scorecard.ts'
import { calibrationNote } from '../calibration-note.ts'
import { EVERYTHING, type Layout, prose, table } from '../table/table.ts'

const percent = (value: number): string => `${(100 * value).toFixed(1)} %`
const seconds = (value: number): string => `${value.toFixed(1)} s`

function viewRows({ viewHitRate }: Scorecard): string[][] {
  if (viewHitRate === undefined) return []
  const { paper, villager } = viewHitRate
  const explained = `mean IoU of ${count(paper.views.length, 'view')}; villager ${percent(villager.value)}`
  return [['view hit rate', percent(paper.value), explained]]
}

function contributionRows({ contributionRate, villagerResolution: polled }: Scorecard): string[][] {
  if (contributionRate === undefined) return []
  const { paper, villager } = contributionRate
  const seen = polled?.contributionRate
  const looks = seen === undefined ? '' : `, seen every 5 s: ${percent(seen)}`
  const explained = `1 - σ over scores got; villager, kinds first held: ${percent(villager)}${looks}`
  return [['contribution', percent(paper), explained]]
}

const wholeSeconds = ({ villagerResolution: whole }: Scorecard): string =>
  whole === undefined ? '' : `; ${whole.efficiency.toFixed(2)} in its whole seconds (${whole.useTime} s)`

/** The values of plug-ins' metrics. */
function metricRows({ metrics: values = {} }: Scorecard, metrics: readonly Metric[]): string[][] {
  return shownMetrics(metrics, Object.keys(values)).map((metric) => {
    const value = values[metric.id]
    const shown =
      value === undefined ? '–' : `${Math.round(value * 1000) / 1000} ${metric.unit ?? ''}`.trimEnd()
    return [
      metric.title,
      shown,
      ['of a plug-in', metricDirection(metric)].filter((text) => text !== '').join('; '),
    ]
  })
}

function completionRow(rate: Scorecard['completionRate']): string[] {
  if (rate === null)
    return ['completion rate', '–', 'not judgeable: no rule decides whether the goal is reached']
  const what = rate.what ?? `${plural(rate.of, 'block')}, name and orientation`
  return ['completion rate', percent(rate.value), `${rate.done} of ${rate.of} ${what}`]
}

function efficiencyRows(efficiency: Scorecard['efficiency']['paper']): string[][] {
  if (efficiency === null) return []
  const { elapsed, union, sum, max } = efficiency
  const others = `${union.toFixed(1)} union, ${sum.toFixed(1)} sum, ${max.toFixed(1)} longest`
  return [['efficiency', `${elapsed.toFixed(1)} %/min`, `over the time; ${others}`]]
}

/** What failed, and how often. */
const failuresIn = ({ failed = {}, abandoned = 0 }: Scorecard['model']): string =>
  [
    ...Object.entries(failed).map(([code, n]) => `; ${n} failed: ${code}`),
    ...(abandoned === 0 ? [] : [`; ${abandoned} abandoned at the end`]),
  ].join('')

const floorRows = ({ floor }: Scorecard): [string, string, string][] =>
  floor === undefined
    ? []
    : [
        [
          'makespan ÷ floor',
          floor.ratio === null ? '–' : floor.ratio.toFixed(2),
          `makespan ${seconds(floor.makespan)}; floor ${seconds(floor.seconds)}: walking, reach, clicks and carrying alone`,
        ],
      ]

const tidyingRows = ({ tidying }: Scorecard): [string, string, string][] =>
  tidying === undefined
    ? []
    : [
        [
          'tidying',
          seconds(tidying.seconds),
          `after the work, ${percent(tidying.share)} of the time; ${count(tidying.removed, 'block')} of scaffold removed, ${tidying.left} left`,
        ],
      ]

/**
 * The scorecard of a run for the terminal.
 * @param calibration questions that calibrating the model took before the run
 */
export function scorecardTable(
  card: Scorecard,
  metrics: readonly Metric[] = [],
  layout: Layout = EVERYTHING,
  calibration?: number,
): string {
  const { completionRate, time, thinking, efficiency, balance, model, reflection } = card
  const calls = Object.values(model.calls).reduce((sum, count) => sum + count, 0)
  const numbers = [
    completionRow(completionRate),
    ...viewRows(card),
    ...contributionRows(card),
    ['time', seconds(time.elapsed), 'game time from the beginning of planning to the end'],
    [
      'thinking',
      seconds(thinking.planning + thinking.agents),
      `latency ${thinking.latency}; planning ${seconds(thinking.planning)}, agents ${seconds(thinking.agents)} added up`,
    ],
    [
      'action time',
      `${seconds(time.union)}`,
      `union over agents; sum ${seconds(time.sum)}, longest ${seconds(time.max)}`,
    ],
    ...efficiencyRows(efficiency.paper),
    [
      'efficiency, villager',
      efficiency.villager.toFixed(2),
      `limit ${seconds(card.maxActionTime)} over action time${wholeSeconds(card)}`,
    ],
    [
      'balance',
      percent(balance.even),
      `0: one agent does all; paper ${percent(balance.paper)}, villager ${percent(balance.villager)}, min-max ${percent(balance.minMax)}`,
    ],
    ...floorRows(card),
    ...tidyingRows(card),
    [
      'reflection',
      `${reflection.judged}`,
      `${plural(reflection.judged, 'subtask')} judged; ${reflection.falseDone} falsely done, ${reflection.falseFailed} falsely failed`,
    ],
    ...metricRows(card, metrics),
    [
      'model calls',
      `${calls}`,
      `${count(model.inputTokens, 'token')} in, ${model.outputTokens} out${failuresIn(model)}${calibrationNote(calibration)}`,
    ],
  ]
  const team = card.agents.map(
    ({ name, blocksPlaced, subtasks, actions, refusedActions, actionTime, busy }) => [
      name,
      blocksPlaced,
      subtasks,
      actions,
      refusedActions,
      seconds(actionTime),
      percent(busy),
    ],
  )
  const good = card.outcome === 'success'
  const outcome = styleText(
    good ? 'green' : card.outcome === 'not_judgeable' ? 'yellow' : 'red',
    card.outcome ?? 'interrupted',
  )
  const heads = ['agent', 'placed', 'subtasks', 'actions', 'refused', 'action time', 'busy']
  return [
    prose(`${outcome}  ${card.reason}`, layout),
    table(['measure', 'value', 'what it is'], numbers, { left: 3, layout }),
    table(heads, team, { layout, spare: ['refused', 'actions'] }),
    prose('n = 1 run, so there is no interval; repeat it with other seeds to see the spread.', layout),
  ].join('\n')
}
