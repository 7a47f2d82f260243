import { clockText, element } from '../dom.ts'

/** Agents with their colours. */
export type Colours = ReadonlyMap<string, string>

/** A time with a link to that moment. */
export function timeButton(t: number, go: () => void): HTMLButtonElement {
  const button = element(
    'button',
    { type: 'button', class: 'time', title: 'Go to this moment' },
    clockText(t),
  )
  button.addEventListener('click', go)
  return button
}

/** The name of an agent in its colour. @param other text for the case that it was not an agent */
export function whoText(agent: string | null, colours: Colours, other: string): HTMLElement {
  const who = element('b', {}, agent ?? other)
  if (agent !== null)
    who.style.color = `color-mix(in oklab, ${colours.get(agent) ?? 'currentColor'} 60%, var(--ink))`
  return who
}

/** Selects an agent, and whether only failures are shown. */
export class Filters {
  readonly node: HTMLElement
  readonly #who = element('select', { 'aria-label': 'Whose' }, element('option', { value: '' }, 'everybody'))
  readonly #trouble: HTMLInputElement

  /** @param id id that distinguishes these filters from others on the page @param others names in addition to the agents */
  constructor(id: string, colours: Colours, others: readonly string[] = []) {
    for (const name of [...others, ...colours.keys()])
      this.#who.append(element('option', { value: name }, name))
    this.#trouble = element('input', { type: 'checkbox', id })
    const label = element('label', { for: id }, this.#trouble, 'only what went wrong')
    this.node = element('div', { class: 'filters' }, this.#who, label)
  }

  /** '' for no agent. */
  get who(): string {
    return this.#who.value
  }

  get isTroubleOnly(): boolean {
    return this.#trouble.checked
  }
}
