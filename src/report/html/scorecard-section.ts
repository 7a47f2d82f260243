import { count } from '../../core/count.ts'
import { type Metric, metricDirection, shownMetrics } from '../../judger/metrics/metric.ts'
import type { Scorecard } from '../../judger/metrics/scorecard.ts'
import { decimal, duration, percent } from '../../render/format.ts'
import { type Html, html } from '../../render/html.ts'
import { calibrationNote } from '../calibration-note.ts'

/** The numbers of the run: the four most important ones large, then all of them explained. */
export function scorecardSection(
  card: Scorecard,
  metrics: readonly Metric[] = [],
  calibration?: number,
): Html {
  const { completionRate, time, efficiency, balance } = card
  return html`<section id="scorecard"><h2>Scorecard</h2>
<div class="tiles">
${completionTile(completionRate)}
${tile('Elapsed game time', duration(time.elapsed), 'planning to end')}
${tile('Efficiency', efficiency.paper === null ? '–' : html`${decimal(efficiency.paper.elapsed, 1)}<small> %/min</small>`, 'completion per elapsed minute')}
${tile('Balance', decimal(balance.even, 3), `1 = perfectly even, 0 = one does all · ${count(card.agents.length, 'agent')}`)}
</div>
<p class="note"><b>n = 1 run: no interval.</b> Repeat with other seeds to get one. Times are game time; every number here can be computed again from the journal.</p>
<div class="tables">
${timeTable(card)}
<div class="stack">${balanceTable(card)}${viewTable(card)}${contributionTable(card)}</div>
${restTable(card, metrics, calibration)}
</div></section>`
}

function completionTile(rate: Scorecard['completionRate']): Html {
  if (rate === null) return tile('Completion rate', '–', 'no rule decides whether the goal is reached')
  const what = rate.what === undefined ? count(rate.of, 'block') : `${rate.of} ${rate.what}`
  return tile(
    'Completion rate',
    percent(rate.value, rate.value === 1 ? 0 : 1),
    `${rate.done} of ${what}`,
    rate.value,
  )
}

function tile(label: string, value: Html | string, hint: string, share?: number): Html {
  const bar =
    share === undefined
      ? undefined
      : html`<span class="meter"><i style="width:${decimal(100 * share, 1)}%"></i></span>`
  return html`<div class="tile"><h3>${label}</h3><p class="big">${value}</p><p class="hint">${hint}</p>${bar}</div>`
}

const BASES = [
  ['elapsed', 'beginning of planning to end, waiting and thinking included'],
  ['union', 'at least one agent acts (VillagerBench’s use_time)'],
  ['max', 'action time of the busiest agent (the paper’s max over T)'],
  ['sum', 'action time of all agents together'],
] as const

function timeTable({ time, efficiency, villagerResolution: whole }: Scorecard): Html {
  return html`<table><caption>Time and efficiency, by what counts as time</caption>
<thead><tr><th>Base<th class="n">Time<th class="n">Efficiency (eq. 6)</tr></thead>
<tbody>${BASES.map(([base, meaning]) => html`<tr><th scope="row">${base}<small>${meaning}</small><td class="n">${decimal(time[base], 1)} <u>s</u><td class="n">${efficiency.paper === null ? '–' : html`${decimal(efficiency.paper[base], 1)} <u>%/min</u>`}</tr>`)}
<tr><th scope="row">VillagerBench<small>limit over union, as its code has it</small><td class="n">–<td class="n">${decimal(efficiency.villager, 3)}</tr>
${whole === undefined ? '' : html`<tr><th scope="row">VillagerBench, whole seconds<small>the same; actions begin and end at whole seconds, as in its files</small><td class="n">${decimal(whole.useTime)} <u>s</u><td class="n">${decimal(whole.efficiency, 3)}</tr>`}</tbody></table>`
}

function balanceTable({ balance, agents }: Scorecard): Html {
  const rows: [name: string, meaning: string, value: number][] = [
    ['even', '1 − σ / the largest σ that the same total allows', balance.even],
    ['paper', 'eq. 7: 1 − σ(time / limit on action time)', balance.paper],
    ['VillagerBench, present', '1 − σ(time / longest time)', balance.villager],
    ['VillagerBench, first', 'times scaled to 0…1, then 1 − √Σ(x − x̄)² / (n·x̄)', balance.minMax],
  ]
  return html`<table><caption>Balance of the team, n = ${count(agents.length, 'agent')}, 1 = even</caption>
<thead><tr><th>Form<th class="n">Value</tr></thead>
<tbody>${rows.map(([name, meaning, value]) => html`<tr><th scope="row">${name}<small>${meaning}</small><td class="n">${decimal(value, 3)}</tr>`)}</tbody></table>`
}

function viewTable({ viewHitRate }: Scorecard): Html | undefined {
  if (viewHitRate === undefined) return undefined
  const { paper, villager } = viewHitRate
  const share = (hits: number, of: number) => `${decimal(hits)}/${decimal(of)}`
  return html`<table><caption>View hit rate: what is seen, from ${count(paper.views.length, 'side')}</caption>
<thead><tr><th>View<th class="n">Paper<th class="n">VillagerBench</tr></thead>
<tbody>${paper.views.map(({ view, hits, of }, index) => {
    const other = villager.views[index]
    return html`<tr><th scope="row">${view}<td class="n">${share(hits, of)}<td class="n">${other === undefined ? '–' : share(other.hits, other.of)}</tr>`
  })}
<tr><th scope="row">mean<small>eq. 9, IoU; VillagerBench: names within the outline</small><td class="n">${percent(paper.value, 1)}<td class="n">${percent(villager.value, 1)}</tr></tbody></table>`
}

function contributionTable({ contributionRate, villagerResolution: polled }: Scorecard): Html | undefined {
  if (contributionRate === undefined) return undefined
  const rows: [name: string, meaning: string, value: number][] = [
    ['paper', 'eq. 11 and 12, over the scores of what each got', contributionRate.paper],
    ['VillagerBench', '“cooperation”: kinds of items first held', contributionRate.villager],
  ]
  if (polled?.contributionRate !== undefined)
    rows.push(['VillagerBench, polled', 'the same, seen every 5 s as in its files', polled.contributionRate])
  return html`<table><caption>Contribution of the agents, 1 = even</caption>
<thead><tr><th>Form<th class="n">Value</tr></thead>
<tbody>${rows.map(([name, meaning, value]) => html`<tr><th scope="row">${name}<small>${meaning}</small><td class="n">${decimal(value, 3)}</tr>`)}</tbody></table>`
}

const floorRows = (floor: Scorecard['floor']): [string, string, string, string][] =>
  floor === undefined
    ? []
    : [
        [
          'makespan ÷ floor',
          `makespan ${decimal(floor.makespan, 1)} s; no team of this size can do it in less than ${decimal(floor.seconds, 1)} s, by walking, reach, clicks and carrying alone`,
          floor.ratio === null ? '–' : decimal(floor.ratio, 2),
          '',
        ],
      ]

const tidyingRows = (tidying: Scorecard['tidying']): [string, string, string, string][] =>
  tidying === undefined
    ? []
    : [
        [
          'removing scaffold',
          `after the work, ${percent(tidying.share, 1)} of elapsed time; ${tidying.removed} removed, ${tidying.left} left`,
          decimal(tidying.seconds, 1),
          's',
        ],
      ]

function restTable(
  {
    complexity,
    maxActionTime,
    reflection,
    model,
    agents,
    thinking,
    tidying,
    floor,
    metrics: values = {},
  }: Scorecard,
  metrics: readonly Metric[],
  calibration: number | undefined,
): Html {
  const actions = agents.reduce((sum, agent) => sum + agent.actions, 0)
  const refused = agents.reduce((sum, agent) => sum + agent.refusedActions, 0)
  const calls = Object.values(model.calls).reduce((sum, n) => sum + n, 0)
  const kinds = Object.entries(model.calls).map(([kind, n]) => `${kind} ${n}`)
  const failed = Object.entries(model.failed ?? {}).map(([code, n]) => `${code} ${n}`)
  const failures = failed.length === 0 ? '' : `; no usable reply: ${failed.join(', ')}`
  const rows: [name: string, meaning: string, value: string, unit: string][] = [
    ['actions', `${decimal(refused)} of them refused`, decimal(actions), ''],
    ['reflections judged', 'an agent’s word against what the world shows', decimal(reflection.judged), ''],
    ['wrongly thought done', `of ${reflection.judged}`, decimal(reflection.falseDone), ''],
    ['wrongly thought failed', `of ${reflection.judged}`, decimal(reflection.falseFailed), ''],
    [
      'model calls',
      `${kinds.join(', ') || 'none'}${failures}${calibrationNote(calibration)}`,
      decimal(calls),
      '',
    ],
    ['tokens in', 'as the model reports them', decimal(model.inputTokens), ''],
    ['tokens out', 'as the model reports them', decimal(model.outputTokens), ''],
    ['planning', `game time; latency of a call: ${thinking.latency}`, decimal(thinking.planning, 1), 's'],
    ['thinking', 'open calls of all agents, added up', decimal(thinking.agents, 1), 's'],
    ...floorRows(floor),
    ...tidyingRows(tidying),
    ['complexity', 'by VillagerBench’s formula for the scenario', decimal(complexity, 1), ''],
    ['limit on action time', 'from the complexity', decimal(maxActionTime, 1), 's'],
    ...shownMetrics(metrics, Object.keys(values)).map((metric): [string, string, string, string] => [
      metric.title,
      ['a metric of a plug-in', metricDirection(metric)].filter((text) => text !== '').join(', '),
      decimal(values[metric.id] ?? Number.NaN, 3),
      metric.unit ?? '',
    ]),
  ]
  return html`<table><caption>Everything else</caption><thead><tr><th>Number<th class="n">Value</tr></thead>
<tbody>${rows.map(([name, meaning, value, unit]) => html`<tr><th scope="row">${name}<small>${meaning}</small><td class="n">${value} <u>${unit}</u></tr>`)}</tbody></table>`
}
