import { agentColour, isLight } from '../../render/agent-colours.ts'
import { cut, decimal, niceStep, px } from '../../render/format.ts'
import { type Html, html } from '../../render/html.ts'
import type { ActionVocabulary } from '../../task/actions/vocabulary.ts'
import { actionKinds, KIND_LABELS, kindOf } from './action-kinds.ts'
import { completionCurve } from './completion-curve.ts'
import type { ActionSpan, Attempt, RunView } from './run-view.ts'

const WIDTH = 1100
const LEFT = 92
const RIGHT = 14
const CURVE = { top: 16, height: 84 }
const ROWS_TOP = 122
const ROW = { height: 50, band: 13, bar: 20, gap: 3 }
/** Minimum width of a segment: actions that took no game time stay visible. */
const LEAST = 1.4

type Scale = (ms: number) => number

/** What each agent did when, on the game clock, under the curve of completion. */
export function timelineSection(view: RunView): Html {
  if (view.actions.length === 0 && view.attempts.length === 0) {
    return html`<section id="timeline"><h2>Timeline</h2><p class="empty">No agent took an action.</p></section>`
  }
  const end = Math.max(1, view.end)
  const x: Scale = (ms) => LEFT + (Math.max(0, Math.min(ms, end)) / end) * (WIDTH - LEFT - RIGHT)
  const bottom = ROWS_TOP + view.agents.length * ROW.height
  const height = bottom + 34
  return html`<section id="timeline"><h2>Timeline</h2>
<p class="legend">${actionKinds.map((kind) => html`<span><i class="swatch k-${kind}"></i>${KIND_LABELS[kind]}</span>`)}
<span><i class="swatch refused"></i>refused</span>
<span><i class="swatch wait"></i>waiting or thinking</span></p>
<div class="scroll" tabindex="0"><svg class="timeline" role="img" aria-label="Timeline of the agents' actions" viewBox="0 0 ${WIDTH} ${height}">
<defs><pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="5" height="5" class="hatch-ground"/><rect width="2.2" height="5" class="hatch-line"/></pattern></defs>
${axis(end, x, bottom)}
${curve(view, x)}
${view.agents.map((agent, index) => row(view, agent, ROWS_TOP + index * ROW.height, x))}
</svg></div></section>`
}

function axis(end: number, x: Scale, bottom: number): Html {
  const step = niceStep(end / 1000, 12)
  const ticks: Html[] = []
  for (let i = 0; i * step <= end / 1000 + 1e-9; i++) {
    const at = px(x(i * step * 1000))
    ticks.push(
      html`<path class="tick" d="M${at} ${CURVE.top}V${bottom + 4}"/><text class="tick" x="${at}" y="${bottom + 17}">${decimal(i * step, step < 1 ? 1 : 0)}</text>`,
    )
  }
  return html`<g class="axis">${ticks}<text class="unit" x="${WIDTH - RIGHT}" y="${bottom + 31}">game time in seconds</text></g>`
}

function curve(view: RunView, x: Scale): Html {
  const { of, what, steps } = completionCurve(view)
  if (of === 0) return html``
  const y = (done: number) => px(CURVE.top + CURVE.height * (1 - done / of))
  const base = y(0)
  const line = steps
    .map(({ t, done }, index) => (index === 0 ? `M${px(x(t))} ${y(done)}` : `H${px(x(t))}V${y(done)}`))
    .join('')
  const right = px(x(view.end))
  const last = steps.at(-1)?.done ?? 0
  const label = last / of > 0.8 ? y(last) + 15 : y(last) - 6
  return html`<g class="curve"><title>How far the task was, in ${what}</title>
<path class="full" d="M${LEFT} ${y(of)}H${WIDTH - RIGHT}"/><path class="full" d="M${LEFT} ${base}H${WIDTH - RIGHT}"/>
<path class="area" d="${line}H${right}V${base}H${px(x(0))}Z"/><path class="line" d="${line}H${right}"/>
<text class="label" x="${LEFT - 10}" y="${y(of) + 4}">${of} ${what}</text><text class="label" x="${LEFT - 10}" y="${base + 4}">0</text>
<text class="value" x="${right - 5}" y="${px(label)}">${last} of ${of}</text></g>`
}

function row(view: RunView, agent: string, top: number, x: Scale): Html {
  const barTop = top + ROW.band + ROW.gap
  const actions = view.actions.filter(({ data }) => data.agent === agent)
  const attempts = view.attempts.filter((attempt) => attempt.agent === agent)
  const colour = agentColour(view.agents, agent)
  return html`<g class="row"><text class="agent" x="${LEFT - 24}" y="${barTop + 14}">${cut(agent, 10)}</text><circle cx="${LEFT - 14}" cy="${barTop + 10}" r="4.5" fill="${colour}"/>
<rect class="wait" x="${LEFT}" y="${barTop}" width="${WIDTH - LEFT - RIGHT}" height="${ROW.bar}"/>
${attempts.map((attempt) => band(attempt, top, colour, x))}
${actions.map((action) => segment(action, view.vocabulary, { top: barTop, x }))}</g>`
}

function band(
  { subtask, attempt, start, end, result }: Attempt,
  top: number,
  colour: string,
  x: Scale,
): Html {
  const left = px(x(start))
  const width = px(Math.max(LEAST, x(end) - x(start) - 1))
  const ending = result === undefined ? 'unfinished' : result.done ? 'done' : 'failed'
  const label = `#${subtask}`
  const text =
    width < 7 * label.length
      ? undefined
      : html`<text x="${px(left + width / 2)}" y="${top + 10}">${label}</text>`
  const title = `Subtask #${subtask}, attempt ${attempt}: ${ending}\n${seconds(start)} – ${seconds(end)} s${result === undefined ? '' : `\n${cut(result.reflection.reasoning, 160)}`}`
  return html`<g class="band ${ending} ${isLight(colour) ? 'light' : 'dark'}"><title>${title}</title><rect x="${left}" y="${top}" width="${width}" height="${ROW.band}" rx="2" fill="${colour}"/>${text}</g>`
}

function segment(
  { start, end, data }: ActionSpan,
  vocabulary: ActionVocabulary,
  { top, x }: { top: number; x: Scale },
): Html {
  const { action, result, thought } = data
  const left = px(x(start))
  const width = px(Math.max(LEAST, x(end) - x(start)))
  const outcome = result.ok ? '' : `\nrefused: ${result.reason}`
  const title = `${action.name}(${cut(argumentsText(action.args), 120)})\n${seconds(start)} – ${seconds(end)} s${outcome}${thought === '' ? '' : `\n“${cut(thought, 160)}”`}`
  const shape = (kind: string) =>
    html`<rect class="${kind}" x="${left}" y="${top}" width="${width}" height="${ROW.bar}"/>`
  return html`<g class="act"><title>${title}</title>${shape(`k-${kindOf(action.name, vocabulary)}`)}${result.ok ? undefined : shape('refused')}</g>`
}

const seconds = (ms: number): string => decimal(ms / 1000, 1)

const argumentsText = (args: Readonly<Record<string, unknown>>): string =>
  Object.entries(args)
    .map(([key, value]) => `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ')
