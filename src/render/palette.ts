import { colourOfText, mix, shade } from './colour.ts'

/** The colours of a block, as CSS hex. */
export interface Material {
  side: string
  /** The upper face if it differs: grass, a bed's blanket. */
  top?: string
  /** The cut faces of a log. */
  end?: string
  /** Small parts in another colour: a flame, a latch, a pillow. */
  accent?: string
  /** Gives light: its accent is not shaded. */
  glows?: boolean
  /** 0..1 */
  opacity?: number
}

/** Planks and bark of each wood. Our own choice of colours, close enough to be recognised. */
const WOODS: Record<string, { planks: string; bark: string }> = {
  dark_oak: { planks: '#4f361d', bark: '#3a2a18' },
  oak: { planks: '#b9935a', bark: '#6e5733' },
  spruce: { planks: '#7d5a33', bark: '#463019' },
  birch: { planks: '#d0bd85', bark: '#dcd9d0' },
  jungle: { planks: '#ab7a56', bark: '#5a4a20' },
  acacia: { planks: '#b5643a', bark: '#6c655b' },
  mangrove: { planks: '#7d3a34', bark: '#574330' },
  cherry: { planks: '#e3b6ae', bark: '#3f2530' },
  bamboo: { planks: '#cbb457', bark: '#8b9a3c' },
  crimson: { planks: '#7b3a55', bark: '#64203a' },
  warped: { planks: '#2f7d76', bark: '#3b4a5c' },
}

const DYES: Record<string, string> = {
  light_blue: '#4fb0db',
  light_gray: '#a0a09a',
  white: '#ecefef',
  orange: '#ee7a1d',
  magenta: '#bd4bb4',
  yellow: '#f5c534',
  lime: '#78b928',
  pink: '#ea93ae',
  gray: '#474c50',
  cyan: '#1b8f97',
  purple: '#7d30ac',
  blue: '#3a41a0',
  brown: '#75482a',
  green: '#587422',
  red: '#a42a26',
  black: '#1f2024',
}

/** First match wins. */
const STUFFS: readonly [pattern: RegExp, colour: string | Material][] = [
  [/^grass_block|^moss/, { side: '#84603f', top: '#6b9c3f' }],
  [/^(podzol|mycelium|dirt_path)/, { side: '#84603f', top: '#8a7350' }],
  [/leaves|^vine|azalea/, '#4c7a2c'],
  [/glass/, { side: '#bcdce4', opacity: 0.42 }],
  [/water|^ice|_ice$/, { side: '#7fa8e6', opacity: 0.7 }],
  [/lava|magma|fire/, { side: '#e0641a', accent: '#ffb53a', glows: true }],
  [/redstone_torch/, { side: '#7d5f3a', accent: '#ff4b33', glows: true }],
  [/soul_(torch|wall_torch|lantern)/, { side: '#5b5146', accent: '#69e6ea', glows: true }],
  [/torch/, { side: '#7d5f3a', accent: '#ffc83d', glows: true }],
  [/lantern|glowstone|shroomlight|froglight|lamp/, { side: '#4a4c57', accent: '#ffc964', glows: true }],
  [/candle/, { side: '#e3cf9f', accent: '#ffc83d', glows: true }],
  [/ender_chest/, { side: '#2b3d40', accent: '#4ff0b8' }],
  [/chest$/, { side: '#a2732c', accent: '#c8c8c4' }],
  [/crafting_table|bookshelf|barrel|composter|lectern|loom|ladder|scaffolding|bee/, '#9a723f'],
  [/furnace|smoker|dispenser|dropper|observer|piston|stonecutter/, '#7d7d7d'],
  [/stone_brick/, '#7b7b7e'],
  [/^nether_?brick|^red_nether_brick/, '#3c1c22'],
  [/netherrack|^nether/, '#7a3532'],
  [/end_stone/, '#dde0a2'],
  [/purpur/, '#aa7caa'],
  [/prismarine/, '#64a093'],
  [/deepslate/, '#55565a'],
  [/blackstone|basalt|obsidian/, '#34313a'],
  [/mossy/, '#6f7b5e'],
  [/cobble/, '#858585'],
  [/granite/, '#99705f'],
  [/diorite/, '#bfbfc0'],
  [/andesite/, '#898b8a'],
  [/tuff/, '#6d6e65'],
  [/red_sand/, '#bc6325'],
  [/sandstone|sand/, '#dccf9f'],
  [/^bone_block/, '#dcd6bd'],
  [/quartz|calcite/, '#e9e4dc'],
  [/iron|chain|anvil|cauldron|hopper|rail/, '#c3c3c3'],
  [/gold|^bell/, '#f2cb46'],
  [/diamond/, '#6ddad5'],
  [/emerald/, '#3fc366'],
  [/lapis/, '#2a53a8'],
  [/redstone/, '#a81b10'],
  [/copper/, '#bd6b4f'],
  [/netherite/, '#443f43'],
  [/coal/, '#2b2b2e'],
  [/amethyst/, '#8a66c2'],
  [/mud/, '#5b4a44'],
  [/brick/, '#97604f'],
  [/terracotta/, '#985f45'],
  [/stone|gravel|bedrock/, '#808082'],
  [/clay/, '#a1a6b3'],
  [/dirt|farmland|soil|root/, '#84603f'],
  [/snow/, '#f0f6f6'],
  [/hay|wheat|sponge/, '#c8a92f'],
  [/pumpkin|carrot/, '#d07c1c'],
  [/melon|cactus|kelp|lily|sapling|fern|grass|potato|beet|sugar_cane/, '#5f9a35'],
  [/tulip|poppy|rose|mushroom/, '#c23b2e'],
  [/dandelion|sunflower/, '#ecc63a'],
  [/orchid|allium|lilac|cornflower|bluet/, '#8f7fd0'],
  [/^bed$|wool|carpet|concrete/, '#ecefef'],
]

/** The colours of a block by the first rule that matches its name; other names get a colour computed from the name. */
export function materialOf(name: string): Material {
  const dye = Object.keys(DYES).find((key) => name.startsWith(`${key}_`) && DYED.test(name))
  if (dye !== undefined) return dyed(name, DYES[dye] ?? '#ffffff')
  const wood = Object.keys(WOODS).find(
    (key) => name.includes(key) && !name.endsWith('leaves') && !name.endsWith('sapling'),
  )
  if (wood !== undefined) return wooden(name, WOODS[wood] ?? { planks: '#b9935a', bark: '#6e5733' })
  const stuff = STUFFS.find(([pattern]) => pattern.test(name))?.[1]
  if (stuff === undefined) return { side: colourOfText(name) }
  return typeof stuff === 'string' ? { side: stuff } : stuff
}

const DYED =
  /(wool|carpet|concrete|concrete_powder|terracotta|stained_glass|stained_glass_pane|bed|banner|candle|shulker_box)$/

function dyed(name: string, colour: string): Material {
  if (name.includes('glass')) return { side: colour, opacity: 0.55 }
  if (name.endsWith('terracotta')) return { side: mix(colour, '#985f45', 0.5) }
  if (name.endsWith('_bed')) return { side: '#9a723f', top: colour, accent: '#eef0ee' }
  if (name.endsWith('candle')) return { side: colour, accent: '#ffc83d', glows: true }
  return { side: colour }
}

function wooden(name: string, { planks, bark }: { planks: string; bark: string }): Material {
  if (/(log|stem|wood|hyphae)$/.test(name)) {
    const side = name.startsWith('stripped_') ? shade(planks, 0.95) : bark
    return /(log|stem)$/.test(name) ? { side, end: shade(planks, 1.04) } : { side }
  }
  if (/(door|trapdoor)$/.test(name)) return { side: shade(planks, 0.88), accent: shade(planks, 0.5) }
  return { side: planks, accent: shade(planks, 0.6) }
}
