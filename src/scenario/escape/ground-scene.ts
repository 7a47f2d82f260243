import { add, type Box, distance, floor, formatPosition, inBox, type Position } from '../../core/position.ts'
import { type BlockSpec, formatBlock } from '../../game/block.ts'
import { EYE_HEIGHT, REACH } from '../../game/bodies.ts'
import { gameData } from '../../game/data/game-data.ts'
import { offsetOf, SIDES } from '../../game/placement/placement-options.ts'
import { missingSupport } from '../../game/placement/support.ts'
import type { GameVersion } from '../../game/version.ts'
import { Moves } from '../../judger/motion/search/moves.ts'
import type { MovingTable } from '../../judger/motion/search/moving-table.ts'
import { pointsOf } from '../../judger/placing/line-of-sight.ts'

/** Length of the steps in which a line of sight is followed (blocks). */
const STEP = 0.05
/** How far from a clicked cell an agent may stand, in cells on each side. */
const AROUND = Math.ceil(REACH)
/** The box of a full cube: its lowest and highest corner. */
const FULL = '0,0,0,1,1,1'
/** A state that has not been looked up. */
const UNREAD = -2

/** The cells that an agent starting in one of them can reach. */
export interface Walk {
  has(cell: Position): boolean
}

interface SceneBlocks {
  readonly version: GameVersion
  /** All cells that agents can reach. */
  readonly box: Box
  readonly table: MovingTable
  idOf(block: BlockSpec): number
  /** Undefined outside the box. */
  blockAt(cell: Position): BlockSpec | undefined
}

/**
 * Blocks as agents meet them: where they can walk, by the steps of the path search used in play; what they can
 * reach and see from there; and which blocks the game lets stand.
 */
export class GroundScene {
  readonly version: GameVersion
  readonly #blocks: SceneBlocks
  readonly #moves: Moves
  /** State ids by cell. */
  readonly #states: Int32Array
  readonly #walks = new Map<number, Walk>()

  constructor(blocks: SceneBlocks) {
    const { min, max } = blocks.box
    this.version = blocks.version
    this.#blocks = blocks
    const size = (max.x - min.x + 1) * (max.y - min.y + 1) * (max.z - min.z + 1)
    this.#states = new Int32Array(size).fill(UNREAD)
    this.#moves = new Moves({ stateAt: (x, y, z) => this.#stateAt({ x, y, z }) }, blocks.table)
  }

  /** The cells that an agent can walk to from a cell. */
  walkFrom(start: Position): Walk {
    const first = this.#indexOf(start)
    const known = this.#walks.get(first)
    if (known !== undefined) return known
    const reached = new Uint8Array(this.#states.length)
    if (first >= 0) reached[first] = 1
    const moves = this.#moves
    const cells = [start]
    for (let cell = cells.pop(); cell !== undefined; cell = cells.pop()) {
      const count = moves.from(cell.x, cell.y, cell.z)
      for (let index = 0; index < count; index++) {
        const [x, y, z] = [moves.x[index] as number, moves.y[index] as number, moves.z[index] as number]
        const next = this.#indexOf({ x, y, z })
        if (next < 0 || reached[next] === 1) continue
        reached[next] = 1
        cells.push({ x, y, z })
      }
    }
    const walk = { has: (cell: Position) => reached[this.#indexOf(cell)] === 1 }
    this.#walks.set(first, walk)
    return walk
  }

  /** Whether an agent fits into a cell: feet and head are free, and there is ground. */
  canStandIn({ x, y, z }: Position): boolean {
    return this.#moves.canBeIn(x, y, z)
  }

  /** Whether a block can be clicked from one of the cells of a walk: it is within reach and in sight. */
  canClick(cell: Position, walk: Walk): boolean {
    const center = { x: cell.x + 0.5, y: cell.y + 0.5, z: cell.z + 0.5 }
    for (let y = cell.y - AROUND - 1; y <= cell.y + AROUND; y++)
      for (let x = cell.x - AROUND; x <= cell.x + AROUND; x++)
        for (let z = cell.z - AROUND; z <= cell.z + AROUND; z++) {
          if (!walk.has({ x, y, z })) continue
          const eye = { x: x + 0.5, y: y + EYE_HEIGHT, z: z + 0.5 }
          if (distance(eye, center) <= REACH && this.#sees(eye, cell)) return true
        }
    return false
  }

  /** Whether a chest can be opened from one of the cells of a walk: no full block stands on its lid. */
  canOpen(chest: Position, walk: Walk): boolean {
    const lid = this.#boxesAt({ ...chest, y: chest.y + 1 })
    return !lid.some((box) => box.join() === FULL) && this.canClick(chest, walk)
  }

  /** The missing support of a block in a cell; undefined if the block stays. */
  whyItFalls(block: BlockSpec, position: Position): string | undefined {
    return missingSupport(block, position, {
      version: this.version,
      at: (cell) => this.#blocks.blockAt(cell),
    })
  }

  /** Why a block cannot be placed into an empty cell, however it is turned; undefined if it can. */
  whyNotPlaced(block: BlockSpec, position: Position): string | undefined {
    const neighbours = SIDES.map((side) => add(position, offsetOf(side)))
    if (neighbours.every((cell) => this.#boxesAt(cell).length === 0))
      return 'there is no block beside it to place it against'
    const reasons = turned(block, this.version).map((one) => this.whyItFalls(one, position))
    return reasons.includes(undefined) ? undefined : reasons[0]
  }

  /** The obstacle in a cell, in words. */
  whyNobodyStandsIn(cell: Position): string {
    if (this.canStandIn(cell)) return 'no path leads there'
    const head = { ...cell, y: cell.y + 1 }
    const nameAt = (at: Position) =>
      formatBlock(this.#blocks.blockAt(at) ?? { name: 'nothing', properties: {} })
    if (this.#boxesAt(head).length > 0)
      return `${nameAt(head)} at ${formatPosition(head)} leaves no room for a head`
    if (this.#boxesAt(cell).length > 0) return `${nameAt(cell)} fills the cell`
    return 'there is no safe ground to stand on'
  }

  #sees(eye: Position, cell: Position): boolean {
    return pointsOf(cell, this.#boxesAt(cell)).some(
      (point) => !this.#isHidden(eye, point, this.#indexOf(cell)),
    )
  }

  /** Whether another block lies between an eye and a point of a block. */
  #isHidden(eye: Position, point: Position, own: number): boolean {
    const steps = Math.ceil(distance(eye, point) / STEP)
    for (let step = 0; step < steps; step++) {
      const share = step / steps
      const at = {
        x: eye.x + (point.x - eye.x) * share,
        y: eye.y + (point.y - eye.y) * share,
        z: eye.z + (point.z - eye.z) * share,
      }
      const cell = floor(at)
      if (this.#indexOf(cell) === own) return false
      const inside = { x: at.x - cell.x, y: at.y - cell.y, z: at.z - cell.z }
      if (this.#boxesAt(cell).some((box) => isWithin(box, inside))) return true
    }
    return false
  }

  #boxesAt(cell: Position): readonly (readonly number[])[] {
    return this.#blocks.table.boxes[this.#stateAt(cell)] ?? []
  }

  #indexOf(cell: Position): number {
    const { min, max } = this.#blocks.box
    if (!inBox(this.#blocks.box, cell)) return -1
    const [width, depth] = [max.x - min.x + 1, max.z - min.z + 1]
    return ((cell.y - min.y) * depth + (cell.z - min.z)) * width + (cell.x - min.x)
  }

  #stateAt(cell: Position): number {
    const index = this.#indexOf(cell)
    if (index < 0) return -1
    const known = this.#states[index] as number
    if (known !== UNREAD) return known
    const block = this.#blocks.blockAt(cell)
    const state = block === undefined ? -1 : this.#blocks.idOf(block)
    this.#states[index] = state
    return state
  }
}

/** A block in all its orientations that its properties leave open. */
function turned(block: BlockSpec, version: GameVersion): BlockSpec[] {
  const states = gameData(version).blockProperties(block.name)
  return ['face', 'facing'].reduce(
    (variants, key) =>
      block.properties[key] !== undefined
        ? variants
        : variants.flatMap((one) =>
            (states.get(key) ?? [undefined]).map((value) =>
              value === undefined ? one : { ...one, properties: { ...one.properties, [key]: value } },
            ),
          ),
    [block],
  )
}

/** Whether a point of a cell lies in a box of its block. */
const isWithin = (
  [x0 = 0, y0 = 0, z0 = 0, x1 = 0, y1 = 0, z1 = 0]: readonly number[],
  point: Position,
): boolean =>
  point.x >= x0 && point.x <= x1 && point.y >= y0 && point.y <= y1 && point.z >= z0 && point.z <= z1
