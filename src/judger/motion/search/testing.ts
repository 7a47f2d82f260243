import { cellKey, type Position } from '../../../core/position.ts'
import { parseBlock } from '../../../game/block.ts'
import { stateOf as numberOf } from '../../../game/data/state-of.ts'
import type { StateReader } from '../../client/extras.ts'
import { registryOf } from '../../client/registry.ts'
import { type MovingTable, movingTableOf } from './moving-table.ts'

const registry = registryOf('1.19.2')

/** The movement table of 1.19.2. */
export const table: MovingTable = movingTableOf(registry)

/** The state id of a block in the game's notation; omitted properties have their default values. */
export function stateOf(text: string): number {
  const spec = parseBlock(text)
  const state = spec && numberOf(registry, spec)
  if (state === undefined) throw new TypeError(`not a block: ${text}`)
  return state
}

/** Cells with these blocks above a stone floor at y = −1; everything is loaded. */
export function cellsWith(blocks: Readonly<Record<string, string>>, floor = 'stone'): StateReader {
  const states = new Map(Object.entries(blocks).map(([key, text]) => [key, stateOf(text)]))
  const [ground, air] = [stateOf(floor), stateOf('air')]
  return { stateAt: (x, y, z) => states.get(cellKey({ x, y, z })) ?? (y < 0 ? ground : air) }
}

/** A box filled with one kind of block. */
export function box(from: Position, to: Position, block: string): Record<string, string> {
  const blocks: Record<string, string> = {}
  for (let x = from.x; x <= to.x; x++)
    for (let y = from.y; y <= to.y; y++)
      for (let z = from.z; z <= to.z; z++) blocks[cellKey({ x, y, z })] = block
  return blocks
}
