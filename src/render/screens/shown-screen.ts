/** Items on a screen or in the hotbar. */
export interface ShownStack {
  readonly item: string
  readonly count: number
  /** Variant of its item, in the form of recordings: `potion:swiftness`, `enchanted:…`. */
  readonly note?: string | undefined
  /** Remaining share of its uses, 0 to 1; absent for new items and those that do not wear out. */
  readonly durability?: number | undefined
}

/** The contents of a screen. */
export interface ShownScreen {
  /** The protocol's name of the window (`crafting`, `generic_9x3`), `inventory` or `horse`. */
  readonly kind: string
  /** A text, or the key of one. */
  readonly title: string
  /** Slots of the window, filled or empty; undefined if it is unknown. */
  readonly slotCount?: number | undefined
  /** The filled ones. */
  readonly slots: readonly (ShownStack & { readonly slot: number })[]
  /** The stack on the cursor. */
  readonly cursor?: ShownStack | undefined
  /** The window's own values: fuel and progress of a furnace, levels that enchantments take. */
  readonly gauges: readonly number[]
  /** A villager's trades, each as its first price, its second price if any, and its goods. */
  readonly offers: readonly (readonly ShownStack[])[]
}
