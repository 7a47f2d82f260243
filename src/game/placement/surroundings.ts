import type { Position } from '../../core/position.ts'
import type { BlockSpec } from '../block.ts'
import type { FootingRules } from '../rules/rule-book.ts'

/** The blocks around a place, in a version of the game: shapes of blocks differ between versions. */
export interface Surroundings {
  readonly version: string
  /** What the blocks of the world stand on where that differs from the game. */
  readonly rules?: FootingRules | undefined
  /** The block in a cell; undefined where it is not known. */
  at(cell: Position): BlockSpec | undefined
}
