import { onceByName } from '../../../core/once.ts'
import { named, type RecipeData, type Tables, tablesOf } from '../../data/tables.ts'
import { dyeing } from './dyeing.ts'
import { burning } from './gunpowder-and-coal.ts'
import type { LackingRecipe } from './lacking-recipe.ts'
import { fromLogs } from './logs.ts'
import { ofResin } from './resin.ts'

/** Vanilla recipes that minecraft-data lacks in some version. A new table is one file, plus a line here. */
const TABLES: readonly (readonly LackingRecipe[])[] = [dyeing, fromLogs, burning, ofResin]

/** All crafting recipes of a version, by product id: those of minecraft-data, then those that it lacks. */
export const recipeTable = onceByName((version): Tables['recipes'] => {
  const tables = tablesOf(version)
  const all: Record<number, readonly RecipeData[] | undefined> = { ...tables.recipes }
  for (const lacking of TABLES.flat()) {
    const row = rowOf(lacking, tables)
    if (row === undefined) continue
    const existing = all[row.result.id] ?? []
    const key = keyOf(row)
    if (!existing.some((other) => keyOf(other) === key)) all[row.result.id] = [...existing, row]
  }
  return all
})

/** The recipe as ids; undefined in versions without it. */
function rowOf({ makes, count, takes, since }: LackingRecipe, tables: Tables): RecipeData | undefined {
  if (since !== undefined && !tables.isNewerOrEqualTo(since)) return undefined
  const idOf = (item: string | null) => (item === null ? null : named(tables.itemsByName, item)?.id)
  const id = idOf(makes)
  const isShaped = takes.some((slot) => typeof slot !== 'string')
  const rows = takes.map((slot) => (typeof slot === 'string' ? [idOf(slot)] : slot.map(idOf)))
  if (id === undefined || id === null || rows.flat().includes(undefined)) return undefined
  const slots = rows as (number | null)[][]
  const result = { id, count }
  return isShaped ? { inShape: slots, result } : { ingredients: slots.flat() as number[], result }
}

/** A recipe's ingredients, ignoring its shape, and its yield. */
function keyOf({ inShape, ingredients = [], result }: RecipeData): string {
  const ids = (inShape?.flat() ?? ingredients).filter((id) => id !== null && id >= 0)
  return `${ids.toSorted((a, b) => Number(a) - Number(b)).join()} ${result.count}`
}
