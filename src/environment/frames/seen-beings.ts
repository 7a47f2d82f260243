import type { Bot } from '../../judger/client/bot.ts'
import { figureOf, isShown, type SeenEntity } from '../../judger/recording/figure-seen.ts'
import { DOING } from '../../recording/segment.ts'
import type { SeenFigure } from '../../recording/tracks.ts'
import type { Being } from '../../render/frame/being.ts'

/** Duration of an arm's swing and of the red tint of a hurt figure (ticks). */
const SWING_TICKS = 6

interface Place {
  readonly x: number
  readonly z: number
}

/** The figures that a bot's client shows, ready to be drawn: with their items, speeds and activities. */
export class SeenBeings {
  readonly #bot: Bot
  readonly #swung = new Map<number, number>()
  readonly #hurt = new Map<number, number>()
  #places = new Map<number, Place>()
  #speeds = new Map<number, number>()
  #tick = 0

  constructor(bot: Bot) {
    this.#bot = bot
    bot.on('entitySwingArm', ({ id }) => void this.#swung.set(id, this.#tick))
    bot.on('entityHurt', ({ id }) => void this.#hurt.set(id, this.#tick))
    bot.extras.packets.onSent((name) => {
      if (name === 'arm_animation') this.#swung.set(bot.entity.id, this.#tick)
    })
  }

  /** Called when a game tick has passed. */
  tick(): void {
    this.#tick++
    const places = new Map<number, Place>()
    const speeds = new Map<number, number>()
    for (const entity of this.#entities()) {
      const { x, z } = entity.position
      const before = this.#places.get(entity.id) ?? { x, z }
      places.set(entity.id, { x, z })
      speeds.set(entity.id, Math.hypot(x - before.x, z - before.z))
    }
    this.#places = places
    this.#speeds = speeds
    for (const times of [this.#swung, this.#hurt])
      for (const id of times.keys()) if (!places.has(id)) times.delete(id)
  }

  /** The player itself. */
  get self(): Being {
    return this.#being(figureOf(this.#bot.entity as SeenEntity, this.#bot))
  }

  /** All others, ordered by number. */
  get others(): Being[] {
    return this.#entities()
      .filter((entity) => isShown(entity, this.#bot))
      .map((entity) => this.#being(figureOf(entity, undefined)))
      .sort((a, b) => a.id - b.id)
  }

  #entities(): SeenEntity[] {
    return Object.values(this.#bot.entities) as SeenEntity[]
  }

  #being({ items, doing, ...figure }: SeenFigure): Being {
    const [mainHand = '', offHand = '', feet = '', legs = '', chest = '', head = ''] = items
    const isRecent = (times: ReadonlyMap<number, number>): boolean => {
      const since = times.get(figure.id)
      return since !== undefined && this.#tick - since < SWING_TICKS
    }
    return {
      ...figure,
      speed: this.#speeds.get(figure.id) ?? 0,
      ...{ mainHand, offHand, feet, legs, chest, head },
      doing: {
        sneaking: (doing & DOING.sneaking) !== 0,
        swinging: isRecent(this.#swung),
        sleeping: (doing & DOING.sleeping) !== 0,
        burning: (doing & DOING.burning) !== 0,
        baby: (doing & DOING.baby) !== 0,
        dead: (doing & DOING.dead) !== 0,
        hurt: isRecent(this.#hurt),
      },
    }
  }
}
