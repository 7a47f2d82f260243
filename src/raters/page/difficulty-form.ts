import { element } from '../../view/page/dom.ts'
import type { AskedQuestion, DifficultyBallot, DifficultyStep, ShownTask } from '../difficulty/messages.ts'
import { choice } from './choice.ts'
import { FormFrame } from './form-frame.ts'
import type { FormListener } from './survey-page.ts'

const STEPS: readonly DifficultyStep[] = [1, 2, 3, 4, 5, 'unsure']

/** The answers of a rater for a task: a word for each question, and a remark. */
export class DifficultyForm {
  readonly #task: ShownTask
  readonly #frame: FormFrame<DifficultyBallot>

  constructor(task: ShownTask, listener: FormListener<DifficultyBallot>) {
    this.#task = task
    this.#frame = new FormFrame({
      style: 'form questions',
      questions: task.questions.map((question) => this.#question(question)),
      comment: task.draft.comment,
      open: () => task.questions.length - Object.keys(this.#steps()).length,
      inWords: (open) => (open === 1 ? '1 question is still open.' : `${open} questions are still open.`),
      draft: () => this.#ballot(),
      ballot: () => this.#ballot(),
      listener,
    })
    this.#frame.begin()
  }

  get node(): HTMLFormElement {
    return this.#frame.node
  }

  release(): void {
    this.#frame.release()
  }

  /** A digit answers the first open question, 0 is "cannot tell". @returns whether the key has a meaning here */
  key(key: string): boolean {
    const step = key === '0' ? 'unsure' : STEPS.find((one) => String(one) === key)
    const steps = this.#steps()
    const open = this.#task.questions.find(({ id }) => steps[id] === undefined)
    if (step === undefined || open === undefined) return false
    return this.#frame.choose(open.id, String(step))
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
      const value = this.#frame.chosen(id)
      const step = STEPS.find((one) => String(one) === value)
      return step === undefined ? [] : [[id, step] as const]
    })
    return Object.fromEntries(entries)
  }

  #ballot(): DifficultyBallot {
    return { steps: this.#steps(), ...this.#frame.remark() }
  }
}
