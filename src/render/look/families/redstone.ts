import type { RenderBlock } from '../../cell.ts'
import { type Colour, mix, shade } from '../../colour.ts'
import { count, type Draft, type Family, is, SIDES } from '../family.ts'
import { decorated, glow, plain, surfaceOf } from '../materials.ts'
import { mineralOf } from '../palette.ts'
import { box, dressed, facing, type Numbers, type Part, type Surface, type Turn } from '../part.ts'
import type { Canvas } from '../textures/canvas.ts'
import { type Texture, texture } from '../textures/texture.ts'

/** Wires, switches, rails, and the like. */
export const REDSTONE: readonly Family[] = [
  [/^redstone_wire$/, wire],
  [/^(repeater|comparator)$/, diode],
  [/rail$/, rail],
  [/_pressure_plate$/, plate],
  [/_button$/, button],
  [/^lever$/, lever],
  [/^tripwire_hook$/, hook],
  [/^tripwire$/, tripwire],
  [/^daylight_detector$/, daylightDetector],
  [/^lightning_rod$/, lightningRod],
  [/^redstone_lamp$/, lamp],
]

/** A plane just above the ground, its texture seen from above. */
export const floor = (surface: Surface | Texture, height = 0.25): Part =>
  box([0, height, 0, 16, height, 16], surface)

function wire(block: RenderBlock): Draft {
  const power = count(block, 'power', 0)
  const colour = mix(0x5a0a06, 0xff2a10, power / 15)
  const arms = SIDES.filter((side) => !['none', undefined].includes(block.properties[side]))
  const dust = texture(`wire ${power} ${arms.join(' ')}`, (c) => drawDust(c, colour, arms))
  const climbing = SIDES.filter((side) => is(block, side, 'up')).flatMap((side) =>
    facing(side, [
      box(
        [0, 0, 0.25, 16, 16, 0.25],
        texture(`wire up ${power}`, (c) => climb(c, colour)),
      ),
    ]),
  )
  return { parts: [floor(dust), ...climbing] }
}

/** Position of a grain of an arm, by side: `i` from the edge, `w` across. */
const GRAIN = {
  north: (i, w) => [w, i],
  south: (i, w) => [w, 15 - i],
  west: (i, w) => [i, w],
  east: (i, w) => [15 - i, w],
} as const satisfies Record<string, (i: number, w: number) => readonly [number, number]>

/** A heap of dust and its arms. */
function drawDust(c: Canvas, colour: Colour, arms: readonly string[]): void {
  const dot = (x: number, y: number) => c.set(x, y, shade(colour, 0.75 + 0.45 * c.random(x, y)))
  for (let i = 0; i < 36; i++) {
    const [x, y] = [5 + (i % 6), 5 + Math.floor(i / 6)]
    if (c.random(x, y, 1) > 0.2) dot(x, y)
  }
  const grains = Object.entries(GRAIN).flatMap(([side, grain]) => (arms.includes(side) ? [grain] : []))
  for (let i = 0; i < 8; i++)
    for (const w of [6, 7, 8, 9])
      if (c.random(i, w, 2) >= 0.25) for (const grain of grains) dot(...grain(i, w))
}

function climb(c: Canvas, colour: Colour): void {
  for (let y = 0; y < 16; y++)
    for (const x of [6, 7, 8, 9])
      if (c.random(x, y, 2) > 0.25) c.set(x, y, shade(colour, 0.75 + 0.45 * c.random(x, y)))
}

/** Repeaters and comparators: a slab of stone with torches on it, and an arrow in the direction of the signal. */
function diode(block: RenderBlock): Draft {
  const { name, properties } = block
  const on = is(block, 'powered')
  const top = decorated(`${name} top ${on}`, { pattern: 'bevelled', colour: 0xa8a8aa }, (c) => {
    const line = on ? 0xe02a18 : 0x6a1610
    c.rect(7, 2, 2, 12, line)
    c.rect(5, 4, 6, 1, line)
    c.rect(6, 3, 4, 1, line)
    if (name === 'comparator') c.frame(3, 9, 10, 5, line)
  })
  // the signal leaves at the side that it faces away from
  const torches = torchesOf(block, on)
  const lock = is(block, 'locked') ? [box([2, 2, 8, 14, 4, 10], plain('speckled', 0x5a5a5a, 0x2c2c2c))] : []
  const slab = box([0, 0, 0, 16, 2, 16], dressed(plain('grain', 0x9d9da0), { up: top }))
  const flipped = { north: 'south', east: 'west', south: 'north', west: 'east' }[
    properties['facing'] ?? 'south'
  ]
  return { parts: facing(flipped, [slab, ...torches, ...lock]), light: on ? 7 : 0 }
}

/** The small torches on a repeater or comparator. */
function torchesOf(block: RenderBlock, on: boolean): Part[] {
  const torch = (x: number, z: number, lit: boolean, height = 6): Part[] => [
    box([x - 1, 2, z - 1, x + 1, height, z + 1], plain('grain', 0x7d5f3a)),
    box([x - 1, height, z - 1, x + 1, height + 2, z + 1], lit ? glow(0xff3d26) : plain('grain', 0x4a1512)),
  ]
  if (block.name === 'repeater')
    return [...torch(8, 3, on), ...torch(8, 4 + 2 * count(block, 'delay', 1), on)]
  return [...torch(8, 3, is(block, 'mode', 'subtract'), 4), ...torch(5, 12, on), ...torch(11, 12, on)]
}

/** The texture of a rail: plain, golden, detecting or activating. */
function railTexture(name: string, curve: boolean, on: boolean): Texture {
  return texture(`${name} ${curve} ${on}`, (c) => {
    const metal = name === 'powered_rail' ? 0xe0b33c : 0xa7a7aa
    if (curve) {
      drawBend(c, metal)
      return
    }
    drawStraight(c, metal)
    if (name !== 'rail') drawPower(c, name, on)
  })
}

/** The centre line of a rail that gives or takes power. */
function drawPower(c: Canvas, name: string, on: boolean): void {
  c.rect(7, 0, 2, 16, on ? 0xff3020 : 0x6a1c14)
  if (name === 'detector_rail') c.rect(5, 5, 6, 6, 0x8a8a8c)
  if (name === 'activator_rail') for (const y of [3, 11]) c.rect(5, y, 6, 2, on ? 0xff6a50 : 0x7a2018)
}

const TIE = 0x7a5c36

/** A bend around the lower right corner. */
function drawBend(c: Canvas, metal: Colour): void {
  for (let y = 0; y < 16; y++)
    for (let x = 0; x < 16; x++) {
      const r = Math.hypot(15.5 - x, 15.5 - y)
      const tied = Math.floor((Math.atan2(15.5 - y, 15.5 - x) / (Math.PI / 2)) * 7.99) % 2 === 0
      if (tied && r > 1.5 && r < 15) c.set(x, y, shade(TIE, 0.85 + 0.3 * c.random(x, y)))
      if (Math.abs(r - 3.5) < 0.8 || Math.abs(r - 12.5) < 0.8)
        c.set(x, y, shade(metal, 1 - 0.2 * c.random(x, y)))
    }
}

function drawStraight(c: Canvas, metal: Colour): void {
  for (let y = 1; y < 16; y += 4)
    for (let x = 1; x < 15; x++)
      for (const j of [0, 1]) c.set(x, y + j, shade(TIE, 0.8 + 0.35 * c.random(x, y + j)))
  for (const x of [2, 12]) {
    c.rect(x, 0, 2, 16, metal)
    c.rect(x + 1, 0, 1, 16, shade(metal, 0.75))
  }
}

const CURVES: Record<string, string> = {
  south_east: 'north',
  south_west: 'east',
  north_west: 'south',
  north_east: 'west',
}

function rail(block: RenderBlock): Part[] {
  const shape = block.properties['shape'] ?? 'north_south'
  const curve = CURVES[shape]
  const sheet = railTexture(block.name, curve !== undefined, is(block, 'powered'))
  if (curve !== undefined) return facing(curve, [floor(sheet)])
  const rise = /^ascending_(.*)$/.exec(shape)?.[1]
  if (rise === undefined) return facing(shape === 'east_west' ? 'east' : 'north', [floor(sheet)])
  const slope: Turn = { axis: 'x', degrees: 45, origin: [8, 0.25, 16] }
  const long = box(
    [0, 0.25, 16 - 16 * Math.SQRT2, 16, 0.25, 16],
    { texture: sheet, area: [0, 0, 16, 16] },
    slope,
  )
  return facing(rise, [long])
}

function plate(block: RenderBlock): Part[] {
  const pressed = is(block, 'powered') || count(block, 'power', 0) > 0
  return [box([1, 0, 1, 15, pressed ? 0.5 : 1, 15], surfaceOf(block.name))]
}

/** Parts fixed to a wall (defined for one that faces north), the floor or the ceiling. */
function mounted({ properties }: RenderBlock, parts: readonly Part[]): Part[] {
  const { face, facing: direction } = properties
  if (face === 'floor') return facing(direction, facing('south', facing('up', parts)))
  if (face === 'ceiling') return facing(direction, facing('down', parts))
  return facing(direction, parts)
}

function button(block: RenderBlock): Part[] {
  const deep = is(block, 'powered') ? 1 : 2
  return mounted(block, [box([5, 6, 16 - deep, 11, 10, 16], surfaceOf(block.name))])
}

function lever(block: RenderBlock): Part[] {
  const degrees = is(block, 'powered') ? -40 : 40
  const stick = box([7, 7, 6, 9, 9, 14], plain('grain', 0x7d5f3a), { axis: 'x', degrees, origin: [8, 8, 14] })
  return mounted(block, [box([5, 4, 13, 11, 12, 16], plain('cobbles', 0x808082)), stick])
}

function hook(block: RenderBlock): Part[] {
  const pull = is(block, 'attached') ? 20 : 0
  return facing(block.properties['facing'], [
    box([6, 1, 14, 10, 9, 16], plain('planks', 0xb3915a)),
    box([7, 4, 8, 9, 6, 14], plain('planks', 0xb3915a)),
    box([6, 3, 5, 10, 4, 8], plain('grain', 0xa7a7aa), { axis: 'x', degrees: pull, origin: [8, 4, 8] }),
  ])
}

function tripwire(block: RenderBlock): Part[] {
  const string = plain('grain', 0xd8d8d8)
  const along = SIDES.filter((side) => is(block, side))
  const sides = along.length === 0 ? (['north', 'south'] as const) : along
  return sides.flatMap((side) => facing(side, [box([7.8, 1, 0, 8.2, 1.4, 8], string)]))
}

function daylightDetector(block: RenderBlock): Part[] {
  const colour = is(block, 'inverted') ? 0x9aa6b8 : 0xd8c8a0
  const top = decorated('daylight detector', { pattern: 'tiles', colour }, (c) =>
    c.frame(0, 0, 16, 16, 0x6a5334),
  )
  return [box([0, 0, 0, 16, 6, 16], dressed(plain('planks', 0x6e5232), { up: top }))]
}

function lightningRod(block: RenderBlock): Part[] {
  const copper = plain('grain', mineralOf('copper') ?? 0xc06f51)
  const parts = [box([7, 7, 4, 9, 9, 16], copper), box([6, 6, 0, 10, 10, 4], copper)]
  return facing(block.properties['facing'] ?? 'up', parts)
}

function lamp(block: RenderBlock): Draft {
  const on = is(block, 'lit')
  const base = { colour: on ? 0xe8b66a : 0x6a4327, pattern: 'tiles' } as const
  const sheet = decorated(`lamp ${on}`, base, (c) => c.frame(0, 0, 16, 16, 0x4a3020))
  const whole: Numbers = [0, 0, 0, 16, 16, 16]
  return { parts: [box(whole, on ? { texture: sheet, glows: true } : sheet)], light: on ? 15 : 0 }
}
