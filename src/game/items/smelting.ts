import { named, tablesOf } from '../data/tables.ts'
import { TREES } from '../woods.ts'
import { ALSO_TAKEN_BY, BECOMES } from './smelting-table.ts'

/** Blocks that smelt items. */
export const OVENS: readonly string[] = ['furnace', 'smoker', 'blast_furnace']

const FURNACE = 'furnace'

/**
 * The blocks that smelt an item, the usual one first: a furnace takes everything, a smoker takes food, and a blast furnace takes
 * ores.
 */
export function ovensFor(item: string): readonly string[] {
  const other = ALSO_TAKEN_BY.get(item)
  return other === undefined ? [FURNACE] : [FURNACE, other]
}

/** Ticks to smelt one item in a furnace (vanilla). */
export const SMELT_TICKS = 200
/** The same in game time (ms). */
export const SMELT_MS = SMELT_TICKS * 50

const GLAZED = /^([a-z_]+)_terracotta$/
const CHARRED = new RegExp(`^(?:stripped_)?(?:${TREES.join('|')})_(?:log|wood)$`)

/** Burn time of each fuel in ticks, the same in all versions; limited to what plans burn, not furniture, tools and plants. */
const BURNS: readonly (readonly [RegExp, number])[] = [
  [/^lava_bucket$/, 20_000],
  [/^coal_block$/, 16_000],
  [/^dried_kelp_block$/, 4001],
  [/^blaze_rod$/, 2400],
  [/^(coal|charcoal)$/, 1600],
  [new RegExp(`^(?:(?:stripped_)?(?:${TREES.join('|')})_log|(?:${TREES.join('|')}|bamboo)_planks)$`), 300],
  [/^stick$/, 100],
]

/**
 * The furnace product of an item; undefined if it cannot be smelted in a version. Gear, which melts into nuggets, and ore blocks
 * that drop what they smelt into are left out, since smelting them gains nothing.
 */
export function smelted(item: string, version: string): string | undefined {
  const product = productOf(item)
  if (product === undefined) return undefined
  const { itemsByName } = tablesOf(version)
  const isKnown = named(itemsByName, item) !== undefined && named(itemsByName, product) !== undefined
  return isKnown ? product : undefined
}

function productOf(item: string): string | undefined {
  if (CHARRED.test(item)) return 'charcoal'
  const colour = GLAZED.exec(item)?.[1]
  return BECOMES.get(item) ?? (colour === undefined ? undefined : `${colour}_glazed_terracotta`)
}

/** The items that smelt into this product in a version, the usual one first; for wood, the logs. */
export function smeltedFrom(product: string, version: string): string[] {
  const colour = /^([a-z_]+)_glazed_terracotta$/.exec(product)?.[1]
  const items =
    product === 'charcoal'
      ? TREES.map((wood) => `${wood}_log`)
      : colour === undefined
        ? [...BECOMES].flatMap(([item, made]) => (made === product ? [item] : []))
        : [`${colour}_terracotta`]
  return items.filter((item) => smelted(item, version) === product)
}

/** Burn time of one item in ticks; 0 if it is not a fuel. */
export const burnTicks = (item: string): number => BURNS.find(([fuel]) => fuel.test(item))?.[1] ?? 0

/** Amount of a fuel that smelts the given number of items; 1 for items that do not burn, so that the need is visible. */
export const fuelFor = (amount: number, fuel: string): number => {
  const ticks = burnTicks(fuel)
  return ticks === 0 ? 1 : Math.ceil((amount * SMELT_TICKS) / ticks)
}

/**
 * How many items to put into each of several furnaces so that all finish as early as possible, using as many furnaces as there is
 * fuel for.
 * @param ovens number of furnaces
 * @param fuels amount of fuel
 */
export function smeltingShares({
  amount,
  fuel,
  ovens,
  fuels,
}: {
  amount: number
  fuel: string
  ovens: number
  fuels: number
}): number[] {
  for (let used = Math.min(ovens, amount); used > 1; used--) {
    const shares = Array.from({ length: used }, (_, i) => Math.floor((amount + used - 1 - i) / used))
    if (shares.reduce((sum, share) => sum + fuelFor(share, fuel), 0) <= fuels) return shares
  }
  return [amount]
}
