import { isBed } from '../../game/blocks/kinds/two-cells.ts'
import { isPlanks } from '../../game/blocks/kinds/wood.ts'
import { toolKind } from '../../game/items/kinds/tools.ts'
import type { ActionCall } from '../../task/action.ts'
import { attack } from '../../task/actions/attack.ts'
import { craft } from '../../task/actions/craft.ts'
import { eat } from '../../task/actions/eat.ts'
import { navigateTo } from '../../task/actions/navigate-to.ts'
import { sleep } from '../../task/actions/sleep.ts'
import type { KnownThing, Surroundings } from '../../task/observation.ts'
import type { ActFacts } from '../kinds/act.ts'
import { isMeal, isStick } from './wild-supplies.ts'

/** An agent eats when it is this hungry, or hurt and not full. */
const HUNGRY = 14
const HURT = 16

export function mealFor({
  observation: { food, health, inventory },
  history,
}: ActFacts): ActionCall | undefined {
  const hasFood = inventory.some(({ item }) => isMeal(item))
  const last = history.at(-1)
  if (!hasFood || (last !== undefined && !last.result.ok && eat.read(last.action) !== undefined))
    return undefined
  return food <= HUNGRY || (health <= HURT && food < 18) ? eat.call({}) : undefined
}

/** Whether it is night above, a bed is carried, and sleep has not been refused: monsters, for example, are near. */
export const mayStillSleep = (
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
/** Maximum distance to an animal that is hunted for meat (blocks). */
const HUNT_RANGE = 22
const MAX_HUNTS = 2
/** Without one of these a hunt takes long; it is for the starving only. */
const isWeapon = (item: string): boolean => ['sword', 'axe'].includes(toolKind(item) ?? '')
const STARVING = 6
/** Distance from which an attack walks up to its target by itself (blocks). */
const STRIKE_RANGE = 7

/** An animal near an agent that has little food and is not underground. */
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

/** The next action of a hunt: a sword is crafted first if its materials are there. */
export function hunting(facts: ActFacts, surroundings: Surroundings): ActionCall | undefined {
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

/** Walks to an animal, then attacks it. */
export function goFor({ name, nearest: { x, y, z }, way }: KnownThing): ActionCall {
  return way > STRIKE_RANGE ? navigateTo.call({ pos: [x, y, z], range: 3 }) : attack.call({ target: name })
}
