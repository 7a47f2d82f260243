import {
  axisOf,
  clockwise,
  counterClockwise,
  type Direction,
  isHorizontal,
  neighbour,
  opposite,
} from '../../geometry.ts'
import type { BlockState } from '../states.ts'
import type { PlaceContext } from './context.ts'

/** Chests join a single one beside them; sneaking joins only the one that was clicked (ChestBlock). */
export function chest(context: PlaceContext): BlockState {
  const { level, target, name, face, sneaking } = context
  let facing: Direction = opposite(context.heading)
  let type = 'single'
  if (sneaking && isHorizontal(face)) {
    const partner = singleAt(context, opposite(face))
    if (partner && axisOf(partner) !== axisOf(face)) {
      facing = partner
      type = counterClockwise(partner) === opposite(face) ? 'right' : 'left'
    }
  } else if (!sneaking) {
    if (singleAt(context, clockwise(facing)) === facing) type = 'left'
    else if (singleAt(context, counterClockwise(facing)) === facing) type = 'right'
  }
  return level.states.encode(name, { facing, type, waterlogged: level.get(target).name === 'water' })
}

/** Front of the single chest on that side, if there is one. */
function singleAt({ level, target, name }: PlaceContext, side: Direction): Direction | null {
  const other = level.get(neighbour(target, side))
  if (other.name !== name || other.properties['type'] !== 'single') return null
  return other.properties['facing'] as Direction
}
