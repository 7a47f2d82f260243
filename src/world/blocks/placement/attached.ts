import { isHorizontal, neighbour, opposite } from '../../geometry.ts'
import { familyOf } from '../families.ts'
import type { BlockState, StateProperties } from '../states.ts'
import { isSupported } from '../support.ts'
import { type PlaceContext, sidesToTry } from './context.ts'
import { orientation } from './orient.ts'

/** Names of the form an item takes on a wall. */
export function wallFormOf(name: string): string | null {
  switch (familyOf(name)) {
    case 'torch':
      return name === 'torch' ? 'wall_torch' : name.replace('_torch', '_wall_torch')
    case 'sign':
      return name.replace('_sign', '_wall_sign')
    case 'banner':
      return name.replace('_banner', '_wall_banner')
    case 'coral_fan':
      return name.replace('_fan', '_wall_fan')
    case 'head':
      return name.replace(/_(head|skull)$/, '_wall_$1')
    default:
      return null
  }
}

/** Torches, signs, banners and heads: standing or on a wall, whatever comes first and holds. */
export function standingOrWall(context: PlaceContext, wallName: string): BlockState | null {
  const { level, target } = context
  const standing = level.states.encode(context.name, orientation(context))
  const wall = onWall(context, wallName)
  for (const side of sidesToTry(context)) {
    if (side === 'up') continue
    const state = side === 'down' ? standing : wall
    if (state && isSupported(level, target, state)) return state
  }
  return null
}

/** Ladders and the wall forms: the first wall that holds. */
export function onWall(context: PlaceContext, name = context.name): BlockState | null {
  return firstThatHolds(context, name, (side) => (isHorizontal(side) ? { facing: opposite(side) } : null))
}

/** Levers, buttons and grindstones: floor, ceiling or wall. */
export function faceAttached(context: PlaceContext): BlockState | null {
  return firstThatHolds(context, context.name, (side) =>
    isHorizontal(side)
      ? { face: 'wall', facing: opposite(side) }
      : { face: side === 'up' ? 'ceiling' : 'floor', facing: context.heading },
  )
}

/** Lanterns: under a ceiling or on a floor, by look. */
export function lantern(context: PlaceContext): BlockState | null {
  return firstThatHolds(context, context.name, (side) =>
    isHorizontal(side) ? null : { hanging: side === 'up' },
  )
}

/** Cocoa looks at the log it grows on. */
export function cocoa(context: PlaceContext): BlockState | null {
  return firstThatHolds(context, context.name, (side) => (isHorizontal(side) ? { facing: side } : null))
}

/** Vines hold on to the side they look at. */
export function vine(context: PlaceContext): BlockState | null {
  return firstThatHolds(context, context.name, (side) => (isHorizontal(side) ? { [side]: true } : null))
}

/** Lichen clings to the first face that is full. */
export function lichen(context: PlaceContext): BlockState | null {
  return firstThatHolds(context, context.name, (side) => ({ [side]: true }))
}

/** Bells hang where they were clicked if that holds, between two walls if there are two (vanilla BellBlock). */
export function bell(context: PlaceContext): BlockState | null {
  const { level, target, face, heading, name } = context
  const made = (properties: StateProperties) => {
    const state = level.states.encode(name, properties)
    return isSupported(level, target, state) ? state : null
  }
  if (!isHorizontal(face)) return made({ attachment: face === 'down' ? 'ceiling' : 'floor', facing: heading })
  const behind = opposite(face)
  const double = [face, behind].every((side) =>
    level.shapes.isSturdy(level.get(neighbour(target, side)), opposite(side)),
  )
  return (
    made({ attachment: double ? 'double_wall' : 'single_wall', facing: behind }) ??
    made({ attachment: 'floor', facing: heading }) ??
    made({ attachment: 'ceiling', facing: heading })
  )
}

function firstThatHolds(
  context: PlaceContext,
  name: string,
  properties: (side: ReturnType<typeof sidesToTry>[number]) => StateProperties | null,
): BlockState | null {
  const { level, target } = context
  const waterlogged: StateProperties = level.states.hasProperty(name, 'waterlogged')
    ? { waterlogged: level.get(target).name === 'water' }
    : {}
  for (const side of sidesToTry(context)) {
    const wanted = properties(side)
    if (!wanted) continue
    const state = level.states.encode(name, { ...wanted, ...waterlogged })
    if (isSupported(level, target, state)) return state
  }
  return null
}
