/** An everyday name for several items of the game, or a synonym for one. */
export interface Alias {
  /** Names of the game, perhaps with `*`; those that do not exist in a version are left out. */
  readonly of: readonly string[]
  /** The name that our scenes use. Default: the first that exists. */
  readonly first?: string
}

/** Any of these names; scenes take the first that exists. */
export const any = (...of: string[]): Alias => ({ of })
/** Any of these names; scenes take a given one. */
export const withFirst = (first: string, ...of: string[]): Alias => ({ of, first })
