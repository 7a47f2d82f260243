import type { BlockSpec } from '../block.ts'
import { named, tablesOf } from '../data/tables.ts'
import type { NameTest } from '../names.ts'

/** Crops with the age at which they are ripe (vanilla). */
const RIPE_AT: Readonly<Record<string, number>> = {
  wheat: 7,
  carrots: 7,
  potatoes: 7,
  beetroots: 3,
  nether_wart: 3,
}

/** Whether a block breaks together with the block below it (vanilla). */
export const needsBelow = (block: string): boolean => /^(sugar_cane|cactus|bamboo|scaffolding)$/.test(block)

/** Whether a block breaks together with the block that it is attached to. */
export const isFixed = (block: string): boolean => /(^|_)(torch|lantern|ladder|lever|button)$/.test(block)

/** The age at which a crop is ripe; undefined for other blocks. */
export const ripeAge = (block: string): number | undefined =>
  Object.hasOwn(RIPE_AT, block) ? RIPE_AT[block] : undefined

/**
 * Number of stages that a crop must still grow until it is ripe; 0 for other blocks, and for a crop without a stated age, which
 * counts as ripe.
 */
export function agesToRipe({
  name,
  properties,
}: {
  name: string
  properties: Readonly<Record<string, string | number | boolean>>
}): number {
  const ripe = ripeAge(name)
  if (ripe === undefined || properties.age === undefined) return 0
  return Math.max(0, ripe - Number(properties.age))
}

/** Numbers of ages that a meal adds to a crop other than beetroots (vanilla). */
const AGES_PER_MEAL = { least: 2, most: 5 }

/**
 * Number of meals that ripen a crop which lacks some ages. Three of four meals add an age to beetroots, the others none (vanilla):
 * this number suffices in at least 98 % of cases.
 */
export const mealsToRipen = (crop: string, ages: number): number =>
  crop === 'beetroots' ? 2 * ages + 1 : Math.ceil(ages / AGES_PER_MEAL.least)

/** Number of meals below which a crop that lacks some ages cannot ripen, however well they work. */
export const fewestMealsToRipen = (crop: string, ages: number): number =>
  crop === 'beetroots' ? ages : Math.ceil(ages / AGES_PER_MEAL.most)

/** Whether a block is a crop that is not ripe yet. */
export const isUnripe = (block: BlockSpec): boolean => agesToRipe(block) > 0

/** Wooden blocks that the data of 1.16 treats as stone. */
const OF_WOOD = /^(oak|spruce|birch|jungle|acacia|dark_oak|crimson|warped)_(slab|pressure_plate)$/

/** Whether a block can be dug in survival mode; false for air, fluids and unknown names. */
export function canBeDug(block: string, version: string): boolean {
  const { diggable = false, hardness = null } = named(tablesOf(version).blocksByName, block) ?? {}
  return diggable && hardness !== null && hardness >= 0
}

/** Whether the data treats a wooden block as stone. */
export const isMislabelledWood = (block: string, material: string | undefined): boolean =>
  material === 'rock' && OF_WOOD.test(block)

const toolCache = new Map<string, readonly string[]>()

/** The tools with which a block drops something, weakest first; empty if the bare hand is enough (minecraft-data). */
export function harvestTools(block: string, version: string): readonly string[] {
  const key = `${version} ${block}`
  const cached = toolCache.get(key)
  if (cached !== undefined) return cached
  const tables = tablesOf(version)
  const { material, harvestTools: needed = {} } = named(tables.blocksByName, block) ?? {}
  const ids = isMislabelledWood(block, material) ? [] : Object.keys(needed).map(Number)
  const names = ids.flatMap((id) => tables.items[id]?.name ?? []).sort((a, b) => tier(a) - tier(b))
  toolCache.set(key, names)
  return names
}

/**
 * Whether a block drops something when dug with one of the tools that pass a test; a block that needs no tool drops it with any
 * tool.
 */
export function dropsWith(block: string, isTool: NameTest, version: string): boolean {
  const tools = harvestTools(block, version)
  return tools.length === 0 || tools.some(isTool)
}

/** Tool materials, weakest first. Gold digs the same blocks as wood and comes after it. */
const TIERS = ['wooden', 'golden', 'stone', 'iron', 'diamond', 'netherite']
const tier = (tool: string): number => TIERS.findIndex((material) => tool.startsWith(`${material}_`))

/** Uses of a tool until it breaks; Infinity if it does not wear out (minecraft-data). */
export const durabilityOf = (tool: string, version: string): number =>
  named(tablesOf(version).itemsByName, tool)?.maxDurability ?? Number.POSITIVE_INFINITY
