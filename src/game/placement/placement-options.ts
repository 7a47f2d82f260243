import type { BlockSpec } from '../block.ts'
import { familyOf } from './find-family.ts'
import { against, type PlacementOption, SIDES } from './options.ts'

export { offsetOf, opposite, type PlacementOption, SIDES, type Side } from './options.ts'

/**
 * All ways to place a block with the given properties in vanilla 1.19.2, best first: against the block below, then against the
 * sides, then against the block above. Only properties that the click decides matter; the others follow from neighbours, or from
 * finishing steps afterwards (`finishingSteps`).
 */
export function placementOptions({ name, properties }: BlockSpec): PlacementOption[] {
  const options = familyOf(name).options?.(properties, name) ?? against(SIDES)
  return [...options].sort((a, b) => SIDES.indexOf(a.against) - SIDES.indexOf(b.against))
}
