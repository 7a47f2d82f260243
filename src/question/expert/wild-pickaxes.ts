import { oreIn } from '../../game/blocks/kinds/ores.ts'
import { isLog, isPlanks } from '../../game/blocks/kinds/wood.ts'
import type { ItemCount } from '../../game/item-counts.ts'
import { costsOre, isPickaxe } from '../../game/items/kinds/tools.ts'
import type { PlanStep } from '../../game/obtaining/amounts.ts'
import { isDeep, provisionsFor } from '../../game/obtaining/provisions.ts'
import type { ActionCall } from '../../task/action.ts'
import { craft } from '../../task/actions/craft.ts'
import type { Surroundings } from '../../task/observation.ts'
import { isAtHand } from './wild-step.ts'
import { isStick } from './wild-supplies.ts'

/** Remaining uses below which a spare pickaxe is crafted from carried items: a search takes about this many. */
const FEW_USES = 120
/**
 * Deep rock is dug half as fast again with iron: below this many uses another iron pickaxe is made if iron is
 * this near (blocks).
 */
const FEW_IRON_USES = 600
const IRON_RANGE = 8
/** Durability of an iron pickaxe, and its recipe (vanilla). */
const IRON_USES = 250
const IRON_EACH = 3
const COBBLES = ['cobblestone', 'cobbled_deepslate']

/**
 * How many more iron pickaxes would be useful: the agent is about to dig deep, and already has the first one,
 * which is the plan's. More than one at a time only from ore already seen.
 */
export function ironWanted(
  steps: readonly PlanStep[],
  have: ReadonlyMap<string, number>,
  { uses, known }: Surroundings,
): number {
  const left = uses.reduce(
    (sum, { item, count }) => (isPickaxe(item) && costsOre(item) ? sum + count : sum),
    0,
  )
  if (left === 0 || left >= FEW_IRON_USES || !steps.some(({ recipe }) => isDeep(recipe))) return 0
  const near = known.filter(({ name, way }) => oreIn(name) === 'iron' && way <= IRON_RANGE)
  const seen = near.reduce((sum, { count }) => sum + count, 0)
  const iron = seen + (have.get('raw_iron') ?? 0) + (have.get('iron_ingot') ?? 0)
  const worthWhile = Math.ceil((FEW_IRON_USES - left) / IRON_USES)
  return Math.max(1, Math.min(worthWhile, Math.floor(iron / IRON_EACH)))
}

/** Whether a step needs no search. */
export const isSoonDone = ({ recipe }: PlanStep, surroundings: Surroundings): boolean =>
  recipe.kind === 'craft' ||
  recipe.kind === 'smelt' ||
  (recipe.kind === 'dig' && isAtHand(recipe.source?.blocks ?? [], surroundings, IRON_RANGE))

/** The next call for a spare pickaxe while rock is dug on the way and few uses are left, if everything for it is carried. */
export function sparePickaxe(
  steps: readonly PlanStep[],
  have: ReadonlyMap<string, number>,
  { uses, stations }: Surroundings,
): ActionCall | undefined {
  if (!isWornOutSoon(steps, uses)) return undefined
  const carried = (isWanted: (item: string) => boolean) =>
    [...have].reduce((sum, [name, n]) => (isWanted(name) ? sum + n : sum), 0)
  const hasTable = stations.includes('crafting_table') || (have.get('crafting_table') ?? 0) > 0
  const hasRock = Math.max(...COBBLES.map((item) => have.get(item) ?? 0)) >= 3
  if (!hasTable || !hasRock) return undefined
  if ((have.get('stick') ?? 0) >= 2) return craft.call({ item: 'stone_pickaxe', amount: 1 })
  return carried(isPlanks) >= 2 ? craft.call({ item: 'stick', amount: 4 }) : undefined
}

/** Whether rock is dug on the way and few uses are left for it. */
function isWornOutSoon(steps: readonly PlanStep[], uses: Surroundings['uses']): boolean {
  const left = uses.reduce(
    (sum, { item, count }) => (isPickaxe(item) && !costsOre(item) ? sum + count : sum),
    0,
  )
  return left < FEW_USES && steps.some(({ recipe }) => provisionsFor(recipe).length > 0)
}

/**
 * The item to fetch from the surface when there is no wood left for pickaxes, while the last one still suffices
 * for the way up: a block of deep rock takes 15 s by hand.
 */
export function lastingFor(
  steps: readonly PlanStep[],
  have: ReadonlyMap<string, number>,
  { uses }: Surroundings,
): readonly ItemCount[] {
  const isWood = (item: string) => isPlanks(item) || isLog(item) || isStick(item)
  const wood = [...have].reduce((sum, [item, count]) => (isWood(item) ? sum + count : sum), 0)
  if (!isWornOutSoon(steps, uses) || wood > 1) return []
  return steps.filter(({ recipe }) => isDeep(recipe)).flatMap(({ recipe }) => provisionsFor(recipe))
}
