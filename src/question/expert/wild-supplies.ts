import { isLog, isPlanks } from '../../game/blocks/kinds/wood.ts'

const MEALS: ReadonlySet<string> = new Set(
  `cooked_beef cooked_porkchop cooked_mutton cooked_chicken cooked_rabbit cooked_salmon cooked_cod bread baked_potato apple
  beef porkchop mutton rabbit salmon cod sweet_berries melon_slice carrot`.split(/\s+/),
)

/** Whether the expert eats an item: food that is found or made early on and does no harm. */
export const isMeal = (item: string): boolean => MEALS.has(item)

export const isStick = (item: string): boolean => item === 'stick'

/** Fuels in the order in which they are burnt. */
const FUELS: readonly ((item: string) => boolean)[] = [
  (item) => item === 'coal',
  (item) => item === 'charcoal',
  isPlanks,
  isLog,
  isStick,
]

/** A fuel's rank in the order in which fuels are burnt, 0 for the first; -1 for items that are not burnt. */
export const fuelRank = (item: string): number => FUELS.findIndex((isKind) => isKind(item))
