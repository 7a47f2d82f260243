import { element, setText } from '../../view/page/dom.ts'
import { ask, Latest, send } from './talk.ts'

/** How long a page shows that a vote is saved (ms). */
const SAVED_MS = 2500

/** A rater's progress, and the next item. */
export interface SurveyState<Item> {
  readonly phase: string
  /** Ratings given, and the total of this phase. */
  readonly done: number
  readonly of: number
  readonly item?: Item
}

/** The parts of the page for an item. */
export interface ShownParts {
  readonly nodes: readonly HTMLElement[]
  /** Resolves to whether everything that a rater needs has loaded. */
  readonly ready: Promise<boolean>
  /** Lets the rater try again after a vote that was not accepted. */
  release(): void
  /** Handles a key. @returns whether the key has a meaning here */
  key(key: string): boolean
  close(): void
}

/** The page's listener for a form. */
export interface FormListener<Ballot> {
  draft(ballot: unknown): void
  vote(ballot: Ballot): void
}

export interface SurveyTexts {
  /** The label of the progress count in a phase. */
  counted(phase: string): string
  /** Heading and sentence for the end of a phase. */
  ending(phase: string): readonly [title: string, text: string]
}

/** The page of a rater: one item after another, until there are none. */
export class SurveyPage<Item extends { readonly id: string }> {
  readonly #root: HTMLElement
  readonly #texts: SurveyTexts
  readonly #partsOf: (item: Item, listener: FormListener<unknown>, say: (text: string) => void) => ShownParts
  readonly #status = element('p', { class: 'status', role: 'status', 'aria-live': 'polite' })
  readonly #drafts = new Latest('draft')
  #parts: ShownParts | undefined

  constructor(
    root: HTMLElement,
    texts: SurveyTexts,
    partsOf: (item: Item, listener: FormListener<unknown>, say: (text: string) => void) => ShownParts,
  ) {
    this.#root = root
    this.#texts = texts
    this.#partsOf = partsOf
    document.addEventListener('keydown', (event) => this.#key(event))
  }

  async open(): Promise<void> {
    this.#show(await ask<SurveyState<Item>>('state', (text) => this.#say(text)))
  }

  #show(state: SurveyState<Item>): void {
    this.#parts?.close()
    this.#parts = undefined
    this.#say('')
    const { item, phase } = state
    delete this.#root.dataset['ready']
    const nodes = item === undefined ? [this.#ending(phase)] : this.#nodesOf(item)
    this.#root.replaceChildren(this.#head(state), element('main', {}, ...nodes), this.#status)
    this.#root.dataset['phase'] = phase
    if (item === undefined) this.#root.dataset['ready'] = 'true'
    window.scrollTo(0, 0)
  }

  #nodesOf(item: Item): readonly HTMLElement[] {
    const parts = this.#partsOf(
      item,
      {
        draft: (ballot) => this.#drafts.keep({ item: item.id, ballot }),
        vote: (ballot) => void this.#vote(item.id, ballot),
      },
      (text) => this.#say(text),
    )
    this.#parts = parts
    void parts.ready.then((isThere) => {
      if (isThere) this.#root.dataset['ready'] = 'true'
    })
    return parts.nodes
  }

  async #vote(item: string, ballot: unknown): Promise<void> {
    this.#say('Saving …')
    const state = await send<SurveyState<Item>>('vote', { item, ballot }, (text) => this.#say(text))
    if (state === undefined) {
      this.#parts?.release()
      return
    }
    this.#show(state)
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
    if (isTaken || this.#parts?.key(key) !== true) return
    event.preventDefault()
  }

  #head({ phase, done, of }: SurveyState<Item>): HTMLElement {
    const text = `${this.#texts.counted(phase)}: ${done} of ${of}`
    return element(
      'header',
      { class: 'head' },
      element('p', {}, text),
      element('progress', { value: String(done), max: String(Math.max(1, of)), 'aria-label': text }),
    )
  }

  #ending(phase: string): HTMLElement {
    const [title, text] = this.#texts.ending(phase)
    return element(
      'section',
      { class: 'task' },
      element('h1', { tabindex: '-1' }, title),
      element('p', {}, text),
    )
  }
}
