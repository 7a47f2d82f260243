import { element } from '../../view/page/dom.ts'
import type {
  AskedDimension,
  Ballot,
  DimensionVerdict,
  Draft,
  ShownItem,
  Side,
  SideVerdict,
  Step,
} from '../messages.ts'
import { choice } from './choice.ts'
import { FormFrame } from './form-frame.ts'
import type { FormListener } from './survey-page.ts'

const VERDICTS: readonly (readonly [SideVerdict, text: string, key: string])[] = [
  ['left', 'A is better', 'a'],
  ['tie', 'Equally good', 't'],
  ['right', 'B is better', 'b'],
  ['both-bad', 'Both are bad', 'x'],
  ['unsure', 'Cannot tell', 'c'],
]
const DIMENSION_VERDICTS: readonly (readonly [DimensionVerdict, text: string])[] = [
  ['left', 'A'],
  ['tie', 'Equal'],
  ['right', 'B'],
  ['unsure', 'Cannot tell'],
]
const STEPS: readonly Step[] = [0, 1, 2, 3, 4, 'n/a']

/** A rater's choices: which run is better, and six scores for each run. */
export class Form {
  readonly #item: ShownItem
  readonly #sides: readonly Side[]
  readonly #frame: FormFrame<Ballot>

  constructor(item: ShownItem, listener: FormListener<Ballot>) {
    this.#item = item
    this.#sides = item.kind === 'pair' ? ['left', 'right'] : ['left']
    this.#frame = new FormFrame({
      style: 'form',
      questions: [
        item.kind === 'pair' ? this.#verdicts() : undefined,
        ...item.dimensions.map((dimension, index) => this.#dimension(dimension, index)),
      ],
      comment: item.draft.comment,
      open: () => this.#open(this.#draft()),
      inWords: (open) => `${open} ${open === 1 ? 'choice is' : 'choices are'} still open.`,
      draft: () => this.#draft(),
      ballot: () => this.#draft(),
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

  /** Handles a key. @returns whether the key has a meaning here */
  key(key: string): boolean {
    const verdict = VERDICTS.find(([, , own]) => own === key.toLowerCase())?.[0]
    if (verdict === undefined || this.#item.kind !== 'pair') return false
    return this.#frame.choose('verdict', verdict)
  }

  #verdicts(): HTMLElement {
    const options = VERDICTS.map(([value, text, key]) =>
      choice({
        name: 'verdict',
        value,
        text,
        title: `Key ${key.toUpperCase()}`,
        isChosen: this.#item.draft.verdict === value,
      }),
    )
    return element(
      'fieldset',
      { class: 'verdict' },
      element('legend', {}, 'Which one is better?'),
      element('div', { class: 'choices' }, ...options),
    )
  }

  #dimension({ name, words }: AskedDimension, index: number): HTMLElement {
    const rows = this.#sides.map((side) => {
      const letter = side === 'left' ? 'A' : 'B'
      const options = STEPS.map((step) =>
        choice({
          name: `${side}-${index}`,
          value: String(step),
          text: typeof step === 'number' ? (words[step] ?? '') : 'n/a',
          title: step === 'n/a' ? 'does not apply' : '',
          isChosen: this.#item.draft[side]?.[name] === step,
        }),
      )
      const isPair = this.#sides.length > 1
      const label = isPair ? element('b', { 'aria-hidden': 'true' }, letter) : undefined
      const spoken = isPair ? `${name}, ${letter}` : name
      return element(
        'div',
        { class: 'row', role: 'radiogroup', 'aria-label': spoken },
        label,
        element('div', { class: 'choices steps' }, ...options),
      )
    })
    const better = this.#item.kind === 'pair' ? this.#better(name, index) : undefined
    return element('fieldset', {}, element('legend', {}, name), better, ...rows)
  }

  /** The choice of the better run in a dimension. */
  #better(name: string, index: number): HTMLElement {
    const options = DIMENSION_VERDICTS.map(([value, text]) =>
      choice({
        name: `better-${index}`,
        value,
        text,
        title: '',
        isChosen: this.#item.draft.verdicts?.[name] === value,
      }),
    )
    return element(
      'div',
      { class: 'row better', role: 'radiogroup', 'aria-label': `${name}: which is better?` },
      element('b', { 'aria-hidden': 'true' }, '?'),
      element('div', { class: 'choices' }, ...options),
    )
  }

  #stepsOf(side: Side): Record<string, Step> {
    const entries = this.#item.dimensions.flatMap(({ name }, index) => {
      const value = this.#frame.chosen(`${side}-${index}`)
      const step = STEPS.find((one) => String(one) === value)
      return step === undefined ? [] : [[name, step] as const]
    })
    return Object.fromEntries(entries)
  }

  #verdictsOf(): Record<string, DimensionVerdict> {
    const entries = this.#item.dimensions.flatMap(({ name }, index) => {
      const value = this.#frame.chosen(`better-${index}`)
      const verdict = DIMENSION_VERDICTS.find(([one]) => one === value)?.[0]
      return verdict === undefined ? [] : [[name, verdict] as const]
    })
    return Object.fromEntries(entries)
  }

  #draft(): Draft & Pick<Ballot, 'left'> {
    const verdict = VERDICTS.find(([value]) => value === this.#frame.chosen('verdict'))?.[0]
    return {
      ...(verdict === undefined ? {} : { verdict }),
      left: this.#stepsOf('left'),
      ...(this.#item.kind === 'pair' ? { right: this.#stepsOf('right'), verdicts: this.#verdictsOf() } : {}),
      ...this.#frame.remark(),
    }
  }

  /** How many choices are still to be made. */
  #open(draft: Draft): number {
    const rated = this.#sides.map((side) => Object.keys(draft[side] ?? {}).length)
    const wanted = this.#sides.length * this.#item.dimensions.length
    const given = rated.reduce((sum, own) => sum + own, 0)
    if (this.#item.kind !== 'pair') return wanted - given
    const compared = Object.keys(draft.verdicts ?? {}).length
    return wanted - given + this.#item.dimensions.length - compared + (draft.verdict === undefined ? 1 : 0)
  }
}
