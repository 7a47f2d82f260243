/** Rules that differ from the game's. */
export interface WorldRules {
  /** By the item that is crafted: a recipe in place of all that the game has, its ingredients in any slots. */
  readonly recipes: Readonly<
    Record<
      string,
      { readonly makes: number; readonly takes: readonly { readonly item: string; readonly count: number }[] }
    >
  >
  /** By the block that is dug: the tools with which it drops something (none: whatever it is dug with), and what it drops. */
  readonly digs?: Readonly<
    Record<
      string,
      {
        readonly tools?: readonly string[] | undefined
        readonly drops?: { readonly item: string; readonly count: number } | undefined
      }
    >
  >
}
