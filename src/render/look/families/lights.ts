import type { RenderBlock } from '../../cell.ts'
import { type Colour, shade } from '../../colour.ts'
import { count, type Draft, type Family, is } from '../family.ts'
import { glow, plain, surfaceOf } from '../materials.ts'
import { dyeOf } from '../palette.ts'
import { box, crossed, dressed, facing, hashed, type Part, type Surface } from '../part.ts'
import { flames } from '../textures/plants.ts'
import { texture } from '../textures/texture.ts'
import { cake } from './vessels.ts'

/** Torches, lanterns, candles, fires and other lights. */
export const LIGHTS: readonly Family[] = [
  [/wall_torch$/, wallTorch],
  [/torch$/, torch],
  [/^(soul_)?lantern$/, lantern],
  [/candle_cake$/, candleCake],
  [/candle$/, candles],
  [/campfire$/, campfire],
  [/^(soul_)?fire$/, fire],
  [/^end_rod$/, endRod],
  [/^sea_pickle$/, seaPickles],
]

interface Flame {
  core: Colour
  light: number
}

const DARK: Colour = 0x4a1512

function flameOf(block: RenderBlock): Flame {
  if (block.name.startsWith('soul')) return { core: 0x69e6ea, light: 10 }
  if (block.name.startsWith('redstone'))
    return is(block, 'lit', 'false') ? { core: DARK, light: 0 } : { core: 0xff3d26, light: 7 }
  return { core: 0xffcf4a, light: 14 }
}

/** Stick and head of a torch that stands in the middle of its cell. */
function torchParts(block: RenderBlock): Part[] {
  const { core } = flameOf(block)
  const head = core === DARK ? plain('grain', DARK) : glow(core)
  return [box([7, 0, 7, 9, 8, 9], plain('grain', 0x7d5f3a)), box([7, 8, 7, 9, 10, 9], head)]
}

function torch(block: RenderBlock): Draft {
  return { parts: torchParts(block), light: flameOf(block).light }
}

/** Attached to the block behind it, and leaning away from it. */
function wallTorch(block: RenderBlock): Draft {
  const leaning = torchParts(block).map(
    ({ from, to, skin }): Part => ({
      from: [from[0], from[1] + 3, from[2] + 7],
      to: [to[0], to[1] + 3, to[2] + 7],
      skin,
      turn: { axis: 'x', degrees: -22.5, origin: [8, 3, 16] },
    }),
  )
  return { parts: facing(block.properties['facing'], leaning), light: flameOf(block).light }
}

function lantern(block: RenderBlock): Draft {
  const { core, light } = flameOf(block)
  const iron = plain('grain', 0x4a4c57)
  const lit: Surface = {
    texture: texture(`lantern ${core.toString(16)}`, (c) => {
      c.rect(0, 0, 16, 16, 0x4a4c57)
      c.rect(6, 9, 4, 5, core)
      c.rect(7, 10, 2, 3, shade(core, 1.2))
      c.rect(5, 9, 1, 6, 0x3b3d47)
    }),
    area: [5, 8, 11, 15],
    glows: true,
  }
  const lift = is(block, 'hanging') ? 1 : 0
  const chain = is(block, 'hanging') ? [box([7, 10, 7, 9, 16, 9], iron)] : []
  return {
    parts: [
      box([5, lift, 5, 11, 7 + lift, 11], dressed(iron, { sides: lit })),
      box([6, 7 + lift, 6, 10, 9 + lift, 10], iron),
      ...chain,
    ],
    light: light === 14 ? 15 : light,
  }
}

const WAX: Colour = 0xe3cf9f

function candle(x: number, z: number, height: number, wax: Colour, lit: boolean, floor = 0): Part[] {
  const top = floor + height
  return [
    box([x - 1, floor, z - 1, x + 1, top, z + 1], plain('grain', wax)),
    box([x - 0.4, top, z - 0.4, x + 0.4, top + 1, z + 0.4], plain('grain', 0x2b2320)),
    ...(lit ? [box([x - 0.6, top + 1, z - 0.6, x + 0.6, top + 3, z + 0.6], glow(0xffc83d))] : []),
  ]
}

const PLACES: readonly (readonly [x: number, z: number, height: number])[] = [
  [8, 8, 6],
  [10, 7, 5],
  [6, 9, 4],
  [9, 11, 3],
]

function candles(block: RenderBlock): Draft {
  const number = count(block, 'candles', 1)
  const lit = is(block, 'lit')
  const wax = dyeOf(block.name) ?? WAX
  const all = PLACES.slice(0, number).flatMap(([x, z, height]) => candle(x, z, height, wax, lit))
  return { parts: all, light: lit ? 3 * number : 0 }
}

function candleCake(block: RenderBlock): Draft {
  return {
    parts: [...cake(0), ...candle(8, 8, 5, dyeOf(block.name) ?? WAX, is(block, 'lit'), 8)],
    light: is(block, 'lit') ? 3 : 0,
  }
}

const burning = (soul: boolean): Surface => ({
  texture: texture(soul ? 'soul fire' : 'fire', (c) =>
    soul ? flames(c, 0x4fd6e0, 0x1f7f95) : flames(c, 0xffb43a, 0xd8501a),
  ),
  glows: true,
})

function campfire(block: RenderBlock): Draft {
  const soul = block.name.startsWith('soul')
  const lit = !is(block, 'lit', 'false')
  const log = surfaceOf('oak_log')
  const bark = plain('grain', 0x5d4628)
  const end = dressed(bark, { north: log, south: log })
  const embers = lit ? glow(soul ? 0x3ab8c4 : 0xd8641a) : plain('grain', 0x332c28)
  const parts = [
    box([1, 0, 0, 5, 4, 16], end),
    box([11, 0, 0, 15, 4, 16], end),
    box([0, 3, 11, 16, 7, 15], dressed(bark, { west: log, east: log })),
    box([0, 3, 1, 16, 7, 5], dressed(bark, { west: log, east: log })),
    box([5, 0, 0, 11, 1, 16], embers),
    ...(lit ? crossed(burning(soul), 1) : []),
  ]
  return { parts: facing(block.properties['facing'], parts), light: lit ? (soul ? 10 : 15) : 0 }
}

function fire(block: RenderBlock): Draft {
  const soul = block.name.startsWith('soul')
  return { parts: [...hashed(burning(soul), 0), ...crossed(burning(soul))], light: soul ? 10 : 15 }
}

/** Defined for an upright one. */
function endRod(block: RenderBlock): Draft {
  const rod = [
    box([6, 6, 15, 10, 10, 16], plain('grain', 0xb9b3a3)),
    box([7, 7, 0, 9, 9, 15], glow(0xf5ecdc)),
  ]
  return { parts: facing(block.properties['facing'] ?? 'up', rod), light: 14 }
}

function seaPickles(block: RenderBlock): Draft {
  const number = count(block, 'pickles', 1)
  const parts = PLACES.slice(0, number).flatMap(([x, z, height]) => [
    box([x - 2, 0, z - 2, x + 2, height, z + 2], plain('grain', 0x5f7030)),
    box([x - 1, height, z - 1, x + 1, height + 1, z + 1], glow(0xc8d88a)),
  ])
  return { parts, light: is(block, 'waterlogged') ? 3 + 3 * number : 0 }
}
