import type { RenderBlock } from '../../cell.ts'
import { type Colour, shade } from '../../colour.ts'
import { type Family, is, SIDES } from '../family.ts'
import { decorated, plain } from '../materials.ts'
import { mineralOf, woodOf } from '../palette.ts'
import { box, dressed, facing, type Part } from '../part.ts'
import type { Canvas } from '../textures/canvas.ts'
import type { Texture } from '../textures/texture.ts'

/** Doors and trapdoors. */
export const OPENINGS: readonly Family[] = [
  [/_trapdoor$/, trapdoor],
  [/_door$/, door],
]

const isMetal = (name: string): boolean => /^iron|copper/.test(name)
const colourOf = (name: string): Colour =>
  (isMetal(name) ? mineralOf(name) : woodOf(name)?.planks) ?? 0x9a723f

/** Upper half of a door: a window in most, a grid of panes in others. Lower half: two panels. */
function doorTexture(name: string, upper: boolean): Texture {
  const colour = shade(colourOf(name), 0.92)
  const base = { pattern: isMetal(name) ? 'grain' : 'planks', colour } as const
  return decorated(`${name} ${upper ? 'upper' : 'lower'}`, base, (c) => {
    const dark = shade(colour, 0.58)
    const light = shade(colour, 1.22)
    c.frame(0, 0, 16, 16, dark)
    c.rect(0, upper ? 15 : 0, 16, 1, colour)
    if (upper) window(c, name, dark)
    else panel(c, 3, 2, 10, 5, dark, light)
    panel(c, 3, 10, 10, upper ? 6 : 4, dark, light)
    if (!upper) {
      c.rect(12, 0, 2, 2, isMetal(name) ? 0x55575a : 0x2e2a26)
      c.set(12, 0, 0xd8d8d4)
    }
    // hinges
    for (const y of upper ? [3] : [12]) c.rect(0, y, 2, 2, isMetal(name) ? 0x8a8c8f : 0x55504a)
  })
}

function panel(
  c: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  dark: Colour,
  light: Colour,
): void {
  c.frame(x, y, width, height, dark)
  c.rect(x + 1, y + 1, width - 2, 1, light)
}

function window(c: Canvas, name: string, dark: Colour): void {
  if (/dark_oak|spruce|mangrove|pale_oak/.test(name)) {
    panel(c, 3, 2, 10, 6, dark, dark)
    return
  }
  c.frame(2, 2, 12, 7, dark)
  for (let y = 3; y < 8; y++) for (let x = 3; x < 13; x++) c.clear(x, y)
  c.rect(7, 2, 2, 7, dark)
  if (!isMetal(name)) c.rect(3, 5, 10, 1, dark)
}

const TURNS: Record<string, number> = { north: 0, east: 1, south: 2, west: 3 }

/** A closed door is at the back of its cell, seen from where it faces; an open one is swung around its hinge. */
function door(block: RenderBlock): Part[] {
  const { name, properties } = block
  const sheet = doorTexture(name, properties['half'] === 'upper')
  const rim = plain('grain', shade(colourOf(name), 0.7))
  const right = properties['hinge'] === 'right'
  const flip = (mirrored: boolean) => ({ texture: sheet, area: mirrored ? MIRRORED : WHOLE })
  // the knob is away from the hinge on both faces
  const skin = dressed(rim, { north: flip(!right), south: flip(right) })
  const turn = TURNS[properties['facing'] ?? 'north'] ?? 0
  const swing = is(block, 'open') ? (right ? 3 : 1) : 0
  return facing(SIDES[(turn + swing) % 4], [box([0, 0, 13, 16, 16, 16], skin)])
}

const WHOLE = [0, 0, 16, 16] as const
const MIRRORED = [16, 0, 0, 16] as const

function trapdoor(block: RenderBlock): Part[] {
  const { name, properties } = block
  const colour = colourOf(name)
  const sheet = decorated(`${name} sheet`, { pattern: isMetal(name) ? 'grain' : 'planks', colour }, (c) => {
    const dark = shade(colour, 0.55)
    c.frame(0, 0, 16, 16, dark)
    c.frame(1, 1, 14, 14, shade(colour, 0.85))
    if (!/spruce|birch|dark_oak|pale_oak/.test(name))
      for (const [x, y] of [
        [3, 3],
        [9, 3],
        [3, 9],
        [9, 9],
      ] as const) {
        c.frame(x, y, 4, 4, dark)
        for (let i = 0; i < 4; i++) c.clear(x + 1 + (i & 1), y + 1 + (i >> 1))
      }
    else for (const y of [5, 10]) c.rect(2, y, 12, 1, dark)
    c.rect(7, 0, 2, 2, 0x4a4642)
  })
  const rim = plain('grain', shade(colour, 0.72))
  const whole = { texture: sheet, area: WHOLE }
  if (is(block, 'open'))
    return facing(properties['facing'], [
      box([0, 0, 13, 16, 16, 16], dressed(rim, { north: whole, south: whole })),
    ])
  const skin = dressed(rim, { ends: whole })
  return facing(properties['facing'], [
    box(is(block, 'half', 'top') ? [0, 13, 0, 16, 16, 16] : [0, 0, 0, 16, 3, 16], skin),
  ])
}
