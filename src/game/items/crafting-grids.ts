import { named, tablesOf } from '../data/tables.ts'
import { recipeTable } from './lacking-recipes/index.ts'

/** The layout of a recipe's ingredients, row by row; null for an empty cell. */
export interface CraftingGrid {
  readonly rows: readonly (readonly (string | null)[])[]
  /** Number of items that the recipe yields. */
  readonly makes: number
}

/** Row length of a shapeless recipe: that of the table's grid. */
const SHAPELESS_ROW = { small: 2, large: 3 } as const
const SMALL = SHAPELESS_ROW.small ** 2

/** All ways to craft an item, as laid out on a grid; none for items that cannot be crafted or do not exist. */
export function craftingGrids(item: string, version: string): readonly CraftingGrid[] {
  const tables = tablesOf(version)
  const id = named(tables.itemsByName, item)?.id
  if (id === undefined) return []
  const nameOf = (slot: number | null): string | null =>
    slot === null || slot < 0 ? null : (tables.items[slot]?.name ?? null)
  return (recipeTable(version)[id] ?? []).map(({ inShape, ingredients = [], result }) => ({
    rows: (inShape ?? shapeless(ingredients)).map((row) => row.map(nameOf)),
    makes: result.count,
  }))
}

function shapeless(ingredients: readonly number[]): number[][] {
  const length = ingredients.length <= SMALL ? SHAPELESS_ROW.small : SHAPELESS_ROW.large
  const rows: number[][] = []
  for (let first = 0; first < ingredients.length; first += length)
    rows.push(ingredients.slice(first, first + length))
  return rows
}

/** Columns and rows of a player's own grid (cells). */
const OWN_GRID = 2

/** Whether a recipe fits into a player's own grid; others need a table. */
export const fitsOwnGrid = ({ rows }: CraftingGrid): boolean =>
  rows.length <= OWN_GRID && rows.every((row) => row.length <= OWN_GRID)
