import { burnTicks, fuelFor, smeltingShares } from '../../game/items/smelting.ts'
import type { PlanStep } from '../../game/obtaining/amounts.ts'
import type { ActionCall } from '../../task/action.ts'
import { craft } from '../../task/actions/craft.ts'
import { smelt } from '../../task/actions/smelt.ts'
import type { Surroundings } from '../../task/observation.ts'
import { fuelRank } from './wild-supplies.ts'

/** Maximum number of furnaces used at the same time, and the cobblestone that one takes. */
const MOST_FURNACES = 4
const FURNACE_COBBLES = 8
/** Cobblestone that is kept for walls and a pickaxe. */
const KEPT_COBBLES = 8
/** Sticks that are kept for pickaxes rather than burnt for the sake of speed. */
const KEPT_STICKS = 8
const COBBLES = ['cobblestone', 'cobbled_deepslate']

/** The context in which a step of a plan is carried out. */
export interface StepSetting {
  surroundings: Surroundings
  have: ReadonlyMap<string, number>
  later: readonly PlanStep[]
}

/** Crafts more furnaces before smelting several items, if a table is near and rock and fuel can be spared. */
export function moreFurnaces(times: number, setting: StepSetting): ActionCall | undefined {
  const { surroundings, have } = setting
  const hasTable = surroundings.stations.includes('crafting_table') || (have.get('crafting_table') ?? 0) > 0
  const furnaces = furnacesOf(setting)
  const rock = Math.max(...COBBLES.map((item) => have.get(item) ?? 0)) - KEPT_COBBLES
  const most = Math.min(times, MOST_FURNACES, furnaces + Math.floor(rock / FURNACE_COBBLES))
  if (furnaces === 0 || !hasTable || most <= furnaces) return undefined
  const { ovens } = fuelOf(times, most, setting)
  return ovens > furnaces ? craft.call({ item: 'furnace', amount: ovens - furnaces }) : undefined
}

const furnacesOf = ({ surroundings: { stations }, have }: StepSetting): number =>
  (have.get('furnace') ?? 0) + stations.filter((one) => one === 'furnace').length

/** Smelts as much as one kind of fuel allows, from items that the rest of the plan does not need. */
export function smelting(item: string, times: number, setting: StepSetting): ActionCall | undefined {
  const { fuel, spare } = fuelOf(times, Math.min(times, furnacesOf(setting)), setting)
  if (fuel === undefined) return undefined
  const amount = Math.min(times, 64, Math.floor((spare * burnTicks(fuel)) / 200))
  return amount < 1 ? undefined : smelt.call({ item, amount, fuel })
}

/** The fuel that supports the most furnaces in parallel, the number of furnaces, and how much of the fuel can be spared. */
function fuelOf(times: number, most: number, { have, later }: StepSetting) {
  const kept = new Map<string, number>()
  for (const { recipe, times: often } of later)
    for (const taken of recipe.takes) kept.set(taken.item, (kept.get(taken.item) ?? 0) + taken.count * often)
  const fuels = [...have]
    .map(([fuel, count]) => ({ fuel, spare: count - (kept.get(fuel) ?? 0) }))
    .filter(({ fuel, spare }) => burnTicks(fuel) > 0 && spare > 0 && fuelRank(fuel) >= 0)
    .sort((a, b) => fuelRank(a.fuel) - fuelRank(b.fuel))
  const isEnough = ({ fuel, spare }: (typeof fuels)[number]) => fuelFor(times, fuel) <= spare
  const best = fuels.find(isEnough) ?? fuels[0]
  for (let ovens = most; ovens > 1; ovens--)
    for (const { fuel, spare } of fuels) {
      const fuelsLeft = spare - (fuel === 'stick' ? KEPT_STICKS : 0)
      if (smeltingShares({ amount: times, fuel, ovens, fuels: fuelsLeft }).length === ovens)
        return { fuel, spare, ovens }
    }
  return { fuel: best?.fuel, spare: best?.spare ?? 0, ovens: 1 }
}
