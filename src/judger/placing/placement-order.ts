import { add, type Position } from '../../core/position.ts'
import type { BlockSpec } from '../../game/block.ts'
import { secondCellOf } from '../../game/blocks/kinds/two-cells.ts'
import type { SceneView } from '../motion/scene-view.ts'
import type { Wall } from '../motion/terrain.ts'
import type { OpenCells } from './open-cells.ts'

/** A block to place, and its cell. */
export interface PlacementOrder {
  pos: Position
  item: string
  /** The required final block. */
  wanted: BlockSpec
  /** Whether the agent may look in the block's direction while it clicks elsewhere, as a last resort. */
  looksAside?: boolean
  /** Other cells around it that still have to be filled. */
  stillToFill?: () => OpenCells | undefined
}

/** All cells that the new block will fill. */
export function bodyOf({ pos, wanted }: PlacementOrder): Position[] {
  const second = secondCellOf(wanted)
  return second === undefined ? [pos] : [pos, add(pos, second)]
}

/** Blocks lower than this can be walked over (blocks): carpets, ladders, a layer of snow. */
const LOW = 0.13

/** The cells of the new block that players cannot walk through. */
export function wallsOf(view: SceneView, order: PlacementOrder): Wall[] {
  const { top, isNarrow, isDoor } = view.kindOf(order.wanted)
  if (top < LOW || order.wanted.name === 'ladder') return []
  if (isDoor === true && view.opensDoors === true) return []
  return bodyOf(order).map((cell) => ({ ...cell, top, isNarrow }))
}
