import type { RenderBlock } from '../../cell.ts'
import { mix, shade } from '../../colour.ts'
import { type Draft, type Family, is } from '../family.ts'
import {
  barkOf,
  boards,
  cubeSkin,
  decorated,
  glow,
  oreOf,
  plain,
  ringsOf,
  strippedOf,
  surfaceOf,
} from '../materials.ts'
import { dyeOf, mineralOf, OAK, stuffOf, woodOf } from '../palette.ts'
import { cube, dressed, everywhere, facing, type Skin, type Surface } from '../part.ts'
import { lumps } from '../textures/stone.ts'
import { type Texture, texture } from '../textures/texture.ts'
import { dots, leaves as paintLeaves } from '../textures/wood.ts'
import { coralColour } from './growth.ts'
import { WORKSHOPS } from './workshops.ts'

/** Full cubes whose faces differ. */
export const CUBES: readonly Family[] = [
  [/^(grass_block|podzol|mycelium|crimson_nylium|warped_nylium)$/, grown],
  [/_(log|stem|wood|hyphae)$|bamboo_block$/, log],
  [/_leaves$/, leaves],
  [/_ore$/, ore],
  ...WORKSHOPS,
  [/^(carved_pumpkin|jack_o_lantern|pumpkin|melon)$/, gourd],
  [/_mushroom_block$|^mushroom_stem$/, mushroomBlock],
  [/glazed_terracotta$/, glazed],
  [/_coral_block$/, ({ name }) => [cube(plain('pebbles', coralColour(name)))]],
  [/^(ice|frosted_ice)$/, ice],
  [
    /^(hay_block|basalt|polished_basalt|bone_block|purpur_pillar|quartz_pillar|deepslate|infested_deepslate|muddy_mangrove_roots)$|_froglight$/,
    pillarLike,
  ],
  [/copper_bulb$/, bulb],
  [/copper_grate$/, grate],
  [/^creaking_heart$/, creakingHeart],
  [
    /^reinforced_deepslate$/,
    () => [cube(dressed(plain('chiselled', 0x55605c), { ends: plain('tiles', 0x4a5450) }))],
  ],
  [/^sculk_catalyst$/, () => [cube(dressed(surfaceOf('sculk'), { sides: plain('layered', 0xb8b89a) }))]],
]

/** A block of no family: a full cube of its stuff. */
export function defaultLook({ name }: RenderBlock): Draft {
  const surface = surfaceOf(name)
  return { parts: [cube(cubeSkin(name))], light: surface.glows ? (LIGHTS[name] ?? 15) : 0 }
}

const LIGHTS: Record<string, number> = { magma_block: 3 }

/** Turns a skin that is defined for an upright pillar. */
function along(block: RenderBlock, skin: Skin): Draft {
  const axis = block.properties['axis'] ?? 'y'
  const parts = [cube(skin)]
  if (axis === 'y') return { parts }
  const lying = facing('down', parts)
  return { parts: axis === 'x' ? facing('east', lying) : lying }
}

/** A fringe that hangs over the earth below. */
const fringe = (name: string, paint: (x: number, y: number, grain: number) => number): Texture =>
  texture(`fringe ${name}`, (c) => {
    for (let x = 0; x < 16; x++) {
      const depth = 3 + Math.floor(c.random(x, 1) * 3)
      for (let y = 0; y < depth; y++) c.set(x, y, paint(x, y, c.random(x, y, 2)))
    }
  })

const GROWN: Record<string, { top: number; below: string }> = {
  podzol: { top: 0x6a4a22, below: 'dirt' },
  mycelium: { top: 0x756a6e, below: 'dirt' },
  crimson_nylium: { top: 0x8a1c1c, below: 'netherrack' },
  warped_nylium: { top: 0x2a7a68, below: 'netherrack' },
}

function grown(block: RenderBlock): Draft {
  const snowy = is(block, 'snowy')
  const known = GROWN[block.name]
  const earth = surfaceOf(known?.below ?? 'dirt')
  const colour = snowy ? 0xf0f6f6 : (known?.top ?? 0xa4a4a4)
  const tint = known === undefined && !snowy ? ('grass' as const) : undefined
  const name = snowy ? 'snow' : block.name
  const top: Surface = {
    texture: texture(`top ${name}`, (c) =>
      c.each((x, y) => shade(colour, 0.82 + 0.2 * c.random(x, y) + 0.14 * c.blotches(x, y, 4))),
    ),
    ...(tint ? { tint } : {}),
  }
  const overlay = {
    texture: fringe(name, (_x, _y, grain) => shade(colour, 0.8 + 0.3 * grain)),
    ...(tint ? { tint } : {}),
  }
  return { parts: [cube(dressed(earth, { up: top, sides: { ...earth, overlay } }))] }
}

/** Logs, and wood, which has bark on all sides. */
function log(block: RenderBlock): Draft {
  const { name } = block
  const wood = woodOf(name) ?? OAK
  const key = name.replace(/^stripped_/, '').replace(/_(log|stem|wood|hyphae|block)$/, '')
  const side = name.startsWith('stripped_') ? strippedOf(wood) : barkOf(wood, key)
  if (/_(wood|hyphae)$/.test(name)) return { parts: [cube(side)] }
  const rim = name.startsWith('stripped_') ? shade(wood.planks, 0.9) : wood.bark
  return along(block, dressed(side, { ends: ringsOf(rim, wood.planks) }))
}

function leaves(block: RenderBlock): Draft {
  const { name } = block
  const own = /^(cherry|pale_oak|azalea|flowering_azalea|spruce|birch)/.test(name)
  const colour = (woodOf(name) ?? OAK).leaves
  const sheet = texture(name, (c) => {
    paintLeaves(c, colour)
    if (name.startsWith('flowering')) dots(c, 0xc05ad0)
  })
  return { parts: [cube(own ? sheet : { texture: sheet, tint: 'foliage' })] }
}

function ore(block: RenderBlock): Draft {
  const lit = is(block, 'lit')
  return {
    parts: [cube(lit ? { texture: oreOf(block.name), glows: true } : oreOf(block.name))],
    light: lit ? 9 : 0,
  }
}

function gourd(block: RenderBlock): Draft {
  const melon = block.name === 'melon'
  const colour = melon ? 0x6f9a2c : 0xd07c1c
  const side = texture(melon ? 'melon' : 'pumpkin', (c) => {
    c.each((x, y) =>
      shade(colour, (x % 4 === 3 ? 0.72 : 0.92 + 0.12 * c.random(x, y)) * (y === 0 || y === 15 ? 0.85 : 1)),
    )
    if (melon)
      for (let y = 0; y < 16; y++)
        for (const x of [1, 5, 9, 13]) c.set(x, y, shade(0x9ab84a, 0.9 + 0.2 * c.random(x, y)))
  })
  const top = texture(`${melon} gourd top`, (c) => {
    c.each((x, y) => shade(colour, 0.85 + 0.15 * c.random(x, y) - 0.02 * Math.hypot(x - 7.5, y - 7.5)))
    for (let i = 0; i < 16; i += 5) c.line(8, 8, i, i % 2 === 0 ? 0 : 15, shade(colour, 0.75))
    c.rect(7, 7, 2, 2, 0x5f7a2c)
  })
  const skin = dressed(side, { ends: top })
  if (!/carved|jack/.test(block.name)) return { parts: [cube(skin)] }
  const lit = block.name.startsWith('jack')
  const face = texture(`pumpkin face ${lit}`, (c) => {
    c.each((x, y) => shade(colour, x % 4 === 3 ? 0.72 : 0.92 + 0.12 * c.random(x, y)))
    const hole = { a: lit ? 0xffd85a : 0x3a1c08 }
    c.sprite(
      [
        ' aa      aa ',
        'aaaa    aaaa',
        '            ',
        '            ',
        'aa aaaaaa aa',
        ' aaaaaaaaaa ',
        '  aa aa aa  ',
      ],
      hole,
      2,
      4,
    )
  })
  const front: Surface = { texture: face, ...(lit ? { glows: true } : {}) }
  return {
    parts: facing(block.properties['facing'], [cube(dressed(skin, { north: front }))]),
    light: lit ? 15 : 0,
  }
}

/** If its state says that no pore is visible, the skin is. */
function mushroomBlock(block: RenderBlock): Draft {
  const skin =
    block.name === 'mushroom_stem'
      ? plain('pillar', 0xcdc6b8)
      : block.name.startsWith('red')
        ? decorated('red mushroom', { pattern: 'grain', colour: 0xc8241e }, (c) => lumps(c, 0xe8e0d8, 4))
        : plain('speckled', 0x97745a, 0x86664e)
  const pores = plain('grain', 0xcdb08a)
  const face = (side: string) => (is(block, side, 'false') ? pores : skin)
  return {
    parts: [
      cube(
        dressed(skin, {
          up: face('up'),
          down: face('down'),
          north: face('north'),
          south: face('south'),
          west: face('west'),
          east: face('east'),
        }),
      ),
    ],
  }
}

/** A pattern that four blocks continue into one. */
function glazed(block: RenderBlock): Draft {
  const colour = dyeOf(block.name) ?? 0xecefef
  const second = mix(colour, shade(colour, 0.4), 0.7)
  const sheet = decorated(block.name, { pattern: 'grain', colour }, (c) => {
    const light = mix(colour, 0xffffff, 0.6)
    for (let i = 0; i < 256; i++) {
      const [x, y] = [i & 15, i >> 4]
      const r = Math.hypot(x - 15.5, y - 15.5)
      if (Math.abs(r - 12) < 1.3) c.set(x, y, second)
      if (Math.abs(r - 7) < 1) c.set(x, y, light)
      if (r < 4) c.set(x, y, second)
    }
    c.rect(1, 1, 3, 3, light)
  })
  return {
    parts: facing(block.properties['facing'], [cube(everywhere({ texture: sheet, area: [0, 0, 16, 16] }))]),
  }
}

function ice({ name }: RenderBlock): Draft {
  const sheet = texture('ice', (c) => {
    c.each((x, y) => shade(0x8fb4f0, 0.94 + 0.1 * c.blotches(x, y, 4)), 170)
    for (const [x, y, length] of [
      [2, 6, 4],
      [9, 12, 5],
      [10, 4, 3],
    ] as const)
      for (let i = 0; i < length; i++) c.set(x + i, y - i, 0xc8dcfa, 200)
  })
  return { parts: [cube(sheet)], group: name }
}

function pillarLike(block: RenderBlock): Draft {
  const { name } = block
  if (name === 'hay_block') {
    const side = decorated('hay side', { pattern: 'pillar', colour: 0xc8a92f }, (c) => {
      for (const y of [3, 11]) c.rect(0, y, 16, 2, 0x9a3a24)
    })
    return along(block, dressed(side, { ends: plain('weave', 0xb8982a) }))
  }
  if (name === 'muddy_mangrove_roots')
    return along(block, dressed(plain('speckled', 0x4a3c30, 0x6a5640), { ends: ringsOf(0x4a3c30, 0x5f4a38) }))
  if (name.endsWith('froglight')) return { ...along(block, everywhere(surfaceOf(name))), light: 15 }
  const stuff = stuffOf(name)
  const end = plain(name.includes('deepslate') ? 'bevelled' : 'chiselled', stuff?.colour ?? 0x808082)
  return along(block, dressed(surfaceOf(name), { ends: end }))
}

function bulb(block: RenderBlock): Draft {
  const lit = is(block, 'lit')
  const copper = mineralOf(block.name) ?? 0xc06f51
  const sheet = decorated(
    `bulb ${lit} ${is(block, 'powered')}`,
    { pattern: 'bevelled', colour: copper },
    (c) => {
      c.rect(4, 4, 8, 8, lit ? 0xffd88a : shade(copper, 0.55))
      c.frame(4, 4, 8, 8, shade(copper, 0.7))
      if (is(block, 'powered')) c.rect(7, 7, 2, 2, 0xe02a18)
    },
  )
  return { parts: [cube(lit ? { texture: sheet, glows: true } : sheet)], light: lit ? 15 : 0 }
}

function grate({ name }: RenderBlock): Draft {
  const copper = mineralOf(name) ?? 0xc06f51
  const sheet = texture(name.replace('waxed_', ''), (c) => {
    c.rect(0, 0, 16, 16, copper)
    for (let y = 1; y < 15; y += 4)
      for (let x = 1; x < 15; x += 4)
        for (let j = 0; j < 2; j++) for (let i = 0; i < 2; i++) c.clear(x + i, y + j)
    c.frame(0, 0, 16, 16, shade(copper, 0.8))
  })
  return { parts: [cube(sheet)] }
}

function creakingHeart(block: RenderBlock): Draft {
  const wood = woodOf('pale_oak') ?? OAK
  const active = is(block, 'active') || is(block, 'creaking_heart_state', 'awake')
  const side = decorated(`creaking heart ${active}`, { pattern: 'pillar', colour: wood.bark }, (c) => {
    c.rect(5, 4, 6, 8, active ? 0xf07a1e : 0x3a3230)
    c.frame(5, 4, 6, 8, 0x2a2422)
  })
  return along(block, dressed(side, { ends: active ? glow(0xf07a1e) : boards(wood) }))
}
