import type { Position } from '../../core/position.ts'
import type { BlockSpec } from '../block.ts'
import { needsFoot } from '../rules/rule-book.ts'
import { suits } from './holding.ts'
import { placementOptions, type Side } from './placement-options.ts'
import type { Surroundings } from './surroundings.ts'

/**
 * The sides whose neighbour can support a block permanently. A falling block can be placed against any side, but only the block
 * below keeps it there (vanilla FallingBlock); the same goes for blocks that need one below according to a rule book. Every other
 * block can be supported wherever it can be placed and stays.
 */
export function sidesThatCarry(block: BlockSpec, position: Position, around: Surroundings): Side[] {
  if (needsFoot(around.rules, block.name)) return ['down']
  const options = placementOptions(block).filter((option) => suits(block, position, option, around))
  return [...new Set(options.map(({ against }) => against))]
}
