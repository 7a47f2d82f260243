import { mix, shade } from '../../colour.ts'
import { art, bar, HANDLE, handle, type ItemPicture, lump } from './strokes.ts'

const STRING = 0xe4e4e0

/** Tools, weapons and instruments. */
export const GEAR: readonly ItemPicture[] = [
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
    /^trident$/,
    (c, colour) => {
      bar(c, [2, 13, 10, 5], shade(colour, 0.8))
      bar(c, [7, 4, 11, 8], colour)
      for (const [x, y] of [
        [7, 4],
        [9, 6],
        [11, 8],
      ] as const)
        bar(c, [x, y, x + 3, y - 3], mix(colour, 0xffffff, 0.35))
    },
  ],
  [
    /^mace$/,
    (c) => {
      handle(c)
      c.rect(8, 1, 7, 7, 0x55575d)
      c.frame(8, 1, 7, 7, 0x2d2e33)
      c.rect(10, 3, 3, 3, 0x8a8d95)
    },
  ],
  [
    /^bow$/,
    (c, colour) => {
      bar(c, [4, 2, 10, 4], colour)
      bar(c, [11, 5, 13, 11], colour)
      c.line(4, 3, 13, 12, STRING)
    },
  ],
  [
    /^crossbow$/,
    (c, colour) => {
      bar(c, [2, 13, 9, 6], colour)
      bar(c, [4, 4, 7, 2], 0x8a8a8e)
      bar(c, [12, 9, 14, 6], 0x8a8a8e)
      bar(c, [8, 3, 12, 7], shade(colour, 0.8))
      c.line(4, 6, 10, 12, STRING)
    },
  ],
  [
    /arrow$/,
    (c, _, name) => {
      bar(c, [4, 11, 11, 4], HANDLE)
      const tip = name.startsWith('spectral') ? 0xf2cb46 : name.startsWith('tipped') ? 0x9a4fd0 : 0x9a9a9e
      lump(c, tip, 12, 3, 2)
      c.line(1, 12, 4, 15, STRING)
      c.line(2, 11, 5, 14, STRING)
    },
  ],
  [
    /^fishing_rod$|_on_a_stick$/,
    (c, _, name) => {
      bar(c, [1, 13, 12, 2], HANDLE)
      c.line(13, 3, 13, 10, STRING)
      if (name === 'carrot_on_a_stick') lump(c, 0xee8a26, 12, 12, 2)
      else if (name === 'warped_fungus_on_a_stick') lump(c, 0x17a08c, 12, 12, 2)
      else c.rect(12, 10, 2, 3, 0xc03020)
    },
  ],
  [
    /^shears$/,
    art(
      [
        '',
        '  #        #',
        ' #1#      #1#',
        ' #11#    #11#',
        '  #12#  #12#',
        '   #12##12#',
        '    #1221#',
        '     #22#',
        '     #32#',
        '    #4##4#',
        '   #4#  #4#',
        '  #4 #  # 4#',
        '  #4 #  # 4#',
        '   ##    ##',
      ],
      { '4': 0x8a3a2c },
    ),
  ],
  [
    /^flint_and_steel$/,
    art(
      [
        '',
        '',
        '   #####',
        '  #1112#',
        ' #12###',
        ' #12#',
        ' #12#   ##',
        ' #12#  #ff#',
        '  #12##fff#',
        '   #12#ffF#',
        '   ###fffF#',
        '     #ffFF#',
        '     #fFF#',
        '      ###',
      ],
      { f: 0x5a5a5e, F: 0x3a3a3e },
    ),
  ],
  [
    /^brush$/,
    (c) => {
      bar(c, [8, 8, 13, 3], HANDLE)
      bar(c, [6, 9, 8, 11], 0xc06f51)
      c.rect(2, 11, 5, 4, 0xd9c9a0)
      c.rect(2, 13, 2, 2, 0xb8a67c)
    },
  ],
  [
    /^spyglass$/,
    (c) => {
      bar(c, [3, 12, 7, 8], 0xc06f51)
      bar(c, [7, 8, 12, 3], 0xe0a060)
      lump(c, 0x9fd6ff, 13, 3, 1)
    },
  ],
  [
    /^lead$/,
    (c) => {
      const rope = 0xb08a58
      c.frame(2, 2, 6, 6, rope)
      c.frame(3, 3, 4, 4, shade(rope, 0.7))
      bar(c, [8, 8, 12, 13], rope)
      bar(c, [7, 7, 9, 9], 0x6e5030)
    },
  ],
  [
    /^name_tag$/,
    art(
      [
        '',
        '',
        '        ####',
        '       #1111#',
        '      #11##1#',
        '     #111##1#',
        '    #1111111#',
        '   #11444111#',
        '  #11111111#',
        ' #1144411 #',
        ' #1111111#',
        '  #11111#',
        '   #111#',
        '    ###',
      ],
      {},
    ),
  ],
  [
    /^(compass|recovery_compass|clock)$/,
    (c, _, name) => {
      const rim = name === 'clock' ? 0xf2cb46 : name === 'compass' ? 0xa8a8ac : 0x1f6f78
      lump(c, rim, 8, 8, 6)
      lump(c, name === 'clock' ? 0x6ab0f0 : 0x2a2c30, 8, 8, 4)
      if (name === 'clock') {
        c.rect(4, 9, 9, 3, 0x22315a)
        c.line(8, 8, 8, 5, 0xf0f0f0)
      } else c.line(8, 9, 8, 4, name === 'compass' ? 0xe02020 : 0x3fe0e0)
    },
  ],
  [
    /^totem_of_undying$/,
    art(
      [
        '',
        '    ######',
        '   #111111#',
        '   #1e11e1#',
        '   #111111#',
        ' ###122221###',
        '#122222222221#',
        '#3##122221##3#',
        ' #  #1221#  #',
        '    #1221#',
        '    #1221#',
        '     #22#',
        '     #22#',
        '     ####',
      ],
      { e: 0x2f9e4a },
    ),
  ],
  [
    /^(barrier|light|structure_void)$/,
    (c, _, name) => {
      if (name === 'light') {
        lump(c, 0xfff0a0, 8, 6, 4)
        c.rect(6, 11, 4, 3, 0x8a8a8e)
      } else if (name === 'barrier') {
        for (const radius of [6, 5]) c.frame(8 - radius, 8 - radius, 2 * radius, 2 * radius, 0xd02020)
        bar(c, [4, 4, 11, 11], 0xd02020)
      } else for (const at of [2, 6, 10]) c.frame(at, at, 4, 4, 0x30d0d8)
    },
  ],
]
