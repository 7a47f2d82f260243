import type { Position } from '../../core/position.ts'
import type { BlockSpec } from '../block.ts'
import type { FootingRules } from '../rules/rule-book.ts'

/** The blocks around a place, in a version of the game: the shapes of blocks differ between versions. */
export interface Surroundings {
  readonly version: string
  /** What blocks in this world stand on, where this differs from the game. */
  readonly rules?: FootingRules | undefined
  /** The block in a cell; undefined if it is unknown. */
  at(cell: Position): BlockSpec | undefined
}
