import type { Face, Vec } from '../geometry.ts'
import { containerAt } from '../inventory/chest.ts'
import type { ItemStack } from '../items/stack.ts'
import { BREWING } from '../kernel/blocks/brew.ts'
import { FURNACE, isOven } from '../kernel/blocks/fire.ts'
import { kindOf } from '../kernel/blocks/rules.ts'
import type { Storage } from '../kernel/inventory/storage.ts'
import type { Level } from '../kernel/level.ts'
import { burnTicks } from '../smelting/fuels.ts'

/** A slot of a container as hoppers and droppers access it. */
export interface Place {
  get(): ItemStack | null
  set(stack: ItemStack | null): void
  takes(stack: ItemStack): boolean
  gives(stack: ItemStack): boolean
}

const always = () => true

function placeIn(list: Storage, i: number, rules: Partial<Pick<Place, 'takes' | 'gives'>> = {}): Place {
  return {
    get: () => list[i] ?? null,
    set: (stack) => {
      list[i] = stack
    },
    takes: always,
    gives: always,
    ...rules,
  }
}

/** All slots of a list, without restrictions. */
export const listPlaces = (list: Storage): Place[] => list.map((_, i) => placeIn(list, i))

/** The slots of a container that can be accessed through a face; empty if there is no container. */
export function placesAt(level: Level, p: Vec, face: Face): Place[] {
  const container = containerAt(level, p)
  if (!container) return []
  const state = level.get(p)
  if (isOven(state.name)) return container.parts.flatMap(({ list }) => ovenPlaces(list, face))
  if (state.name === 'brewing_stand') return container.parts.flatMap(({ list }) => standPlaces(list, face))
  const takes =
    kindOf(level, state) === 'shulker_box'
      ? (stack: ItemStack) => level.blocks.named(stack.name).kind !== 'shulker_box'
      : always
  return container.parts.flatMap(({ list }) => list.map((_, i) => placeIn(list, i, { takes })))
}

/** Furnaces accept input from above and fuel from the sides, and output results below (vanilla WorldlyContainer). */
function ovenPlaces(list: Storage, face: Face): Place[] {
  if (face === 'up') return [placeIn(list, FURNACE.input)]
  const fuel = placeIn(list, FURNACE.fuel, {
    takes: (stack) => burnTicks(stack.name) > 0,
    // empty buckets of lava used as fuel
    gives: (stack) => stack.name.endsWith('bucket') && stack.name !== 'lava_bucket',
  })
  return face === 'down' ? [placeIn(list, FURNACE.output, { takes: () => false }), fuel] : [fuel]
}

/** Brewing stands accept ingredients from above, bottles and fuel from the sides, and output bottles below. */
function standPlaces(list: Storage, face: Face): Place[] {
  const isBottle = ({ name }: ItemStack) => name === 'glass_bottle' || name.endsWith('potion')
  const bottles = [0, 1, 2].map((i) =>
    placeIn(list, i, { takes: (stack) => face !== 'down' && !list[i] && isBottle(stack) }),
  )
  const ingredient = placeIn(list, BREWING.ingredient, {
    takes: ({ name }) => face === 'up' && name !== 'blaze_powder' && !name.endsWith('potion'),
    gives: ({ name }) => name === 'glass_bottle',
  })
  if (face === 'up') return [ingredient]
  if (face === 'down') return [...bottles, ingredient]
  return [
    ...bottles,
    placeIn(list, BREWING.fuel, { takes: ({ name }) => name === 'blaze_powder', gives: () => false }),
  ]
}
