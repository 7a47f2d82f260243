import { type Colour, colourOfText, shade } from '../colour.ts'
import { mineralOf, type Pattern, type Stuff, stuffOf, type Wood } from './palette.ts'
import { dressed, everywhere, type Skin, type Surface } from './part.ts'
import type { Canvas } from './textures/canvas.ts'
import {
  bevelled,
  bricks,
  chiselled,
  cobbles,
  cracks,
  grain,
  layered,
  lumps,
  molten,
  moss,
  pillar,
  rough,
  speckled,
  tiles,
} from './textures/stone.ts'
import { type Texture, texture } from './textures/texture.ts'
import { bark, birchBark, pane, planks, rings, stripped, weave } from './textures/wood.ts'

const PATTERNS: Record<Pattern, (canvas: Canvas, stuff: Stuff) => void> = {
  grain: (c, { colour }) => grain(c, colour, 0.05),
  rough: (c, { colour }) => rough(c, colour),
  speckled: (c, { colour, second }) => speckled(c, colour, second ?? shade(colour, 0.8)),
  cobbles: (c, { colour }) => cobbles(c, colour),
  pebbles: (c, { colour }) => cobbles(c, colour, 8),
  bricks: (c, { colour, second }) => bricks(c, colour, second ?? shade(colour, 0.65)),
  blocks: (c, { colour, second }) => bricks(c, colour, second ?? shade(colour, 0.66), 8, 16),
  tiles: (c, { colour }) => tiles(c, colour),
  bevelled: (c, { colour }) => bevelled(c, colour),
  chiselled: (c, { colour }) => chiselled(c, colour),
  layered: (c, { colour }) => layered(c, colour),
  pillar: (c, { colour }) => pillar(c, colour),
  planks: (c, { colour }) => planks(c, colour),
  weave: (c, { colour }) => weave(c, colour),
  molten: (c, { colour, second }) => molten(c, colour, second ?? shade(colour, 1.5)),
  pane: (c, { colour }) => pane(c, colour),
}

/** The material that a name stands for; a name without a rule always gets the same colour of its own. */
const knownOrOwn = (name: string): Stuff =>
  stuffOf(name) ?? { pattern: 'bevelled', colour: colourOfText(name), own: true }

/** The texture of a material. Names add details such as cracks and moss. */
function textureOf(stuff: Stuff, name = ''): Texture {
  const worn = /cracked/.test(name) ? 'cracked' : /^(infested_)?mossy/.test(name) ? 'mossy' : ''
  const key = `${stuff.own ? 'own ' : ''}${stuff.pattern} ${stuff.colour.toString(16)} ${stuff.second?.toString(16) ?? ''} ${worn}`
  return texture(key, (c) => {
    PATTERNS[stuff.pattern](c, stuff)
    if (worn === 'cracked') cracks(c)
    if (worn === 'mossy') moss(c, 0x5b7a33)
  })
}

/** The surface of a block's stuff, by its name. */
export function surfaceOf(name: string): Surface {
  const stuff = knownOrOwn(name)
  return { texture: textureOf(stuff, name), ...(stuff.glows ? { glows: true } : {}) }
}

/** A pattern in a colour. */
export const plain = (pattern: Pattern, colour: number, second?: number): Texture =>
  textureOf({ pattern, colour, ...(second === undefined ? {} : { second }) })

/** A pattern with more painted over it. Its name must be unique. */
export function decorated(name: string, base: Stuff, paint: (canvas: Canvas) => void): Texture {
  return texture(`${name} on ${base.pattern} ${base.colour.toString(16)}`, (c) => {
    PATTERNS[base.pattern](c, base)
    paint(c)
  })
}

export const boards = ({ planks: colour }: Wood): Texture => plain('planks', colour)

export const barkOf = (wood: Wood, name: string): Texture =>
  texture(`bark ${name} ${wood.bark.toString(16)}`, (c) =>
    (name === 'birch' ? birchBark : bark)(c, wood.bark),
  )

export const strippedOf = (wood: Wood): Texture =>
  texture(`stripped ${wood.planks.toString(16)}`, (c) => stripped(c, wood.planks))

export const ringsOf = (rim: number, wood: number): Texture =>
  texture(`rings ${rim.toString(16)} ${wood.toString(16)}`, (c) => rings(c, rim, shade(wood, 1.03)))

/** Ore in its stone. */
export function oreOf(name: string): Texture {
  const stone = name.startsWith('deepslate')
    ? stuffOf('deepslate')
    : stuffOf(/^nether_|quartz/.test(name) ? 'netherrack' : 'stone')
  return decorated(name, stone!, (c) => lumps(c, mineralOf(name) ?? colourOfText(name), 7))
}

/** Sandstone and the like show layers at the sides only. */
export function cubeSkin(name: string): Skin {
  const surface = surfaceOf(name)
  const stuff = knownOrOwn(name)
  if (stuff.pattern === 'layered')
    return dressed(surface, { ends: plain('grain', shade(stuff.colour, 1.03)) })
  if (stuff.pattern === 'pillar') return dressed(surface, { ends: plain('chiselled', stuff.colour) })
  return everywhere(surface)
}

/** A colour that shines. */
export const glow = (colour: Colour): Surface => ({
  texture: texture(`glow ${colour.toString(16)}`, (c) =>
    c.each((x, y) => shade(colour, 0.92 + 0.16 * c.random(x, y))),
  ),
  glows: true,
})
