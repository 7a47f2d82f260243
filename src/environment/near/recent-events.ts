import { distance, type Position } from '../../core/position.ts'
import { blockOfState } from '../../judger/client/block-class.ts'
import type { Bot } from '../../judger/client/bot.ts'

/** Range of reported events (blocks), and the maximum number kept. */
const [FAR, MOST] = [16, 64]
const MAX_TEXT = 300

/** Something that an agent notices. */
export type RecentEvent =
  | { readonly type: 'health'; readonly from: number; readonly to: number }
  | { readonly type: 'items'; readonly item: string; readonly change: number }
  | { readonly type: 'block'; readonly position: Position; readonly from: string; readonly to: string }
  | { readonly type: 'died'; readonly kind: string; readonly position: Position }
  | { readonly type: 'message'; readonly text: string }

/** Events that a bot's client notices between two observations: health, items gained and lost, blocks, deaths and messages. */
export class RecentEvents {
  readonly #bot: Bot
  #events: RecentEvent[] = []
  #health: number
  #items: ReadonlyMap<string, number>

  constructor(bot: Bot) {
    this.#bot = bot
    this.#health = bot.health ?? 0
    this.#items = itemsOf(bot)
    bot.on('messagestr', (text) => this.#note({ type: 'message', text: text.slice(0, MAX_TEXT) }))
    bot.on('entityDead', ({ name = 'unknown', position: { x, y, z } }) => {
      if (this.#isNear({ x, y, z })) this.#note({ type: 'died', kind: name, position: { x, y, z } })
    })
    bot.extras.changes.on((x, y, z, from, to) => {
      if (from === to || !this.#isNear({ x, y, z })) return
      const names = { from: blockOfState(bot, from).name, to: blockOfState(bot, to).name }
      if (names.from !== names.to) this.#note({ type: 'block', position: { x, y, z }, ...names })
    })
  }

  /** The events since the last call; if there are too many, the oldest are dropped. */
  take(): RecentEvent[] {
    const health = this.#bot.health ?? 0
    if (health !== this.#health) this.#note({ type: 'health', from: this.#health, to: health })
    this.#health = health
    const items = itemsOf(this.#bot)
    for (const item of new Set([...this.#items.keys(), ...items.keys()])) {
      const change = (items.get(item) ?? 0) - (this.#items.get(item) ?? 0)
      if (change !== 0) this.#note({ type: 'items', item, change })
    }
    this.#items = items
    const events = this.#events
    this.#events = []
    return events
  }

  #isNear = (position: Position): boolean => distance(position, this.#bot.entity.position) <= FAR

  #note(event: RecentEvent): void {
    this.#events.push(event)
    if (this.#events.length > MOST) this.#events.shift()
  }
}

function itemsOf(bot: Bot): Map<string, number> {
  const items = new Map<string, number>()
  for (const { name, count } of bot.inventory.items()) items.set(name, (items.get(name) ?? 0) + count)
  return items
}
