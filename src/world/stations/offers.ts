/** What an enchanting table offers (vanilla EnchantmentMenu and EnchantmentHelper). */
import { JavaRandom } from '../items/java-random.ts'
import type { ItemStack } from '../items/stack.ts'
import { type Enchantment, enchantmentsIn } from '../items/tags.ts'
import type { EnchantmentDefinition, Registry } from '../library/prismarine.ts'

/** One of the three offers. `cost` 0: there is none. */
export interface Offer {
  /** Levels that the player needs. */
  readonly cost: number
  /** The enchantment that is shown. */
  readonly shown: Enchantment | undefined
}

export interface OfferInput {
  readonly stack: ItemStack
  /** The player's seed, which changes whenever the player enchants. */
  readonly seed: number
  readonly shelves: number
}

interface Choice extends Enchantment {
  readonly weight: number
}

export const OFFERS = 3
const MOST_SHELVES = 15

/** How well materials take enchantments (vanilla Tiers and ArmorMaterials): tools, then armour. */
const TOOLS: Readonly<Record<string, number>> = {
  wooden: 15,
  stone: 5,
  iron: 14,
  golden: 22,
  diamond: 10,
  netherite: 15,
}
const ARMOUR: Readonly<Record<string, number>> = {
  leather: 15,
  chainmail: 12,
  iron: 9,
  golden: 25,
  diamond: 10,
  netherite: 15,
  turtle: 9,
}
const OTHERS: Readonly<Record<string, number>> = {
  book: 1,
  bow: 1,
  crossbow: 1,
  fishing_rod: 1,
  trident: 1,
  mace: 15,
}

/** How well an item takes enchantments; 0 if a table cannot enchant it. */
function enchantability(name: string): number {
  const own = Object.hasOwn(OTHERS, name) ? OTHERS[name] : undefined
  if (own !== undefined) return own
  const [, material = '', kind = ''] =
    /^([a-z]+)_(sword|axe|pickaxe|shovel|hoe|helmet|chestplate|leggings|boots)$/.exec(name) ?? []
  const table = /^(helmet|chestplate|leggings|boots)$/.test(kind) ? ARMOUR : TOOLS
  return Object.hasOwn(table, material) ? (table[material] ?? 0) : 0
}

/** The three offers for an item. */
export function offersFor(registry: Registry, input: OfferInput): Offer[] {
  const random = new JavaRandom(input.seed)
  const costs = Array.from({ length: OFFERS }, (_, i) => {
    const cost = costOf(random, i, Math.min(MOST_SHELVES, input.shelves), input.stack)
    return cost < i + 1 ? 0 : cost
  })
  return costs.map((cost, i) => {
    if (cost === 0) return { cost, shown: undefined }
    const { list, next } = drawn(registry, input, i, cost)
    return { cost, shown: list.length > 0 ? list[next(list.length)] : undefined }
  })
}

/** What an offer gives. */
export const enchantmentsOffered = (
  registry: Registry,
  input: OfferInput,
  offer: number,
  cost: number,
): Enchantment[] => drawn(registry, input, offer, cost).list

/** Levels that an offer needs (vanilla getEnchantmentCost). */
function costOf(random: JavaRandom, offer: number, shelves: number, stack: ItemStack): number {
  if (!isEnchantable(stack)) return 0
  const cost = random.nextInt(8) + 1 + (shelves >> 1) + random.nextInt(shelves + 1)
  if (offer === 0) return Math.max(Math.floor(cost / 3), 1)
  return offer === 1 ? Math.floor((cost * 2) / 3) + 1 : Math.max(cost, shelves * 2)
}

const isEnchantable = (stack: ItemStack): boolean =>
  enchantability(stack.name) > 0 && enchantmentsIn(stack).length === 0 && stack.name !== 'enchanted_book'

function drawn(registry: Registry, { stack, seed }: OfferInput, offer: number, cost: number) {
  const random = new JavaRandom(seed + offer)
  const list = selected(registry, random, stack, cost)
  // a book loses one of several
  if (stack.name === 'book' && list.length > 1) list.splice(random.nextInt(list.length), 1)
  return { list, next: (bound: number) => random.nextInt(bound) }
}

/** Draws enchantments of a level (vanilla selectEnchantment). Treasure only where `treasure` says so. */
function selected(
  registry: Registry,
  random: JavaRandom,
  stack: ItemStack,
  cost: number,
  treasure = false,
): Enchantment[] {
  const list: Enchantment[] = []
  const value = enchantability(stack.name)
  if (value <= 0) return list
  let level = cost + 1 + random.nextInt(Math.floor(value / 4) + 1) + random.nextInt(Math.floor(value / 4) + 1)
  const spread = (random.nextFloat() + random.nextFloat() - 1) * 0.15
  level = Math.max(1, Math.round(level + level * spread))
  let choices = available(registry, stack, level, treasure)
  if (choices.length === 0) return list
  list.push(weighted(random, choices))
  while (random.nextInt(50) <= level) {
    const last = registry.enchantmentsByName[list.at(-1)?.name ?? '']
    choices = choices.filter(({ name }) => name !== list.at(-1)?.name && !last?.exclude.includes(name))
    if (choices.length === 0) break
    list.push(weighted(random, choices))
    level = Math.floor(level / 2)
  }
  return list.map(({ name, lvl }) => ({ name, lvl }))
}

/** The highest level of each enchantment that this power gives. */
function available(registry: Registry, stack: ItemStack, power: number, treasure: boolean): Choice[] {
  const categories = registry.items[stack.id]?.enchantCategories ?? []
  const fits = ({ category }: EnchantmentDefinition) => stack.name === 'book' || categories.includes(category)
  return Object.entries(registry.enchantmentsByName)
    .flatMap(([name, definition]) => (definition ? [{ name, definition }] : []))
    .sort((a, b) => a.definition.id - b.definition.id)
    .flatMap(({ name, definition }) => {
      if ((definition.treasureOnly && !treasure) || !definition.discoverable || !fits(definition)) return []
      const { minCost, maxCost, maxLevel, weight } = definition
      for (let lvl = maxLevel; lvl >= 1; lvl--)
        if (power >= minCost.a * lvl + minCost.b && power <= maxCost.a * lvl + maxCost.b)
          return [{ name, lvl, weight }]
      return []
    })
}

function weighted(random: JavaRandom, choices: readonly Choice[]): Choice {
  let left = random.nextInt(choices.reduce((sum, { weight }) => sum + weight, 0))
  for (const choice of choices) {
    left -= choice.weight
    if (left < 0) return choice
  }
  return choices[0] as Choice
}
