import { axisOf, clockwise, facesByLook, isHorizontal, opposite } from '../../geometry.ts'
import { type BlockFamily, facesPlacer, facesPlacerOnAnyAxis, familyOf, pointsFromFace } from '../families.ts'
import type { StateProperties } from '../states.ts'
import { clickedSide, type PlaceContext, wantsTop } from './context.ts'

type Rule = (context: PlaceContext) => StateProperties

/** Properties a block gets from how it was clicked, for all blocks that need only one place and no wall. */
export function orientation(context: PlaceContext): StateProperties {
  const { level, name, target } = context
  const has = (property: string) => level.states.hasProperty(name, property)
  return {
    ...(has('axis') ? { axis: axisOf(context.face) } : {}),
    ...(has('waterlogged') ? { waterlogged: level.get(target).name === 'water' } : {}),
    ...(BY_FAMILY[familyOf(name)]?.(context) ?? facingRule(context)),
  }
}

const look = (context: PlaceContext) => facesByLook(context.look)[0] ?? 'north'

function facingRule(context: PlaceContext): StateProperties {
  const { name, face, heading } = context
  if (facesPlacer(name)) return { facing: opposite(heading) }
  if (facesPlacerOnAnyAxis(name)) return { facing: opposite(look(context)) }
  if (pointsFromFace(name)) return { facing: face }
  if (name === 'observer') return { facing: look(context) }
  if (name.endsWith('campfire')) return { facing: heading }
  return {}
}

const stairs: Rule = (context) => ({ facing: context.heading, half: wantsTop(context) ? 'top' : 'bottom' })

const trapdoor: Rule = (context) => {
  const side = clickedSide(context)
  if (side) return { facing: side, half: context.cursor.y > 0.5 ? 'top' : 'bottom' }
  return { facing: opposite(context.heading), half: context.face === 'up' ? 'bottom' : 'top' }
}

const hopper: Rule = ({ face }) => ({ facing: isHorizontal(face) ? opposite(face) : 'down' })

const rail: Rule = ({ heading }) => ({ shape: axisOf(heading) === 'x' ? 'east_west' : 'north_south' })

const sixteenth = ({ look: { yaw } }: PlaceContext, turn: number): number =>
  Math.floor(((turn + yaw) * 16) / 360 + 0.5) & 15

const BY_FAMILY: Readonly<Partial<Record<BlockFamily, Rule>>> = {
  stairs,
  trapdoor,
  hopper,
  rail,
  slab: (context) => ({ type: wantsTop(context) ? 'top' : 'bottom' }),
  fence_gate: ({ heading }) => ({ facing: heading }),
  anvil: ({ heading }) => ({ facing: clockwise(heading) }),
  leaves: () => ({ persistent: true }),
  sign: (context) => ({ rotation: sixteenth(context, 180) }),
  banner: (context) => ({ rotation: sixteenth(context, 180) }),
  head: (context) => ({ rotation: sixteenth(context, 0) }),
}
