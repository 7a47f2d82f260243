/** Kinds of wood that burn; crimson and warped do not. */
const WOOD = '(?:oak|spruce|birch|jungle|acacia|dark_oak|mangrove|cherry|pale_oak|bamboo)'

/** Burn time of fuels in a furnace in ticks, by item name (vanilla, all versions). */
const BY_NAME: Readonly<Record<string, number>> = {
  lava_bucket: 20_000,
  coal_block: 16_000,
  dried_kelp_block: 4001,
  blaze_rod: 2400,
  coal: 1600,
  charcoal: 1600,
  mangrove_roots: 300,
  note_block: 300,
  bookshelf: 300,
  lectern: 300,
  jukebox: 300,
  chest: 300,
  trapped_chest: 300,
  crafting_table: 300,
  daylight_detector: 300,
  bow: 300,
  crossbow: 300,
  fishing_rod: 300,
  ladder: 300,
  loom: 300,
  barrel: 300,
  cartography_table: 300,
  fletching_table: 300,
  smithing_table: 300,
  composter: 300,
  wooden_shovel: 200,
  wooden_sword: 200,
  wooden_hoe: 200,
  wooden_axe: 200,
  wooden_pickaxe: 200,
  stick: 100,
  bowl: 100,
  dead_bush: 100,
  azalea: 100,
  flowering_azalea: 100,
  mangrove_propagule: 100,
  bamboo: 50,
  bamboo_block: 300,
  stripped_bamboo_block: 300,
  bamboo_mosaic: 300,
  bamboo_raft: 1200,
  bamboo_chest_raft: 1200,
  scaffolding: 50,
}

/** Burn times of groups of items. */
const BY_PATTERN: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`^${WOOD}_(chest_)?boat$`), 1200],
  [new RegExp(`^(stripped_)?${WOOD}_(log|wood)$`), 300],
  [new RegExp(`^${WOOD}_(planks|stairs|trapdoor|pressure_plate|fence|fence_gate)$`), 300],
  [/_banner$/, 300],
  [new RegExp(`^${WOOD}_(door|sign)$`), 200],
  [new RegExp(`^${WOOD}_slab$`), 150],
  [new RegExp(`^${WOOD}_(button|sapling)$`), 100],
  [/_wool$/, 100],
  [/_carpet$/, 67],
]

/** Ticks for which an item burns in a furnace; 0 if it is not a fuel. In smokers and blast furnaces it burns half as long. */
export function burnTicks(item: string): number {
  if (item === 'moss_carpet') return 0
  return BY_NAME[item] ?? BY_PATTERN.find(([pattern]) => pattern.test(item))?.[1] ?? 0
}
