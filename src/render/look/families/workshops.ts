import type { RenderBlock } from '../../cell.ts'
import { type Colour, shade } from '../../colour.ts'
import { count, type Draft, type Family, is } from '../family.ts'
import { decorated, glow, plain, surfaceOf } from '../materials.ts'
import { cube, dressed, facing, type Surface } from '../part.ts'
import type { Canvas } from '../textures/canvas.ts'
import { texture } from '../textures/texture.ts'

/** Workstations and machines: cubes that differ in their fronts. */
export const WORKSHOPS: readonly Family[] = [
  [/^(furnace|smoker|blast_furnace)$/, furnace],
  [/^(dispenser|dropper|observer)$/, mechanism],
  [/^(crafter|jigsaw)$/, oriented],
  [/^crafting_table$/, craftingTable],
  [/^(cartography_table|fletching_table|smithing_table)$/, table],
  [/^loom$/, loom],
  [/^bookshelf$/, () => [cube(dressed(WOOD, { sides: books('bookshelf', 0b111111) }))]],
  [/^chiseled_bookshelf$/, chiseledBookshelf],
  [/^barrel$/, barrel],
  [/^(beehive|bee_nest)$/, hive],
  [/^(jukebox|note_block)$/, music],
  [/^tnt$/, tnt],
  [/^target$/, target],
  [/^respawn_anchor$/, anchor],
  [/command_block$/, command],
  [
    /^structure_block$/,
    ({ properties }) => [cube(plain('chiselled', 0x5a4a6a, properties['mode']?.length ?? 4))],
  ],
]

const WOOD = plain('planks', 0xa3804c)
const STONE = 0x7d7d7f

function furnace(block: RenderBlock): Draft {
  const lit = is(block, 'lit')
  const wooden = block.name === 'smoker'
  const colour = { smoker: 0x6a5334, blast_furnace: 0x5a5c60 }[block.name] ?? STONE
  const pattern = wooden ? 'planks' : block.name === 'furnace' ? 'cobbles' : 'bevelled'
  const front = decorated(`${block.name} front ${lit}`, { pattern, colour }, (c) => {
    c.frame(0, 0, 16, 16, shade(colour, 0.7))
    c.rect(3, 2, 10, 4, 0x2c2c2e)
    c.frame(3, 2, 10, 4, shade(colour, 0.6))
    c.rect(3, 8, 10, 6, 0x1c1c1e)
    c.rect(4, 7, 8, 1, 0x1c1c1e)
    if (lit) {
      for (let x = 3; x < 13; x++) {
        const height = 2 + Math.floor(c.random(x, 1) * 4)
        c.rect(x, 14 - height, 1, height, 0xf0801e)
        c.rect(x, 14 - (height >> 1), 1, height >> 1, 0xffd04a)
      }
    } else for (let x = 4; x < 13; x += 2) c.rect(x, 12, 1, 2, 0x48484a)
  })
  const skin = dressed(plain(pattern, colour), {
    ends: plain('bevelled', shade(colour, 0.95)),
    north: lit ? { texture: front, glows: true } : front,
  })
  return { parts: facing(block.properties['facing'], [cube(skin)]), light: lit ? 13 : 0 }
}

/** Stone machines that face any of six directions; defined as facing north. */
function mechanism(block: RenderBlock): Draft {
  const { name } = block
  const face = decorated(`${name} face`, { pattern: 'cobbles', colour: STONE }, (c) => {
    c.frame(0, 0, 16, 16, shade(STONE, 0.7))
    if (name === 'dispenser') {
      c.sprite(
        ['  aaaa  ', ' aaaaaa ', 'aaaaaaaa', 'aaaaaaaa', ' aaaaaa ', '  aaaa  '],
        { a: 0x1c1c1e },
        4,
        5,
      )
      c.frame(6, 6, 4, 4, 0x5a5a5c)
    } else if (name === 'dropper') c.rect(4, 5, 8, 6, 0x1c1c1e)
    else {
      for (const x of [2, 10]) c.rect(x, 4, 4, 3, 0x2c2c2e)
      c.rect(4, 10, 8, 3, 0x2c2c2e)
    }
  })
  const back = decorated(
    `${name} back ${is(block, 'powered')}`,
    { pattern: 'cobbles', colour: STONE },
    (c) => {
      if (name === 'observer') c.rect(6, 6, 4, 4, is(block, 'powered') ? 0xff3020 : 0x6a1c14)
    },
  )
  const arrow = decorated(`${name} top`, { pattern: 'bevelled', colour: shade(STONE, 0.95) }, (c) => {
    if (name === 'observer') for (let i = 0; i < 6; i++) c.rect(8 - i, 4 + i, 2 * i + 1, 1, shade(STONE, 0.6))
  })
  const skin = dressed(plain('cobbles', STONE), { ends: arrow, north: face, south: back })
  return { parts: facing(block.properties['facing'], [cube(skin)]) }
}

/** Orientation: the direction of the front, and then of the top. */
function oriented(block: RenderBlock): Draft {
  const crafter = block.name === 'crafter'
  const colour = crafter ? 0x77706c : 0x4a4250
  const front = decorated(
    `${block.name} front ${is(block, 'crafting')}`,
    { pattern: 'bevelled', colour },
    (c) => {
      c.frame(2, 2, 12, 12, shade(colour, 0.6))
      if (crafter) {
        for (const y of [4, 7, 10])
          for (const x of [4, 7, 10]) c.rect(x, y, 2, 2, is(block, 'crafting') ? 0xffd04a : 0xb3915a)
      } else c.rect(6, 6, 4, 4, 0xb8a0d0)
    },
  )
  const skin = dressed(plain('bevelled', colour), {
    north: front,
    up: crafter ? plain('chiselled', 0xa3804c) : plain('chiselled', colour),
  })
  return { parts: facing(block.properties['orientation']?.split('_')[0], [cube(skin)]) }
}

function craftingTable(): Draft {
  const top = decorated('crafting top', { pattern: 'planks', colour: 0xb3834a }, (c) => {
    c.frame(0, 0, 16, 16, 0x5a3d20)
    c.frame(1, 1, 14, 14, 0x7a5530)
    for (const at of [5, 10]) {
      c.rect(at, 2, 1, 12, 0x5a3d20)
      c.rect(2, at, 12, 1, 0x5a3d20)
    }
  })
  const side = decorated('crafting side', { pattern: 'planks', colour: 0x9a7040 }, (c) => {
    c.rect(0, 0, 16, 3, 0x6a4a28)
    c.frame(0, 0, 16, 16, 0x4a3018)
    // a saw and a hammer
    c.sprite(['aaaaaaa ', 'a a a aa', '     bbb'], { a: 0xb8b8bc, b: 0x6a4a28 }, 2, 5)
    c.sprite(['aaa', 'aaa', ' b ', ' b ', ' b '], { a: 0x8a8a8e, b: 0x5a3d20 }, 11, 6)
  })
  return { parts: [cube(dressed(side, { up: top, down: plain('planks', 0x9a7040) }))] }
}

const TABLES: Record<string, { wood: Colour; top: (c: Canvas) => void }> = {
  cartography_table: {
    wood: 0x5a3d22,
    top: (c) => {
      c.rect(2, 2, 12, 12, 0xd8c8a0)
      c.line(4, 11, 8, 5, 0x4a6a3a)
      c.line(8, 5, 12, 9, 0x4a6a3a)
      c.rect(9, 4, 2, 2, 0xb03020)
    },
  },
  fletching_table: {
    wood: 0xc8b47a,
    top: (c) => {
      c.line(3, 12, 12, 3, 0x6a5030)
      c.rect(11, 2, 3, 3, 0x6a6a6e)
      c.rect(2, 11, 3, 3, 0xe8e4dc)
    },
  },
  smithing_table: {
    wood: 0x3c2a20,
    top: (c) => {
      c.rect(1, 1, 14, 14, 0x44464a)
      c.frame(1, 1, 14, 14, 0x2c2e32)
      c.rect(4, 6, 8, 3, 0x6a6c70)
    },
  },
}

function table({ name }: RenderBlock): Draft {
  const { wood, top } = TABLES[name] ?? TABLES['fletching_table']!
  const base = { pattern: 'planks', colour: wood } as const
  const side = decorated(`${name} side`, base, (c) => {
    c.rect(0, 0, 16, 3, shade(wood, 0.7))
    c.frame(2, 5, 12, 8, shade(wood, 0.65))
    if (name === 'smithing_table') c.rect(0, 0, 16, 5, 0x44464a)
  })
  return {
    parts: [cube(dressed(side, { up: decorated(`${name} top`, base, top), down: plain('planks', wood) }))],
  }
}

function loom(block: RenderBlock): Draft {
  const front = decorated('loom front', { pattern: 'planks', colour: 0xa3804c }, (c) => {
    c.rect(2, 2, 12, 12, 0xd8ccb4)
    for (let x = 3; x < 14; x += 2) c.rect(x, 2, 1, 12, 0xa8987a)
    c.rect(2, 9, 12, 2, 0x8a6434)
  })
  return {
    parts: facing(block.properties['facing'], [
      cube(dressed(WOOD, { north: front, up: plain('weave', 0xb09868) })),
    ]),
  }
}

const SPINES: readonly Colour[] = [0x8a2a24, 0x2f5a34, 0x2a3f7a, 0x7a5a2a, 0x5a2f6a, 0x9a7a3a]

/** Two shelves; bits say which of six slots hold books. */
const books = (name: string, held: number) =>
  decorated(`${name} ${held}`, { pattern: 'planks', colour: 0xa3804c }, (c) => {
    for (const [row, y] of [1, 9].entries()) {
      c.rect(1, y, 14, 6, 0x3a2816)
      for (let x = 1; x < 15; x++) {
        const place = row * 3 + Math.min(2, Math.floor((x - 1) / 5))
        if ((held & (1 << place)) === 0 || c.random(x, row, 4) < 0.1) continue
        const height = 4 + Math.floor(c.random(x >> 1, row, 5) * 3)
        c.rect(
          x,
          y + 6 - height,
          1,
          height,
          shade(SPINES[Math.floor(c.random(x >> 1, row, 6) * 6)]!, x & 1 ? 0.85 : 1.1),
        )
      }
    }
  })

function chiseledBookshelf(block: RenderBlock): Draft {
  const held = [0, 1, 2, 3, 4, 5].reduce(
    (sum, slot) => sum | (is(block, `slot_${slot}_occupied`) ? 1 << slot : 0),
    0,
  )
  const skin = dressed(plain('chiselled', 0xa3804c), { north: books('chiseled bookshelf', held) })
  return { parts: facing(block.properties['facing'], [cube(skin)]) }
}

/** Defined with its lid to the north. */
function barrel(block: RenderBlock): Draft {
  const wood = 0x8a6436
  const side = decorated('barrel side', { pattern: 'pillar', colour: wood }, (c) => {
    for (const y of [2, 12]) c.rect(0, y, 16, 2, 0x5a4a3a)
  })
  const lid = decorated(`barrel lid ${is(block, 'open')}`, { pattern: 'planks', colour: wood }, (c) => {
    c.frame(0, 0, 16, 16, shade(wood, 0.6))
    if (is(block, 'open')) c.rect(3, 3, 10, 10, 0x241a10)
    else c.rect(6, 6, 4, 4, shade(wood, 0.6))
  })
  const parts = [cube(dressed(side, { up: lid, down: plain('planks', shade(wood, 0.9)) }))]
  const direction = block.properties['facing'] ?? 'up'
  return { parts: direction === 'up' ? parts : facing(direction, facing('down', parts)) }
}

function hive(block: RenderBlock): Draft {
  const nest = block.name === 'bee_nest'
  const base = nest
    ? ({ pattern: 'layered', colour: 0xc99a4a } as const)
    : ({ pattern: 'planks', colour: 0xb3915a } as const)
  const full = count(block, 'honey_level', 0) >= 5
  const front = decorated(`${block.name} front ${full}`, base, (c) => {
    c.rect(5, 7, 6, 2, 0x2a1c10)
    if (full) for (const x of [4, 7, 10]) c.rect(x, 9, 2, 3 + (x % 3), 0xf0a81e)
  })
  return {
    parts: facing(block.properties['facing'], [
      cube(
        dressed(plain(base.pattern, base.colour), {
          north: front,
          ends: plain(nest ? 'speckled' : 'planks', base.colour, 0xb08038),
        }),
      ),
    ]),
  }
}

function music(block: RenderBlock): Draft {
  const wood = 0x6a442c
  const jukebox = block.name === 'jukebox'
  const top = decorated(
    `${block.name} top ${is(block, 'has_record')}`,
    { pattern: 'planks', colour: wood },
    (c) => {
      c.frame(0, 0, 16, 16, shade(wood, 0.6))
      if (jukebox) c.rect(5, 7, 6, 2, is(block, 'has_record') ? 0x3ab86a : 0x1c120c)
    },
  )
  const side = decorated(`${block.name} side`, { pattern: 'planks', colour: wood }, (c) => {
    c.frame(0, 0, 16, 16, shade(wood, 0.6))
    if (!jukebox) c.sprite(['  aaaa', '  a  a', '  a  a', 'aaa aa', 'aaa aa'], { a: 0x2c1a10 }, 5, 5)
  })
  return { parts: [cube(dressed(side, { up: top }))] }
}

function tnt(): Draft {
  const side = texture('tnt', (c) => {
    c.each((x, y) => shade(0xc8301c, x % 4 === 3 ? 0.75 : 0.95 + 0.1 * c.random(x, y)))
    c.rect(0, 5, 16, 6, 0xece8e0)
    c.sprite(['aaa a a aaa', ' a  aaa  a ', ' a  aaa  a ', ' a  a a  a '], { a: 0x242424 }, 2, 6)
  })
  const end = texture('tnt end', (c) => {
    c.each((x, y) => shade(0xc8301c, ((x >> 2) + (y >> 2)) & 1 ? 0.85 : 1))
    c.rect(6, 6, 4, 4, 0x5a5048)
  })
  return { parts: [cube(dressed(side, { ends: end }))] }
}

function target(): Draft {
  const face = texture('target', (c) =>
    c.each((x, y) => {
      const ring = Math.floor(Math.max(Math.abs(x - 7.5), Math.abs(y - 7.5)) / 1.7)
      return ring % 2 === 0 ? 0xe0604a : 0xece4d8
    }),
  )
  return { parts: [cube(face)] }
}

function anchor(block: RenderBlock): Draft {
  const charges = count(block, 'charges', 0)
  const side = decorated(
    `anchor ${charges}`,
    { pattern: 'speckled', colour: 0x1c1030, second: 0x3a1a5a },
    (c) => {
      c.frame(4, 4, 8, 8, 0x6a4a2a)
      for (let i = 0; i < charges; i++) c.rect(5 + (i % 2) * 4, 9 - (i >> 1) * 4, 2, 2, 0xc86af0)
    },
  )
  const top: Surface = charges > 0 ? glow(0xa03af0) : surfaceOf('crying_obsidian')
  return { parts: [cube(dressed(side, { up: top }))], light: [0, 3, 7, 11, 15][charges] ?? 0 }
}

const COMMANDS: Record<string, Colour> = {
  command_block: 0xc08a64,
  repeating_command_block: 0x7a68b8,
  chain_command_block: 0x7ab09a,
}

function command(block: RenderBlock): Draft {
  const colour = COMMANDS[block.name] ?? 0xc08a64
  const side = decorated(
    `${block.name} side ${is(block, 'conditional')}`,
    { pattern: 'bevelled', colour },
    (c) => {
      c.frame(3, 3, 10, 10, shade(colour, 0.6))
      c.rect(5, is(block, 'conditional') ? 6 : 5, 6, 6, shade(colour, 0.75))
    },
  )
  const front = decorated(`${block.name} front`, { pattern: 'bevelled', colour }, (c) => {
    c.rect(5, 5, 6, 6, 0x2c2420)
    c.rect(7, 7, 2, 2, shade(colour, 1.2))
  })
  return { parts: facing(block.properties['facing'], [cube(dressed(side, { north: front }))]) }
}
