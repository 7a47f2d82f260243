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
  /** By the product of smelting: the item that is smelted to it, in place of all that the game has. */
  readonly smelts?: Readonly<Record<string, string>>
  /** By the block: whether it falls when nothing is right below it. */
  readonly falls?: Readonly<Record<string, boolean>>
  /** By the block: the blocks of which one must be right below it, or it breaks; none: any block will do. */
  readonly needsBelow?: Readonly<Record<string, readonly string[]>>
  /** By the crop: the item that makes it grow, instead of bone meal. */
  readonly growth?: Readonly<Record<string, string>>
}
