import { count } from '../../core/count.ts'
import { eventsOf, type GameEvent } from '../../core/journal/events.ts'
import { printable } from '../../core/printable.ts'
import type { TimedRequest } from '../../model/transcript/call-times.ts'
import { decimal } from '../../render/format.ts'
import { type Html, html } from '../../render/html.ts'
import { actionText, refusalText } from '../../view/feed/texts.ts'
import { moment } from './replay-section.ts'

/** Maximum length of transcript text in a page (characters); the rest is in the file. */
const MOST_TEXT = 300_000
/** Longest message that is shown in full (characters). */
const MOST_SHOWN = 12_000

/**
 * The conversation with the language model: asker, time, prompt, reply and outcome. If there are too many requests for a page,
 * failed ones take precedence.
 */
export function transcriptSection(
  requests: readonly TimedRequest[],
  events: readonly GameEvent[],
  { run, hasReplay }: { run: string; hasReplay: boolean },
): Html | undefined {
  if (requests.length === 0) return undefined
  const shown = fitting(requests)
  const outcomes = outcomesOf(events)
  const said = new Map<string, number>()
  const entries = shown.map((request) => entry(request, { said, outcomes, hasReplay }))
  const failed = requests.filter(({ fault }) => fault !== undefined).length
  const missing = requests.length - shown.length
  return html`<section id="transcript"><h2>What the model was asked</h2>
<p class="note">${count(requests.length, 'request')}, ${failed} of them without a reply that could be used.${missing > 0 ? html` ${missing} more are in the file: <code>causalmace transcript ${run}</code>.` : undefined}</p>
<div class="transcript">${entries}</div></section>`
}

/** As many requests as a page may hold, failed ones first, otherwise in the order of the transcript. */
function fitting(requests: readonly TimedRequest[]): readonly TimedRequest[] {
  let room = MOST_TEXT
  const chosen = new Set<TimedRequest>()
  const seen = new Set<string>()
  const byNeed = [...requests].sort((a, b) => Number(b.fault !== undefined) - Number(a.fault !== undefined))
  for (const request of byNeed) {
    const fresh = request.messages.filter(({ text }) => !seen.has(text))
    const size = [request.reply ?? '', ...fresh.map(({ text }) => text)].reduce(
      (sum, text) => sum + Math.min(MOST_SHOWN, text.length),
      0,
    )
    if (size > room) break
    room -= size
    for (const { text } of fresh) seen.add(text)
    chosen.add(request)
  }
  return requests.filter((request) => chosen.has(request))
}

interface Context {
  /** Messages that the page already contains, with the number of the request that shows them. */
  said: Map<string, number>
  outcomes: Outcomes
  hasReplay: boolean
}

function entry(request: TimedRequest, { said, outcomes, hasReplay }: Context): Html {
  const {
    seq,
    agent = 'planner',
    kind,
    askedAt,
    answeredAt,
    usage,
    latencyMs,
    fault,
    messages,
    reply,
  } = request
  const came = fault === undefined && kind === 'act' ? outcomes(agent, answeredAt) : undefined
  const parts = messages.map(({ role, text, images }) => {
    const before = said.get(text)
    if (before === undefined) said.set(text, seq)
    const note = images > 0 ? html`<p class="note">${count(images, 'image')}</p>` : undefined
    return before === undefined
      ? html`<h4>${role}</h4>${quoted(text)}${note}`
      : html`<h4>${role} <small>as in <a href="#request-${before}">request ${before}</a></small></h4>${note}`
  })
  const tokens = `${usage.estimated ? 'about ' : ''}${decimal(usage.inputTokens)} in, ${decimal(usage.outputTokens)} out`
  return html`<details id="request-${seq}"><summary><span class="n">${seq}</span> <b>${agent}</b> ${kind} ${askedAt === undefined ? 'before the episode' : html`${moment(askedAt, hasReplay)} s`} <small>${tokens}${latencyMs === undefined ? '' : `, ${decimal(latencyMs / 1000, 1)} s`}</small>${fault === undefined ? undefined : html` <span class="status failed">${fault.code}</span>`}${came === undefined ? undefined : html` <small>${came}</small>`}</summary>
${parts}${reply === undefined ? undefined : html`<h4>reply</h4>${quoted(reply)}`}${fault === undefined ? undefined : html`<h4>fault</h4><p>${printable(fault.message)}</p>`}</details>`
}

function quoted(text: string): Html {
  const clean = printable(text)
  const rest = clean.length - MOST_SHOWN
  return html`<pre tabindex="0">${clean.slice(0, MOST_SHOWN)}${rest > 0 ? `… (${count(rest, 'more character')})` : ''}</pre>`
}

type Outcomes = (agent: string, answeredAt: number | undefined) => string | undefined

/** The outcome of a reply to an agent at a time: the next action that it began. */
function outcomesOf(events: readonly GameEvent[]): Outcomes {
  const byAgent = Map.groupBy(eventsOf(events, 'action.finished'), ({ data }) => data.agent)
  return (agent, answeredAt) => {
    if (answeredAt === undefined) return undefined
    const next = byAgent.get(agent)?.find(({ data }) => data.startedAt >= answeredAt)
    if (next === undefined) return undefined
    const refusal = refusalText(next.data.result)
    return `${actionText(next.data.action)}: ${refusal === '' ? 'done' : `refused, ${refusal}`}`
  }
}
