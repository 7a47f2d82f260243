import { isHorizontal, opposite } from '../../geometry.ts'
import type { PlaceContext } from '../../kernel/blocks/behaviour.ts'
import type { BlockState, StateProperties } from '../../kernel/blocks/states.ts'
import { isSupported } from '../support.ts'
import { sidesToTry } from './context.ts'
import { orientation } from './orient.ts'

/** Torches, signs, banners and heads: the first supported form, standing or on a wall, in the order of the player's look. */
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

/** Ladders and wall forms: on the first wall that supports them. */
export function onWall(context: PlaceContext, name = context.name): BlockState | null {
  return firstThatHolds(context, name, (side) => (isHorizontal(side) ? { facing: opposite(side) } : null))
}

/** Levers, buttons and grindstones: on a floor, ceiling or wall. */
export function faceAttached(context: PlaceContext): BlockState | null {
  return firstThatHolds(context, context.name, (side) =>
    isHorizontal(side)
      ? { face: 'wall', facing: opposite(side) }
      : { face: side === 'up' ? 'ceiling' : 'floor', facing: context.heading },
  )
}

/** The state for the first side on which the block would be supported. */
export function firstThatHolds(
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
