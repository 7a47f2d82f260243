/** Offers of an enchanting table (vanilla EnchantmentMenu and EnchantmentHelper). */
import { enchantability, selected } from '../items/enchanting.ts'
import { JavaRandom } from '../items/java-random.ts'
import type { ItemStack } from '../items/stack.ts'
import { type Enchantment, enchantmentsIn } from '../items/tags.ts'
import type { Registry } from '../library/prismarine.ts'

/** One of the three offers; a `cost` of 0 means an empty one. */
export interface Offer {
  /** Levels that the player needs. */
  readonly cost: number
  /** The displayed enchantment. */
  readonly shown: Enchantment | undefined
}

export interface OfferInput {
  readonly stack: ItemStack
  /** The player's seed, which changes whenever the player enchants. */
  readonly seed: number
  readonly shelves: number
}

export const OFFERS = 3
const MOST_SHELVES = 15

/** The three offers for an item. */
export function offersFor(registry: Registry, input: OfferInput): Offer[] {
  const random = new JavaRandom(input.seed)
  const costs = Array.from({ length: OFFERS }, (_, i) => {
    const cost = costOf(random, i, Math.min(MOST_SHELVES, input.shelves), input.stack)
    return cost < i + 1 ? 0 : cost
  })
  return costs.map((cost, i) => {
    if (cost === 0) return { cost, shown: undefined }
    const { list, next } = drawEnchantments(registry, input, i, cost)
    return { cost, shown: list.length > 0 ? list[next(list.length)] : undefined }
  })
}

/** The enchantments that an offer gives. */
export const enchantmentsOffered = (
  registry: Registry,
  input: OfferInput,
  offer: number,
  cost: number,
): Enchantment[] => drawEnchantments(registry, input, offer, cost).list

/** Levels that an offer needs (vanilla getEnchantmentCost). */
function costOf(random: JavaRandom, offer: number, shelves: number, stack: ItemStack): number {
  if (!isEnchantable(stack)) return 0
  const cost = random.nextInt(8) + 1 + (shelves >> 1) + random.nextInt(shelves + 1)
  if (offer === 0) return Math.max(Math.floor(cost / 3), 1)
  return offer === 1 ? Math.floor((cost * 2) / 3) + 1 : Math.max(cost, shelves * 2)
}

const isEnchantable = (stack: ItemStack): boolean =>
  enchantability(stack.name) > 0 && enchantmentsIn(stack).length === 0 && stack.name !== 'enchanted_book'

function drawEnchantments(registry: Registry, { stack, seed }: OfferInput, offer: number, cost: number) {
  const random = new JavaRandom(seed + offer)
  const list = selected(registry, random, stack, cost)
  // a book loses one of several enchantments
  if (stack.name === 'book' && list.length > 1) list.splice(random.nextInt(list.length), 1)
  return { list, next: (bound: number) => random.nextInt(bound) }
}
