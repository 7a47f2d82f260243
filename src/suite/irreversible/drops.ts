import type { Random } from '../../core/random.ts'
import { type Closing, EscapeSite, INSIDE } from '../escape/escape-site.ts'
import { SUITE_VERSION } from '../version.ts'
import type { IrreversibleFamily } from './family.ts'

const AGENTS = 3
/** Time limit (s of game time). */
const SECONDS = 300
/** Number of goods or levers in each room above a drop; one number per room. */
const ROOMS: readonly (readonly number[])[] = [[3], [4], [2, 2], [2, 3]]
const GOODS = ['gold_block', 'diamond_block', 'emerald_block', 'lapis_block'] as const
const BARS: Closing = ['iron_bars', 'iron_bars']
/** Positions along the far wall of a room, and in front of it (cells east and south of the corner). */
const FAR = 5
const DROP_LEVER = 'lever[face=floor,facing=north]'

/** Rooms one below another: the lever in each drops everyone in the room into the next. */
class Shaft {
  readonly site = new EscapeSite()
  readonly carry: string[] = []
  readonly #random: Random

  constructor(random: Random, rooms: number) {
    this.#random = random
    for (let column = 0; column < rooms; column++) this.site.room(`room-${column + 1}`, column, 0)
  }

  /** The lever next to the agents' arrival place, which opens the drop into the next room. */
  drop(column: number): void {
    const { site } = this
    const lever = site.mechanism(`drop-lever-${column + 1}`, site.at(column, 0, 2, 3), DROP_LEVER)
    const landing = [2, 3, 4].map((v) => site.at(column + 1, 0, 1, v))
    site.teleport(`drop-${column + 1}`, `room-${column + 1}`, landing, { openedBy: [lever] })
  }

  /** Free positions at the far end of a room, in random order. */
  places(column: number, count: number): [number, number, number][] {
    const rows = [0, 2, 4, INSIDE - 1]
    return Array.from({ length: count }, () => {
      const [row = 0] = rows.splice(this.#random.integer(rows.length), 1)
      return this.site.at(column, 0, FAR, row)
    })
  }
}

const text = (id: string) => ({ id, minecraft: SUITE_VERSION, agents: AGENTS })

/** Required goods are above a drop from which there is no way back. */
export const leftBehind: IrreversibleFamily = {
  id: 'left-behind',
  loss: 'goods that stay above a one-way drop',
  task(id, size, random) {
    const rooms = ROOMS[size] as readonly number[]
    const shaft = new Shaft(random, rooms.length)
    const { site, carry } = shaft
    site.room('exit', rooms.length, 0)
    rooms.forEach((count, column) => {
      shaft.drop(column)
      shaft.places(column, count).forEach((place, index) => {
        const item = GOODS[index % GOODS.length] as string
        site.chest(place, 'north', item)
        carry.push(item)
      })
    })
    const goal = `Get everybody out with ${carry.length} blocks of treasure. The lever of each room drops everybody in it into the next, and no way leads back up.`
    return site.draft(
      { ...text(id), title: `${carry.length} treasures above ${rooms.length} drops`, goal },
      { exit: 'exit', carry, seconds: SECONDS },
    )
  },
}

/** Levers above a one-way drop only open the gate below. */
export const switchedBehind: IrreversibleFamily = {
  id: 'switched-behind',
  loss: 'levers that stay above a one-way drop, while their gate below is shut',
  task(id, size, random) {
    const rooms = ROOMS[size] as readonly number[]
    const shaft = new Shaft(random, rooms.length + 1)
    const { site } = shaft
    site.room('exit', rooms.length + 1, 0)
    const levers = rooms.flatMap((count, column) => {
      shaft.drop(column)
      return shaft
        .places(column, count)
        .map((place, index) =>
          site.mechanism(`gate-lever-${column + 1}-${index + 1}`, place, 'lever[face=floor,facing=north]'),
        )
    })
    const last = rooms.length
    site.passage('gate', [`room-${last + 1}`, 'exit'], [last, 0], [BARS, BARS], { openedBy: levers })
    const goal = `Get everybody out. The drop lever of each room drops everybody in it into the next, and no way leads back up. All ${levers.length} gate levers above have to be thrown to open the gate below.`
    return site.draft(
      { ...text(id), title: `${levers.length} levers above ${rooms.length} drops`, goal },
      { exit: 'exit', carry: [], seconds: SECONDS },
    )
  },
}
