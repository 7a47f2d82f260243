import { once } from '../../core/once.ts'
import type { Position } from '../../core/position.ts'
import type { SceneView } from './scene-view.ts'
import { Terrain, type Wall } from './terrain.ts'

/**
 * Horizontal distance that a player must be able to walk to count as free (blocks, along both axes): more than there is
 * between the corners of a hall of 24 × 24, which else would count as the open. Clients see at least 64 blocks far.
 */
const FREE_DISTANCE = 48

/** The four sides of a cell, in the order of a turn to the right. */
const SIDES = [
  { x: 1, z: 0 },
  { x: 0, z: 1 },
  { x: -1, z: 0 },
  { x: 0, z: -1 },
] as const
/** The sides in which a walk goes on: straight ahead, right, left, back. */
const TURNS = [0, 1, 3, 2] as const

/** A cell on the way, and how much of its surroundings has been looked at. */
interface Reached {
  cell: Position
  /** The side towards which it was entered. */
  heading: number
  /** Number of sides that were tried. */
  tried: number
  from: Reached | undefined
}

/** The columns of cells through which a way out leads. */
type WayOut = ReadonlySet<number>

/** A number for each column of cells; only those 65,536 blocks apart share one. */
const columnOf = ({ x, z }: Position): number => ((x & 0xffff) << 16) | (z & 0xffff)

/**
 * A way by which a player can leave its place after these cells have become solid. The walk goes on from the cell farthest away
 * and straight ahead, so that a way out is found soon where there is one; which of several is found does not matter.
 */
function wayOutOf(view: SceneView, from: Position, walls: readonly Wall[]): WayOut | undefined {
  const terrain = new Terrain(view, from, walls)
  const { start, keyOf } = terrain
  const seen = new Set([keyOf(start.x, start.y, start.z)])
  /** Cells with sides that were not tried, by distance from the start. */
  const open: Reached[][] = [[{ cell: start, heading: 0, tried: 0, from: undefined }]]
  let farthest = 0
  for (;;) {
    const here = open[farthest]?.at(-1)
    if (here === undefined) {
      if (--farthest < 0) return undefined
      continue
    }
    const turn = TURNS[here.tried++]
    if (turn === undefined) {
      open[farthest]?.pop()
      continue
    }
    const heading = (here.heading + turn) & 3
    const side = SIDES[heading] as (typeof SIDES)[number]
    const x = here.cell.x + side.x
    const z = here.cell.z + side.z
    const y = terrain.step(here.cell, x, z)
    if (y === undefined) continue
    const key = keyOf(x, y, z)
    if (seen.has(key)) continue
    seen.add(key)
    const reached = { cell: { x, y, z }, heading, tried: 0, from: here }
    const away = Math.abs(x - start.x) + Math.abs(z - start.z)
    if (away >= FREE_DISTANCE) return columnsTo(reached)
    const alike = open[away]
    if (alike === undefined) open[away] = [reached]
    else alike.push(reached)
    if (away > farthest) farthest = away
  }
}

function columnsTo(end: Reached): WayOut {
  const columns = new Set<number>()
  for (let at: Reached | undefined = end; at !== undefined; at = at.from) columns.add(columnOf(at.cell))
  return columns
}

/** Whether a player can leave its place after these cells have become solid. */
export const hasWayOut = (view: SceneView, from: Position, walls: readonly Wall[]): boolean =>
  wayOutOf(view, from, walls) !== undefined

/** The other players in a world that stands still, and how each of them gets out. */
export class Bystanders {
  readonly #view: SceneView
  readonly #players: readonly { name: string; position: Position }[]
  readonly #wayOutOf = once(({ position }: { position: Position }) => wayOutOf(this.#view, position, []))

  constructor(view: SceneView) {
    this.#view = view
    this.#players = view.players()
  }

  /** Those that can leave their places now, but not after these cells have been filled. */
  walledInBy(walls: readonly Wall[]): string[] {
    const isNear = ({ x, y, z }: Position) =>
      walls.some(
        (wall) => Math.abs(wall.x - x) + Math.abs(wall.y - y) + Math.abs(wall.z - z) <= FREE_DISTANCE,
      )
    return this.#players
      .filter(({ position }) => isNear(position))
      .filter((player) => {
        const now = this.#wayOutOf(player)
        // A wall beside the way does not close it.
        const isClosed = now !== undefined && walls.some((wall) => now.has(columnOf(wall)))
        return isClosed && !hasWayOut(this.#view, player.position, walls)
      })
      .map(({ name }) => name)
  }
}

/** Other players that can leave their places now, but not after these cells have been filled. */
export const walledInBy = (view: SceneView, walls: readonly Wall[]): string[] =>
  new Bystanders(view).walledInBy(walls)
