import type { Position } from '../../core/position.ts'
import type { BlockSpec } from '../block.ts'
import type { FootingRules } from '../rules/rule-book.ts'

/** The blocks around a place, in a version of the game: the shapes of blocks differ between versions. */
export interface Surroundings {
  readonly version: string
  /** Rules about the blocks that others stand on in this world, where these differ from the game's. */
  readonly rules?: FootingRules | undefined
  /** The block in a cell; undefined if it is unknown. */
  at(cell: Position): BlockSpec | undefined
}
