/** Alternatives of one slot in several recipes. */
export const COALS = ['coal', 'charcoal']
export const SOULS = ['soul_sand', 'soul_soil']

/** A crafting recipe of vanilla that the data of some version lacks. Versions without one of its items do not have it. */
export interface LackingRecipe {
  readonly makes: string
  readonly count: number
  /** Its ingredients: item by item in any order, or row by row. */
  readonly takes: readonly string[] | readonly (readonly (string | null)[])[]
  /** First version with this recipe; undefined if all that have its items do. */
  readonly since?: string
}

/** Makes one of an item from one of each of these, in any order. */
export const loose = (makes: string, takes: readonly string[], since?: string): LackingRecipe => ({
  makes,
  count: 1,
  takes,
  ...(since === undefined ? {} : { since }),
})
