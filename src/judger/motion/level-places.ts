import { floor, type Position, sameCell } from '../../core/position.ts'
import { JUMP_RISE } from '../../game/bodies.ts'
import { AROUND } from './around.ts'
import type { CellMap } from './cell-map.ts'
import { keyNear } from './key-near.ts'
import type { SceneView } from './scene-view.ts'
import { type Wall, wallMap } from './terrain.ts'

/** A reversible walk: level, or one step up or down, without falls. */
export interface LevelWalk {
  from: Position
  /** Cells that count as solid. */
  walls?: readonly Wall[]
  /** A filter on cells. */
  within?: (cell: Position) => boolean
}

/** The cells that a bot can walk to and back from, ordered by walking distance. */
export function* levelPlaces(view: SceneView, walk: LevelWalk): Generator<Position> {
  const ground = new LevelGround(view, walk)
  let open: Position[] = [ground.start]
  while (open.length > 0) {
    const next: Position[] = []
    for (const cell of open) {
      yield cell
      ground.discover(cell, next)
    }
    open = next
  }
}

/** Whether a bot can walk to a cell and back. Expands the cell nearest to the goal first. */
export function leadsLevel(view: SceneView, walk: LevelWalk, goal: Position): boolean {
  const ground = new LevelGround(view, walk)
  if (sameCell(ground.start, goal)) return true
  const open = new NearestFirst(goal)
  open.add(ground.start)
  for (let cell = open.take(); cell !== undefined; cell = open.take()) {
    const reached: Position[] = []
    ground.discover(cell, reached)
    for (const to of reached) {
      if (sameCell(to, goal)) return true
      open.add(to)
    }
  }
  return false
}

/** Cells to expand, nearest to the goal first (distance along the axes), and the most recently added first among equals. */
class NearestFirst {
  readonly #goal: Position
  /** Cells by their distance from the goal (blocks along the axes). */
  readonly #cells: Position[][] = []
  /** There is no cell closer than this. */
  #nearest = 0

  constructor(goal: Position) {
    this.#goal = goal
  }

  add(cell: Position): void {
    const { x, y, z } = this.#goal
    const distance = Math.abs(cell.x - x) + Math.abs(cell.y - y) + Math.abs(cell.z - z)
    const alike = this.#cells[distance]
    if (alike === undefined) this.#cells[distance] = [cell]
    else alike.push(cell)
    if (distance < this.#nearest) this.#nearest = distance
  }

  take(): Position | undefined {
    for (; this.#nearest < this.#cells.length; this.#nearest++) {
      const cell = this.#cells[this.#nearest]?.pop()
      if (cell !== undefined) return cell
    }
    return undefined
  }
}

/** The cells of such a walk, each found once. */
class LevelGround {
  readonly start: Position
  readonly #view: SceneView
  readonly #walls: CellMap<Wall>
  readonly #within: ((cell: Position) => boolean) | undefined
  readonly #keyOf: (x: number, y: number, z: number) => number
  readonly #seen = new Set<number>()

  constructor(view: SceneView, { from, walls = [], within }: LevelWalk) {
    this.#view = view
    this.#walls = wallMap(walls)
    this.#within = within
    this.start = floor(from)
    this.#keyOf = keyNear(this.start)
    if (!this.#isFree(this.start.x, this.start.y, this.start.z)) this.start.y++
    this.#seen.add(this.#keyOf(this.start.x, this.start.y, this.start.z))
  }

  /** Adds the cells that a step leads to and that were not found before. */
  discover(from: Position, discovered: Position[]): void {
    const { x, y, z } = from
    const height = this.#floorAt(x, y - 1, z) ?? 1
    for (const side of AROUND) {
      const toX = x + side.x
      const toZ = z + side.z
      for (let toY = y - 1; toY <= y + 1; toY++) {
        const key = this.#keyOf(toX, toY, toZ)
        if (this.#seen.has(key) || !this.#isStep(from, height, toX, toY, toZ)) continue
        const to = { x: toX, y: toY, z: toZ }
        if (this.#within?.(to) === false) continue
        this.#seen.add(key)
        discovered.push(to)
      }
    }
  }

  /**
   * Whether a body can step from a cell into an adjacent one, and back.
   * @param height height of the floor above the bottom of the cell below the feet (blocks)
   */
  #isStep({ x, y, z }: Position, height: number, toX: number, toY: number, toZ: number): boolean {
    const top = this.#floorAt(toX, toY - 1, toZ)
    if (top === undefined || Math.abs(toY - y + top - height) > JUMP_RISE) return false
    // Space for the body there, and above the lower of the two cells for the jump.
    if (!this.#isFree(toX, toY, toZ) || !this.#isFree(toX, toY + 1, toZ)) return false
    if (toY > y) return this.#isFree(x, y + 2, z)
    return toY === y || this.#isFree(toX, toY + 2, toZ)
  }

  #isFree(x: number, y: number, z: number): boolean {
    return this.#walls.get(x, y, z) === undefined && this.#view.kindAt(x, y, z)?.isSolid === false
  }

  /** The height of a block's top above the bottom of its cell; undefined if it is unsafe to stand on. */
  #floorAt(x: number, y: number, z: number): number | undefined {
    const wall = this.#walls.get(x, y, z)
    if (wall !== undefined)
      return wall.isNarrow !== true && (wall.top ?? 1) <= 1 ? (wall.top ?? 1) : undefined
    const kind = this.#view.kindAt(x, y, z)
    return kind?.isSolid === true && !kind.isNarrow && kind.top <= 1 ? kind.top : undefined
  }
}
