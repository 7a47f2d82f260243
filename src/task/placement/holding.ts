import type { BlockSpec } from '../block.ts'
import { familyOf } from './find-family.ts'

/** Whether a block breaks without the neighbour it is placed against, so that it cannot be placed against a helper. */
export const needsNeighbour = ({ name, properties }: BlockSpec): boolean =>
  familyOf(name).needs?.(properties, name) !== undefined

/** Soils that turn into dirt as soon as a whole block stands on them, and plants that break when one stands beside them. */
export const isSpoiledBelow = (block: string): boolean => /^(farmland|dirt_path|grass_path)$/.test(block)
export const isSpoiledBeside = (block: string): boolean => block === 'cactus'
