import { mix, shade } from '../../colour.ts'
import type { Canvas } from '../textures/canvas.ts'
import { art, type ItemPicture, lump } from './strokes.ts'

const BUCKET = [
  '',
  '',
  '   ########',
  '  #mmmmmmmm#',
  ' #mffffffffm#',
  ' #mffffffffm#',
  '  #mmmmmmm3#',
  '  #1122223#',
  '  #1122223#',
  '  #1122233#',
  '   #12223#',
  '   #12233#',
  '   #12233#',
  '    #####',
]
const BOTTLE = [
  '',
  '     ####',
  '     #kk#',
  '     #gg#',
  '     #gg#',
  '    #gg1g#',
  '   #gg11gg#',
  '  #gfffffffg#',
  '  #gffWffffg#',
  '  #gfWfffffg#',
  '  #gffffffFg#',
  '  #gfffffFFg#',
  '   #gffFFFg#',
  '    #gggggg',
  '     #####',
]
const THROWN = [
  '',
  '      ####',
  '    ##kkkk##',
  '     #gggg#',
  '      #gg#',
  '    ##gg1g##',
  '   #gg11ffg#',
  '  #gfffffffg#',
  '  #gfWfffffg#',
  '  #gfWffffFg#',
  '  #gfffffFFg#',
  '   #gfffFFg#',
  '    ##gggg##',
  '      ####',
]
const BOWL = [
  '',
  '',
  '',
  '',
  '',
  '   ########',
  ' ##ffffffff##',
  '#mffffffffffm#',
  '#mmffffffffmm#',
  '#1mmmmmmmmmm3#',
  ' #12222222233#',
  '  #122222333#',
  '   ##33333##',
  '     #####',
]

const CONTENTS: Readonly<Record<string, number>> = {
  bucket: 0x4a4a4e,
  water_bucket: 0x3f6ae0,
  lava_bucket: 0xf07a1e,
  milk_bucket: 0xf6f6f6,
  powder_snow_bucket: 0xa8d4f0,
}

/** Colours of potions by the effect (vanilla's own, rounded). */
const POTION_COLOURS: readonly (readonly [names: RegExp, colour: number])[] = [
  [/night_vision/, 0x1f1fa1],
  [/invisibility/, 0x9aa4ac],
  [/leaping/, 0x22ff4c],
  [/fire_resistance/, 0xe49a3a],
  [/swiftness/, 0x7cafc6],
  [/slowness/, 0x5a6c81],
  [/turtle_master/, 0x7691a0],
  [/water_breathing/, 0x2e5299],
  [/healing/, 0xf82423],
  [/harming/, 0x5a1214],
  [/poison/, 0x4e9331],
  [/regeneration/, 0xcd5cab],
  [/strength/, 0x932423],
  [/weakness/, 0x484d48],
  [/luck/, 0x339900],
  [/slow_falling/, 0xf7e4d2],
  [/water/, 0x385dc6],
]

/** The colour of a potion. @param note as recordings have it: `potion:swiftness` */
export const potionColour = (note = ''): number => {
  const potion = /potion:([a-z_]+)/.exec(note)?.[1]
  if (potion === undefined) return 0xb03ad0
  return POTION_COLOURS.find(([names]) => names.test(potion))?.[1] ?? 0x385dc6
}

/** A bottle of a potion; thrown ones have a wide neck. */
export function paintPotion(c: Canvas, name: string, colour: number): void {
  const glass = name === 'lingering_potion' ? 0xf0d8f8 : 0xc8e0ec
  const rows = name === 'potion' ? BOTTLE : THROWN
  art(rows, {
    k: name === 'lingering_potion' ? 0x8a5ab0 : 0xb08a5a,
    g: glass,
    f: colour,
    F: shade(colour, 0.7),
    W: mix(colour, 0xffffff, 0.6),
  })(c, glass, name)
}

const FISH_COLOURS: Readonly<Record<string, number>> = {
  cod_bucket: 0xc0a078,
  salmon_bucket: 0xb83c30,
  tropical_fish_bucket: 0xf08018,
  pufferfish_bucket: 0xf0d020,
  axolotl_bucket: 0xf8b0d8,
  tadpole_bucket: 0x5a4030,
}

/** Buckets, bottles, potions and bowls. */
export const VESSELS: readonly ItemPicture[] = [
  [
    /bucket$/,
    (c, _, name) => {
      const content = CONTENTS[name] ?? 0x3f6ae0
      art(BUCKET, { m: 0xe4e4e8, f: content })(c, 0xc8c8cc, name)
      const fish = FISH_COLOURS[name]
      if (fish === undefined) return
      lump(c, fish, 6, 4, 2)
      c.rect(8, 3, 3, 3, shade(fish, 0.85))
      c.set(5, 4, 0x101010)
      if (name === 'tadpole_bucket') c.rect(8, 3, 4, 1, 0x3f6ae0)
      if (name === 'tropical_fish_bucket') c.rect(7, 2, 1, 5, 0xffffff)
    },
  ],
  [/^(splash_|lingering_)?potion$/, (c, _, name) => paintPotion(c, name, potionColour())],
  [
    /bottle$|^dragon_breath$/,
    (c, _, name) => {
      const contents: Record<string, number> = {
        glass_bottle: 0xa8c4d4,
        experience_bottle: 0xb8f04a,
        honey_bottle: 0xf0981a,
        ominous_bottle: 0x2a6a70,
        dragon_breath: 0xe05ad0,
      }
      const colour = contents[name] ?? 0xa8c4d4
      const glass = name === 'ominous_bottle' ? 0x6a8088 : 0xd8ecf4
      art(BOTTLE, {
        k: 0xb08a5a,
        g: glass,
        f: colour,
        F: shade(colour, 0.75),
        W: mix(colour, 0xffffff, 0.6),
      })(c, glass, name)
    },
  ],
  [
    /_(stew|soup)$|^bowl$/,
    (c, _, name) => {
      const soups: Record<string, number> = {
        bowl: 0x4a321c,
        mushroom_stew: 0xc89a6a,
        rabbit_stew: 0xc8743a,
        beetroot_soup: 0xb0182c,
        suspicious_stew: 0x6a9a5a,
      }
      art(BOWL, { m: 0x8a6238, f: soups[name] ?? 0xc89a6a })(c, 0x6a4a2c, name)
      if (name === 'rabbit_stew') {
        c.rect(4, 6, 3, 2, 0xe8b09a)
        c.rect(8, 6, 2, 2, 0xee8a26)
      }
      if (name === 'mushroom_stew') {
        c.rect(4, 6, 2, 2, 0xd03028)
        c.rect(9, 6, 2, 2, 0x8a6a4a)
      }
      if (name === 'suspicious_stew') for (const x of [4, 7, 10]) c.set(x, 6 + (x % 2), 0xf0d020)
    },
  ],
]
