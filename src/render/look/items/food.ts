import { mix, shade } from '../../colour.ts'
import { art, bar, type ItemPicture, lump } from './strokes.ts'

/** Food except meat, seeds and crops. */
export const FOOD: readonly ItemPicture[] = [
  [
    /apple$/,
    (c, _, name) => {
      const gold = name !== 'apple'
      lump(c, gold ? 0xf5c834 : 0xd2342c, 8, 9, 5)
      c.line(8, 2, 8, 5, 0x5a3a1e)
      c.rect(9, 2, 3, 2, 0x4a9a30)
      if (name.startsWith('enchanted'))
        for (const [x, y] of [
          [3, 3],
          [13, 6],
          [4, 13],
          [12, 13],
        ] as const)
          c.rect(x, y, 2, 1, 0xd070ff)
    },
  ],
  [
    /^bread$/,
    art([
      '',
      '',
      '',
      '        ####',
      '     ###1112#',
      '   ##1121122#',
      '  #112211223#',
      ' #1122112233#',
      '#11221122333#',
      '#1211222333#',
      '#122223333#',
      ' #33333###',
      '  #####',
    ]),
  ],
  [
    /carrot$/,
    (c, _, name) => {
      const colour = name === 'carrot' ? 0xee8a26 : 0xf5c834
      bar(c, [3, 12, 9, 6], colour)
      bar(c, [5, 12, 10, 7], shade(colour, 0.9))
      c.rect(8, 5, 4, 4, colour)
      c.line(10, 5, 12, 1, 0x4a9a30)
      c.line(11, 5, 15, 3, 0x3a8a28)
      if (name !== 'carrot') c.line(4, 11, 8, 7, 0xfff6b0)
    },
  ],
  [
    /potato$/,
    (c, _, name) => {
      const colour = name === 'potato' ? 0xc9a659 : name === 'baked_potato' ? 0xd8862e : 0x9ab04a
      lump(c, colour, 6, 9, 4)
      lump(c, colour, 9, 7, 4)
      for (const [x, y] of [
        [5, 7],
        [9, 9],
        [11, 5],
      ] as const)
        c.set(x, y, shade(colour, 0.5))
      if (name === 'baked_potato') c.rect(7, 6, 3, 3, 0xf8e8a0)
      if (name === 'poisonous_potato') c.rect(6, 9, 3, 2, 0x4a7a20)
    },
  ],
  [
    /^beetroot$/,
    (c) => {
      lump(c, 0xa02c3a, 7, 10, 4)
      c.line(8, 6, 10, 1, 0x4a9a30)
      c.line(8, 6, 13, 4, 0x3a8a28)
    },
  ],
  [
    /melon_slice$/,
    (c, _, name) => {
      const flesh = name === 'melon_slice' ? 0xd8382c : 0xe8a030
      art(
        [
          '',
          '',
          '            ##',
          '          ##g#',
          '        ##2g#',
          '      ##122g#',
          '    ##1k22g#',
          '  ##12222g#',
          ' #1222k2g#',
          ' #12k22gg#',
          ' #2222gg#',
          '  #gggg#',
          '   ####',
        ],
        { g: name === 'melon_slice' ? 0x4a8a28 : 0xf5d84c, k: 0x201010 },
      )(c, flesh, name)
    },
  ],
  [
    /^cookie$/,
    (c) => {
      lump(c, 0xc8864a, 8, 8, 5)
      for (const [x, y] of [
        [6, 6],
        [10, 7],
        [7, 10],
        [10, 11],
      ] as const)
        c.rect(x, y, 2, 1, 0x4a2a18)
    },
  ],
  [
    /^pumpkin_pie$/,
    art(
      [
        '',
        '',
        '',
        '    ########',
        '   #oooooooo#',
        '  #oo1ooo1ooo#',
        ' #ooooooooooo#',
        ' #cccccccccccc#',
        ' #1222222222c#',
        '  #122222223#',
        '   #########',
      ],
      { o: 0xe08a28, c: 0xf0c880 },
    ),
  ],
  [
    /^(sweet|glow)_berries$/,
    (c, _, name) => {
      const berry = name === 'sweet_berries' ? 0xb01c24 : 0xf0a030
      c.line(8, 1, 8, 8, 0x4a7a28)
      c.line(8, 4, 13, 2, 0x4a9a30)
      for (const [x, y] of [
        [5, 8],
        [11, 8],
        [8, 12],
      ] as const)
        lump(c, berry, x, y, 2)
      if (name === 'glow_berries') lump(c, 0xfff0a0, 8, 12, 1)
    },
  ],
  [
    /chorus_fruit$/,
    (c, _, name) => {
      const popped = name !== 'chorus_fruit'
      for (const [x, y] of [
        [5, 6],
        [10, 5],
        [7, 10],
        [11, 10],
      ] as const)
        lump(c, popped ? 0xa878a8 : 0x7a4a8a, x, y, popped ? 2 : 3)
      if (!popped)
        for (const [x, y] of [
          [5, 6],
          [10, 5],
          [8, 10],
        ] as const)
          c.set(x, y, 0xe8d0f0)
    },
  ],
  [
    /^dried_kelp$/,
    (c) => {
      for (const x of [4, 7, 10]) c.rect(x, 2, 2, 12, x === 7 ? 0x2c3a1c : 0x3a4a26)
      c.rect(3, 5, 10, 1, 0x566a34)
    },
  ],
  [
    /spider_eye$/,
    (c, _, name) => {
      const fermented = name !== 'spider_eye'
      lump(c, fermented ? 0x8a5a4a : 0x9a1c2c, 8, 8, 5)
      lump(c, fermented ? 0xd8b090 : 0xe05a5a, 9, 7, 2)
      c.rect(9, 7, 1, 2, 0x200808)
      if (fermented) c.rect(4, 11, 4, 2, 0xb0a040)
    },
  ],
  [
    /^egg$/,
    art([
      '',
      '',
      '      ###',
      '     #112#',
      '    #11222#',
      '    #12222#',
      '   #1222223#',
      '   #1222223#',
      '   #1222223#',
      '   #2222233#',
      '    #22233#',
      '     #333#',
      '      ###',
    ]),
  ],
  [
    /_seeds$|^pitcher_pod$|^cocoa_beans$/,
    (c, colour, name) => {
      const colours: Record<string, number> = {
        wheat_seeds: 0x5a9a34,
        pumpkin_seeds: 0xe8dca8,
        melon_seeds: 0x2c2620,
        beetroot_seeds: 0xb08a5a,
        torchflower_seeds: 0x2f8f8a,
        pitcher_pod: 0x9a6a9a,
        cocoa_beans: 0x7a4420,
      }
      const seed = colours[name] ?? colour
      for (const [x, y] of [
        [4, 5],
        [9, 4],
        [12, 8],
        [6, 10],
        [10, 12],
        [3, 12],
      ] as const) {
        c.rect(x, y, 2, name === 'cocoa_beans' ? 3 : 2, seed)
        c.set(x + 1, y + 1, shade(seed, 0.6))
        if (name === 'pitcher_pod') c.set(x, y - 1, mix(seed, 0xffffff, 0.5))
      }
    },
  ],
  [
    /^wheat$/,
    (c) => {
      for (const x of [4, 7, 10]) {
        bar(c, [x - 1, 14, x + 1, 6], 0xb8963a)
        lump(c, 0xe0c050, x + 1, 4, 2)
      }
    },
  ],
  [
    /^sugar_cane$/,
    (c) => {
      for (const x of [4, 7, 10]) {
        c.rect(x, 1 + (x % 3), 2, 13, 0x8fc86a)
        for (const y of [4, 8, 12]) c.rect(x, y, 2, 1, 0x4f8a3a)
      }
    },
  ],
  [
    /^bamboo$/,
    (c) => {
      bar(c, [6, 14, 9, 2], 0x6fa83a)
      bar(c, [7, 14, 10, 2], 0x8fc84a)
      c.line(9, 5, 13, 3, 0x4a8a28)
      c.line(8, 9, 4, 7, 0x4a8a28)
    },
  ],
]
