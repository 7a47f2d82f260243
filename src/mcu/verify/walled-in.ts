import { cellKey, type Position } from '../../core/position.ts'
import { falls } from '../../game/blocks/falling.ts'
import { hurtsOrHolds } from '../../game/blocks/kinds/harmful.ts'
import { named, tablesOf } from '../../game/data/tables.ts'
import type { PlacedBlock } from '../../task/parts.ts'
import type { Finding, Operation } from '../setup/operation.ts'
import { feetAfter, touchedBy } from '../setup/touched.ts'

/** Minimum number of cells to stand on; with fewer, an agent is shut in. */
const ROOM = 12
/** Depth that an agent can fall without harm (blocks). */
const DROP = 3

/** Obstacles that keep an agent from moving at the start: a block in its own cells, one that falls on it, walls all around. */
export function walledIn(
  operations: readonly Operation[],
  blocks: readonly PlacedBlock[],
  version: string,
): Omit<Finding, 'command'>[] {
  const found = (message: string) => [{ type: 'player_walled_in' as const, message }]
  const feet = feetAfter(operations, ORIGIN)
  const names = new Map<string, string>(
    touchedBy(operations, ORIGIN).flatMap((cell) =>
      cell.only === undefined ? [[cellKey(cell), 'air'] as const] : [],
    ),
  )
  for (const { position, block } of blocks) names.set(cellKey(position), block.name)
  const at = (cell: Position) => names.get(cellKey(cell)) ?? (cell.y < 0 ? 'stone' : undefined)
  if (feet.y < 0 && !names.has(cellKey(feet)))
    return found('the agent is put into the ground: free its cells after the tp, or leave it out')
  const isFree = (cell: Position) => {
    const name = at(cell)
    return name === undefined || (hasNoBody(name, version) && !hurtsOrHolds(name))
  }
  for (const y of [0, 1]) {
    const cell = { ...feet, y: feet.y + y }
    if (!isFree(cell)) return found(`${at(cell)} fills the agent's own cell ~ ~${y || ''} ~: keep it free`)
  }
  const above = blocks.find(
    ({ position, block }) =>
      falls(block.name) && position.x === feet.x && position.z === feet.z && position.y > feet.y,
  )
  if (above !== undefined) return found(`${above.block.name} falls on the agent: put it elsewhere`)
  if (roomFrom(feet, isFree) >= ROOM) return []
  return found('blocks all around shut the agent in: leave a way out')
}

const ORIGIN: Position = { x: 0, y: 0, z: 0 }

const hasNoBody = (block: string, version: string): boolean =>
  named(tablesOf(version).blocksByName, block)?.boundingBox === 'empty'

/** How many cells an agent can walk to, counted up to ROOM. */
function roomFrom(start: Position, isFree: (cell: Position) => boolean): number {
  const walk = new Walk(isFree)
  const ground = walk.land(start) ?? start
  const seen = new Set([cellKey(ground)])
  const queue = [ground]
  for (let cell = queue.shift(); cell !== undefined && seen.size < ROOM; cell = queue.shift())
    for (const next of walk.stepsFrom(cell)) {
      if (seen.has(cellKey(next))) continue
      seen.add(cellKey(next))
      queue.push(next)
    }
  return seen.size
}

const SIDES = [
  { x: 1, z: 0 },
  { x: -1, z: 0 },
  { x: 0, z: 1 },
  { x: 0, z: -1 },
] as const

/** The cells that an agent can step into in a scene. */
class Walk {
  readonly #isFree: (cell: Position) => boolean

  constructor(isFree: (cell: Position) => boolean) {
    this.#isFree = isFree
  }

  /** The cell in which an agent lands when it drops from a cell; undefined if it does not fit in or the fall is too deep. */
  land(cell: Position): Position | undefined {
    for (let y = cell.y; y >= cell.y - DROP && this.#fits({ ...cell, y }); y--)
      if (!this.#isFree({ ...cell, y: y - 1 })) return { ...cell, y }
    return undefined
  }

  /** The adjacent cells that an agent steps, drops or climbs to. */
  stepsFrom(cell: Position): Position[] {
    return SIDES.flatMap(({ x, z }) => {
      const beside = { x: cell.x + x, y: cell.y, z: cell.z + z }
      if (this.#fits(beside)) return this.land(beside) ?? []
      const up = { ...beside, y: beside.y + 1 }
      return this.#isFree({ ...cell, y: cell.y + 2 }) && this.#fits(up) ? [up] : []
    })
  }

  #fits(cell: Position): boolean {
    return this.#isFree(cell) && this.#isFree({ ...cell, y: cell.y + 1 })
  }
}
