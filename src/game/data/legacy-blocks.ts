import minecraftData from 'minecraft-data'
import { type BlockSpec, parseBlock } from '../block.ts'

/** Names in the table, which is from Minecraft 1.13, that have had another meaning or none since 1.14. */
const SINCE_1_14: Readonly<Record<string, string>> = {
  stone_slab: 'smooth_stone_slab',
  sign: 'oak_sign',
  wall_sign: 'oak_wall_sign',
}

/** Chests that join an adjacent one: the table calls all of them single. */
const isChest = (name: string): boolean => name === 'chest' || name === 'trapped_chest'

/**
 * The block for a block number and data value of Minecraft 1.12 or earlier, according to the published table (minecraft-data,
 * `legacy.json`). Undefined if the table has no such block.
 */
export function legacyBlock(number: number, data: number): BlockSpec | undefined {
  const table = minecraftData.legacy.pc.blocks
  const text = table[`${number}:${data}`] ?? table[`${number}:0`]
  const block = text === undefined ? undefined : parseBlock(text)
  if (block === undefined) return undefined
  const name = Object.hasOwn(SINCE_1_14, block.name) ? (SINCE_1_14[block.name] ?? block.name) : block.name
  const { type, ...others } = block.properties
  return { name, properties: isChest(name) || type === undefined ? others : { ...others, type } }
}

/** Blocks that were renamed: the older name, and the newer one. */
const RENAMED: readonly (readonly [older: string, newer: string])[] = [
  ['grass_path', 'dirt_path'],
  ['grass', 'short_grass'],
  ['sign', 'oak_sign'],
  ['wall_sign', 'oak_wall_sign'],
]

/** The other name of a block that was renamed between versions; undefined for others. */
export const otherNameOf = (block: string): string | undefined => {
  const pair = RENAMED.find((names) => names.includes(block))
  return pair?.find((name) => name !== block)
}
