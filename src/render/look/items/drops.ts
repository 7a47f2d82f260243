import { shade } from '../../colour.ts'
import { art, bar, type ItemPicture, lump } from './strokes.ts'

const FLAT = [
  '',
  '',
  '  ##########',
  ' #1112222222#',
  ' #1122222223#',
  '#11222222223#',
  '#12222222223#',
  '#12222222233#',
  ' #2222222233#',
  ' #222222333#',
  '  #22233333#',
  '   ########',
]
const SHELL = [
  '',
  '',
  '    #####',
  '  ##11112##',
  ' #1122244422#',
  '#112244##442#',
  '#12244#2#442#',
  '#122442##442#',
  ' #222444442#',
  ' #3222222#',
  '  ##3333#',
  '    ####',
]
const SCUTE = [
  '',
  '',
  '    ######',
  '   #111222#',
  '  #11444222#',
  ' #114222422#',
  ' #124224223#',
  ' #122442233#',
  '  #22222333#',
  '   #223333#',
  '    ######',
]

/** Drops of mobs, and items that fit nowhere else. */
export const DROPS: readonly ItemPicture[] = [
  [
    /^string$/,
    (c) => {
      c.line(3, 13, 7, 9, 0xf0f0ec)
      c.line(7, 9, 5, 5, 0xf0f0ec)
      c.line(5, 5, 9, 2, 0xe0e0dc)
      c.line(7, 9, 12, 10, 0xe8e8e4)
      c.line(12, 10, 13, 5, 0xd0d0cc)
    },
  ],
  [
    /^feather$/,
    (c) => {
      for (let i = 0; i < 9; i++) c.rect(4 + i, 12 - i, 3 - (i > 6 ? 1 : 0), 2, i % 2 ? 0xf8f8f4 : 0xd8d8d4)
      c.line(2, 14, 13, 3, 0xa0a09a)
    },
  ],
  [
    /^(leather|rabbit_hide|phantom_membrane)$/,
    (c, _, name) =>
      art(FLAT)(c, name === 'leather' ? 0xb5682e : name === 'rabbit_hide' ? 0xc8a878 : 0xc8c8b0, name),
  ],
  [
    /^(nautilus_shell|shulker_shell)$/,
    (c, _, name) => art(SHELL)(c, name === 'nautilus_shell' ? 0xe0c0a8 : 0x9a6a9a, name),
  ],
  [/scute$/, (c, _, name) => art(SCUTE)(c, name === 'armadillo_scute' ? 0xb06a58 : 0x4aa84a, name)],
  [
    /^rabbit_foot$/,
    art(
      [
        '',
        '         ##',
        '        #12#',
        '        #12#',
        '       #122#',
        '      #1222#',
        '     #1222#',
        '    #1222#',
        '   #1222#',
        '  #ff22#',
        ' #ffff3#',
        ' #ff##',
        '  ##',
      ],
      { f: 0xf0e4d0 },
    ),
  ],
  [
    /^(slime_ball|magma_cream|ender_pearl|ender_eye|snowball|honeycomb|heart_of_the_sea|firework_star|fire_charge|wind_charge)$/,
    (c, _, name) => {
      const colours: Record<string, number> = {
        slime_ball: 0x7cc86a,
        magma_cream: 0xc86a20,
        ender_pearl: 0x14665a,
        ender_eye: 0x4a9a6a,
        snowball: 0xf4f8f8,
        honeycomb: 0xe8982a,
        heart_of_the_sea: 0x2f9ed0,
        firework_star: 0x6a6a6e,
        fire_charge: 0x3a2a20,
        wind_charge: 0xb8c8f0,
      }
      const colour = colours[name]!
      lump(c, colour, 8, 8, 5)
      if (name === 'ender_pearl') c.rect(5, 5, 3, 2, 0x6ae0c0)
      if (name === 'ender_eye') {
        c.rect(4, 7, 8, 3, 0xe0f0a0)
        c.rect(7, 6, 2, 5, 0x103020)
      }
      if (name === 'magma_cream')
        for (const [x, y] of [
          [5, 6],
          [9, 10],
          [11, 6],
        ] as const)
          c.rect(x, y, 2, 2, 0xf8d060)
      if (name === 'slime_ball') c.rect(5, 5, 2, 2, 0xd0f8c0)
      if (name === 'honeycomb')
        for (const [x, y] of [
          [5, 5],
          [9, 5],
          [7, 8],
          [5, 11],
          [9, 11],
        ] as const)
          c.rect(x, y, 2, 2, 0xb0681a)
      if (name === 'heart_of_the_sea') {
        c.frame(5, 5, 6, 6, 0xa0f0ff)
        c.rect(7, 7, 2, 2, 0x104a8a)
      }
      if (name === 'firework_star') {
        c.line(8, 3, 8, 13, 0xa0a0a4)
        c.line(3, 8, 13, 8, 0xa0a0a4)
      }
      if (name === 'fire_charge')
        for (const [x, y] of [
          [6, 4],
          [10, 6],
          [5, 9],
          [9, 11],
        ] as const)
          lump(c, 0xf0801a, x, y, 1)
      if (name === 'wind_charge') {
        c.line(4, 6, 11, 5, 0xf8f8ff)
        c.line(5, 10, 12, 9, 0x7a90d0)
      }
    },
  ],
  [
    /^ghast_tear$/,
    art([
      '',
      '',
      '       ##',
      '      #12#',
      '      #12#',
      '     #1122#',
      '     #1222#',
      '    #112223#',
      '    #122223#',
      '    #122233#',
      '     #2333#',
      '      ####',
    ]),
  ],
  [
    /^nether_star$/,
    (c) => {
      for (const [dx, dy] of [
        [0, -1],
        [0, 1],
        [-1, 0],
        [1, 0],
      ] as const)
        bar(c, [8, 8, 8 + 6 * dx, 8 + 6 * dy], 0xe8f0f0)
      for (const [dx, dy] of [
        [-1, -1],
        [1, 1],
        [-1, 1],
        [1, -1],
      ] as const)
        c.line(8, 8, 8 + 4 * dx, 8 + 4 * dy, 0xb8c8d0)
      lump(c, 0xffffff, 8, 8, 2)
    },
  ],
  [
    /^end_crystal$/,
    (c) => {
      c.rect(4, 11, 8, 4, 0x5a5a5e)
      c.frame(4, 2, 8, 8, 0xf0d0f0)
      lump(c, 0xc85ad0, 8, 6, 2)
    },
  ],
  [
    /^firework_rocket$/,
    (c) => {
      c.rect(6, 4, 4, 8, 0xd03028)
      c.rect(6, 6, 4, 1, 0xf0f0f0)
      c.rect(6, 9, 4, 1, 0xf0f0f0)
      c.rect(7, 2, 2, 2, 0xd8d8dc)
      c.line(8, 12, 5, 15, 0x8a653a)
    },
  ],
  [
    /^goat_horn$/,
    art([
      '',
      '',
      '  ##',
      ' #12##',
      ' #1122#',
      '  #1222#',
      '   #1222##',
      '    #122223##',
      '     #2222233#',
      '      ##222233#',
      '        ##3333#',
      '          ####',
    ]),
  ],
  [
    /^(ominous_)?trial_key$/,
    (c, _, name) => {
      const metal = name === 'trial_key' ? 0xe0884a : 0x4a9ab0
      c.frame(8, 1, 6, 6, metal)
      c.frame(9, 2, 4, 4, shade(metal, 0.7))
      bar(c, [3, 12, 8, 7], metal)
      c.rect(3, 10, 2, 2, metal)
      c.rect(5, 13, 2, 2, metal)
      if (name !== 'trial_key') c.rect(10, 3, 2, 2, 0x10e0e0)
    },
  ],
  [
    /^armor_stand$/,
    (c) => {
      bar(c, [8, 1, 8, 12], 0x9a7a4a)
      bar(c, [3, 5, 12, 5], 0x9a7a4a)
      c.rect(3, 13, 10, 2, 0x8f8f8f)
    },
  ],
]
