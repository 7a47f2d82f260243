import { hashOfText, mix } from '../../colour.ts'
import { mineralOf } from '../palette.ts'
import { art, bar, emblem, type ItemPicture, lump } from './strokes.ts'

const BOOK = [
  '',
  '',
  '   ########',
  '  #12222222#',
  ' #12222222p#',
  ' #1222222pp#',
  ' #122222pppp',
  ' #12222222p#',
  ' #12222222p#',
  ' #12222222p#',
  ' #12222222p#',
  ' #1pppppppp#',
  ' #pppppppp#',
  '  ########',
]
const SHERD = [
  '',
  '   ####',
  '  #1112##  ##',
  ' #11222223#12#',
  ' #122222222223#',
  '#1222222222223#',
  '#122222222223#',
  '#122222222223#',
  ' #12222222223#',
  ' #122222222233#',
  '  #12222222233#',
  '  #2222222333#',
  '   ###22333##',
  '      ####',
]
const PLATE = [
  '',
  '  ##########',
  ' #1122222222#',
  ' #1222222223#',
  ' #1222222223#',
  ' #1222222223#',
  ' #1222222223#',
  ' #1222222223#',
  ' #1222222223#',
  ' #1222222223#',
  ' #1222222223#',
  ' #2222222233#',
  '  #######333#',
  '         ##',
]
const DISC = [
  '',
  '',
  '',
  '     #####',
  '   ##44444##',
  '  #444444444#',
  ' #4444lll4444#',
  ' #444llwll444#',
  ' #4444lll4444#',
  '  #444444444#',
  '   ##44444##',
  '     #####',
]
const BUNDLE = [
  '',
  '     #  #',
  '    #s##s#',
  '     #ss#',
  '    #1222#',
  '   #112222#',
  '  #1122222##',
  '  #12222222#',
  ' #122222222#',
  ' #122222223#',
  ' #122222233#',
  '  #2222333#',
  '   ########',
]

/** Motifs of banner patterns. */
const MOTIFS: Readonly<Record<string, readonly string[]>> = {
  creeper_banner_pattern: ['##..##', '##..##', '..##..', '.####.', '.#..#.'],
  skull_banner_pattern: ['.####.', '######', '#.##.#', '######', '.#..#.'],
  flower_banner_pattern: ['..##..', '##..##', '#.##.#', '##..##', '..##..'],
  globe_banner_pattern: ['.####.', '#.#..#', '#..###', '#.#..#', '.####.'],
  piglin_banner_pattern: ['#....#', '.####.', '######', '##..##', '.####.'],
  mojang_banner_pattern: ['.###..', '#...#.', '#.####', '#.....', '.####.'],
  flow_banner_pattern: ['.####.', '#....#', '#.##.#', '#.#..#', '..###.'],
  guster_banner_pattern: ['####.#', '...#.#', '.###.#', '.#...#', '.####.'],
  bordure_indented_banner_pattern: ['#.#.#.', '.....#', '#.....', '.....#', '#.#.#.'],
  field_masoned_banner_pattern: ['######', '.#..#.', '######', '#..#..', '######'],
}

/** Labels of music discs. */
const DISCS: Readonly<Record<string, number>> = {
  '13': 0xf0d020,
  cat: 0x4ac83a,
  blocks: 0xe06a2a,
  chirp: 0xc02a2a,
  far: 0x9ae05a,
  mall: 0x7a5ae0,
  mellohi: 0xe05ad0,
  stal: 0x2a2a2a,
  strad: 0xf4f4f4,
  ward: 0x1f7a4a,
  '11': 0x5a5a60,
  wait: 0x5ab0f0,
  pigstep: 0x6a3420,
  otherside: 0x3a6ae0,
  '5': 0x0c2c40,
  relic: 0x5ad0b0,
  creator: 0x8ae0a0,
  creator_music_box: 0xd8a860,
  precipice: 0x9ab8c8,
}

/** Books, maps, patterns, sherds, discs, frames and bundles. */
export const PAPERS: readonly ItemPicture[] = [
  [
    /book$/,
    (c, _, name) => {
      const covers: Record<string, number> = {
        book: 0x9a5f36,
        enchanted_book: 0x8a4a9a,
        writable_book: 0x7a4a2a,
        written_book: 0xb03a2a,
        knowledge_book: 0x3a8a4a,
      }
      art(BOOK, { p: 0xf0e8d0 })(c, covers[name] ?? 0x9a5f36, name)
      if (name === 'enchanted_book')
        for (const [x, y] of [
          [4, 4],
          [7, 6],
          [5, 8],
          [8, 9],
        ] as const)
          c.set(x, y, 0xf0b0ff)
      if (name === 'writable_book') bar(c, [9, 9, 13, 2], 0xf0f0f0)
      if (name === 'written_book') c.rect(4, 5, 4, 2, 0xf0d870)
      if (name === 'knowledge_book') c.frame(4, 5, 4, 4, 0xd8f0a0)
    },
  ],
  [
    /^paper$/,
    art([
      '',
      '',
      '     #######',
      '    #111111#',
      '   #1122221#',
      '   #1111113#',
      '  #1122221#',
      '  #1111113#',
      ' #11222213#',
      ' #1111113#',
      '#11111133#',
      '#########',
    ]),
  ],
  [
    /^(filled_)?map$/,
    (c, _, name) => {
      c.rect(2, 2, 12, 12, 0xe0cc98)
      c.frame(2, 2, 12, 12, 0x8a7448)
      if (name === 'map') return
      c.rect(4, 4, 8, 8, 0x7ab04a)
      c.rect(4, 8, 5, 4, 0x4a7ad0)
      c.rect(9, 5, 2, 2, 0xd8c888)
    },
  ],
  [
    /_banner_pattern$/,
    (c, _, name) => {
      c.rect(3, 1, 10, 14, 0xe8e4d8)
      c.frame(3, 1, 10, 14, 0x8a8474)
      MOTIFS[name]?.forEach((row, y) => {
        for (let x = 0; x < row.length; x++) if (row[x] === '#') c.rect(5 + x, 5 + y, 1, 1, 0x202024)
      })
    },
  ],
  [
    /_pottery_sherd$|^pottery_shard_/,
    (c, _, name) => {
      art(SHERD)(c, 0xb0654a, name)
      emblem(c, { x: 4, y: 5, width: 7, height: 6 }, 0x5a2a1c)
    },
  ],
  [
    /_smithing_template$/,
    (c, _, name) => {
      const stones = [
        0x7d7d7f, 0x4b454b, 0xdccf9f, 0x64a093, 0x6b2a2a, 0xaa7caa, 0x0f3a44, 0x84603f, 0xa45a44,
      ]
      const stone = name.startsWith('netherite') ? 0x4b454b : stones[hashOfText(name) % stones.length]!
      art(PLATE)(c, stone, name)
      emblem(c, { x: 3, y: 3, width: 7, height: 8 }, mineralOf(name) ?? mix(stone, 0xffffff, 0.65))
    },
  ],
  [
    /^music_disc_|^disc_fragment_5$/,
    (c, _, name) => {
      if (name === 'disc_fragment_5')
        return art(
          ['', '', '', '     ###', '   ##444#', '  #44444#', ' #444lll#', ' #444llw#', '  #######'],
          { l: DISCS['5']!, w: 0x3fe0e0 },
        )(c, 0x4a4a50, name)
      const label = DISCS[name.replace('music_disc_', '')] ?? 0xb0b0b0
      art(DISC, { l: label, w: 0x101012 })(c, 0x5a5a60, name)
      c.set(5, 5, mix(label, 0xffffff, 0.3))
    },
  ],
  [
    /^(glow_)?item_frame$|^painting$/,
    (c, _, name) => {
      c.rect(2, 2, 12, 12, 0xb0864a)
      c.rect(4, 4, 8, 8, name === 'painting' ? 0x6ab0e0 : name === 'item_frame' ? 0x8a5f36 : 0x4ac8a8)
      c.frame(2, 2, 12, 12, 0x5a3e20)
      if (name === 'painting') {
        c.rect(4, 9, 8, 3, 0x5a9a3a)
        lump(c, 0xf0d020, 10, 6, 1)
      }
    },
  ],
  [
    /bundle$/,
    (c, colour, name) => art(BUNDLE, { s: 0xe8d8b0 })(c, name === 'bundle' ? 0xb5682e : colour, name),
  ],
]
