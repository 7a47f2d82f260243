/** Rules that differ from the game's. */
export interface WorldRules {
  /** By the crafted item: a recipe that replaces all of the game's, with its ingredients in any slots. */
  readonly recipes: Readonly<
    Record<
      string,
      { readonly makes: number; readonly takes: readonly { readonly item: string; readonly count: number }[] }
    >
  >
  /** By the dug block: the tools with which it drops something (none: any tool), and its drops. */
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
