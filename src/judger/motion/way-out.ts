import { once } from '../../core/once.ts'
import type { Position } from '../../core/position.ts'
import { columnOf, type KnownWay, KnownWays, type WayOut } from './known-ways.ts'
import type { SceneView } from './scene-view.ts'
import { Terrain, type Wall } from './terrain.ts'

/**
 * Horizontal distance that a player must be able to walk to count as free (blocks, along both axes): more than between the
 * corners of a 24 × 24 hall, which would otherwise count as open space. Clients see at least 64 blocks far.
 */
const FREE_DISTANCE = 48

/** The four sides of a cell, clockwise. */
const SIDES = [
  { x: 1, z: 0 },
  { x: 0, z: 1 },
  { x: -1, z: 0 },
  { x: 0, z: -1 },
] as const
/** The directions in which a walk continues, in order: ahead, right, left, back. */
const TURNS = [0, 1, 3, 2] as const

/** A cell on the path, and how much of its surroundings has been examined. */
interface Reached {
  cell: Position
  /** The side towards which it was entered. */
  heading: number
  /** Number of sides that were tried. */
  tried: number
  from: Reached | undefined
  /** The known path from the previous cell to this one; undefined if it is a single step. */
  along?: KnownWay
}

/**
 * Searches for a path by which a player can leave its position after these cells have become solid. The walk expands the farthest
 * cell first and straight ahead, so that an existing exit is found early; which one of several is found does not matter. When it
 * meets a known path, it continues from the end of that.
 * @returns a cell far enough away
 */
function findOpen(view: SceneView, from: Position, walls: readonly Wall[]): Reached | undefined {
  const terrain = new Terrain(view, from, walls)
  const { start, keyOf } = terrain
  const columns = walls.map(columnOf)
  const seen = new Set<number>()
  /** Cells with untried sides, by distance from the start. */
  const open: Reached[][] = []
  let farthest = 0
  /** @returns the cell, if it is far enough away */
  const reach = (reached: Reached): Reached | undefined => {
    const { x, y, z } = reached.cell
    const key = keyOf(x, y, z)
    if (seen.has(key)) return undefined
    seen.add(key)
    const away = Math.abs(x - start.x) + Math.abs(z - start.z)
    if (away >= FREE_DISTANCE) return reached
    const alike = open[away]
    if (alike === undefined) open[away] = [reached]
    else alike.push(reached)
    if (away > farthest) farthest = away
    const along = view.waysOut?.from(reached.cell, columns)
    if (along === undefined) return undefined
    return reach({ cell: along.last.cell, heading: headingAt(along), tried: 0, from: reached, along })
  }
  let free = reach({ cell: start, heading: 0, tried: 0, from: undefined })
  while (free === undefined) {
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
    if (y !== undefined) free = reach({ cell: { x, y, z }, heading, tried: 0, from: here })
  }
  return free
}

/** The side through which the last cell of a path was entered. */
function headingAt({ before, last }: KnownWay): number {
  for (let side = 0; side < SIDES.length; side++) {
    const { x, z } = SIDES[side] as (typeof SIDES)[number]
    if (before.cell.x + x === last.cell.x && before.cell.z + z === last.cell.z) return side
  }
  return 0
}

/** The path from the start to a cell that was reached without walls. */
function wayTo(end: Reached, knownWays: KnownWays): WayOut {
  let way = knownWays.note(end.cell, undefined)
  for (let at: Reached = end; at.from !== undefined; at = at.from) {
    if (at.along === undefined) {
      way = knownWays.note(at.from.cell, way)
      continue
    }
    at.along.last.next = way.next
    way = at.along.way
  }
  return way
}

/**
 * Whether a path leads through the column of a wall. Called for every cell of every path, so it creates no
 * objects.
 */
function leadsThrough(way: WayOut, walls: readonly Wall[]): boolean {
  const columns = walls.map(columnOf)
  for (let at: WayOut | undefined = way; at !== undefined; at = at.next)
    for (let index = 0; index < columns.length; index++) if (columns[index] === at.column) return true
  return false
}

function isColumnOf({ x, z }: Position, walls: readonly Wall[]): boolean {
  for (let index = 0; index < walls.length; index++) {
    const wall = walls[index] as Wall
    if (wall.x === x && wall.z === z) return true
  }
  return false
}

/** A world in which nothing moves. */
const UNCHANGED = { loads: 0, changesOf: () => undefined }

/** A path by which a player can leave its place. */
function wayOutOf(view: SceneView, from: Position): WayOut | undefined {
  const end = findOpen(view, from, [])
  return end && wayTo(end, view.waysOut ?? new KnownWays(UNCHANGED))
}

/** Whether a player can leave its place after these cells have become solid. */
export function hasWayOut(view: SceneView, from: Position, walls: readonly Wall[]): boolean {
  const end = findOpen(view, from, walls)
  if (end === undefined) return false
  // A path over a block that does not exist yet must not be stored.
  if (view.waysOut !== undefined && !isOver(end, walls)) wayTo(end, view.waysOut)
  return true
}

/** Whether the path to a reached cell crosses the column of a wall. */
function isOver(end: Reached, walls: readonly Wall[]): boolean {
  for (let at: Reached | undefined = end; at !== undefined; at = at.from)
    if (isColumnOf(at.cell, walls)) return true
  return false
}

/** The other players in a world where nothing moves, and their exits. */
export class Bystanders {
  readonly #view: SceneView
  readonly #players: readonly { name: string; position: Position }[]
  readonly #wayOutOf = once(({ position }: { position: Position }) => wayOutOf(this.#view, position))

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
        // A wall next to the path does not block it.
        const isClosed = now !== undefined && leadsThrough(now, walls)
        return isClosed && !hasWayOut(this.#view, player.position, walls)
      })
      .map(({ name }) => name)
  }
}

/** Other players that can leave their places now, but not after these cells have been filled. */
export const walledInBy = (view: SceneView, walls: readonly Wall[]): string[] =>
  new Bystanders(view).walledInBy(walls)
