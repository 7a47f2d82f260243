import type { BlockSpec } from '../task/block.ts'

/** States that a player chooses by placing a block; the others follow from neighbours or use. */
const CHOSEN = /^(facing|axis|half|type|face|hanging|part)$/

/**
 * A block with the states that a player chooses. The type of a slab is chosen; that of a chest follows from its neighbour.
 * @param note called if a block stands in water, which is left out
 */
export function chosenStates(block: BlockSpec, note: (why: string) => void): BlockSpec {
  const { name, properties } = block
  if (properties.waterlogged === 'true') note(`${name} in water read as dry: water is not part of blueprints`)
  const chosen = Object.entries(properties).filter(
    ([key]) => CHOSEN.test(key) && (key !== 'type' || name.endsWith('_slab')),
  )
  return { name, properties: Object.fromEntries(chosen) }
}
