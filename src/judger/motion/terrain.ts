import { floor, type Position } from '../../core/position.ts'
import { JUMP_RISE } from '../../game/bodies.ts'
import { CellMap } from './cell-map.ts'
import { keyNear } from './key-near.ts'
import type { SceneView } from './scene-view.ts'

/** Maximum depth of a fall on a walk (blocks), as configured in the pathfinder. */
const MAX_DROP = 3

/** A cell that counts as solid although it is still empty. */
export interface Wall extends Position {
  /** Height of its top above the bottom of the cell (blocks). Default: 1. */
  top?: number
  /** Whether it is unsafe to stand on. */
  isNarrow?: boolean
}

/** Walls by their cells. */
export function wallMap(walls: readonly Wall[]): CellMap<Wall> {
  const map = new CellMap<Wall>()
  for (const wall of walls) map.set(wall, wall)
  return map
}

/**
 * The terrain around a bot, as its own client sees the world: a body moves to adjacent cells on the level, one step up, or down
 * by a fall of up to three blocks.
 */
export class Terrain {
  /** The cell where a walk begins. */
  readonly start: Position
  /** A unique number for each cell. */
  readonly keyOf: (x: number, y: number, z: number) => number
  readonly #view: SceneView
  readonly #walls: CellMap<Wall>

  /** @param walls cells that count as solid */
  constructor(view: SceneView, from: Position, walls: readonly Wall[] = []) {
    this.#view = view
    this.#walls = wallMap(walls)
    this.start = floor(from)
    this.keyOf = keyNear(this.start)
    // Feet on a slab or a path are inside that block's cell.
    if (this.#isSolid(this.start.x, this.start.y, this.start.z)) this.start.y++
  }

  /** The height of the feet after a step into an adjacent column; undefined if no step leads there. */
  step({ x, y, z }: Position, toX: number, toZ: number): number | undefined {
    if (this.#isSolid(toX, y, toZ)) {
      const height = this.#isSolid(x, y - 1, z) ? this.#topOf(x, y - 1, z) : 1
      const isLow = 1 + this.#topOf(toX, y, toZ) - height <= JUMP_RISE
      const hasRoom = isLow && !this.#isSolid(toX, y + 1, toZ) && !this.#isSolid(toX, y + 2, toZ)
      return hasRoom && !this.#isSolid(x, y + 2, z) ? y + 1 : undefined
    }
    if (this.#isSolid(toX, y + 1, toZ)) return undefined
    for (let drop = 0; drop <= MAX_DROP; drop++) {
      if (!this.#isSolid(toX, y - drop - 1, toZ)) continue
      // Blocks taller than a cell, such as fences, cannot be stood on.
      return this.#topOf(toX, y - drop - 1, toZ) <= 1 ? y - drop : undefined
    }
    return undefined
  }

  /** Whether a cell holds a door that the body opens and passes through, but must not stop in. */
  isDoorway({ x, y, z }: Position): boolean {
    return this.#view.opensDoors === true && this.#view.kindAt(x, y, z)?.isDoor === true
  }

  /** Unloaded cells count as solid; a door that the body opens does not. */
  #isSolid(x: number, y: number, z: number): boolean {
    if (this.#walls.get(x, y, z) !== undefined) return true
    const kind = this.#view.kindAt(x, y, z)
    return kind?.isSolid !== false && !(kind?.isDoor === true && this.#view.opensDoors === true)
  }

  /** The height of a block's top above the bottom of its cell. */
  #topOf(x: number, y: number, z: number): number {
    const wall = this.#walls.get(x, y, z)
    return (wall === undefined ? this.#view.kindAt(x, y, z)?.top : wall.top) ?? 1
  }
}
