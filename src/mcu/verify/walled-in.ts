import { cellKey, type Position } from '../../core/position.ts'
import { hurtsOrHolds } from '../../game/blocks/kinds/harmful.ts'
import { falls } from '../../game/blocks/mining.ts'
import { named, tablesOf } from '../../game/data/tables.ts'
import type { PlacedBlock } from '../../task/parts.ts'
import type { Finding, Operation } from '../setup/operation.ts'

/** Somebody with fewer cells to stand on is shut in. */
const ROOM = 12
/** How far somebody drops without harm, and steps up (blocks). */
const DROP = 3

/** What keeps an agent from moving at the start: a block in its own cells, one that falls on it, walls all around. */
export function walledIn(
  operations: readonly Operation[],
  blocks: readonly PlacedBlock[],
  version: string,
): Omit<Finding, 'command'>[] {
  const found = (message: string) => [{ type: 'player_walled_in' as const, message }]
  const moved = operations.flatMap((operation) => (operation.kind === 'tp' ? [operation.to] : []))
  const feet = moved.reduce((at, by) => ({ x: at.x + by.x, y: at.y + by.y, z: at.z + by.z }), ORIGIN)
  if (feet.y < 0) return found('the agent is put into the ground: leave the tp out')
  const names = new Map(blocks.map(({ position, block }) => [cellKey(position), block.name]))
  const at = (cell: Position) => (cell.y < 0 ? 'stone' : names.get(cellKey(cell)))
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

/** How many cells somebody can walk to, counted up to ROOM. */
function roomFrom(start: Position, isFree: (cell: Position) => boolean): number {
  const fits = (cell: Position) => isFree(cell) && isFree({ ...cell, y: cell.y + 1 })
  const land = (cell: Position): Position | undefined => {
    for (let y = cell.y; y >= cell.y - DROP && fits({ ...cell, y }); y--)
      if (!isFree({ ...cell, y: y - 1 })) return { ...cell, y }
    return undefined
  }
  const ground = land(start) ?? start
  const seen = new Set([cellKey(ground)])
  const queue = [ground]
  for (let cell = queue.shift(); cell !== undefined && seen.size < ROOM; cell = queue.shift())
    for (const [x, z] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const beside = { x: cell.x + x, y: cell.y, z: cell.z + z }
      const up = { ...beside, y: beside.y + 1 }
      const next = fits(beside)
        ? land(beside)
        : isFree({ ...cell, y: cell.y + 2 }) && fits(up)
          ? up
          : undefined
      if (next === undefined || seen.has(cellKey(next))) continue
      seen.add(cellKey(next))
      queue.push(next)
    }
  return seen.size
}
