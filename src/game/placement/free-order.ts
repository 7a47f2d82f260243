import type { BlockSpec } from '../block.ts'
import { falls } from '../blocks/falling.ts'
import { familyOf } from './find-family.ts'
import { finishingSteps, isWet } from './finishing.ts'
import type { PlacementOption } from './options.ts'

/**
 * Whether a block may be placed before or after its neighbours, as long as it has something to be placed against: it needs no
 * support, looks the same from all sides and holds no water.
 */
export const isFreelyPlaced = (block: BlockSpec): boolean =>
  familyOf(block.name).options === undefined && isByItself(block)

/**
 * Whether a block may be placed before or after its neighbours, as long as its support is there: either it can
 * be placed freely, or only the clicked face and the look direction decide its state, as with logs and stairs.
 */
export function isFreelyOrdered(block: BlockSpec): boolean {
  const options = familyOf(block.name).options?.(block.properties, block.name) ?? []
  const isClear = options.every((option) => Object.keys(option).every((part) => CLEAR.has(part)))
  return isClear && !JOINED.test(block.name) && isByItself(block)
}

/** Parts of an option that do not depend on neighbours. */
const CLEAR: ReadonlySet<string> = new Set<keyof PlacementOption>(['against', 'half', 'look', 'inSpace'])
/** Two-cell blocks, and blocks that join others of their kind when placed. */
const JOINED = /(_door|_bed|chest)$/

function isByItself(block: BlockSpec): boolean {
  const { needs } = familyOf(block.name)
  return (
    needs?.(block.properties, block.name) === undefined &&
    finishingSteps(block).length === 0 &&
    !isWet(block) &&
    !falls(block.name)
  )
}
