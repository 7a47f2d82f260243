import { axisOf } from '../../geometry.ts'
import type { PlaceContext } from '../../kernel/blocks/behaviour.ts'
import type { StateProperties } from '../../kernel/blocks/states.ts'

/** Properties determined by the click. */
export function orientation(context: PlaceContext): StateProperties {
  const { level, name, target } = context
  const has = (property: string) => level.states.hasProperty(name, property)
  return {
    ...(has('axis') ? { axis: axisOf(context.face) } : {}),
    ...(has('waterlogged') ? { waterlogged: level.get(target).name === 'water' } : {}),
    ...level.blocks.named(name).orient?.(context),
  }
}
