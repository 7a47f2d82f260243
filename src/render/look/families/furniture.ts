import type { RenderBlock } from '../../cell.ts'
import { type Colour, colourOfText, shade } from '../../colour.ts'
import { count, type Draft, type Family, is } from '../family.ts'
import { decorated, glow, plain, surfaceOf } from '../materials.ts'
import { dyeOf, woodOf } from '../palette.ts'
import { box, dressed, facing, type Part, swung } from '../part.ts'
import { headSkin } from '../textures/heads.ts'
import { type Texture, texture } from '../textures/texture.ts'

/** Chests, beds, signs, banners, heads, carpets: furniture. */
export const FURNITURE: readonly Family[] = [
  [/chest$/, chest],
  [/_bed$|^bed$/, bed],
  [/wall_hanging_sign$/, wallHangingSign],
  [/hanging_sign$/, hangingSign],
  [/wall_sign$/, wallSign],
  [/_sign$|^sign$/, sign],
  [/wall_banner$/, wallBanner],
  [/_banner$/, banner],
  [/_wall_(skull|head)$/, wallHead],
  [/_(skull|head)$/, head],
  [/shulker_box$/, shulkerBox],
  [/_carpet$/, ({ name }) => [box([0, 0, 0, 16, 1, 16], surfaceOf(name))]],
  [/^lectern$/, lectern],
  [/^enchanting_table$/, enchantingTable],
  [/^(item_frame|glow_item_frame)$/, itemFrame],
]

const CHESTS: Record<string, Colour> = { ender_chest: 0x2b3d40, trapped_chest: 0xa2732c, chest: 0xa2732c }

/** The front has the latch; the seam of the lid runs around. Double chests meet without a rim. */
function chest(block: RenderBlock): Draft {
  const { name, properties } = block
  const wood = CHESTS[name] ?? 0xa2732c
  const rim = shade(wood, 0.45)
  const side = decorated(`${name} side`, { pattern: 'planks', colour: wood }, (c) => {
    c.frame(1, 2, 14, 14, rim)
    c.rect(1, 6, 14, 1, rim)
    if (name === 'ender_chest')
      for (const [x, y] of [
        [4, 10],
        [10, 12],
      ] as const)
        c.rect(x, y, 2, 1, 0x1f8a78)
  })
  const top = decorated(`${name} top`, { pattern: 'planks', colour: wood }, (c) => c.frame(1, 1, 14, 14, rim))
  const skin = dressed(side, { ends: top })
  const latchColour = name === 'ender_chest' ? 0x4ff0b8 : name === 'trapped_chest' ? 0xc8503c : 0xd0d0cc
  const latch = plain('bevelled', latchColour)
  const type = properties['type'] ?? 'single'
  // seen from its front, a left half continues to the viewer's left, which is east for one that faces north
  const [west, east] = [type === 'right' ? 0 : 1, type === 'left' ? 16 : 15]
  const latchAt = type === 'left' ? [15, 16] : type === 'right' ? [0, 1] : [7, 9]
  const parts = [box([west, 0, 1, east, 14, 15], skin), box([latchAt[0]!, 7, 0, latchAt[1]!, 11, 1], latch)]
  return { parts: facing(properties['facing'], parts), light: name === 'ender_chest' ? 7 : 0 }
}

/** Legs, a mattress, and a pillow at the head. A bed faces from its foot to its head. */
function bed(block: RenderBlock): Part[] {
  const dye = dyeOf(block.name) ?? 0xa42a26
  const isHead = is(block, 'part', 'head')
  const top = decorated(`bed ${dye.toString(16)} ${isHead}`, { pattern: 'weave', colour: dye }, (c) => {
    if (!isHead) return
    c.rect(0, 0, 16, 7, 0xe9ecec)
    c.frame(2, 1, 12, 6, 0xc9cfd0)
    c.rect(0, 7, 16, 2, 0xd8dcdc)
  })
  const side = decorated(
    `bed side ${dye.toString(16)} ${isHead}`,
    { pattern: 'weave', colour: shade(dye, 0.85) },
    (c) => {
      c.rect(0, 11, 16, 2, 0x9a723f)
      if (isHead) c.rect(0, 7, 7, 4, 0xdfe3e3)
    },
  )
  const mirrored = { texture: side, area: [16, 7, 0, 13] as const }
  const end = plain('weave', isHead ? 0xdfe3e3 : shade(dye, 0.8))
  const wood = plain('planks', 0x9a723f)
  const skin = dressed(side, { up: top, down: wood, north: end, south: end, east: mirrored })
  const z = isHead ? 0 : 13
  return facing(block.properties['facing'], [
    box([0, 3, 0, 16, 9, 16], skin),
    box([0, 0, z, 3, 3, z + 3], wood),
    box([13, 0, z, 16, 3, z + 3], wood),
  ])
}

const woodColour = (name: string): Colour => woodOf(name)?.planks ?? 0xb3915a

/** A board with lines of writing; the text is unknown. */
function board(name: string): Texture {
  const colour = woodColour(name)
  return decorated(`${name.replace('_wall', '')} board`, { pattern: 'planks', colour }, (c) => {
    c.frame(0, 0, 16, 16, shade(colour, 0.75))
    const ink = shade(colour, 0.4)
    for (const [y, from, length] of [
      [3, 4, 8],
      [6, 3, 10],
      [9, 5, 6],
      [12, 4, 7],
    ] as const)
      for (let x = from; x < from + length; x++) if (c.random(x, y, 3) > 0.25) c.set(x, y, ink)
  })
}

const whole = (sheet: Texture) => ({ texture: sheet, area: [0, 0, 16, 16] as const })

/** Rotation 0 faces south, and each step is a sixteenth of a turn clockwise. */
const rotated = (block: RenderBlock, facingNorth: readonly Part[]): Part[] =>
  swung(180 - count(block, 'rotation', 8) * 22.5, facingNorth)

function sign(block: RenderBlock): Part[] {
  const wood = plain('planks', shade(woodColour(block.name), 0.85))
  const face = whole(board(block.name))
  return rotated(block, [
    box([0, 8, 7.3, 16, 16, 8.7], dressed(wood, { north: face, south: face })),
    box([7.3, 0, 7.3, 8.7, 8, 8.7], wood),
  ])
}

function wallSign(block: RenderBlock): Part[] {
  const wood = plain('planks', shade(woodColour(block.name), 0.85))
  return facing(block.properties['facing'], [
    box([0, 4.5, 14.4, 16, 12.5, 16], dressed(wood, { north: whole(board(block.name)) })),
  ])
}

function hanging(name: string): Part[] {
  const wood = plain('planks', shade(woodColour(name), 0.85))
  const face = whole(board(name))
  const chain = plain('grain', 0x55585e)
  return [
    box([1, 0, 7, 15, 10, 9], dressed(wood, { north: face, south: face })),
    box([3, 10, 7.5, 4, 16, 8.5], chain),
    box([12, 10, 7.5, 13, 16, 8.5], chain),
  ]
}

function hangingSign(block: RenderBlock): Part[] {
  return rotated(block, hanging(block.name))
}

function wallHangingSign(block: RenderBlock): Part[] {
  const beam = box([0, 14, 6, 16, 16, 10], plain('planks', shade(woodColour(block.name), 0.7)))
  return facing(block.properties['facing'], [...hanging(block.name), beam])
}

const cloth = (name: string): Texture => plain('weave', dyeOf(name) ?? 0xecefef)

/** A banner is as high as two blocks: its cloth rises above its cell. */
function banner(block: RenderBlock): Part[] {
  const wood = plain('planks', 0x7d5a33)
  return rotated(block, [
    box([7.3, 0, 8, 8.7, 28, 9.4], wood),
    box([1.3, 28, 7.4, 14.7, 29.4, 9], wood),
    box([1.3, 2, 6.8, 14.7, 28.7, 7.4], cloth(block.name)),
  ])
}

/** A banner on a wall hangs below its cell. */
function wallBanner(block: RenderBlock): Part[] {
  return facing(block.properties['facing'], [
    box([1.3, 13, 14.6, 14.7, 14.4, 16], plain('planks', 0x7d5a33)),
    box([1.3, -12, 14, 14.7, 13.8, 14.6], cloth(block.name)),
  ])
}

function head(block: RenderBlock): Part[] {
  return rotated(block, [box([4, 0, 4, 12, 8, 12], headSkin(block.name))])
}

function wallHead(block: RenderBlock): Part[] {
  return facing(block.properties['facing'], [
    box([4, 4, 8, 12, 12, 16], headSkin(block.name.replace('_wall', ''))),
  ])
}

function shulkerBox(block: RenderBlock): Part[] {
  const colour = dyeOf(block.name) ?? 0x976997
  const side = decorated(`shulker ${colour.toString(16)}`, { pattern: 'bevelled', colour }, (c) => {
    c.rect(0, 8, 16, 1, shade(colour, 0.5))
    c.rect(0, 9, 16, 7, shade(colour, 0.82))
    c.frame(0, 9, 16, 7, shade(colour, 0.66))
  })
  const lid = plain('chiselled', colour)
  // defined with its lid to the north
  const parts = [box([0, 0, 0, 16, 16, 16], dressed(side, { ends: lid }))]
  const direction = block.properties['facing'] ?? 'up'
  return direction === 'up' ? parts : facing(direction, facing('down', parts))
}

function lectern(block: RenderBlock): Part[] {
  const wood = plain('planks', 0xa3804c)
  const page = texture('book', (c) => {
    c.rect(0, 0, 16, 16, 0x6a3420)
    c.rect(1, 1, 14, 14, 0xf0ead6)
    c.rect(7, 0, 2, 16, 0xb8a98a)
    for (let y = 3; y < 14; y += 2) for (const x of [2, 10]) c.rect(x, y, 4, 1, 0x8a8272)
  })
  const tilt = { axis: 'x', degrees: -22.5, origin: [8, 14, 8] } as const
  const book = is(block, 'has_book')
    ? [box([2, 15, 3, 14, 16.5, 13], dressed(plain('grain', 0xf0ead6), { up: whole(page) }), tilt)]
    : []
  return facing(block.properties['facing'], [
    box([0, 0, 0, 16, 2, 16], wood),
    box([4, 2, 4, 12, 13, 12], dressed(plain('planks', 0x8a6a3c), { north: surfaceOf('bookshelf') })),
    box([0, 12, 1, 16, 15, 15], wood, tilt),
    ...book,
  ])
}

function enchantingTable(): Draft {
  const side = decorated(
    'enchanting side',
    { pattern: 'speckled', colour: 0x14101f, second: 0x342a52 },
    (c) => {
      c.rect(0, 4, 16, 2, 0xb5282a)
      for (const x of [3, 11]) c.rect(x, 7, 2, 2, 0x6ddad5)
    },
  )
  const top = decorated('enchanting top', { pattern: 'weave', colour: 0xb5282a }, (c) => {
    c.frame(0, 0, 16, 16, 0x1c1430)
    for (const x of [0, 14]) for (const y of [0, 14]) c.rect(x, y, 2, 2, 0x6ddad5)
  })
  const book = box(
    [5, 13, 4, 11, 14.5, 12],
    dressed(plain('grain', 0xf0ead6), { down: plain('grain', 0x6a3420) }),
  )
  return { parts: [box([0, 0, 0, 16, 12, 16], dressed(side, { up: top })), book], light: 7 }
}

function itemFrame(block: RenderBlock): Part[] {
  const glowing = block.name.startsWith('glow')
  const face = texture(`frame ${glowing}`, (c) => {
    c.rect(2, 2, 12, 12, 0x9a723f)
    c.rect(3, 3, 10, 10, glowing ? 0xd8c88a : 0xb88a56)
  })
  const back = glowing ? glow(0xd8c88a) : plain('planks', colourOfText('frame'))
  return facing(block.properties['facing'], [box([2, 2, 15, 14, 14, 16], dressed(back, { north: face }))])
}
