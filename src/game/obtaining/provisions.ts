import type { ItemCount } from '../item-counts.ts'
import type { Recipe } from './recipe.ts'

/** Ores that lie deep, and those nearer to the surface. */
const DEEP = new Set(['gold_ore', 'redstone_ore', 'diamond_ore', 'lapis_ore'])
const SHALLOW = new Set(['iron_ore', 'copper_ore', 'emerald_ore'])
/** Taken along for shallow ore, because there are monsters in caves and tools wear out. */
const FOR_THE_GROUND: readonly ItemCount[] = [
  { item: 'stone_sword', count: 1 },
  { item: 'stone_pickaxe', count: 1 },
  { item: 'stick', count: 2 },
]
/**
 * Cobblestone is everywhere underground, and stone pickaxes made from it dig faster than wooden ones. Wood is not, so agents take
 * sticks for more pickaxes and fuel for smelting iron.
 */
const FOR_THE_DEEP: readonly ItemCount[] = [
  { item: 'stone_sword', count: 1 },
  { item: 'stone_pickaxe', count: 1 },
  { item: 'stick', count: 28 },
]

/** Items to carry when digging this block. */
export function provisionsFor(recipe: Recipe | undefined): readonly ItemCount[] {
  const name = recipe?.kind === 'dig' ? (recipe.source?.name ?? '') : ''
  if (DEEP.has(name)) return FOR_THE_DEEP
  return SHALLOW.has(name) ? FOR_THE_GROUND : []
}

/** Whether a recipe digs ore that lies deep, where the rock is hard. */
export const isDeep = (recipe: Recipe): boolean =>
  recipe.kind === 'dig' && DEEP.has(recipe.source?.name ?? '')
