/** Rules that differ from the game's. */
export interface WorldRules {
  /** By the item that is crafted: a recipe in place of all that the game has, its ingredients in any slots. */
  readonly recipes: Readonly<
    Record<
      string,
      { readonly makes: number; readonly takes: readonly { readonly item: string; readonly count: number }[] }
    >
  >
}
