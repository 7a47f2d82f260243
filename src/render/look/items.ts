import { type Colour, colourOfText, mix, shade } from '../colour.ts'
import { type LookProvider, lookOf } from './look.ts'
import { stuffOf } from './palette.ts'
import { box, everywhere, type Part } from './part.ts'
import type { Canvas } from './textures/canvas.ts'
import { type Texture, texture } from './textures/texture.ts'

/** What tools and armour are made of. First match wins. */
const MATERIALS: readonly [prefix: RegExp, colour: Colour][] = [
  [/^wooden|^bow$|^crossbow$/, 0x8d6b3e],
  [/^stone/, 0x8f8f8f],
  [/^leather/, 0x9a5f36],
  [/^chainmail/, 0x9a9a9e],
  [/^iron|^shears$|^flint_and_steel$|bucket$/, 0xd9d9d9],
  [/^golden|^gold/, 0xf5d84c],
  [/^diamond/, 0x4fe0d3],
  [/^netherite/, 0x4b454b],
  [/^copper/, 0xd47f5c],
  [/^emerald/, 0x2fc668],
  [/^lapis/, 0x2f55b5],
  [/^redstone/, 0xc41f14],
  [/quartz/, 0xe8e2da],
  [/coal$/, 0x2b2b2f],
  [/amethyst/, 0x9a6cd0],
  [/^(brick|nether_brick)$/, 0xa45a44],
  [/^stick$|_rod$|^arrow$/, 0x8a653a],
  [/^bone/, 0xe6e2cf],
  [/^(string|feather|paper|sugar|egg|snowball)$/, 0xf0f0ec],
  [/^raw_iron$/, 0xcaa78b],
  [/^raw_gold$/, 0xe2a93b],
  [/^raw_copper$/, 0xc5704a],
  [/wheat$|^bread$|^hay/, 0xd9b44e],
  [/apple$|beetroot$/, 0xd2342c],
  [/carrot$/, 0xee8a26],
  [/potato$/, 0xc9a659],
  [/^cooked_|^steak$|^dried/, 0x9a5c34],
  [/beef|porkchop|mutton|rabbit$|chicken$|_flesh$|salmon$/, 0xdd7f76],
  [/leather$|^saddle$/, 0xa8653a],
  [/seeds$/, 0x6f8a3c],
  [/gunpowder|flint$/, 0x5a5a5e],
]

const colourOf = (name: string): Colour =>
  MATERIALS.find(([names]) => names.test(name))?.[1] ?? stuffOf(name)?.colour ?? colourOfText(name)

const HANDLE: Colour = 0x7a5630

/** Draws a line two pixels wide with a dark rim below. */
function bar(c: Canvas, [x1, y1, x2, y2]: readonly [number, number, number, number], colour: Colour): void {
  c.line(x1, y1 + 1, x2, y2 + 1, shade(colour, 0.6))
  c.line(x1 + 1, y1, x2 + 1, y2, shade(colour, 0.8))
  c.line(x1, y1, x2, y2, colour)
}

const handle = (c: Canvas): void => bar(c, [2, 13, 11, 4], HANDLE)

/** A filled disc with a light from the upper left. */
function lump(c: Canvas, colour: Colour, x: number, y: number, radius: number): void {
  for (let j = -radius; j <= radius; j++)
    for (let i = -radius; i <= radius; i++) {
      const far = Math.hypot(i, j) / (radius + 0.4)
      if (far > 1) continue
      const lit = 1.05 - 0.35 * far - 0.05 * (i + j)
      c.set(x + i, y + j, shade(colour, lit + 0.12 * (c.random(i, j) - 0.5)))
    }
}

/** Pictures of items that are no blocks. First match wins. */
const SPRITES: readonly [names: RegExp, paint: (canvas: Canvas, colour: Colour) => void][] = [
  [
    /_pickaxe$/,
    (c, colour) => {
      handle(c)
      bar(c, [5, 2, 11, 3], colour)
      bar(c, [12, 4, 13, 10], colour)
    },
  ],
  [
    /_axe$/,
    (c, colour) => {
      handle(c)
      c.rect(7, 2, 5, 4, colour)
      c.rect(6, 3, 3, 4, shade(colour, 0.8))
      c.rect(10, 3, 3, 2, shade(colour, 0.9))
    },
  ],
  [
    /_shovel$/,
    (c, colour) => {
      handle(c)
      lump(c, colour, 11, 4, 3)
    },
  ],
  [
    /_hoe$/,
    (c, colour) => {
      handle(c)
      bar(c, [6, 2, 12, 3], colour)
    },
  ],
  [
    /_sword$/,
    (c, colour) => {
      bar(c, [5, 10, 13, 2], colour)
      bar(c, [3, 8, 7, 12], shade(colour, 0.7))
      bar(c, [1, 14, 3, 12], HANDLE)
    },
  ],
  [
    /_helmet$/,
    (c, colour) => {
      c.rect(3, 4, 10, 4, colour)
      c.rect(3, 8, 3, 4, shade(colour, 0.8))
      c.rect(10, 8, 3, 4, shade(colour, 0.8))
    },
  ],
  [
    /_chestplate$/,
    (c, colour) => {
      c.rect(4, 3, 8, 11, colour)
      c.rect(1, 3, 3, 5, shade(colour, 0.8))
      c.rect(12, 3, 3, 5, shade(colour, 0.8))
      c.rect(7, 3, 2, 2, shade(colour, 0.5))
    },
  ],
  [
    /_leggings$/,
    (c, colour) => {
      c.rect(4, 2, 8, 4, colour)
      c.rect(4, 6, 3, 8, shade(colour, 0.9))
      c.rect(9, 6, 3, 8, shade(colour, 0.8))
    },
  ],
  [
    /_boots$/,
    (c, colour) => {
      c.rect(2, 6, 4, 6, colour)
      c.rect(10, 6, 4, 6, shade(colour, 0.9))
      c.rect(1, 10, 5, 3, shade(colour, 0.8))
      c.rect(10, 10, 5, 3, shade(colour, 0.7))
    },
  ],
  [
    /_ingot$|^(nether_)?brick$/,
    (c, colour) => {
      for (let i = 0; i < 5; i++) c.rect(2 + i, 9 - i, 10, 1, shade(colour, 1.15 - 0.03 * i))
      c.rect(2, 10, 10, 2, shade(colour, 0.75))
      for (let i = 0; i < 5; i++) c.rect(12 + Math.min(i, 2), 10 - i, 1, 2, shade(colour, 0.6))
    },
  ],
  [
    /_nugget$|_seeds$|powder$|^sugar$|_dust$|^redstone$|_meal$|_dye$/,
    (c, colour) => {
      for (let y = 5; y < 13; y++)
        for (let x = 3; x < 13; x++)
          if (c.random(x, y) < 0.62 - Math.abs(x - 8) * 0.06)
            c.set(x, y, shade(colour, 0.75 + 0.5 * c.random(y, x)))
    },
  ],
  [
    /^(diamond|emerald)$|_shard$|quartz$|^lapis_lazuli$|_crystals$/,
    (c, colour) => {
      for (let y = 2; y < 14; y++) {
        const half = y < 6 ? y + 1 : 14 - y
        c.rect(8 - Math.min(6, half), y, 2 * Math.min(6, half), 1, shade(colour, 1.2 - 0.05 * y))
      }
      c.line(5, 4, 8, 8, mix(colour, 0xffffff, 0.6))
    },
  ],
  [/^(stick|bone|arrow|blaze_rod|lightning_rod)$/, (c, colour) => bar(c, [3, 12, 12, 3], colour)],
  [
    /^(string|lead|feather)$/,
    (c, colour) => {
      c.line(3, 13, 8, 6, colour)
      c.line(8, 6, 12, 3, shade(colour, 0.85))
      c.line(5, 13, 11, 5, shade(colour, 0.7))
    },
  ],
  [
    /^(cross)?bow$|^fishing_rod$/,
    (c, colour) => {
      bar(c, [3, 3, 12, 5], colour)
      bar(c, [12, 5, 13, 12], colour)
      c.line(3, 4, 12, 13, 0xe0e0e0)
    },
  ],
  [
    /bucket$/,
    (c, colour) => {
      for (let y = 4; y < 14; y++)
        c.rect(3 + ((y - 4) >> 2), y, 10 - 2 * ((y - 4) >> 2), 1, shade(colour, 1.1 - 0.04 * y))
      c.rect(4, 4, 8, 2, 0x5c5c60)
    },
  ],
  [
    /^(paper|map|filled_map|book|enchanted_book|writable_book|leather|rabbit_hide)$/,
    (c, colour) => {
      c.rect(3, 2, 10, 12, colour)
      c.frame(3, 2, 10, 12, shade(colour, 0.6))
    },
  ],
  [
    /_(stew|soup)$|^bowl$/,
    (c, colour) => {
      c.rect(2, 7, 12, 2, 0x6a4a2c)
      c.rect(3, 9, 10, 3, 0x5a3e24)
      c.rect(5, 12, 6, 1, 0x4a321c)
      c.rect(3, 6, 10, 2, colour)
    },
  ],
  [
    /^(wheat|sugar_cane|bamboo)$/,
    (c, colour) => {
      for (const x of [4, 7, 10]) bar(c, [x, 14, x + 2, 2], shade(colour, 0.8 + x / 40))
    },
  ],
  [
    /apple$|^bread$|^(cooked_)?(beef|porkchop|mutton|chicken|rabbit|cod|salmon)$|potato$|^(golden_)?carrot$|^beetroot$|_slice$|^cookie$|berries$|_flesh$|_eye$|coal$|^flint$|^raw_|_ball$|^snowball$|^egg$|_pearl$|_cream$|_star$|_charge$|^(shears|flint_and_steel|compass|clock|saddle|name_tag|totem_of_undying|elytra|shield|trident|mace|spyglass|brush)$|bottle$|^potion$|_potion$|_tear$|_hide$|_scute$|_horn$|_pattern$|_template$|_sherd$|^music_disc|_smithing_template$|_spawn_egg$|_boat$|_raft$|^minecart$|_minecart$/,
    (c, colour) => lump(c, colour, 8, 8, 5),
  ],
]

/** The picture of an item that is no block; undefined for blocks, which look as they do when they stand. */
export function spriteOf(name: string, looks: LookProvider = lookOf): Texture | undefined {
  const other = looks.item?.(name)
  if (other !== undefined) return other
  const sprite = SPRITES.find(([names]) => names.test(name))
  if (sprite === undefined) return undefined
  return texture(`item ${name}`, (c) => sprite[1](c, colourOf(name)))
}

/** An item as parts within a cell: a small block, or an upright picture that looks north and south. */
export function itemParts(name: string, looks: LookProvider = lookOf): readonly Part[] {
  const sprite = spriteOf(name, looks)
  if (sprite === undefined) return looks({ name, properties: {} }).parts
  return [box([0, 0, 7.6, 16, 16, 8.4], everywhere({ texture: sprite, area: [0, 0, 16, 16] }))]
}

/** The colour of a piece of armour. */
export const armourColour = (name: string): Colour => colourOf(name)
