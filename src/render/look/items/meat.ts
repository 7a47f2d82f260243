import { art, type ItemPicture, lump } from './strokes.ts'

/** A steak with its bone and fat. */
const STEAK = [
  '',
  '',
  '    ######',
  '  ##122222##',
  ' #1222222ff2#',
  ' #122222fbf2#',
  '#1222222ffff#',
  '#12222222223#',
  '#1222222233#',
  ' #12222233#',
  ' #122333##',
  '  ######',
]
const CHOP = [
  '',
  '',
  '   ####',
  '  #ffff##',
  ' #f12222f#',
  ' #f122222f#',
  ' #f1222222f#',
  '  #f122222f#',
  '  #f12222f#',
  '   #f122f###',
  '    #ff##bb#',
  '     ##  #bb#',
  '          ##',
]
const DRUMSTICK = [
  '',
  '  ######',
  ' #112222#',
  '#1122223#',
  '#1222223#',
  '#1222233#',
  ' #222233#',
  '  #33333b#',
  '   #### #b#',
  '         #bb#',
  '          #b#',
  '           #',
]
const RABBIT = [
  '',
  '',
  '       ##',
  '  #   #12#',
  ' #1###122#',
  ' #12222222#',
  '  #12222223#',
  '  #1222223#',
  ' #12223###',
  ' #123##',
  '#12#',
  '#b#',
]
const LEG = [
  '',
  '  ####',
  ' #1122##',
  '#1222222##',
  '#122222222#',
  ' #122fff22#',
  ' #12fbbf2#',
  '  #2fff23#',
  '   #2233#',
  '    ####',
]
const FISH = [
  '',
  '',
  '          ##',
  '       ###1#',
  '     ##122#',
  '    #12222#',
  '   #12222#',
  '  #12e222#',
  ' #122223#',
  ' #12233#',
  '#1#333#',
  '#2###',
  ' #1#',
  '  #',
]
/** Fat and bone. */
const meat = { f: 0xf2d8c4, b: 0xf4f0e4 }

/** Meat and fish, raw and cooked. */
export const MEAT: readonly ItemPicture[] = [
  [/^(cooked_)?beef$/, (c, _, name) => art(STEAK, meat)(c, name === 'beef' ? 0xe2726c : 0x8f4f2a, name)],
  [
    /^(cooked_)?porkchop$/,
    (c, _, name) => art(CHOP, meat)(c, name === 'porkchop' ? 0xf09a96 : 0xb07a48, name),
  ],
  [
    /^(cooked_)?chicken$/,
    (c, _, name) => art(DRUMSTICK, meat)(c, name === 'chicken' ? 0xf0c8b0 : 0xc07a38, name),
  ],
  [/^(cooked_)?rabbit$/, (c, _, name) => art(RABBIT, meat)(c, name === 'rabbit' ? 0xe8b09a : 0xa8683c, name)],
  [/^(cooked_)?mutton$/, (c, _, name) => art(LEG, meat)(c, name === 'mutton' ? 0xd85a50 : 0x7a4024, name)],
  [
    /^(cooked_)?(cod|salmon)$|^tropical_fish$|^pufferfish$/,
    (c, _, name) => {
      if (name === 'pufferfish') {
        lump(c, 0xe8c020, 8, 8, 5)
        for (const [x, y] of [
          [2, 3],
          [13, 3],
          [2, 13],
          [13, 13],
          [8, 1],
          [8, 14],
        ] as const)
          c.set(x, y, 0x8a6a10)
        c.rect(4, 6, 2, 2, 0x202020)
        c.rect(10, 6, 2, 2, 0x202020)
        return
      }
      const colours: Record<string, number> = {
        cod: 0xb89a78,
        cooked_cod: 0xe0d0b0,
        salmon: 0xb04038,
        cooked_salmon: 0xd8804a,
        tropical_fish: 0xf08018,
      }
      art(FISH, { e: 0x101010 })(c, colours[name] ?? 0xb89a78, name)
      if (name === 'tropical_fish') for (const at of [5, 8]) c.line(at, 5, at + 1, 9, 0xffffff)
      if (name.startsWith('cooked')) for (const at of [4, 7]) c.line(at, 6, at + 2, 8, 0x6a4420)
    },
  ],
  [
    /^rotten_flesh$/,
    (c) => {
      art(CHOP, { f: 0x6a7a3a, b: 0x8a6a4a })(c, 0x9a5a3c, '')
    },
  ],
]
