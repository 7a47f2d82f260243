import { onceByName } from '../../../core/once.ts'
import { type GameNames, gameNamesOf } from '../game-names.ts'
import type { Recipe } from '../recipe.ts'
import { altering, travelling } from './altering.ts'
import { digging, diggingWithSilkTouch } from './dig.ts'
import { crafting, filling, smelting } from './making.ts'
import { killing, tending } from './mobs.ts'
import { bartering, fishing, trading } from './people.ts'
import { brewing, cutting, smithing } from './stations.ts'
import { brushing, looting } from './treasure.ts'

/** Every kind of recipe. A new kind is one file, plus a line here; of two recipes with the same cost, the earlier one wins. */
const FAMILIES: readonly ((names: GameNames) => readonly Recipe[])[] = [
  digging,
  killing,
  filling,
  tending,
  smelting,
  crafting,
  cutting,
  smithing,
  brewing,
  altering,
  fishing,
  trading,
  bartering,
  looting,
  brushing,
  diggingWithSilkTouch,
  travelling,
]

/** Every way to obtain any item of a version, in survival. Computed once per process. */
export const recipesOf = onceByName((version): readonly Recipe[] => {
  const names = gameNamesOf(version)
  return FAMILIES.flatMap((family) => family(names))
})

/** The same, by product. */
export const recipesByItem = onceByName(
  (version): ReadonlyMap<string, readonly Recipe[]> =>
    Map.groupBy(recipesOf(version), ({ makes }) => makes.item),
)
