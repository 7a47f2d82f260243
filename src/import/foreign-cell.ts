import type { Position } from '../core/position.ts'
import type { BlockSpec } from '../game/block.ts'
import type { BlockEntity } from './block-entities.ts'

/** Maximum number of cells read from a blueprint, including air. */
export const MAX_FOREIGN_CELLS = 100_000

/** One cell of a foreign blueprint, in world coordinates. */
export interface ForeignCell {
  position: Position
  block: BlockSpec
  /** Its path in the file, e.g. `blocks.3`. */
  field: string
  /** Data that the file stores in addition to the block's state. */
  entity?: BlockEntity
}
