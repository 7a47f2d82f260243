import type { Position } from '../../core/position.ts'
import { falls } from '../../game/blocks/falling.ts'
import { SECONDS_PER_BLOCK } from '../../game/bodies.ts'
import type { StateReader } from '../client/extras.ts'
import { Moving, type MovingTable } from '../motion/search/moving-table.ts'

/** A step of a path that may have to be dug and built. */
export interface DigStep {
  readonly to: Position
  /** Cells to be dug for it, highest first. */
  readonly clear: readonly Position[]
  /** A cell to be filled before the step: a bridge, or the base of a pillar. */
  readonly put?: Position
}

/** Current costs of digging and placing. */
export interface DigCosts {
  /** Time to dig a block (s) by state id; Infinity for blocks that cannot be dug or should stay. */
  digSeconds(state: number): number
  /** How many blocks can be placed. */
  readonly blocks: number
  /** Extra cost of a step in the open, where monsters may be (s). */
  readonly open: number
}

/** Receives a step: its destination, its cost (s), and whether it ends on a block that was placed for it. */
type Visit = (x: number, y: number, z: number, cost: number, builds?: boolean) => void

/** A body's position before a step, and its digging ability there. */
interface Stance extends Position {
  readonly isWet: boolean
  /** Whether there is a block underfoot, either the world's own or one placed by the path. */
  readonly hasGround: boolean
  /** Digging time relative to that of a dry body. */
  readonly effort: number
}

/** Time for jumping up, for moving one block in water, and for placing a block (s). */
const JUMP_S = 0.45
const SWIM_S = 0.6
/** Factor by which digging takes longer while swimming, and again with the head under water (vanilla). */
const AFLOAT = 5
const PUT_S = 0.8
/** Overhead of starting to dig a block (s). */
const BEGIN_S = 0.15
const MAX_DROP = 3
/** Extra cost of a step that ends next to lava, and of one that ends with the head under water (s). */
const HEAT_S = 6
const DIVE_S = 3

const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const

/**
 * The steps of a body that can dig and place: level, stairs one block up or down, straight down, falls that do not hurt, bridges,
 * pillars, and through water. Blocks that touch lava or hold back water or lava are not dug.
 */
export class DigMoves {
  readonly #cells: StateReader
  readonly #flags: Uint16Array
  readonly #falls: Uint8Array
  readonly #costs: DigCosts

  constructor(cells: StateReader, table: MovingTable, costs: DigCosts) {
    this.#cells = cells
    this.#flags = table.flags
    this.#falls = fallingOf(table)
    this.#costs = costs
  }

  flagsAt(x: number, y: number, z: number): number {
    const state = this.#cells.stateAt(x, y, z)
    return state < 0 ? 0 : (this.#flags[state] as number)
  }

  isLoaded(x: number, y: number, z: number): boolean {
    return this.#cells.stateAt(x, y, z) >= 0
  }

  /**
   * Calls back with every step from a cell.
   * @param isBuilt whether the path has placed a block underfoot by then
   */
  from(at: Position, isBuilt: boolean, visit: Visit): void {
    const stance = this.#stanceAt(at, isBuilt)
    for (const [dx, dz] of SIDES) this.#sideways(stance, at.x + dx, at.z + dz, visit)
    if (stance.isWet) this.#swim(stance, visit)
    else this.#shaftOrPillar(stance, isBuilt, visit)
  }

  #stanceAt({ x, y, z }: Position, isBuilt: boolean): Stance {
    const isWet = (this.flagsAt(x, y, z) & Moving.liquid) !== 0
    const hasGround = isBuilt || this.canStand(x, y - 1, z)
    const afloat = isWet ? AFLOAT : 1
    const effort = isWet && this.isUnderWater(x, y, z) ? AFLOAT * AFLOAT : afloat
    return { x, y, z, isWet, hasGround, effort }
  }

  /** Time to clear a cell from a stance (s), see `clearing`. */
  #clearingFrom({ effort, isWet }: Stance, x: number, y: number, z: number): number {
    return effort * this.clearing(x, y, z, isWet)
  }

  /** The steps into a neighbouring column: level, down and up. */
  #sideways(stance: Stance, tx: number, tz: number, visit: Visit): void {
    const { y } = stance
    if (!this.isLoaded(tx, y, tz)) return
    const head = this.#clearingFrom(stance, tx, y + 1, tz)
    const level = head + this.#clearingFrom(stance, tx, y, tz)
    if (level < Number.POSITIVE_INFINITY) {
      this.#level(stance, tx, tz, level, visit)
      this.#stairDown(stance, tx, tz, level, visit)
    }
    this.#stairUp(stance, tx, tz, head, visit)
  }

  /**
   * A level step onto ground or through water; over a hole, either a fall or a bridge. `level` is the time to clear its cells
   * (s).
   */
  #level({ y, isWet, hasGround }: Stance, tx: number, tz: number, level: number, visit: Visit): void {
    const isIntoWater = (this.flagsAt(tx, y, tz) & Moving.water) !== 0
    const below = this.flagsAt(tx, y - 1, tz)
    if (isIntoWater || (below & Moving.standable) !== 0) {
      visit(tx, y, tz, level + (isIntoWater || isWet ? SWIM_S : SECONDS_PER_BLOCK))
      return
    }
    if ((below & Moving.passable) === 0) return
    this.#fall(tx, tz, { from: y, below: y }, level, visit)
    // A bridge block is placed against the block underfoot, so there must be one.
    if (this.#costs.blocks > 0 && hasGround) visit(tx, y, tz, level + SECONDS_PER_BLOCK + PUT_S, true)
  }

  /** A step of stairs down. `level` is the time to clear the cells above it (s). */
  #stairDown(stance: Stance, tx: number, tz: number, level: number, visit: Visit): void {
    const { y } = stance
    if ((this.flagsAt(tx, y - 1, tz) & Moving.passable) !== 0 || !this.canStand(tx, y - 2, tz)) return
    visit(tx, y - 1, tz, level + this.#clearingFrom(stance, tx, y - 1, tz) + SECONDS_PER_BLOCK)
  }

  /** A stair step up, by jumping. `head` is the time to clear the cell where the feet will be (s). */
  #stairUp(stance: Stance, tx: number, tz: number, head: number, visit: Visit): void {
    const { x, y, z, isWet, hasGround } = stance
    if (!this.canStand(tx, y, tz) || !(hasGround || isWet)) return
    const up = this.#clearingFrom(stance, x, y + 2, z) + this.#clearingFrom(stance, tx, y + 2, tz) + head
    if (up < Number.POSITIVE_INFINITY) visit(tx, y + 1, tz, up + JUMP_S)
  }

  /** The steps of a swimmer in its own column: up, and down through water. */
  #swim(stance: Stance, visit: Visit): void {
    const { x, y, z } = stance
    const up = this.#clearingFrom(stance, x, y + 1, z) + this.#clearingFrom(stance, x, y + 2, z)
    if (up < Number.POSITIVE_INFINITY) visit(x, y + 1, z, up + SWIM_S)
    if ((this.flagsAt(x, y - 1, z) & Moving.water) !== 0) visit(x, y - 1, z, SWIM_S)
  }

  /** The steps of a dry body in its own column: it digs away the ground and falls, or jumps and places a block underfoot. */
  #shaftOrPillar({ x, y, z, hasGround }: Stance, isBuilt: boolean, visit: Visit): void {
    if (!hasGround) return
    if (!isBuilt) {
      const down = this.clearing(x, y - 1, z)
      if (down < Number.POSITIVE_INFINITY) this.#fall(x, z, { from: y, below: y - 1 }, down, visit)
    }
    if (this.#costs.blocks > 0) {
      const up = this.clearing(x, y + 2, z)
      if (up < Number.POSITIVE_INFINITY) visit(x, y + 1, z, up + JUMP_S + PUT_S, true)
    }
  }

  /** The cells to dig and place for a step that `from` has reported. */
  describe(from: Position, to: Position): DigStep {
    const { x, y, z } = from
    const isPillar = to.x === x && to.z === z
    if (isPillar) {
      const isWet = (this.flagsAt(x, y, z) & Moving.liquid) !== 0
      if (to.y < y) return { to, clear: this.#toClear([{ x, y: y - 1, z }]) }
      if (isWet) {
        const above = [y + 2, y + 1].map((at) => ({ x, y: at, z }))
        return { to, clear: this.#toClear(above) }
      }
      return { to, clear: this.#toClear([{ x, y: y + 2, z }]), put: { x, y, z } }
    }
    if (to.y > y) {
      const cells = [{ x, y: y + 2, z }, { ...to, y: to.y + 1 }, to]
      return { to, clear: this.#toClear(cells) }
    }
    const column: Position[] = []
    for (let at = y + 1; at >= to.y; at--) column.push({ x: to.x, y: at, z: to.z })
    const clear = this.#toClear(column)
    const ground = { x: to.x, y: to.y - 1, z: to.z }
    const below = this.flagsAt(ground.x, ground.y, ground.z)
    const feet = this.flagsAt(to.x, to.y, to.z)
    const isOpen = to.y === y && (below & Moving.standable) === 0 && (feet & Moving.water) === 0
    return isOpen ? { to, clear, put: ground } : { to, clear }
  }

  #toClear(cells: readonly Position[]): Position[] {
    return cells.filter(({ x, y, z }) => (this.flagsAt(x, y, z) & Moving.passable) === 0)
  }

  /** Whether a body whose feet are in a cell cannot breathe. */
  isUnderWater(x: number, y: number, z: number): boolean {
    return (this.flagsAt(x, y + 1, z) & Moving.liquid) !== 0
  }

  /** Danger to a body in a cell, as the time worth spending to avoid it (s): lava, water above its head, open space. */
  danger(x: number, y: number, z: number): number {
    const heat = this.isHot(x, y, z) ? HEAT_S : 0
    const dive = this.isUnderWater(x, y, z) ? DIVE_S : 0
    return heat + dive + (this.#costs.open > 0 && this.#isOpen(x, y + 1, z) ? this.#costs.open : 0)
  }

  /** Whether at least three of the four sides of a cell are free: a cave, not a tunnel. */
  #isOpen(x: number, y: number, z: number): boolean {
    let free = 0
    for (const [dx, dz] of SIDES) if ((this.flagsAt(x + dx, y, z + dz) & Moving.passable) !== 0) free += 1
    return free >= 3
  }

  canStand(x: number, y: number, z: number): boolean {
    return (this.flagsAt(x, y, z) & Moving.standable) !== 0
  }

  /** A fall that does not hurt, through free cells: `from` is the height of the feet. */
  #fall(
    x: number,
    z: number,
    { from, below }: { from: number; below: number },
    cost: number,
    visit: Visit,
  ): void {
    for (let at = below - 1; at >= from - MAX_DROP - 1; at--) {
      const flags = this.flagsAt(x, at, z)
      if ((flags & Moving.water) !== 0) {
        visit(x, at, z, cost + SECONDS_PER_BLOCK)
        return
      }
      if ((flags & Moving.standable) !== 0) {
        if (at + 1 < from) visit(x, at + 1, z, cost + SECONDS_PER_BLOCK)
        return
      }
      if ((flags & Moving.passable) === 0) return
    }
  }

  /**
   * Time until a cell is free for a body (s): 0 if it is, Infinity if it should not be dug.
   * @param isWet whether the body is in water, so that it does not matter that more runs in
   */
  clearing(x: number, y: number, z: number, isWet = false): number {
    const state = this.#cells.stateAt(x, y, z)
    if (state < 0) return Number.POSITIVE_INFINITY
    const flags = this.#flags[state] as number
    if ((flags & Moving.passable) !== 0) return 0
    if ((flags & Moving.lava) !== 0 || !this.isSafeToDig(x, y, z, isWet)) return Number.POSITIVE_INFINITY
    let time = this.#costs.digSeconds(state) + BEGIN_S
    // Blocks that fall from above must be dug too.
    for (let at = y + 1; at < y + 5; at++) {
      const above = this.#cells.stateAt(x, at, z)
      if (above < 0 || this.#falls[above] !== 1) break
      time += this.#costs.digSeconds(above) + BEGIN_S
    }
    return time
  }

  /**
   * Whether a block can be dug without letting in lava or water: no lava touches it, and there is no water above or next to it;
   * water matters only to a dry body.
   */
  isSafeToDig(x: number, y: number, z: number, isWet = false): boolean {
    if ((this.flagsAt(x, y - 1, z) & Moving.lava) !== 0) return false
    const unwanted = isWet ? Moving.lava : Moving.liquid
    return ![
      this.flagsAt(x, y + 1, z),
      this.flagsAt(x + 1, y, z),
      this.flagsAt(x - 1, y, z),
      this.flagsAt(x, y, z + 1),
      this.flagsAt(x, y, z - 1),
    ].some((flags) => (flags & unwanted) !== 0)
  }

  /** Whether lava is in a cell or touches it, so that agents should avoid it. */
  isHot(x: number, y: number, z: number): boolean {
    for (const [dx, dy, dz] of AROUND)
      if ((this.flagsAt(x + dx, y + dy, z + dz) & Moving.lava) !== 0) return true
    return false
  }
}

const AROUND = [
  [0, 0, 0],
  [0, -1, 0],
  [1, 0, 0],
  [-1, 0, 0],
  [0, 0, 1],
  [0, 0, -1],
  [0, 1, 0],
  [0, 2, 0],
] as const

const fallingCache = new WeakMap<MovingTable, Uint8Array>()

/** 1 for the states of blocks that fall. */
function fallingOf(table: MovingTable): Uint8Array {
  const cached = fallingCache.get(table)
  if (cached !== undefined) return cached
  const falling = Uint8Array.from(table.kinds, (kind) => Number(kind !== undefined && falls(kind.name)))
  fallingCache.set(table, falling)
  return falling
}
