import type { ItemCount } from '../item-counts.ts'
import type { Way } from './tech-tree.ts'

/** Ores in the ground, those that lie deep, and what is taken along for each: monsters are in caves, and tools wear out. */
const ORE = /^(iron|copper|lapis|gold|redstone|diamond|emerald)_ore$/
const DEEP = /^(gold|redstone|diamond|lapis)_ore$/
const FOR_THE_GROUND: readonly ItemCount[] = [
  { item: 'stone_sword', count: 1 },
  { item: 'stone_pickaxe', count: 1 },
  { item: 'stick', count: 2 },
]
/**
 * Cobblestone is everywhere below, and dug faster there than with a wooden pickaxe; wood is not: sticks for more pickaxes, and for
 * the fire that iron takes, are taken along.
 */
const FOR_THE_DEEP: readonly ItemCount[] = [
  { item: 'stone_sword', count: 1 },
  { item: 'stone_pickaxe', count: 1 },
  { item: 'stick', count: 28 },
]

/** What is taken along where this is dug. */
export function provisionsFor(way: Way | undefined): readonly ItemCount[] {
  const name = way?.kind === 'dig' ? (way.source?.name ?? '') : ''
  if (DEEP.test(name)) return FOR_THE_DEEP
  return ORE.test(name) ? FOR_THE_GROUND : []
}

/** Whether a way digs ore that lies deep, where the rock is hard. */
export const isDeep = (way: Way): boolean => way.kind === 'dig' && DEEP.test(way.source?.name ?? '')
