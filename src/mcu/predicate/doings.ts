import { brewingOf } from '../../game/items/potions.ts'
import { tuple } from '../../question/expert/functions.ts'
import type { PlanScene, Step, Way } from './way.ts'

/** Bottles of experience that pay for most work: 7 points each on average, and 16 are more than five levels. */
const BOTTLES = 16
const BOTTLE = 'experience_bottle'
/** Longest chain of brews: water, awkward potion, the potion, its longer or stronger variant. */
const MAX_BREWS = 4

type Call = Extract<Step, { do: 'call' }>

/** A call to one of the expert's functions. */
export const call = (name: Call['name'], args: Call['args'], description: string): Step => ({
  do: 'call',
  name,
  args,
  description,
})

export const obtain = (item: string, count = 1): Step => ({ do: 'obtain', item, count })

/** Whether one of these blocks is in the scene or carried. */
export const hasStation = ({ blocks, carried }: PlanScene, kinds: readonly string[]): boolean =>
  kinds.some((kind) => carried.has(kind) || blocks.some(({ block }) => block.name === kind))

/** Throws carried bottles o' enchanting, for work that costs levels. */
export function gainLevels({ carried }: PlanScene): Way {
  const amount = Math.min(carried.get(BOTTLE) ?? 0, BOTTLES)
  return amount === 0
    ? []
    : [call('throwItem', { item: BOTTLE, amount }, `throw ${amount} bottles for levels of experience`)]
}

/** Whether a bottle with a potion is carried. */
export const carriesPotion = ({ stacks }: PlanScene, item: string, potion: string): boolean =>
  stacks.some((stack) => stack.item === item && stack.potion === potion)

/** Brews a potion from carried bottles, step by step; undefined if no chain of brews leads to it. */
export function brewingWay(
  scene: PlanScene,
  name: string,
  amount: number,
  depth = MAX_BREWS,
): Way | undefined {
  const recipe = brewingOf(name)
  if (recipe === undefined || depth === 0) return undefined
  const { from, ingredient } = recipe
  const base = from.item === 'potion' ? from.potion : `splash_${from.potion}`
  const before = carriesPotion(scene, from.item, from.potion)
    ? []
    : brewingWay(scene, base, amount, depth - 1)
  if (before === undefined) return undefined
  return [
    ...before,
    obtain(ingredient),
    call('brewPotion', { potion: name, amount }, `brew ${name.replaceAll('_', ' ')}`),
  ]
}

/** Fishes if a rod is carried and the scene has water. */
export const fishingWays = (scene: PlanScene, amount: number): Way[] =>
  scene.carried.has('fishing_rod') && scene.ground.some(({ block }) => block.name === 'water')
    ? [[call('fishIt', { amount }, `fish until ${amount} things were caught`)]]
    : []

/** Hangs a carried item on the side of a block of the scene at the height of the agent's head. */
export function hangingWay({ blocks, carried, arena: { spawn } }: PlanScene, item: string): Way | undefined {
  const wall = blocks.find(({ position }) => position.y === spawn.y + 1)
  if (wall === undefined || !carried.has(item)) return undefined
  const { x, y, z } = wall.position
  const at = { x: x + Math.sign(spawn.x - x), y, z }
  return [call('putUpAt', { item, at: tuple(at) }, `hang the ${item} on the ${wall.block.name}`)]
}
