import { add, type Position } from '../../core/position.ts'
import type { BlockSpec } from '../../task/block.ts'
import { offsetOf, type Side } from '../../task/placement.ts'
import { isNarrowBlock } from '../motion/level-places.ts'
import { isTallBlock, type Wall } from '../motion/way-out.ts'

/** What to place and where. */
export interface PlacementOrder {
  pos: Position
  item: string
  /** The block that must be there at the end. */
  wanted: BlockSpec
  /** The agent may look up or down while it clicks elsewhere: the last resort for blocks that point so from the ground. */
  looksAside?: boolean
}

/** Blocks that players can walk through. */
const PASSABLE =
  /torch$|_(button|sign|banner|sapling|carpet|pressure_plate|head|skull|tulip)$|^(lever|rail|ladder|vine|lantern|soul_lantern|chain|snow|redstone_wire)$/

/** All cells that the new block will fill. */
export function bodyOf({ pos, wanted: { name, properties } }: PlacementOrder): Position[] {
  if (name.endsWith('_door')) return [pos, add(pos, offsetOf('up'))]
  if (name.endsWith('_bed')) return [pos, add(pos, offsetOf((properties.facing ?? 'north') as Side))]
  return [pos]
}

/** The cells of the new block that players cannot walk through. */
export function wallsOf(order: PlacementOrder): Wall[] {
  const { name } = order.wanted
  if (PASSABLE.test(name)) return []
  return bodyOf(order).map((cell) => ({ ...cell, isTall: isTallBlock(name), isNarrow: isNarrowBlock(name) }))
}
