import type { RunMessage } from '../../messages.ts'
import type { Story } from '../data/story.ts'
import { element } from '../dom.ts'

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const money = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 4 })

/** The numbers of a run: counts while it is in progress, the scorecard at its end, and its settings. */
export class ScorePanel {
  readonly node = element('div', { class: 'score-panel' })
  readonly #counts = element('dl', {})
  readonly #score = element('dl', {})
  readonly #run: RunMessage
  #shown: Story | undefined

  constructor(run: RunMessage) {
    this.#run = run
    this.node.append(
      element('h3', {}, 'So far'),
      this.#counts,
      element('h3', {}, 'Scorecard'),
      this.#score,
      element('h3', {}, 'Played with'),
      rows(element('dl', {}), run.facts),
    )
  }

  show(story: Story): void {
    if (story === this.#shown) return
    this.#shown = story
    const { actions, refused, calls, failedCalls, inputTokens, outputTokens, end } = story
    const { price } = this.#run
    const cost =
      price === null
        ? 'no price given'
        : money.format((inputTokens * price[0] + outputTokens * price[1]) / 1e6)
    rows(this.#counts, [
      ['Actions', whole.format(actions)],
      ['Refused', whole.format(refused)],
      [
        'Calls of the model',
        failedCalls === 0
          ? whole.format(calls)
          : `${whole.format(calls)}, ${whole.format(failedCalls)} failed`,
      ],
      ['Tokens in', whole.format(inputTokens)],
      ['Tokens out', whole.format(outputTokens)],
      ...(inputTokens + outputTokens === 0 ? [] : ([['Cost', cost]] as [string, string][])),
    ])
    if (end === undefined)
      this.#score.replaceChildren(element('div', { class: 'empty' }, 'When the run is over.'))
    else rows(this.#score, end.score)
  }
}

function rows(list: HTMLDListElement, pairs: readonly (readonly [string, string])[]): HTMLDListElement {
  list.replaceChildren(
    ...pairs.map(([label, value]) => element('div', {}, element('dt', {}, label), element('dd', {}, value))),
  )
  return list
}
