import type { Happening, RequestTexts } from '../../messages.ts'
import type { Chronicle } from '../data/story.ts'
import { element, setText } from '../dom.ts'
import { type Colours, Filters, timeButton, whoText } from './parts.ts'

/** Number of latest requests listed. */
const SHOWN = 60
/** The name shown for questions that are not asked by an agent. */
const PLANNER = 'planner'

type Request = Extract<Happening, { kind: 'request' }>
type Action = Extract<Happening, { kind: 'action' }>

/** The prompts and replies of the model, latest first. A click opens a request and loads its prompt. */
export class TranscriptPanel {
  readonly node = element('div', { class: 'transcript-panel' })
  readonly #overview: HTMLElement
  readonly #list = element('ol', {
    class: 'stream requests',
    'aria-label': 'Requests to the model, the latest first',
  })
  readonly #filters: Filters
  readonly #colours: Colours
  readonly #chronicle: Chronicle
  readonly #jump: (t: number) => void
  #rows = new Map<Request, Row>()
  #shown = ''

  constructor(chronicle: Chronicle, colours: Colours, jump: (t: number) => void) {
    this.#chronicle = chronicle
    this.#colours = colours
    this.#jump = jump
    this.#filters = new Filters('only-failed', colours, [PLANNER])
    this.#overview = element('div', { class: 'overview' }, this.#filters.node, this.#list)
    this.node.append(this.#overview)
  }

  show(now: number): void {
    const { happenings } = this.#chronicle
    const count = this.#chronicle.countUntil(now)
    const key = `${count} ${this.#filters.who} ${this.#filters.isTroubleOnly} ${happenings.length}`
    if (key === this.#shown) return
    this.#shown = key
    const rows = new Map<Request, Row>()
    for (let i = count - 1; i >= 0 && rows.size < SHOWN; i--) {
      const request = happenings[i]!
      if (request.kind !== 'request') continue
      const action = this.#actionOf(request, i, count)
      if (this.#isWanted(request, action))
        rows.set(request, this.#rows.get(request)?.showing(action) ?? this.#row(request, action))
    }
    this.#rows = rows
    if (rows.size > 0) this.#list.replaceChildren(...[...rows.values()].map(({ node }) => node))
    else this.#list.replaceChildren(element('li', { class: 'empty' }, this.#nothing()))
  }

  #nothing(): string {
    return this.#chronicle.happenings.some(({ kind }) => kind === 'request')
      ? 'Nothing yet.'
      : 'No transcript: runs with a language model keep one, unless --transcripts is off; the others ask no model.'
  }

  #isWanted({ agent, failed }: Request, action: Action | undefined): boolean {
    const { who, isTroubleOnly } = this.#filters
    if (who !== '' && (agent ?? PLANNER) !== who) return false
    return !isTroubleOnly || failed !== null || action?.ok === false
  }

  /** The outcome of a reply so far: the next action that its agent began, unless the agent was asked again first. */
  #actionOf({ agent, what, failed, t }: Request, index: number, until: number): Action | undefined {
    if (what !== 'act' || failed !== null) return undefined
    for (let i = index + 1; i < until; i++) {
      const next = this.#chronicle.happenings[i]!
      if (next.kind === 'action' && next.agent === agent && next.since >= t) return next
      if (next.kind === 'request' && next.agent === agent && next.what === 'act' && next.t > t)
        return undefined
    }
    return undefined
  }

  #row(request: Request, action: Action | undefined): Row {
    const time = timeButton(request.since ?? request.t, () => this.#jump(request.t))
    const open = element('button', { type: 'button', class: 'open' }, request.what.replaceAll('-', ' '))
    open.addEventListener('click', () => this.#open(request, open))
    return new Row(time, whoText(request.agent, this.#colours, PLANNER), open, request).showing(action)
  }

  #open(request: Request, opener: HTMLElement): void {
    const close = (): void => {
      detail.remove()
      this.#overview.hidden = false
      opener.focus()
    }
    const back = element('button', { type: 'button', class: 'back' }, '← All requests')
    back.addEventListener('click', close)
    const count = this.#chronicle.happenings.length
    const action = this.#actionOf(request, this.#chronicle.happenings.indexOf(request), count)
    const said = element('div', {}, element('p', { class: 'empty', role: 'status' }, 'Loading …'))
    const detail = element(
      'section',
      { class: 'request', 'aria-label': `Request ${request.seq}` },
      back,
      element(
        'h3',
        {},
        whoText(request.agent, this.#colours, PLANNER),
        ` ${request.what.replaceAll('-', ' ')} `,
        timeButton(request.since ?? request.t, () => this.#jump(request.t)),
      ),
      element('p', { class: 'word' }, `${request.model}, ${costText(request)}`),
      ...cameText(action),
      said,
    )
    detail.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      close()
    })
    this.#overview.hidden = true
    this.node.append(detail)
    back.focus()
    void load(request.seq, said)
  }
}

/** A request in the list. Its outcome may arrive later. */
class Row {
  readonly node: HTMLElement
  readonly #came = element('div', {})

  constructor(time: HTMLElement, who: HTMLElement, open: HTMLElement, request: Request) {
    const fault =
      request.failed === null ? undefined : element('span', { class: 'reason' }, `failed: ${request.failed}`)
    this.node = element(
      'li',
      {},
      time,
      element('div', {}, who, ' ', open, element('small', {}, ` ${costText(request)}`), fault, this.#came),
    )
  }

  showing(action: Action | undefined): this {
    if (action !== undefined && this.#came.childNodes.length === 0) this.#came.append(...cameText(action))
    if (action === undefined) setText(this.#came, '')
    return this
  }
}

/** The agent's thought, its action, and the outcome. */
const cameText = (action: Action | undefined): HTMLElement[] =>
  action === undefined
    ? []
    : [
        element('span', { class: 'thought' }, action.thought),
        element('code', {}, action.action),
        element(
          'span',
          { class: action.ok ? 'word' : 'reason' },
          action.ok ? 'done' : `refused, ${action.reason}`,
        ),
      ]

const whole = new Intl.NumberFormat('en')

const costText = ({ inputTokens, outputTokens, estimated, took }: Request): string =>
  `${estimated ? 'about ' : ''}${whole.format(inputTokens)} tokens in, ${whole.format(outputTokens)} out${took === null ? '' : `, ${(took / 1000).toFixed(1)} s`}`

/** Loads the conversation of a request, and shows it: the reply first, then the prompt. */
async function load(seq: number, into: HTMLElement): Promise<void> {
  try {
    const answer = await fetch(`request/${seq}`)
    if (!answer.ok) throw new TypeError(await answer.text())
    const { messages, reply, fault } = (await answer.json()) as RequestTexts
    into.replaceChildren(
      ...(fault === null ? [] : [part('fault', fault, true)]),
      ...(reply === null ? [] : [part('reply', reply, true)]),
      ...messages.map(({ role, text, images }) =>
        part(
          role,
          images === 0 ? text : `${text}\n(${images} ${images === 1 ? 'image' : 'images'})`,
          role !== 'system',
        ),
      ),
    )
  } catch (error) {
    into.replaceChildren(
      element('p', { class: 'empty' }, `The messages cannot be loaded: ${(error as Error).message}`),
    )
  }
}

function part(name: string, text: string, isOpen: boolean): HTMLElement {
  return element(
    'details',
    isOpen ? { open: '' } : {},
    element('summary', {}, name),
    element('pre', { tabindex: '0' }, text),
  )
}
