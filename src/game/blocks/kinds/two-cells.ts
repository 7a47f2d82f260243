import type { Position } from '../../../core/position.ts'
import type { BlockSpec } from '../../block.ts'
import { DIRECTIONS } from '../../directions.ts'
import { isDoor } from './openings.ts'

/** Whether a block is a bed: a foot and a head, told apart by the property `part`. */
export const isBed = (block: string): boolean => block.endsWith('_bed')

const TALL_PLANTS: ReadonlySet<string> = new Set([
  'sunflower',
  'lilac',
  'rose_bush',
  'peony',
  'tall_grass',
  'large_fern',
  'tall_seagrass',
  'small_dripleaf',
  'pitcher_plant',
])

/**
 * Whether a block is a plant that is placed as two cells, one above the other. A pitcher crop does not count: it is sown as one
 * cell and grows into the second.
 */
export const isTallPlant = (block: string): boolean => TALL_PLANTS.has(block)

/** Whether a block has a lower and an upper half, which are placed together: doors and tall plants. */
export const hasUpperHalf = (block: string): boolean => isDoor(block) || isTallPlant(block)

/** The cell of a bed's head if no direction is given. */
const DEFAULT_FACING = 'north'

/**
 * The offset from the first cell of a block to the second one, which is placed along with it; undefined for single-cell blocks.
 */
export function secondCellOf({ name, properties }: BlockSpec): Position | undefined {
  if (hasUpperHalf(name)) return DIRECTIONS.up
  return isBed(name) ? DIRECTIONS[properties.facing ?? DEFAULT_FACING] : undefined
}
