import { clockwise, counterClockwise, neighbour, step } from '../../geometry.ts'
import { familyOf, isReplaceable } from '../families.ts'
import type { PlaceContext, PlacedBlock } from './context.ts'

/** Doors, beds and tall plants: two blocks, or none. */
export function doubleBlock(context: PlaceContext): PlacedBlock[] | null {
  switch (familyOf(context.name)) {
    case 'door':
      return door(context)
    case 'bed':
      return bed(context)
    default:
      return tallPlant(context)
  }
}

function door(context: PlaceContext): PlacedBlock[] | null {
  const { level, target, name, heading } = context
  const above = neighbour(target, 'up')
  if (!level.contains(above) || !isReplaceable(level.get(above).name)) return null
  if (!level.shapes.isSturdy(level.get(neighbour(target, 'down')), 'up')) return null
  const common = { facing: heading, hinge: hinge(context), open: false, powered: false }
  return [
    { position: target, state: level.states.encode(name, { ...common, half: 'lower' }) },
    { position: above, state: level.states.encode(name, { ...common, half: 'upper' }) },
  ]
}

/** Which side a door hangs on: beside a wall, paired with another door, else by the click (DoorBlock.getHinge). */
function hinge({ level, target, name, heading, cursor }: PlaceContext): 'left' | 'right' {
  const left = neighbour(target, counterClockwise(heading))
  const right = neighbour(target, clockwise(heading))
  const full = (side: typeof left) =>
    [side, neighbour(side, 'up')].filter((p) => level.shapes.isFullCube(level.get(p))).length
  const isDoor = (side: typeof left) =>
    level.get(side).name === name && level.get(side).properties['half'] === 'lower'
  const lean = full(right) - full(left)
  if ((isDoor(left) && !isDoor(right)) || lean > 0) return 'right'
  if ((isDoor(right) && !isDoor(left)) || lean < 0) return 'left'
  const { x, z } = step(heading)
  const onLeft =
    (x >= 0 || !(cursor.z < 0.5)) &&
    (x <= 0 || !(cursor.z > 0.5)) &&
    (z >= 0 || !(cursor.x > 0.5)) &&
    (z <= 0 || !(cursor.x < 0.5))
  return onLeft ? 'left' : 'right'
}

function bed({ level, target, name, heading }: PlaceContext): PlacedBlock[] | null {
  const head = neighbour(target, heading)
  if (!isReplaceable(level.get(head).name)) return null
  const common = { facing: heading, occupied: false }
  return [
    { position: target, state: level.states.encode(name, { ...common, part: 'foot' }) },
    { position: head, state: level.states.encode(name, { ...common, part: 'head' }) },
  ]
}

function tallPlant({ level, target, name }: PlaceContext): PlacedBlock[] | null {
  const above = neighbour(target, 'up')
  if (!level.contains(above) || !isReplaceable(level.get(above).name)) return null
  return [
    { position: target, state: level.states.encode(name, { half: 'lower' }) },
    { position: above, state: level.states.encode(name, { half: 'upper' }) },
  ]
}
