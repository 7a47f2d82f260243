import { mix, shade } from '../../colour.ts'
import { art, bar, type ItemPicture, lump } from './strokes.ts'

const SAC = [
  '',
  '',
  '      ##',
  '     #12#',
  '     #22#',
  '    #1223#',
  '   #112223#',
  '  #11222233#',
  '  #12222233#',
  '  #12222333#',
  '   #222333#',
  '    #3333#',
  '     ####',
]

/** Ingots, gems, powders, lumps and rods. */
export const MATERIALS: readonly ItemPicture[] = [
  [
    /_ingot$|^(nether_|resin_)?brick$/,
    (c, colour) => {
      for (let i = 0; i < 5; i++) c.rect(2 + i, 9 - i, 10, 1, shade(colour, 1.15 - 0.03 * i))
      c.rect(2, 10, 10, 2, shade(colour, 0.75))
      for (let i = 0; i < 5; i++) c.rect(12 + Math.min(i, 2), 10 - i, 1, 2, shade(colour, 0.6))
    },
  ],
  [
    /_nugget$/,
    (c, colour) => {
      for (const [x, y] of [
        [5, 6],
        [10, 7],
        [7, 11],
      ] as const)
        lump(c, colour, x, y, 2)
    },
  ],
  [
    /_dye$|^lapis_lazuli$|^bone_meal$|^ink_sac$|^glow_ink_sac$/,
    (c, colour, name) => {
      if (name.endsWith('ink_sac')) return art(SAC, {})(c, name === 'ink_sac' ? 0x2c2c38 : 0x2fc8b0, name)
      if (name === 'lapis_lazuli') {
        for (const [x, y] of [
          [5, 6],
          [10, 5],
          [8, 9],
          [5, 11],
          [11, 11],
        ] as const)
          lump(c, 0x2f55b5, x, y, 2)
        return c.set(8, 8, 0xd8c84a)
      }
      const powder = name === 'bone_meal' ? 0xe8e8dc : colour
      for (let y = 6; y < 13; y++)
        c.rect(8 - (y - 4), y, 2 * (y - 4), 1, shade(powder, 1.2 - 0.04 * y + 0.1 * c.random(y, 3)))
      if (name === 'bone_meal') c.line(6, 5, 10, 2, 0xf8f8f0)
    },
  ],
  [
    /^(blaze_|gun)powder$|^sugar$|_dust$|^redstone$|^prismarine_crystals$/,
    (c, colour) => {
      for (let y = 5; y < 13; y++)
        for (let x = 3; x < 13; x++)
          if (c.random(x, y) < 0.62 - Math.abs(x - 8) * 0.06)
            c.set(x, y, shade(colour, 0.75 + 0.5 * c.random(y, x)))
    },
  ],
  [
    /^(diamond|emerald|quartz)$|_shard$/,
    (c, colour, name) => {
      const wide = name === 'diamond' ? 6 : name === 'emerald' ? 4 : 5
      for (let y = 2; y < 14; y++) {
        const half = Math.min(wide, y < 6 ? y + 1 : 14 - y)
        c.rect(8 - half, y, 2 * half, 1, shade(colour, 1.2 - 0.05 * y))
      }
      c.line(5, 4, 8, 8, mix(colour, 0xffffff, 0.6))
      if (name.startsWith('prismarine')) for (const x of [5, 9]) c.line(x, 12, x + 2, 6, shade(colour, 0.6))
      if (name === 'echo_shard') c.line(8, 3, 6, 12, 0x3fe0e0)
    },
  ],
  [
    /^(char)?coal$|^flint$|^raw_(iron|gold|copper)$|^netherite_scrap$|^clay_ball$/,
    (c, _, name) => {
      const colours: Record<string, number> = {
        coal: 0x2b2b2f,
        charcoal: 0x4a3c2c,
        flint: 0x4a4a50,
        raw_iron: 0xd0a890,
        raw_gold: 0xf0b83a,
        raw_copper: 0xd06a44,
        netherite_scrap: 0x5a4038,
        clay_ball: 0xa1a6b3,
      }
      const colour = colours[name]!
      if (name === 'flint')
        return art([
          '',
          '',
          '      ##',
          '     #12#',
          '    #1122#',
          '   #11223#',
          '  #112223#',
          '  #12223#',
          ' #122233#',
          ' #12233#',
          '  #2333#',
          '   ####',
        ])(c, colour, name)
      if (name === 'clay_ball') return lump(c, colour, 8, 8, 4)
      lump(c, colour, 6, 9, 4)
      lump(c, colour, 10, 6, 4)
      for (let i = 0; i < 8; i++)
        c.set(
          3 + Math.floor(11 * c.random(i, 1)),
          3 + Math.floor(10 * c.random(i, 2)),
          shade(colour, i % 2 ? 0.6 : 1.35),
        )
      if (name === 'charcoal') c.line(4, 9, 11, 5, 0x8a6a44)
    },
  ],
  [
    /^(stick|bone|blaze_rod|breeze_rod|debug_stick|lightning_rod|end_rod)$/,
    (c, _, name) => {
      const colours: Record<string, number> = {
        stick: 0x8a653a,
        bone: 0xe6e2cf,
        blaze_rod: 0xf0a820,
        breeze_rod: 0x8fb0f0,
        debug_stick: 0xb05ad0,
        lightning_rod: 0xc06f51,
        end_rod: 0xf4eee0,
      }
      const colour = colours[name]!
      bar(c, [3, 12, 12, 3], colour)
      if (name === 'bone')
        for (const [x, y] of [
          [2, 11],
          [4, 13],
          [11, 2],
          [13, 4],
        ] as const)
          lump(c, colour, x, y, 1)
      if (name.endsWith('ze_rod'))
        for (const at of [4, 7, 10]) c.rect(at, 14 - at, 2, 2, mix(colour, 0xffffff, 0.6))
      if (name === 'lightning_rod') lump(c, colour, 12, 3, 2)
      if (name === 'end_rod') lump(c, 0x6a6a6e, 3, 12, 2)
    },
  ],
]
