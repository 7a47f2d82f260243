import { element, setText } from '../../view/page/dom.ts'
import type { FormListener } from './survey-page.ts'

export interface FormFrameOptions<Ballot> {
  /** Classes of the form. */
  readonly style: string
  readonly questions: readonly (HTMLElement | undefined)[]
  readonly comment: string | undefined
  /** Number of open questions. */
  readonly open: () => number
  /** The open questions, in words. */
  readonly inWords: (open: number) => string
  readonly draft: () => unknown
  /** The answers once nothing is open. */
  readonly ballot: () => Ballot
  readonly listener: FormListener<Ballot>
}

/**
 * The common parts of all forms of raters: a remark, the number of open questions, and a button that is enabled once all are
 * answered.
 */
export class FormFrame<Ballot> {
  readonly node: HTMLFormElement
  readonly #options: FormFrameOptions<Ballot>
  readonly #submit = element('button', { type: 'submit', class: 'submit' }, 'Save and go on')
  readonly #missing = element('p', { class: 'missing', 'aria-live': 'polite' })
  readonly #comment = element('textarea', { rows: '2', maxlength: '2000', id: 'comment' })

  constructor(options: FormFrameOptions<Ballot>) {
    this.#options = options
    this.#comment.value = options.comment ?? ''
    this.node = element(
      'form',
      { class: options.style },
      ...options.questions,
      element('label', { for: 'comment', class: 'remark' }, 'Remarks (you may leave this empty)'),
      this.#comment,
      this.#missing,
      this.#submit,
    )
    this.node.addEventListener('input', () => this.#changed())
    this.node.addEventListener('submit', (event) => {
      event.preventDefault()
      this.#send()
    })
  }

  /** Shows the number of open questions. Called once they can be read from the form. */
  begin(): void {
    this.#showMissing()
  }

  /** The remark; nothing where it is empty. */
  remark(): { comment?: string } {
    return this.#comment.value === '' ? {} : { comment: this.#comment.value }
  }

  /** The current choice of a group. */
  chosen(name: string): string | undefined {
    return this.node.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)?.value
  }

  /** Makes a choice. @returns whether there is such a choice */
  choose(name: string, value: string): boolean {
    const input = this.node.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`)
    if (input === null) return false
    input.checked = true
    input.focus()
    this.#changed()
    return true
  }

  /** Lets the rater try again after a vote that was not accepted. */
  release(): void {
    this.#submit.disabled = false
  }

  #showMissing(): void {
    const open = this.#options.open()
    setText(this.#missing, open === 0 ? '' : this.#options.inWords(open))
    this.#submit.disabled = open > 0
  }

  #changed(): void {
    this.#showMissing()
    this.#options.listener.draft(this.#options.draft())
  }

  #send(): void {
    const { open, ballot, listener } = this.#options
    if (open() > 0) return
    this.#submit.disabled = true
    listener.vote(ballot())
  }
}
