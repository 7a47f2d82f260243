import type { Position } from '../../core/position.ts'
import type { BlockSpec } from '../block.ts'

/** The blocks around a place, in a version of the game: shapes of blocks differ between versions. */
export interface Surroundings {
  readonly version: string
  /** The block in a cell; undefined where it is not known. */
  at(cell: Position): BlockSpec | undefined
}
