import type { Clock } from '../../core/clock.ts'
import type { EventSink } from '../../core/journal/events.ts'
import { floor, type Position } from '../../core/position.ts'
import type { ItemCount } from '../../game/item-counts.ts'
import type { Bot } from '../client/bot.ts'
import { onDeathCause } from '../client/death-cause.ts'
import type { SpatialMemory } from '../skills/spatial-memory.ts'
import { carriedStacks, summarize } from './inventory.ts'

/** Maximum time for the server to respawn a dead player (ms of game time). */
const RESPAWN_LIMIT_MS = 10_000
const RESPAWN_POLL_MS = 250

export interface DeathsOptions {
  readonly agent: string
  readonly clock: Clock
  readonly log: EventSink
  /** The memory that records the place of death and the lost items. */
  readonly memory: SpatialMemory
  /** Ends the wait for a respawn. */
  readonly signal: AbortSignal
}

/** The deaths of an agent: place, cause and lost items. */
export class Deaths {
  readonly #options: DeathsOptions
  /** The place of its last death. */
  #diedAt: Position | undefined
  /** Its inventory at the last check. */
  #carried: readonly ItemCount[] = []

  constructor(options: DeathsOptions) {
    this.#options = options
  }

  /** Remembers the inventory before a death, because some servers clear it before they report the death. */
  noteCarried(items: readonly ItemCount[]): void {
    this.#carried = items
  }

  /** Watches a bot that has just joined. @param died called after a death has been recorded */
  watch(bot: Bot, died: () => void): void {
    const { agent, log } = this.#options
    bot.on('death', () => {
      this.#note(bot)
      died()
    })
    onDeathCause(bot, (cause) => {
      const position = floor(this.#diedAt ?? bot.entity.position)
      log.emit('agent.died', { agent, position, cause })
    })
    // A player who respawns has no window open, but mineflayer 4.39 keeps the one that was open at death.
    bot.on('respawn', () => {
      bot.currentWindow = null
    })
  }

  /** Waits until a dead bot has respawned. @returns false if it takes too long */
  async hasRespawned(bot: Bot): Promise<boolean> {
    const { clock, signal } = this.#options
    const until = clock.now() + RESPAWN_LIMIT_MS
    while (!bot.isAlive || bot.health <= 0) {
      if (clock.now() > until || signal.aborted) return false
      await clock.sleep(RESPAWN_POLL_MS)
    }
    await clock.sleep(RESPAWN_POLL_MS)
    return true
  }

  /** Records the place of death and the lost items. */
  #note(bot: Bot): void {
    const { agent, memory, clock } = this.#options
    const position = floor(bot.entity.position)
    const carried = summarize(carriedStacks(bot))
    // Lava burns anything that falls into it.
    const isBurnt = bot.blockAt(bot.entity.position)?.name === 'lava'
    const items = isBurnt ? [] : carried.length > 0 ? carried : this.#carried
    this.#diedAt = position
    memory.dread(position)
    memory.lost.lose(agent, { position, items, at: clock.now() })
  }
}
