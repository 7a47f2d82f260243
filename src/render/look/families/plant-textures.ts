import { type Colour, colourOfText, shade } from '../../colour.ts'
import { OAK, woodOf } from '../palette.ts'
import type { Surface } from '../part.ts'
import {
  canes,
  coral,
  fern,
  flower,
  type Head,
  mushroom,
  sapling,
  tendrils,
  tuft,
} from '../textures/plants.ts'
import { type Paint, texture } from '../textures/texture.ts'

/** Blossom and colours. */
const FLOWERS: Readonly<
  Record<string, readonly [head: Head, petals: Colour, heart: Colour, height?: number]>
> = {
  dandelion: ['round', 0xf5d53a, 0xe0a81e, 7],
  poppy: ['wide', 0xd2261c, 0x2a1410],
  blue_orchid: ['bells', 0x39b6ef, 0xd8f0fa, 10],
  allium: ['ball', 0xb76be0, 0xd9a8f2, 12],
  azure_bluet: ['star', 0xf0f0ee, 0xf2d84a, 7],
  red_tulip: ['cup', 0xd8301e, 0xf06a4a],
  orange_tulip: ['cup', 0xee8a20, 0xf7b85a],
  white_tulip: ['cup', 0xeef2ea, 0xd2dccc],
  pink_tulip: ['cup', 0xf0a8d4, 0xf8d0e8],
  oxeye_daisy: ['star', 0xf4f4f0, 0xf0c83a, 10],
  cornflower: ['star', 0x4668e8, 0x2a3f9a, 10],
  lily_of_the_valley: ['bells', 0xf6f8f4, 0xd8e2d4, 11],
  wither_rose: ['wide', 0x26201c, 0x463c2c],
  torchflower: ['flame', 0xf08a1e, 0xffd84a, 10],
  open_eyeblossom: ['star', 0xd8d4d0, 0xf28a1e, 10],
  closed_eyeblossom: ['cup', 0x9a9694, 0x7a7674, 9],
  sunflower: ['wide', 0xf5cc3a, 0x6a4420],
  lilac: ['ball', 0xc89ad0, 0xe2c2e8],
  rose_bush: ['ball', 0xc02018, 0x3f7a2a],
  peony: ['ball', 0xe6b8e0, 0xf6dcf2],
  pitcher_plant: ['cup', 0x5aa8c8, 0xd878c0],
  spore_blossom: ['wide', 0xe08ac0, 0x9ad04a],
}

const GRASS: Colour = 0x9c9c9c
const LEAF: Colour = 0x5a9a3a

/** Other small plants: their drawing, and whether the climate tints it. */
const OTHERS: readonly [names: RegExp, paint: Paint, tint?: 'grass' | 'foliage'][] = [
  [/^(grass|short_grass)$/, (c) => tuft(c, GRASS, 11), 'grass'],
  [/^tall_grass$/, (c) => tuft(c, GRASS, 16, 13), 'grass'],
  [/^large_fern$/, (c) => fern(c, GRASS, 16), 'grass'],
  [/fern$/, (c) => fern(c, GRASS), 'grass'],
  [/seagrass$/, (c) => tuft(c, 0x3f8a2c, 15, 8)],
  [/^dead_bush$/, (c) => branches(c, 0x8a6234)],
  [/^red_mushroom$/, (c) => mushroom(c, 0xd0221c, 0xd8ccb8, true)],
  [/^brown_mushroom$/, (c) => mushroom(c, 0x97745a, 0xcdb49a, false)],
  [/^crimson_fungus$/, (c) => mushroom(c, 0xa0221e, 0xd88a4a, true)],
  [/^warped_fungus$/, (c) => mushroom(c, 0x168a84, 0xc2683c, true)],
  [/^crimson_roots$/, (c) => tuft(c, 0xa01c2c, 12, 9)],
  [/^warped_roots$/, (c) => tuft(c, 0x148f86, 12, 9)],
  [/^nether_sprouts$/, (c) => tuft(c, 0x14a394, 6, 12)],
  [/^hanging_roots$/, (c) => tendrils(c, 0xa87e62, 13)],
  [/^mangrove_roots$/, (c) => branches(c, 0x5f4a34)],
  [/^bamboo_sapling$|^bamboo$/, (c) => canes(c, 0x6f9a35)],
  [/^mangrove_propagule$/, (c) => sprout(c, 0x5fa032)],
  [/flowering_azalea/, (c) => azalea(c, 0xc05ad0)],
  [/azalea/, (c) => azalea(c)],
  [/^sugar_cane$/, (c) => canes(c, 0x8fbf5f)],
  [/coral$/, (c) => coral(c, 0xd0507a)],
]

function branches(c: Parameters<Paint>[0], colour: Colour): void {
  for (const [x, y, ex, ey] of [
    [8, 15, 8, 9],
    [8, 12, 3, 6],
    [8, 11, 13, 5],
    [8, 9, 6, 3],
    [8, 9, 10, 3],
    [4, 7, 1, 7],
    [12, 6, 15, 8],
  ] as const)
    c.line(x, y, ex, ey, shade(colour, 0.8 + 0.4 * c.random(x, ey)))
}

function sprout(c: Parameters<Paint>[0], colour: Colour): void {
  c.rect(7, 5, 2, 11, shade(colour, 0.8))
  c.sprite(['  aa  ', 'aaaaaa', ' aaaa '], { a: colour }, 5, 2)
}

function azalea(c: Parameters<Paint>[0], blossom?: Colour): void {
  sapling(c, OAK.bark, 0x6a8a35)
  if (blossom === undefined) return
  for (let i = 0; i < 6; i++)
    c.rect(3 + Math.floor(c.random(i, 1, 9) * 9), 2 + Math.floor(c.random(i, 2, 9) * 7), 2, 2, blossom)
}

/** Colours of saplings' leaves, by the beginning of their names. */
const GREENS: readonly (readonly [wood: string, colour: Colour])[] = [
  ['birch', 0x8ab04a],
  ['dark', 0x2f6a24],
  ['spruce', 0x3f6a3c],
  ['cherry', 0xeaaac8],
  ['pale', 0x8a928a],
]

const greenOf = (name: string): Colour => GREENS.find(([wood]) => name.startsWith(wood))?.[1] ?? LEAF

/** The picture of a small plant, by its name; an unknown one is a flower in its own colour. */
export function plantTexture(name: string): Surface {
  const paint = OTHERS.find(([names]) => names.test(name))
  if (paint !== undefined)
    return { texture: texture(`plant ${name}`, paint[1]), ...(paint[2] ? { tint: paint[2] } : {}) }
  if (name.endsWith('_sapling')) {
    const wood = woodOf(name) ?? OAK
    return { texture: texture(`plant ${name}`, (c) => sapling(c, shade(wood.bark, 1.1), greenOf(name))) }
  }
  const [head, petals, heart, height] = FLOWERS[name] ?? ['wide', colourOfText(name), 0xf2d84a]
  return { texture: texture(`plant ${name}`, (c) => flower(c, head, petals, heart, height)) }
}
