import type { Happening } from '../../messages.ts'
import type { Chronicle } from '../data/story.ts'
import { element } from '../dom.ts'
import { type Colours, Filters, timeButton, whoText } from './parts.ts'

/** Number of latest entries shown. */
const SHOWN = 60

type Entry = Extract<
  Happening,
  { kind: 'action' | 'finished' | 'started' | 'incident' | 'chat' | 'left' | 'end' }
>

const KINDS: ReadonlySet<Happening['kind']> = new Set(['action', 'finished', 'incident', 'chat', 'end'])

/** The agents' thoughts and actions, latest first. */
export class StreamPanel {
  readonly node = element('div', { class: 'stream-panel' })
  readonly #list = element('ol', { class: 'stream', 'aria-label': 'Thoughts and actions, the latest first' })
  readonly #filters: Filters
  readonly #colours: Colours
  readonly #chronicle: Chronicle
  readonly #jump: (t: number) => void
  readonly #rows = new Map<Happening, HTMLElement>()
  #shown = ''

  constructor(chronicle: Chronicle, colours: Colours, jump: (t: number) => void) {
    this.#chronicle = chronicle
    this.#colours = colours
    this.#jump = jump
    this.#filters = new Filters('only-trouble', colours)
    this.node.append(this.#filters.node, this.#list)
  }

  show(now: number): void {
    const count = this.#chronicle.countUntil(now)
    const key = `${count} ${this.#filters.who} ${this.#filters.isTroubleOnly} ${this.#chronicle.happenings.length}`
    if (key === this.#shown) return
    this.#shown = key
    const entries: Entry[] = []
    for (let i = count - 1; i >= 0 && entries.length < SHOWN; i--) {
      const happening = this.#chronicle.happenings[i]!
      if (KINDS.has(happening.kind) && this.#isWanted(happening as Entry)) entries.push(happening as Entry)
    }
    const rows = entries.map((entry) => this.#rows.get(entry) ?? this.#row(entry))
    this.#rows.clear()
    entries.forEach((entry, index) => {
      this.#rows.set(entry, rows[index]!)
    })
    if (rows.length === 0) this.#list.replaceChildren(element('li', { class: 'empty' }, 'Nothing yet.'))
    else this.#list.replaceChildren(...rows)
  }

  #isWanted(entry: Entry): boolean {
    const { who, isTroubleOnly } = this.#filters
    if (who !== '' && 'agent' in entry && entry.agent !== who) return false
    return !isTroubleOnly || isTrouble(entry)
  }

  #row(entry: Entry): HTMLElement {
    const time = timeButton(entry.t, () => this.#jump(entry.kind === 'action' ? entry.since : entry.t))
    const agent = 'agent' in entry ? entry.agent : null
    const who = whoText(agent, this.#colours, 'the team')
    return element(
      'li',
      { class: `${entry.kind}${isTrouble(entry) ? ' trouble' : ''}` },
      time,
      element('div', {}, who, ...contentOf(entry)),
    )
  }
}

export function isTrouble(happening: Happening): boolean {
  if (happening.kind === 'action') return !happening.ok
  if (happening.kind === 'finished') return !happening.done
  if (happening.kind === 'end') return happening.outcome !== 'success'
  return happening.kind === 'incident'
}

function contentOf(entry: Entry): (Node | string)[] {
  switch (entry.kind) {
    case 'action': {
      const refused = entry.ok ? [] : [element('span', { class: 'reason' }, `refused, ${entry.reason}`)]
      return [
        element('span', { class: 'thought' }, ` ${entry.thought}`),
        element('code', {}, entry.action),
        ...refused,
      ]
    }
    case 'finished':
      return [
        ` ${entry.done ? 'has done' : 'gives up on'} subtask ${entry.subtask}`,
        element('span', { class: 'word' }, entry.word),
      ]
    case 'incident':
      return [` ${entry.what}`, element('span', { class: 'reason' }, entry.detail)]
    case 'chat':
      return [entry.agent === null ? ` ${entry.text}` : ` says: ${entry.text}`]
    case 'end':
      return [` ${entry.outcome.replaceAll('_', ' ')}: ${entry.reason}`]
    default:
      return []
  }
}
