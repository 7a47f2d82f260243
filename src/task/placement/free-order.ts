import type { BlockSpec } from '../block.ts'
import { falls } from '../facts/mining.ts'
import { familyOf } from './find-family.ts'
import { finishingSteps, isWet } from './finishing.ts'

/**
 * Whether a block may be placed before or after its neighbours, as long as it has something to be placed against: it stands
 * by itself, looks the same from all sides and holds no water.
 */
export function isFreelyPlaced(block: BlockSpec): boolean {
  const { options, needs } = familyOf(block.name)
  return (
    options === undefined &&
    needs?.(block.properties, block.name) === undefined &&
    finishingSteps(block).length === 0 &&
    !isWet(block) &&
    !falls(block.name)
  )
}
