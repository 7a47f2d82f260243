import { oreIn } from '../../game/blocks/kinds/ores.ts'
import { isBed } from '../../game/blocks/kinds/two-cells.ts'
import { isLog, isPlanks } from '../../game/blocks/kinds/wood.ts'
import { countByItem, type ItemCount } from '../../game/item-counts.ts'
import { costsOre, isPickaxe, toolKind } from '../../game/items/kinds/tools.ts'
import { burnTicks, fuelFor, smelted, smeltingShares } from '../../game/items/smelting.ts'
import type { PlanStep } from '../../game/obtaining/amounts.ts'
import { cheapestPlan, type ObtainingPlan } from '../../game/obtaining/cheapest-plan.ts'
import { playerCosts } from '../../game/obtaining/player-costs.ts'
import { isDeep, provisionsFor } from '../../game/obtaining/provisions.ts'
import { wildGraphOf } from '../../game/obtaining/wild.ts'
import type { ActionCall } from '../../task/action.ts'
import { attack } from '../../task/actions/attack.ts'
import { craft } from '../../task/actions/craft.ts'
import { eat } from '../../task/actions/eat.ts'
import { explore } from '../../task/actions/explore.ts'
import { mineBlock } from '../../task/actions/mine-block.ts'
import { navigateTo } from '../../task/actions/navigate-to.ts'
import { sleep } from '../../task/actions/sleep.ts'
import { smelt } from '../../task/actions/smelt.ts'
import type { KnownThing, Surroundings } from '../../task/observation.ts'
import type { ActFacts, act } from '../kinds/act.ts'
import type { ReplyOf } from '../question.ts'
import { returnFor } from './wild-return.ts'
import { fuelRank, isMeal, isStick } from './wild-supplies.ts'
import { torchesFor } from './wild-torches.ts'

/** What is known this near is dug at once (blocks; heights count double). */
const AT_HAND = 14
/** An agent eats when it is this hungry, or hurt and not full. */
const HUNGRY = 14
const HURT = 16
/** Who will be busy for so long takes food along (s). */
const LONG_S = 400
/** With fewer uses left a spare pickaxe is made of what is carried: a search takes about so many. */
const FEW_USES = 120
/** Deep rock is dug half as fast again with iron: with fewer uses left another pickaxe of iron is made where iron is so near (blocks). */
const FEW_IRON_USES = 600
const IRON_RANGE = 8
/** Uses of an iron pickaxe, and what it takes (vanilla). */
const IRON_USES = 250
const IRON_EACH = 3
/** So many furnaces at most are worked at together, and what one takes. */
const MOST_FURNACES = 4
const FURNACE_COBBLES = 8
/** Cobblestone that is kept for walls and a pickaxe. */
const KEPT_COBBLES = 8
/** Sticks that are kept for pickaxes rather than burnt for the sake of speed. */
const KEPT_STICKS = 8
const COBBLES = ['cobblestone', 'cobbled_deepslate']
/** What is usually taken along is made anew on the surface where it takes no longer (s). */
const WORTH_MAKING_S = 100
/** The same refused so often is given up. */
const MAX_ALIKE = 4

/**
 * The next action of an agent in a world that it does not know. For the subtask's next call it plans anew, by what it
 * carries and knows now: a tool that has broken is made again, what was lost is gathered again.
 * @returns undefined for a subtask that is not about obtaining anything
 */
export function actInTheWild(facts: ActFacts, surroundings: Surroundings): ReplyOf<typeof act> | undefined {
  const { remaining, observation, history } = facts
  const next = remaining[0]
  if (next === undefined) return { thought: 'All of it has been done.', action: null }
  const wanted = wantedBy(next, facts.gameVersion)
  if (wanted === undefined) return undefined
  const meal = mealFor(facts)
  if (meal !== undefined) return { thought: 'I eat.', action: meal }
  if (mayStillSleep(facts, surroundings))
    return { thought: 'I sleep through the night.', action: sleep.call({}) }
  const have = countByItem(observation.inventory)
  const goal = [{ item: wanted.item, count: wanted.count + (have.get(wanted.item) ?? 0) }]
  const planFor = (items: readonly ItemCount[], carried: ReadonlyMap<string, number> = have) =>
    cheapestPlan(wildGraphOf(facts.gameVersion), {
      goal: items,
      have: carried,
      usesLeft: countByItem(surroundings.uses),
      near: new Set(surroundings.stations),
      costs: playerCosts(surroundings),
    })
  const aim = planFor(goal)
  const back = returnFor(facts, surroundings.lost, costOf(aim), (carried) => {
    const more = wanted.count + (carried.get(wanted.item) ?? 0)
    return costOf(planFor([{ item: wanted.item, count: more }], carried))
  })
  if (back !== undefined) return { thought: 'I go back for what I have lost.', action: back }
  const hunt = (aim?.cost ?? 0) < LONG_S ? undefined : hunting(facts, surroundings)
  if (hunt !== undefined) return { thought: 'An animal is near, and I have a long way to go.', action: hunt }
  const sought = (aim?.steps ?? []).filter(
    ({ recipe }) => !isAtHand(recipe.source?.blocks ?? [], surroundings),
  )
  const pickaxe = sparePickaxe(sought, have, surroundings)
  if (pickaxe !== undefined) return { thought: 'My pickaxes are worn out soon.', action: pickaxe }
  const torches = torchesFor(aim?.steps[0], have, surroundings)
  if (torches !== undefined && refusalsOf(torches, history) === 0)
    return { thought: 'It is dark down there.', action: torches }
  const more = ironWanted(sought, have, surroundings)
  const better =
    more > 0 ? planFor([{ item: 'iron_pickaxe', count: (have.get('iron_pickaxe') ?? 0) + more }]) : undefined
  const [first] = better?.steps ?? []
  if (
    better !== undefined &&
    first !== undefined &&
    better.steps.every((one) => isSoonDone(one, surroundings))
  ) {
    const action = callFor(first, { surroundings, have, later: better.steps })
    if (action !== undefined && refusalsOf(action, history) === 0)
      return { thought: 'The rock down there is hard, and iron is near.', action }
  }
  const provisions = surroundings.isUnderground
    ? lastingFor(sought, have, surroundings)
    : sought.flatMap(({ recipe }) => provisionsFor(recipe))
  const before = provisions.length === 0 ? undefined : planFor(provisions)
  const plan = before !== undefined && before.steps.length > 0 && before.cost < WORTH_MAKING_S ? before : aim
  const [step] = plan?.steps ?? []
  if (step === undefined) return { thought: `I know no way to ${wanted.item}; I stop.`, action: null }
  const action = callFor(step, { surroundings, have, later: plan?.steps ?? [] })
  if (action === undefined)
    return { thought: `I do not know how to ${step.recipe.id}; I stop.`, action: null }
  if (refusalsOf(action, history) >= MAX_ALIKE)
    return { thought: `${action.name} does not work here; I stop.`, action: null }
  return { thought: `For ${wanted.count} ${wanted.item}: ${step.recipe.id} × ${step.times}.`, action }
}

const costOf = (plan: ObtainingPlan | undefined): number => plan?.cost ?? Number.POSITIVE_INFINITY

const refusalsOf = (action: ActionCall, history: ActFacts['history']): number =>
  history.filter((one) => !one.result.ok && JSON.stringify(one.action) === JSON.stringify(action)).length

/**
 * How many more pickaxes of iron would be of use: it is about to dig deep, and the first one, which is the plan's, is there. More
 * than one at a time only of ore that has been seen.
 */
function ironWanted(
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

/** Whether a step takes no search. */
const isSoonDone = ({ recipe }: PlanStep, surroundings: Surroundings): boolean =>
  recipe.kind === 'craft' ||
  recipe.kind === 'smelt' ||
  (recipe.kind === 'dig' && isAtHand(recipe.source?.blocks ?? [], surroundings, IRON_RANGE))

/** The next call for a spare pickaxe while rock is dug on the way and few uses are left, if everything for it is carried. */
function sparePickaxe(
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
 * What is fetched from the surface once there is no wood left for pickaxes, while the last one is good enough for the way up: by hand
 * a block of deep rock takes 15 s.
 */
function lastingFor(
  steps: readonly PlanStep[],
  have: ReadonlyMap<string, number>,
  { uses }: Surroundings,
): readonly ItemCount[] {
  const isWood = (item: string) => isPlanks(item) || isLog(item) || isStick(item)
  const wood = [...have].reduce((sum, [item, count]) => (isWood(item) ? sum + count : sum), 0)
  if (!isWornOutSoon(steps, uses) || wood > 1) return []
  return steps.filter(({ recipe }) => isDeep(recipe)).flatMap(({ recipe }) => provisionsFor(recipe))
}

/** The item that a call is for, and how many of it. */
function wantedBy(call: ActionCall, version: string): ItemCount | undefined {
  const made = craft.read(call)
  if (made !== undefined) return { item: made.item, count: made.amount }
  const mined = mineBlock.read(call)
  if (mined?.item !== undefined) return { item: mined.item, count: mined.amount ?? 1 }
  const melted = smelt.read(call)
  const product = melted === undefined ? undefined : smelted(melted.item, version)
  return melted === undefined || product === undefined ? undefined : { item: product, count: melted.amount }
}

function mealFor({ observation: { food, health, inventory }, history }: ActFacts): ActionCall | undefined {
  const hasFood = inventory.some(({ item }) => isMeal(item))
  const last = history.at(-1)
  if (!hasFood || (last !== undefined && !last.result.ok && eat.read(last.action) !== undefined))
    return undefined
  return food <= HUNGRY || (health <= HURT && food < 18) ? eat.call({}) : undefined
}

/** Whether it is night above, a bed is carried, and sleep has not been refused: monsters, for example, are near. */
const mayStillSleep = (
  { observation: { inventory }, history }: ActFacts,
  { isNight, isUnderground }: Surroundings,
): boolean =>
  isNight &&
  !isUnderground &&
  inventory.some(({ item }) => isBed(item)) &&
  !history.some(({ action, result }) => !result.ok && sleep.read(action) !== undefined)

/** Animals that are hunted for their meat when they are near, and how much of it is enough. */
const PREY = ['cow', 'pig', 'sheep', 'rabbit']
const ENOUGH_FOOD = 4
/** So far an agent goes for meat (blocks). */
const HUNT_RANGE = 22
const MAX_HUNTS = 2
/** Without one of these a hunt takes long; it is for the starving only. */
const isWeapon = (item: string): boolean => ['sword', 'axe'].includes(toolKind(item) ?? '')
const STARVING = 6
/** From so near an attack goes up to its target by itself (blocks). */
const STRIKE_RANGE = 7

/** An animal near an agent that has little to eat and is not under the ground. */
function preyFor(
  { observation: { inventory }, history }: ActFacts,
  { known, isUnderground }: Surroundings,
): KnownThing | undefined {
  const food = inventory.reduce((sum, { item, count }) => (isMeal(item) ? sum + count : sum), 0)
  const failed = history.filter(
    ({ action, result }) => !result.ok && (attack.read(action) ?? navigateTo.read(action)) !== undefined,
  )
  if (isUnderground || food >= ENOUGH_FOOD || failed.length >= MAX_HUNTS) return undefined
  return known.find(({ name, way }) => PREY.includes(name) && way <= HUNT_RANGE)
}

/** What is done about an animal nearby: a sword is made first if everything for it is at hand. */
function hunting(facts: ActFacts, surroundings: Surroundings): ActionCall | undefined {
  const prey = preyFor(facts, surroundings)
  if (prey === undefined) return undefined
  const { inventory, food } = facts.observation
  if (food <= STARVING || inventory.some(({ item }) => isWeapon(item))) return goFor(prey)
  const have = (isWanted: (item: string) => boolean) =>
    inventory.reduce((sum, { item, count }) => (isWanted(item) ? sum + count : sum), 0)
  const hasTable =
    surroundings.stations.includes('crafting_table') || have((item) => item === 'crafting_table') > 0
  if (!hasTable || have(isStick) < 1 || have(isPlanks) < 2) return undefined
  return craft.call({ item: 'wooden_sword', amount: 1 })
}

/** Goes to an animal, and then for it. */
function goFor({ name, nearest: { x, y, z }, way }: KnownThing): ActionCall {
  return way > STRIKE_RANGE ? navigateTo.call({ pos: [x, y, z], range: 3 }) : attack.call({ target: name })
}

interface Situation {
  surroundings: Surroundings
  have: ReadonlyMap<string, number>
  later: readonly PlanStep[]
}

/** The action for a step of the plan. */
function callFor({ recipe, times }: PlanStep, situation: Situation): ActionCall | undefined {
  const { item } = recipe.makes
  switch (recipe.kind) {
    case 'craft':
      return craft.call({ item, amount: times * recipe.makes.count })
    case 'smelt':
      return moreFurnaces(times, situation) ?? smelting(recipe.takes[0]?.item ?? '', times, situation)
    case 'dig': {
      const names = recipe.source?.blocks ?? []
      return isAtHand(names, situation.surroundings)
        ? mineBlock.call({ item, amount: Math.min(64, times * recipe.makes.count) })
        : explore.call({ item })
    }
    case 'kill': {
      const prey = situation.surroundings.known.find(({ name }) => name === recipe.source?.name)
      return prey === undefined ? explore.call({ item }) : goFor(prey)
    }
    default:
      return undefined
  }
}

const isAtHand = (names: readonly string[], { known }: Surroundings, range = AT_HAND): boolean =>
  known.some(({ name, way }) => names.includes(name) && way <= range)

/** Makes more furnaces before several items are smelted, where a table is at hand and there are rock and fuel to spare for them. */
function moreFurnaces(times: number, situation: Situation): ActionCall | undefined {
  const { surroundings, have } = situation
  const hasTable = surroundings.stations.includes('crafting_table') || (have.get('crafting_table') ?? 0) > 0
  const furnaces = furnacesOf(situation)
  const rock = Math.max(...COBBLES.map((item) => have.get(item) ?? 0)) - KEPT_COBBLES
  const most = Math.min(times, MOST_FURNACES, furnaces + Math.floor(rock / FURNACE_COBBLES))
  if (furnaces === 0 || !hasTable || most <= furnaces) return undefined
  const { ovens } = fuelOf(times, most, situation)
  return ovens > furnaces ? craft.call({ item: 'furnace', amount: ovens - furnaces }) : undefined
}

const furnacesOf = ({ surroundings: { stations }, have }: Situation): number =>
  (have.get('furnace') ?? 0) + stations.filter((one) => one === 'furnace').length

/** Smelts as much as one kind of fuel is enough for, of what the rest of the plan does not need. */
function smelting(item: string, times: number, situation: Situation): ActionCall | undefined {
  const { fuel, spare } = fuelOf(times, Math.min(times, furnacesOf(situation)), situation)
  if (fuel === undefined) return undefined
  const amount = Math.min(times, 64, Math.floor((spare * burnTicks(fuel)) / 200))
  return amount < 1 ? undefined : smelt.call({ item, amount, fuel })
}

/** The fuel by which most furnaces can be worked at together, how many these are, and how much of it is to spare. */
function fuelOf(times: number, most: number, { have, later }: Situation) {
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
