import { named, tablesOf } from '../data/tables.ts'
import type { ItemCount } from '../item-counts.ts'

/** Blocks that shears collect whole, while other tools yield nothing or something else (vanilla loot tables). */
const WHOLE: ReadonlySet<string> = new Set(
  `grass short_grass fern dead_bush seagrass vine glow_lichen hanging_roots nether_sprouts small_dripleaf cobweb
  weeping_vines twisting_vines pale_hanging_moss`.match(/\S+/g),
)
const PLANTS_OF_TWO: ReadonlyMap<string, readonly string[]> = new Map([
  ['tall_grass', ['short_grass', 'grass']],
  ['large_fern', ['fern']],
  ['tall_seagrass', ['seagrass']],
])

/** The certain drop of a block that yields it only to shears; undefined for other blocks. */
export function shearedDrop(block: string, version: string): ItemCount | undefined {
  const { itemsByName } = tablesOf(version)
  const isItem = (item: string) => named(itemsByName, item) !== undefined
  const low = PLANTS_OF_TWO.get(block)?.find(isItem)
  if (low !== undefined) return { item: low, count: 2 }
  const isWhole = (WHOLE.has(block) || block.endsWith('_leaves')) && isItem(block)
  return isWhole ? { item: block, count: 1 } : undefined
}
