import type { Position } from '../../core/position.ts'
import type { BlockSpec } from '../block.ts'
import { falls } from '../blocks/falling.ts'
import { suits } from './holding.ts'
import { placementOptions, type Side } from './placement-options.ts'
import type { Surroundings } from './surroundings.ts'

/**
 * The sides whose neighbour can carry a block permanently. A block that falls can be placed against any side,
 * but only the block below keeps it there (vanilla FallingBlock); every other block can be carried wherever it
 * can be placed and holds.
 */
export function sidesThatCarry(block: BlockSpec, position: Position, around: Surroundings): Side[] {
  if (falls(block.name)) return ['down']
  const options = placementOptions(block).filter((option) => suits(block, position, option, around))
  return [...new Set(options.map(({ against }) => against))]
}
