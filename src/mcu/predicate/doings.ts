import { brewingOf } from '../../game/items/potions.ts'
import type { PlanScene, Step, Way } from './way.ts'

/** Bottles of experience that pay for most work: 7 points each on average, and 16 are more than five levels. */
const BOTTLES = 16
const BOTTLE = 'experience_bottle'
/** Longest chain of brews: water, awkward, the potion, its longer or stronger kind. */
const MAX_BREWS = 4

type Call = Extract<Step, { do: 'call' }>

/** A call of one of the expert's functions. */
export const call = (name: Call['name'], args: Call['args'], description: string): Step => ({
  do: 'call',
  name,
  args,
  description,
})

export const obtain = (item: string, count = 1): Step => ({ do: 'obtain', item, count })

/** Whether one of these blocks stands in the scene or is carried. */
export const hasStation = ({ blocks, carried }: PlanScene, kinds: readonly string[]): boolean =>
  kinds.some((kind) => carried.has(kind) || blocks.some(({ block }) => block.name === kind))

/** Throws bottles of experience, where some are carried, for what costs levels. */
export function gainLevels({ carried }: PlanScene): Way {
  const amount = Math.min(carried.get(BOTTLE) ?? 0, BOTTLES)
  return amount === 0
    ? []
    : [call('throwItem', { item: BOTTLE, amount }, `throw ${amount} bottles for levels of experience`)]
}

/** Whether a bottle with a potion is carried. */
export const carriesPotion = ({ stacks }: PlanScene, item: string, potion: string): boolean =>
  stacks.some((stack) => stack.item === item && stack.potion === potion)

/** Brews a potion from bottles that are carried, step by step; undefined where no chain of brews leads from them to it. */
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
