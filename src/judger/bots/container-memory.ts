import type { Bot } from 'mineflayer'
import { cellKey, type Position } from '../../core/position.ts'
import { isContainer } from '../actions/container.ts'

/** Radius in which an agent notices containers (blocks). */
const RADIUS = 24
const MAX_CONTAINERS = 16

/**
 * The containers that an agent has seen. Searching the loaded world is too slow for every step, so it is only searched when
 * chunks arrive; single block changes are tracked.
 */
export class ContainerMemory {
  readonly #bot: Bot
  #known: Map<string, { position: Position; kind: string }> | undefined

  constructor(bot: Bot) {
    this.#bot = bot
    bot.on('chunkColumnLoad', () => {
      this.#known = undefined
    })
    bot.on('blockUpdate', (_from, to) => {
      if (to === null || this.#known === undefined) return
      const { x, y, z } = to.position
      if (isContainer(to.name))
        this.#known.set(cellKey(to.position), { position: { x, y, z }, kind: to.name })
      else this.#known.delete(cellKey(to.position))
    })
  }

  /** The containers, nearest first at the time when they were noticed. */
  list(): { position: Position; kind: string }[] {
    this.#known ??= this.#search()
    return [...this.#known.values()]
  }

  #search(): Map<string, { position: Position; kind: string }> {
    const bot = this.#bot
    const matching = bot.registry.blocksArray.filter(({ name }) => isContainer(name)).map(({ id }) => id)
    const found = bot.findBlocks({ matching, maxDistance: RADIUS, count: MAX_CONTAINERS })
    return new Map(
      found.map((at) => {
        const { x, y, z } = at
        return [cellKey(at), { position: { x, y, z }, kind: bot.blockAt(at)?.name ?? 'container' }]
      }),
    )
  }
}
