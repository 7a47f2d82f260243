import { element, setText } from '../../view/page/dom.ts'
import type { AskedQuestion, DifficultyBallot, DifficultyStep, ShownTask } from '../difficulty/messages.ts'
import { choice } from './choice.ts'
import type { FormListener } from './survey-page.ts'

const STEPS: readonly DifficultyStep[] = [1, 2, 3, 4, 5, 'unsure']

/** What a rater says of a task: a word for each question, and a remark. */
export class DifficultyForm {
  readonly node: HTMLFormElement
  readonly #task: ShownTask
  readonly #listener: FormListener<DifficultyBallot>
  readonly #submit = element('button', { type: 'submit', class: 'submit' }, 'Save and go on')
  readonly #missing = element('p', { class: 'missing', 'aria-live': 'polite' })
  readonly #comment = element('textarea', { rows: '2', maxlength: '2000', id: 'comment' })

  constructor(task: ShownTask, listener: FormListener<DifficultyBallot>) {
    this.#task = task
    this.#listener = listener
    this.#comment.value = task.draft.comment ?? ''
    this.node = element(
      'form',
      { class: 'form questions' },
      ...task.questions.map((question) => this.#question(question)),
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
    this.#showMissing()
  }

  /** Lets the rater try again after a vote that was not taken. */
  release(): void {
    this.#submit.disabled = false
  }

  /** A digit answers the first question that is open, 0 is "cannot tell". @returns whether the key stands for anything */
  key(key: string): boolean {
    const step = key === '0' ? 'unsure' : STEPS.find((one) => String(one) === key)
    const steps = this.#steps()
    const open = this.#task.questions.find(({ id }) => steps[id] === undefined)
    if (step === undefined || open === undefined) return false
    const input = this.node.querySelector<HTMLInputElement>(`input[name="${open.id}"][value="${step}"]`)
    if (input === null) return false
    input.checked = true
    input.focus()
    this.#changed()
    return true
  }

  #question({ id, title, question, help, words }: AskedQuestion): HTMLElement {
    const options = STEPS.map((step, index) =>
      choice({
        name: id,
        value: String(step),
        text: words[index] ?? 'cannot tell',
        title: '',
        isChosen: this.#task.draft.steps?.[id] === step,
      }),
    )
    const helpId = `${id}-help`
    return element(
      'fieldset',
      { 'aria-describedby': helpId },
      element('legend', {}, `${title}: ${question}`),
      element('p', { id: helpId, class: 'help' }, help),
      element('div', { class: 'choices steps' }, ...options),
    )
  }

  #steps(): Record<string, DifficultyStep> {
    const entries = this.#task.questions.flatMap(({ id }) => {
      const value = this.node.querySelector<HTMLInputElement>(`input[name="${id}"]:checked`)?.value
      const step = STEPS.find((one) => String(one) === value)
      return step === undefined ? [] : [[id, step] as const]
    })
    return Object.fromEntries(entries)
  }

  #ballot(): DifficultyBallot {
    const { value } = this.#comment
    return { steps: this.#steps(), ...(value === '' ? {} : { comment: value }) }
  }

  #open(): number {
    return this.#task.questions.length - Object.keys(this.#steps()).length
  }

  #showMissing(): void {
    const open = this.#open()
    const text = open === 1 ? '1 question is still open.' : `${open} questions are still open.`
    setText(this.#missing, open === 0 ? '' : text)
    this.#submit.disabled = open > 0
  }

  #changed(): void {
    this.#showMissing()
    this.#listener.draft(this.#ballot())
  }

  #send(): void {
    if (this.#open() > 0) return
    this.#submit.disabled = true
    this.#listener.vote(this.#ballot())
  }
}
