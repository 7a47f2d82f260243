import { Vec3 } from 'vec3'
import { floor, type Position } from '../../core/position.ts'
import type { Bot } from '../client/bot.ts'
import { gaitTo, hasReached } from './foresight.ts'
import type { Goal } from './search/goal.ts'
import { type MovingTable, movingTableOf } from './search/moving-table.ts'
import { findWay, type WayFinder } from './search/way-finder.ts'

/** State of a bot on its path: searching, walking, waiting at a door, arrived (or near enough), or without a path. */
export type FollowerState = 'looking' | 'going' | 'at_door' | 'ended' | 'enough' | 'no_way'

/** A door on a path, and the cells before and behind it. */
export interface Doorway {
  readonly before: Position
  readonly door: Position
  readonly behind: Position
}

/** Number of cells that a bot examines per tick while searching; nearly all searches end within one tick. */
const CELLS_PER_TICK = 4000
/** Distance from the centre of its cell at which a body may touch the next cell (blocks). */
const OFF_MIDDLE = 0.2
/** How far below and above the feet a block change matters (blocks): the floor, and the room for a jump. */
const BELOW = 1
const ABOVE = 2

export interface FollowerOptions {
  /** Whether its paths may lead through doors. */
  readonly opensDoors: boolean
  /** A point to look at from the bot's position, if its path may end there; called in each tick. */
  readonly enough?: (() => Position | undefined) | undefined
}

/** Takes a bot to a goal, tick by tick: finds a path, follows it, and finds another one when blocks on it change. */
export class Follower {
  readonly #bot: Bot
  readonly #goal: Goal
  readonly #enough: () => Position | undefined
  readonly #table: MovingTable
  #finder: WayFinder | undefined
  #points: Position[] = []
  /** The first door on the path, and the number of points from there on. */
  #doorway: Doorway | undefined
  #beyond = 0
  #opensDoors: boolean
  #state: FollowerState = 'looking'
  readonly #tick = () => this.#go()
  readonly #stopListening: () => void

  constructor(bot: Bot, goal: Goal, { opensDoors, enough = () => undefined }: FollowerOptions) {
    this.#bot = bot
    this.#goal = goal
    this.#opensDoors = opensDoors
    this.#enough = enough
    this.#table = movingTableOf(bot.registry)
    bot.on('physicsTick', this.#tick)
    this.#stopListening = bot.extras.changes.on((x, y, z, from, to) => {
      if (this.#state === 'going' && this.#matters(from, to) && this.#leadsThrough(x, y, z)) this.restart()
    })
  }

  get state(): FollowerState {
    return this.#state
  }

  /** Number of remaining points. */
  get left(): number {
    return this.#points.length + this.#beyond
  }

  /** The next door on the path, if there is one. */
  get doorway(): Doorway | undefined {
    return this.#doorway
  }

  /** Continues without opening doors. */
  keepOffDoors(): void {
    this.#opensDoors = false
  }

  /** Searches for a path from the bot's current position. */
  restart(): void {
    this.#finder = findWay(this.#bot, this.#goal, { opensDoors: this.#opensDoors })
    this.#points = []
    this.#doorway = undefined
    this.#beyond = 0
    this.#state = 'looking'
    this.#look()
  }

  /** Releases the keys, so that the bot stops. */
  end(): void {
    this.#state = 'ended'
    this.#bot.off('physicsTick', this.#tick)
    this.#stopListening()
    this.#bot.clearControlStates()
  }

  #look(): void {
    const state = this.#finder?.advance(CELLS_PER_TICK)
    if (state === 'searching') return
    this.#state = state === 'found' ? 'going' : 'no_way'
    if (state === 'found' && this.#finder !== undefined) this.#take(this.#finder)
    this.#finder = undefined
    const [next] = this.#points
    if (next !== undefined) steer(this.#bot, next)
  }

  /** Adopts a path, up to its first door. */
  #take(way: WayFinder): void {
    this.#points = way.points()
    const cells = way.cells()
    const index = cells.findIndex((cell) => way.isDoorway(cell))
    const [door, behind] = [cells[index], cells[index + 1]]
    if (door === undefined || behind === undefined) return
    this.#doorway = { before: cells[index - 1] ?? floor(this.#bot.entity.position), door, behind }
    this.#beyond = this.#points.length - index
    this.#points = this.#points.slice(0, index)
  }

  #go(): void {
    const bot = this.#bot
    if (this.#state === 'looking') this.#look()
    if (this.#state !== 'going') {
      if (this.#state === 'looking' || this.#state === 'no_way') bot.clearControlStates()
      return
    }
    const sight = bot.entity.onGround ? this.#enough() : undefined
    if (sight !== undefined) {
      this.#state = 'enough'
      halt(bot)
      // A player turns while walking: the server receives the turn along with this tick's step.
      void bot.lookAt(new Vec3(sight.x, sight.y, sight.z), true)
      return
    }
    if (this.#points[0] !== undefined && hasReached(bot.entity.position, this.#points[0]))
      this.#points.shift()
    const next = this.#points[0]
    if (next === undefined) {
      this.#state = this.#doorway === undefined ? 'ended' : 'at_door'
      fullStop(bot)
      return
    }
    steer(bot, next)
  }

  /** Whether the path leads through the column of a cell at its height; including the corners of a diagonal step. */
  #leadsThrough(x: number, y: number, z: number): boolean {
    let last: Position = this.#bot.entity.position
    return this.#points.some((point) => {
      const from = last
      last = point
      return (
        isBetween(x, from.x, point.x) &&
        isBetween(z, from.z, point.z) &&
        y >= Math.floor(Math.min(from.y, point.y)) - BELOW &&
        y <= Math.floor(Math.max(from.y, point.y)) + ABOVE
      )
    })
  }

  /** Whether a block change affects movement. */
  #matters(from: number, to: number): boolean {
    const { flags, top } = this.#table
    return flags[from] !== flags[to] || top[from] !== top[to]
  }
}

const isBetween = (cell: number, a: number, b: number): boolean =>
  cell >= Math.floor(Math.min(a, b)) && cell <= Math.floor(Math.max(a, b))

/** Presses the keys that take the bot to a point. */
export function steer(bot: Bot, next: Position): void {
  const { x, z } = bot.entity.position
  void bot.look(Math.atan2(x - next.x, z - next.z), 0)
  if ((bot.entity as { isInWater?: boolean }).isInWater === true) {
    press(bot, true, true, false)
    return
  }
  bot.setControlState('forward', true)
  bot.setControlState('jump', false)
  const gait = gaitTo(bot, next)
  press(bot, gait !== undefined, gait?.jump ?? false, gait?.sprint ?? false)
}

function press(bot: Bot, forward: boolean, jump: boolean, sprint: boolean): void {
  bot.setControlState('forward', forward)
  bot.setControlState('jump', jump)
  bot.setControlState('sprint', sprint)
}

/** Stops on the spot. */
export function halt(bot: Bot): void {
  bot.clearControlStates()
  const { velocity } = bot.entity
  velocity.x = 0
  velocity.z = 0
}

/** Stops on the spot, in the centre of the cell if the body reaches into the next one. */
function fullStop(bot: Bot): void {
  halt(bot)
  const { position } = bot.entity
  const [middleX, middleZ] = [Math.floor(position.x) + 0.5, Math.floor(position.z) + 0.5]
  if (Math.abs(position.x - middleX) > OFF_MIDDLE) position.x = middleX
  if (Math.abs(position.z - middleZ) > OFF_MIDDLE) position.z = middleZ
}
