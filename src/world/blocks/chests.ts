import { clockwise, counterClockwise, type Direction } from '../geometry.ts'
import type { BlockState } from '../kernel/blocks/states.ts'

/** The side of the other half of a double chest; null for a single chest. */
export function chestPartnerSide(state: BlockState): Direction | null {
  const facing = state.properties['facing'] as Direction
  if (state.properties['type'] === 'left') return clockwise(facing)
  return state.properties['type'] === 'right' ? counterClockwise(facing) : null
}
