/** Tests that distinguish shapes of blocks by name. This folder imports nothing, so these duplicate those of game/. */

const TALL_PLANTS: ReadonlySet<string> = new Set(
  `sunflower lilac rose_bush peony tall_grass large_fern tall_seagrass small_dripleaf pitcher_plant`.split(
    ' ',
  ),
)

/** Whether a block is two cells high, with a lower and an upper half: doors and tall plants. */
export const isTwoHigh = (block: string): boolean => block.endsWith('_door') || TALL_PLANTS.has(block)

export const isBed = (block: string): boolean => block.endsWith('_bed')

/** Not solid enough for a fence, wall or pane to connect to. */
const NOT_SOLID =
  /_stairs$|_slab$|torch$|lantern$|_door$|trapdoor$|carpet$|plate$|button$|ladder|lever|rail$|sign$|banner$|candle$|chain$|_bed$|chest$|leaves$|sapling$|flower|tulip|grass$|^snow$|^air$/

/** Whether fences, walls and panes connect to a block of another kind: a solid block, or a gate. */
export const isConnectedTo = (block: string): boolean =>
  block.endsWith('_fence_gate') || !NOT_SOLID.test(block)

/** The kind of barrier that a block is, if it connects to its neighbours; undefined for others. Bars are panes. */
export const barrierOf = (block: string): string | undefined =>
  /(fence|wall|pane|bars)$/.exec(block)?.[1]?.replace('bars', 'pane')

/** Endings of block names that follow the name of the material. */
const SHAPED = /_(stairs|slab|fence|fence_gate|wall|button|pressure_plate|carpet|pane)$/

/** The name of a block's material: `oak` for `oak_stairs`; its own name if that says nothing about it. */
export const materialOf = (block: string): string => block.replace(SHAPED, '')
