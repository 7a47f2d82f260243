import type { BlockSpec } from '../game/block.ts'
import { deadCoralOf, isCoralPlant, isLivingCoral } from '../game/blocks/kinds/coral.ts'

/**
 * The state in which a coral survives; out of water it dies within seconds: a plant gets water in its cell unless the file says
 * that there is none; a coral block has no water next to it, because liquids are not part of blueprints.
 */
export function lastingCoral(block: BlockSpec, note: (why: string) => void): BlockSpec {
  const { name, properties } = block
  if (!isLivingCoral(name) || properties.waterlogged === 'true') return block
  if (!isCoralPlant(name) || properties.waterlogged === 'false') {
    const dead = deadCoralOf(name)
    note(`${name} read as ${dead}, which it turns into without water`)
    return { name: dead, properties }
  }
  note(`${name} read as standing in water, without which it dies`)
  return { name, properties: { ...properties, waterlogged: 'true' } }
}
