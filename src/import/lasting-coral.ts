import type { BlockSpec } from '../game/block.ts'

const LIVING = /^(?!dead_)\w+_coral(_block|_fan|_wall_fan)?$/

/**
 * What a coral is once nobody looks after it, since out of water it dies within seconds: a plant gets water in its cell, unless
 * the file says that there is none; a block of coral has no water beside it, because liquids are not part of blueprints.
 */
export function lastingCoral(block: BlockSpec, note: (why: string) => void): BlockSpec {
  const { name, properties } = block
  if (!LIVING.test(name) || properties.waterlogged === 'true') return block
  if (name.endsWith('_block') || properties.waterlogged === 'false') {
    note(`${name} read as dead_${name}, which it turns into without water`)
    return { name: `dead_${name}`, properties }
  }
  note(`${name} read as standing in water, without which it dies`)
  return { name, properties: { ...properties, waterlogged: 'true' } }
}
