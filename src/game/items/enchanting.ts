import { named, tablesOf } from '../data/tables.ts'

/** Enchantment categories of items that accept no others and get these only from an anvil: unbreaking, vanishing, binding. */
const OF_ALL: ReadonlySet<string> = new Set([
  ...['breakable', 'vanishable', 'wearable'],
  ...['durability', 'vanishing', 'equippable'],
])
/** It shares its category with tools that can be enchanted at a table, but is offered nothing itself. */
const SHEARS = 'shears'
const BOOK = 'book'

/** Whether an enchanting table offers enchantments for an item (vanilla Item.getEnchantmentValue above 0). */
export function isEnchantedAtTable(item: string, version: string): boolean {
  if (item === BOOK) return true
  const categories = named(tablesOf(version).itemsByName, item)?.enchantCategories ?? []
  return item !== SHEARS && categories.some((category) => !OF_ALL.has(category))
}
