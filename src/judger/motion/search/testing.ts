import loadRegistry from 'prismarine-registry'
import { cellKey, type Position } from '../../../core/position.ts'
import { parseBlock } from '../../../task/block.ts'
import type { StateReader } from './client-cells.ts'
import { type BlockRegistry, type MovingTable, movingTableOf } from './moving-table.ts'

interface NamedStates {
  readonly blocksByName: Readonly<
    Record<
      string,
      {
        minStateId: number
        defaultState: number
        states: readonly { name: string; type: string; num_values: number; values?: readonly string[] }[]
      }
    >
  >
}

const registry = loadRegistry('1.19.2') as unknown as BlockRegistry & NamedStates

/** The moving table of 1.19.2. */
export const table: MovingTable = movingTableOf(registry)

/** The state id of a block as the game writes it; properties that are not named have their default. */
export function stateOf(text: string): number {
  const spec = parseBlock(text)
  const block = registry.blocksByName[spec?.name ?? '']
  if (spec === undefined || block === undefined) throw new TypeError(`not a block: ${text}`)
  let rest = block.defaultState - block.minStateId
  const digits = block.states.toReversed().map(({ num_values: count, name, type, values }) => {
    const digit = rest % count
    rest = Math.floor(rest / count)
    const wanted = spec.properties[name]
    if (wanted === undefined) return { digit, count }
    const given = type === 'bool' ? Number(wanted !== 'true') : (values?.indexOf(wanted) ?? Number(wanted))
    return { digit: given, count }
  })
  return block.minStateId + digits.reduceRight((sum, { digit, count }) => sum * count + digit, 0)
}

/** Cells with these blocks above a floor of stone at y = −1; everything is loaded. */
export function cellsWith(blocks: Readonly<Record<string, string>>, floor = 'stone'): StateReader {
  const states = new Map(Object.entries(blocks).map(([key, text]) => [key, stateOf(text)]))
  const [ground, air] = [stateOf(floor), stateOf('air')]
  return { stateAt: (x, y, z) => states.get(cellKey({ x, y, z })) ?? (y < 0 ? ground : air) }
}

/** A box of equal blocks. */
export function box(from: Position, to: Position, block: string): Record<string, string> {
  const blocks: Record<string, string> = {}
  for (let x = from.x; x <= to.x; x++)
    for (let y = from.y; y <= to.y; y++)
      for (let z = from.z; z <= to.z; z++) blocks[cellKey({ x, y, z })] = block
  return blocks
}
