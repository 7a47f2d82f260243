import type { Colour } from '../colour.ts'

/** Our own choice of colours, close enough to the game's to be recognised. */

/** The colours of a tree's parts. */
export interface Wood {
  planks: Colour
  bark: Colour
  /** Untinted: parts that the climate tints are grey. */
  leaves: Colour
}

/** The first one that the name contains applies. */
const WOODS: Readonly<Record<string, Wood>> = {
  pale_oak: { planks: 0xe3d9d6, bark: 0x584e4b, leaves: 0x7c837c },
  dark_oak: { planks: 0x4f361d, bark: 0x3a2a18, leaves: 0x8f8f8f },
  oak: { planks: 0xb3915a, bark: 0x6e5733, leaves: 0x9a9a9a },
  spruce: { planks: 0x7d5a33, bark: 0x463019, leaves: 0x4c6b4c },
  birch: { planks: 0xcbb97e, bark: 0xdcd9d0, leaves: 0x7f9c52 },
  jungle: { planks: 0xab7a56, bark: 0x5a4a20, leaves: 0xa2a2a2 },
  acacia: { planks: 0xb5643a, bark: 0x6c655b, leaves: 0x989898 },
  mangrove: { planks: 0x7d3a34, bark: 0x574330, leaves: 0x929292 },
  cherry: { planks: 0xe3b6ae, bark: 0x3f2530, leaves: 0xeaaac8 },
  bamboo: { planks: 0xcbb457, bark: 0x8b9a3c, leaves: 0x5f9a35 },
  crimson: { planks: 0x7b3a55, bark: 0x64203a, leaves: 0x8a1a20 },
  warped: { planks: 0x2f7d76, bark: 0x3b4a5c, leaves: 0x17807d },
  azalea: { planks: 0x9a723f, bark: 0x6e5733, leaves: 0x6a8a35 },
}

/** The wood that a name mentions. */
export const woodOf = (name: string): Wood | undefined =>
  WOODS[Object.keys(WOODS).find((wood) => name.includes(wood)) ?? '']

export const OAK = WOODS['oak']!

const DYES: Readonly<Record<string, Colour>> = {
  light_blue: 0x4fb0db,
  light_gray: 0xa0a09a,
  white: 0xecefef,
  orange: 0xee7a1d,
  magenta: 0xbd4bb4,
  yellow: 0xf5c534,
  lime: 0x78b928,
  pink: 0xea93ae,
  gray: 0x474c50,
  cyan: 0x1b8f97,
  purple: 0x7d30ac,
  blue: 0x3a41a0,
  brown: 0x75482a,
  green: 0x587422,
  red: 0xa42a26,
  black: 0x1f2024,
}

/** The dye at the beginning of a name. */
export const dyeOf = (name: string): Colour | undefined =>
  DYES[Object.keys(DYES).find((dye) => name.startsWith(`${dye}_`)) ?? '']

/** The metals and gems of ores, tools, plates and blocks. */
const MINERALS: readonly [pattern: RegExp, colour: Colour][] = [
  [/gold|^light_weighted/, 0xf2cb46],
  [/oxidized/, 0x52a385],
  [/weathered/, 0x6b986f],
  [/exposed/, 0xa37d68],
  [/copper/, 0xc06f51],
  [/diamond/, 0x6ddad5],
  [/emerald/, 0x3fc366],
  [/lapis/, 0x2a53a8],
  [/redstone/, 0xb5200f],
  [/netherite/, 0x443f43],
  [/coal/, 0x2b2b2e],
  [/quartz/, 0xe9e4dc],
  [/iron|^heavy_weighted|chain/, 0xd6d6d6],
]

export const mineralOf = (name: string): Colour | undefined =>
  MINERALS.find(([pattern]) => pattern.test(name))?.[1]

export type Pattern =
  | 'grain'
  | 'rough'
  | 'speckled'
  | 'cobbles'
  | 'pebbles'
  | 'bricks'
  | 'blocks'
  | 'tiles'
  | 'bevelled'
  | 'chiselled'
  | 'layered'
  | 'pillar'
  | 'planks'
  | 'weave'
  | 'molten'
  | 'pane'

/** The material of most blocks: a pattern and its colours. */
export interface Stuff {
  pattern: Pattern
  colour: Colour
  second?: Colour
  glows?: boolean
  /** The colour was made up from the name. */
  own?: boolean
}

const PRISMARINE = 0x64a093
const SAND = 0xdccf9f
const RED_SAND = 0xbc6325
const STONE = 0x808082
const DEEPSLATE = 0x505056
const BLACKSTONE = 0x2c2830

type Row = readonly [
  names: RegExp,
  pattern: Pattern,
  colour: Colour,
  more?: { second?: Colour; glows?: boolean },
]

/** First match wins; stairs, slabs, walls and so on are of the same stuff as their block. */
const STUFFS: readonly Row[] = [
  [/chiseled_(stone|deepslate|tuff|polished|nether|resin|quartz|copper)/, 'chiselled', 0],
  [/^(infested_)?(mossy_|cracked_|chiseled_)?stone_brick/, 'blocks', 0x7b7b7e],
  [/cobbled_deepslate/, 'cobbles', DEEPSLATE],
  [/deepslate_brick/, 'blocks', 0x47474d],
  [/deepslate_tile/, 'tiles', 0x38383c],
  [/^polished_deepslate/, 'bevelled', 0x4a4a50],
  [/^chiseled_deepslate/, 'chiselled', 0x38383c],
  [/deepslate/, 'rough', DEEPSLATE],
  [/tuff_brick/, 'blocks', 0x63665e],
  [/polished_tuff/, 'bevelled', 0x656962],
  [/tuff/, 'rough', 0x6d6e65],
  [/red_nether_brick/, 'bricks', 0x4a080c, { second: 0x2c0507 }],
  [/nether_brick/, 'bricks', 0x33191e, { second: 0x1c0e11 }],
  [/resin_brick/, 'bricks', 0xc8581c, { second: 0x7c2c0c }],
  [/resin/, 'bevelled', 0xe06a1a],
  [/mud_brick/, 'bricks', 0x8c6a50, { second: 0x5d4636 }],
  [/packed_mud/, 'rough', 0x8e6b50],
  [/mud/, 'rough', 0x3d3a3d],
  [/end_stone_brick/, 'bricks', 0xdfe0a6, { second: 0xa9ac76 }],
  [/end_stone/, 'pebbles', 0xdde0a2],
  [/blackstone_brick/, 'blocks', 0x322e37],
  [/gilded_blackstone/, 'speckled', BLACKSTONE, { second: 0xd9a13a }],
  [/polished_blackstone/, 'bevelled', 0x36323c],
  [/blackstone/, 'pebbles', BLACKSTONE],
  [/polished_basalt/, 'pillar', 0x5a5a5e],
  [/basalt/, 'rough', 0x4a4a50],
  [/crying_obsidian/, 'speckled', 0x1c1030, { second: 0x7a1fd0 }],
  [/obsidian/, 'speckled', 0x14101f, { second: 0x342a52 }],
  [/mossy_cobble/, 'cobbles', STONE],
  [/cobble/, 'cobbles', STONE],
  [/polished_granite/, 'bevelled', 0x9a6b59],
  [/granite/, 'speckled', 0x966955, { second: 0xb98a76 }],
  [/polished_diorite/, 'bevelled', 0xc2c2c3],
  [/diorite/, 'speckled', 0xc4c4c5, { second: 0x9a9a9c }],
  [/polished_andesite/, 'bevelled', 0x858786],
  [/andesite/, 'speckled', 0x8a8c8b, { second: 0x757776 }],
  [/calcite/, 'rough', 0xdfe0dc],
  [/dripstone/, 'rough', 0x86685c],
  [/smooth_red_sandstone/, 'bevelled', RED_SAND],
  [/^chiseled_red_sandstone/, 'chiselled', RED_SAND],
  [/^cut_red_sandstone/, 'tiles', RED_SAND],
  [/red_sandstone/, 'layered', RED_SAND],
  [/smooth_sandstone/, 'bevelled', SAND],
  [/^chiseled_sandstone/, 'chiselled', SAND],
  [/^cut_sandstone/, 'tiles', SAND],
  [/sandstone/, 'layered', SAND],
  [/red_sand/, 'grain', RED_SAND],
  [/soul_sand/, 'speckled', 0x513e32, { second: 0x35271f }],
  [/soul_soil/, 'rough', 0x4b392e],
  [/suspicious_sand/, 'speckled', SAND, { second: 0xb8a878 }],
  [/sand$/, 'grain', SAND],
  [/suspicious_gravel/, 'speckled', 0x837f7e, { second: 0x5a5654 }],
  [/gravel/, 'pebbles', 0x837f7e],
  [/dark_prismarine/, 'tiles', 0x335c4c],
  [/prismarine_brick/, 'tiles', PRISMARINE],
  [/prismarine/, 'pebbles', PRISMARINE],
  [/quartz_bricks/, 'blocks', 0xe9e4dc],
  [/quartz_pillar/, 'pillar', 0xe9e4dc],
  [/chiseled_quartz/, 'chiselled', 0xe9e4dc],
  [/smooth_quartz/, 'grain', 0xefebe4],
  [/quartz/, 'bevelled', 0xe9e4dc],
  [/purpur_pillar/, 'pillar', 0xab7eab],
  [/purpur/, 'tiles', 0xaa7caa],
  [/netherrack|_nylium/, 'speckled', 0x6b2a2a, { second: 0x87393a }],
  [/magma/, 'molten', 0x3a1a12, { second: 0xf07a1e, glows: true }],
  [/ancient_debris/, 'speckled', 0x5e4139, { second: 0x8a6a5c }],
  [/^(raw_)(iron)/, 'pebbles', 0xb08f72],
  [/^(raw_)(copper)/, 'pebbles', 0x9a5a3c],
  [/^(raw_)(gold)/, 'pebbles', 0xd9a73a],
  [/coal_block/, 'rough', 0x1c1c1e],
  [/redstone_block/, 'tiles', 0xb5200f],
  [/lapis_block/, 'bevelled', 0x2a53a8],
  [/lodestone|heavy_core/, 'chiselled', 0x8c8e94],
  [/smooth_stone/, 'bevelled', 0x9d9da0],
  [/^bricks?(_|$)/, 'bricks', 0x97604f, { second: 0xa89a92 }],
  [/bedrock/, 'speckled', 0x5a5a5a, { second: 0x2c2c2c }],
  [/budding_amethyst/, 'speckled', 0x8a66c2, { second: 0xcdb4f2 }],
  [/amethyst/, 'pebbles', 0x8a66c2],
  [/sculk/, 'speckled', 0x0c1e26, { second: 0x1f6f78 }],
  [/^pale_moss/, 'speckled', 0x6a7068, { second: 0x7f867c }],
  [/moss|^pale_hanging/, 'speckled', 0x59722c, { second: 0x6d8a36 }],
  [/clay/, 'grain', 0xa1a6b3],
  [/rooted_dirt|roots/, 'speckled', 0x84603f, { second: 0xb59a7c }],
  [/coarse_dirt/, 'speckled', 0x775538, { second: 0x9a8468 }],
  [/dirt|podzol|mycelium|grass_block|farmland|grass_path/, 'rough', 0x84603f],
  [/powder_snow|snow/, 'grain', 0xf0f6f6],
  [/^blue_ice/, 'rough', 0x6f9ef6],
  [/^packed_ice/, 'rough', 0x8fb4f0],
  [/^bamboo_mosaic/, 'tiles', 0xcbb457],
  [/wet_sponge/, 'pebbles', 0xa8a04a],
  [/sponge/, 'pebbles', 0xc8c04e],
  [/hay_block/, 'weave', 0xc8a92f],
  [/nether_wart_block/, 'pebbles', 0x730a0a],
  [/warped_wart_block/, 'pebbles', 0x167a78],
  [/shroomlight/, 'molten', 0xe8803a, { second: 0xffc878, glows: true }],
  [/glowstone/, 'molten', 0x8a6236, { second: 0xffe08a, glows: true }],
  [/sea_lantern/, 'tiles', 0xc8dcd8, { glows: true }],
  [/ochre_froglight/, 'bevelled', 0xf5e9b5, { glows: true }],
  [/verdant_froglight/, 'bevelled', 0xd9f0c8, { glows: true }],
  [/pearlescent_froglight/, 'bevelled', 0xf0d8ec, { glows: true }],
  [/honeycomb/, 'tiles', 0xe0912a],
  [/bone_block/, 'pillar', 0xdcd6bd],
  [/dried_kelp/, 'weave', 0x3a4626],
  [/bookshelf|crafting|barrel|composter|lectern|loom|beehive|fletching|cartography/, 'planks', 0xa3804c],
  [/bee_nest/, 'layered', 0xc99a4a],
  [/furnace|smoker|dispenser|dropper|observer|piston|stonecutter/, 'rough', 0x7d7d7f],
  [/terracotta/, 'grain', 0x985f45],
  [/stone/, 'rough', STONE],
]

const DYED: readonly [names: RegExp, pattern: Pattern][] = [
  [/wool$|carpet$|banner$|_bed$/, 'weave'],
  [/concrete_powder$/, 'pebbles'],
  [/shulker_box$/, 'bevelled'],
]

/** A block's material, by the first rule that matches its name; `undefined` for an unknown name. */
export function stuffOf(name: string): Stuff | undefined {
  const row = STUFFS.find(([names]) => names.test(name))
  if (row?.[1] === 'chiselled' && row[2] === 0) {
    const plain = stuffOf(name.replace('chiseled_', ''))
    return plain && { ...plain, pattern: 'chiselled' }
  }
  const dye = dyeOf(name)
  if (dye !== undefined && !/sandstone|red_sand|nether|_ice|mushroom/.test(name)) {
    const pattern = DYED.find(([names]) => names.test(name))?.[1]
    return { pattern: pattern ?? 'grain', colour: name.endsWith('terracotta') ? muted(dye) : dye }
  }
  if (row !== undefined) {
    const [, pattern, colour, more] = row
    return { pattern, colour, ...more }
  }
  const wood = woodOf(name)
  if (wood !== undefined && !name.includes('azalea')) return { pattern: 'planks', colour: wood.planks }
  const mineral = mineralOf(name)
  if (mineral === undefined) return undefined
  return { pattern: /cut_copper/.test(name) ? 'tiles' : 'bevelled', colour: mineral }
}

/** A dye on fired clay. */
const muted = (dye: Colour): Colour =>
  [16, 8, 0].reduce(
    (sum, shift) => sum | (((((dye >> shift) & 255) + ((0x985f45 >> shift) & 255)) >> 1) << shift),
    0,
  )
