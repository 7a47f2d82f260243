import { named, tablesOf } from '../data/tables.ts'

/** The effect of eating an item: food points (half drumsticks) and saturation. */
export interface Food {
  readonly points: number
  readonly saturation: number
}

/** The nutrition of an item in a version (minecraft-data); undefined if it cannot be eaten or does not exist. */
export function foodOf(item: string, version: string): Food | undefined {
  const food = named(tablesOf(version).foodsByName, item)
  return food === undefined ? undefined : { points: food.foodPoints, saturation: food.saturation }
}
