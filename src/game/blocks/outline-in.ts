import type { BlockSpec } from '../block.ts'
import { type OutlineBox, outlineOf } from './outlines.ts'
import { collisionBoxes } from './sturdy.ts'

/** The boxes of a block, in a given version, at which the crosshair stops. */
export const outlineIn = (version: string, block: BlockSpec): readonly OutlineBox[] =>
  outlineOf(block, collisionBoxes(block, version) ?? [])
