import type { BlockSpec } from '../block.ts'
import { familyOf } from './find-family.ts'
import { opposite, SIDES, type Side } from './options.ts'

/** Whether a block breaks without the neighbour it is placed against, so that it cannot be placed against a helper. */
export const needsNeighbour = ({ name, properties }: BlockSpec): boolean =>
  familyOf(name).needs?.(properties, name) !== undefined

/**
 * The sides on which a block needs neighbours before it is placed, beyond the one that is clicked: every face that a vine or
 * lichen clings to, and both walls of a bell between two.
 */
export function needsAround({ name, properties }: BlockSpec): Side[] {
  if (name === 'bell' && properties.attachment === 'double_wall' && properties.facing !== undefined)
    return [properties.facing as Side, opposite(properties.facing as Side)]
  return CLINGING.test(name) ? SIDES.filter((side) => properties[side] === 'true') : []
}

const CLINGING = /^(vine|glow_lichen|sculk_vein|resin_clump)$/

/** Soils that turn into dirt as soon as a whole block stands on them, and plants that break when one stands beside them. */
export const isSpoiledBelow = (block: string): boolean => /^(farmland|dirt_path|grass_path)$/.test(block)
export const isSpoiledBeside = (block: string): boolean => block === 'cactus'
