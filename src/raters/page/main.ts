import { element, setText } from '../../view/page/dom.ts'
import type { RaterState, ShownItem } from '../messages.ts'
import { Cinema } from './cinema.ts'
import { Form } from './form.ts'
import { ask, Latest, send } from './talk.ts'

/** How long it is said that a vote is saved (ms). */
const SAVED_MS = 2500

const TEXTS = {
  done: ['Thank you.', 'You have rated everything. You may close this page.'],
  failed: ['Thank you.', 'Too few of the first answers were as expected, so there is nothing more to rate.'],
} as const

/** The page of a rater: one comparison after another, until there are none. */
class RatePage {
  readonly #root: HTMLElement
  readonly #status = element('p', { class: 'status', role: 'status', 'aria-live': 'polite' })
  readonly #drafts = new Latest('draft')
  #cinema: Cinema | undefined
  #form: Form | undefined

  constructor(root: HTMLElement) {
    this.#root = root
    document.addEventListener('keydown', (event) => this.#key(event))
  }

  async open(): Promise<void> {
    this.show(await ask<RaterState>('state', (text) => this.#say(text)))
  }

  show(state: RaterState): void {
    this.#cinema?.close()
    this.#cinema = undefined
    this.#form = undefined
    this.#say('')
    const { item } = state
    delete this.#root.dataset['ready']
    this.#root.replaceChildren(head(state), ...(item === undefined ? ending(state) : this.#parts(item)))
    this.#root.append(this.#status)
    this.#root.dataset['phase'] = state.phase
    if (item === undefined) this.#root.dataset['ready'] = 'true'
    window.scrollTo(0, 0)
  }

  #parts(item: ShownItem): HTMLElement[] {
    const cinema = new Cinema(item, (text) => this.#say(text))
    const form = new Form(item, {
      draft: (ballot) => this.#drafts.keep({ item: item.id, ballot }),
      vote: (ballot) => void this.#vote(item.id, ballot),
    })
    this.#cinema = cinema
    this.#form = form
    void cinema.load().then((isThere) => {
      if (isThere) this.#root.dataset['ready'] = 'true'
    })
    const pair = item.kind === 'pair'
    const asked = pair
      ? 'Two attempts at the same task. Watch both, then say which one is better.'
      : 'Watch this attempt at the task, then rate it.'
    const task = element(
      'section',
      { class: 'task' },
      element('h1', {}, item.goal),
      element('p', { class: 'note' }, asked),
      criteriaOf(item),
    )
    return [task, cinema.node, form.node]
  }

  async #vote(item: string, ballot: unknown): Promise<void> {
    this.#say('Saving …')
    const state = await send<RaterState>('vote', { item, ballot }, (text) => this.#say(text))
    if (state === undefined) {
      this.#form?.release()
      return
    }
    this.show(state)
    this.#say('Saved.')
    setTimeout(() => {
      if (this.#status.textContent === 'Saved.') this.#say('')
    }, SAVED_MS)
    this.#root.querySelector('h1')?.focus()
  }

  #say(text: string): void {
    setText(this.#status, text)
    this.#status.classList.toggle('said', text !== '')
  }

  #key(event: KeyboardEvent): void {
    const { target, key } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isWriting = target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
    const isChoosing = target instanceof HTMLInputElement || target instanceof HTMLButtonElement
    if (isWriting) return
    // Space and arrows belong to whatever has the focus.
    const isTaken = isChoosing && (key === ' ' || key.startsWith('Arrow'))
    if (isTaken || !(this.#cinema?.key(key) === true || this.#form?.key(key) === true)) return
    event.preventDefault()
  }
}

function head({ phase, done, of }: RaterState): HTMLElement {
  const what = phase === 'quiz' ? 'Getting to know the task' : 'Rated'
  const text = `${what}: ${done} of ${of}`
  return element(
    'header',
    { class: 'head' },
    element('p', {}, text),
    element('progress', { value: String(done), max: String(Math.max(1, of)), 'aria-label': text }),
  )
}

function ending({ phase }: RaterState): HTMLElement[] {
  const [title, text] = TEXTS[phase === 'failed' ? 'failed' : 'done']
  return [
    element('section', { class: 'task' }, element('h1', { tabindex: '-1' }, title), element('p', {}, text)),
  ]
}

/** What to look for, folded away: raters read it once. */
function criteriaOf({ dimensions }: ShownItem): HTMLElement {
  const parts = dimensions.flatMap(({ name, criteria }) => [
    element('dt', {}, name),
    ...(criteria.length === 0 ? ['does not apply to this task'] : criteria).map((text) =>
      element('dd', {}, text),
    ),
  ])
  return element('details', {}, element('summary', {}, 'What to look for'), element('dl', {}, ...parts))
}

const root = document.getElementById('rate')
if (root !== null) void new RatePage(root).open()
