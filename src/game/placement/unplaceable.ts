import type { BlockSpec } from '../block.ts'
import { familyOf, ruleOf } from './find-family.ts'
import { facesToCling } from './holding.ts'

const LIVING_CORAL = /^(?!dead_)\w+_coral(_fan|_wall_fan)?$/

/** Why no player can place a block in this state; undefined if one can. Properties that are not named may have any value. */
export function unplaceable(block: BlockSpec): string | undefined {
  const { name, properties } = block
  const { impossible } = familyOf(name)
  if (impossible !== undefined) return impossible
  for (const [key, value] of Object.entries(properties)) {
    const { values, how } = ruleOf(name, key)
    if (values !== undefined && !values.includes(value)) return `${key}=${value}: ${how}`
  }
  return contradiction(block)
}

/** States whose properties exclude each other. */
function contradiction({ name, properties }: BlockSpec): string | undefined {
  const { waterlogged, lit, type } = properties
  const burns = /candle$|campfire$/.test(name)
  if (burns && lit === 'true' && waterlogged === 'true') return 'water puts it out'
  if (name.endsWith('_slab') && type === 'double' && waterlogged === 'true')
    return 'a double slab holds no water'
  if (LIVING_CORAL.test(name) && waterlogged === 'false') return 'coral dies without water'
  const faces = facesToCling(name)
  if (faces.length > 0 && faces.every((side) => properties[side] === 'false'))
    return 'it clings to at least one side'
  return undefined
}
