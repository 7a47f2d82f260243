import type { RenderBlock } from '../../cell.ts'
import { mix, shade } from '../../colour.ts'
import { type Draft, type Family, is, SIDES } from '../family.ts'
import { cubeSkin, surfaceOf } from '../materials.ts'
import { dyeOf } from '../palette.ts'
import { box, dressed, facing, type Numbers, type Part, type Skin } from '../part.ts'
import { texture } from '../textures/texture.ts'
import { pane as paintPane } from '../textures/wood.ts'

/** Stairs, slabs, walls, fences, gates, panes: blocks that are cut from the stuff of another. */
export const BUILDING: readonly Family[] = [
  [/_stairs$/, stairs],
  [/_slab$/, slab],
  [/_fence$/, fence],
  [/_fence_gate$/, gate],
  [/_wall$/, wall],
  [/^iron_bars$/, bars],
  [/glass_pane$/, pane],
  [/glass$/, glass],
]

const upsideDown = ([x1, y1, z1, x2, y2, z2]: Numbers): Numbers => [x1, 16 - y2, z1, x2, 16 - y1, z2]

/** The raised parts of stairs that face north: the tall half is at the north. */
const STEPS: Record<string, readonly Numbers[]> = {
  straight: [[0, 8, 0, 16, 16, 8]],
  outer_left: [[0, 8, 0, 8, 16, 8]],
  outer_right: [[8, 8, 0, 16, 16, 8]],
  inner_left: [
    [0, 8, 0, 16, 16, 8],
    [0, 8, 8, 8, 16, 16],
  ],
  inner_right: [
    [0, 8, 0, 16, 16, 8],
    [8, 8, 8, 16, 16, 16],
  ],
}

function stairs(block: RenderBlock): Part[] {
  const skin = cubeSkin(block.name)
  const boxes: Numbers[] = [[0, 0, 0, 16, 8, 16], ...(STEPS[block.properties['shape'] ?? 'straight'] ?? [])]
  const placed = is(block, 'half', 'top') ? boxes.map(upsideDown) : boxes
  return plainly(
    facing(
      block.properties['facing'],
      placed.map((numbers) => box(numbers, skin)),
    ),
  )
}

/** Quarter turns leave the grain of cut blocks unchanged. */
const plainly = (parts: readonly Part[]): Part[] =>
  parts.map((part) => ({ ...part, skin: part.skin.map((surface) => surface && { ...surface, turn: 0 }) }))

function slab(block: RenderBlock): Part[] {
  const skin = cubeSkin(block.name)
  const type = block.properties['type'] ?? 'bottom'
  if (type === 'double') return [box([0, 0, 0, 16, 16, 16], skin)]
  return [box(type === 'top' ? [0, 8, 0, 16, 16, 16] : [0, 0, 0, 16, 8, 16], skin)]
}

/** The sides on which a fence, wall or pane connects. */
const arms = (block: RenderBlock): (typeof SIDES)[number][] =>
  SIDES.filter((side) => !['false', 'none'].includes(block.properties[side] ?? 'false'))

const joined = (block: RenderBlock, skin: Skin, arm: (side: string) => readonly Numbers[]): Part[] =>
  arms(block).flatMap((side) =>
    plainly(
      facing(
        side,
        arm(side).map((numbers) => box(numbers, skin)),
      ),
    ),
  )

function fence(block: RenderBlock): Part[] {
  const skin = cubeSkin(block.name)
  const rails = (): Numbers[] => [
    [7, 6, 0, 9, 9, 6],
    [7, 12, 0, 9, 15, 6],
  ]
  return [box([6, 0, 6, 10, 16, 10], skin), ...joined(block, skin, rails)]
}

/**
 * A wall whose neighbours lie in one line has no post, as its state says. One without post and neighbours is
 * drawn with a post.
 */
function wall(block: RenderBlock): Part[] {
  const skin = cubeSkin(block.name)
  const post = is(block, 'up', 'false') && arms(block).length > 0 ? [] : [box([4, 0, 4, 12, 16, 12], skin)]
  const reach = post.length === 0 ? 8 : 4
  const high = (side: string): number => (is(block, side, 'tall') ? 16 : 14)
  return [...post, ...joined(block, skin, (side) => [[5, 0, 0, 11, high(side), reach]])]
}

function gate(block: RenderBlock): Part[] {
  const skin = cubeSkin(block.name)
  const posts: Numbers[] = [
    [0, 5, 7, 2, 16, 9],
    [14, 5, 7, 16, 16, 9],
  ]
  const wings: Numbers[] = is(block, 'open')
    ? [0, 14].flatMap((x): Numbers[] => [
        [x, 6, 1, x + 2, 9, 7],
        [x, 12, 1, x + 2, 15, 7],
        [x, 9, 1, x + 2, 12, 3],
      ])
    : [
        [2, 6, 7, 14, 9, 9],
        [2, 12, 7, 14, 15, 9],
        [6, 9, 7, 10, 12, 9],
      ]
  const parts = facing(
    block.properties['facing'],
    [...posts, ...wings].map((numbers) => box(numbers, skin)),
  )
  if (!is(block, 'in_wall')) return plainly(parts)
  return plainly(parts).map(({ from, to, skin: own }) => ({
    from: [from[0], from[1] - 3, from[2]],
    to: [to[0], to[1] - 3, to[2]],
    skin: own,
  }))
}

function bars(block: RenderBlock): Part[] {
  const grid = texture('iron_bars', (c) => {
    for (const x of [1, 5, 9, 13]) {
      c.rect(x, 0, 2, 16, 0x8d8f92)
      c.rect(x, 0, 1, 16, 0xb9bbbe)
    }
    for (const y of [1, 13]) c.rect(0, y, 16, 2, 0x7b7d80)
  })
  const sides = arms(block)
  if (sides.length === 0) return [box([7, 0, 7, 9, 16, 9], surfaceOf('iron_bars'))]
  return sides.flatMap((side) => facing(side, [box([8, 0, 0, 8, 16, 8], grid)]))
}

/** The rim of a pane, and its filling. Only the rim of clear glass is visible. */
function glassOf(name: string): { key: string; rim: number; fill?: number } {
  if (name.startsWith('tinted')) return { key: 'tinted', rim: 0x2c2633, fill: 0x2f2a38 }
  const dye = dyeOf(name)
  if (dye === undefined) return { key: 'clear', rim: 0xcfe6ea }
  return { key: `stained ${dye.toString(16)}`, rim: mix(dye, 0xffffff, 0.12), fill: dye }
}

function glassTexture(name: string) {
  const { key, rim, fill } = glassOf(name)
  return texture(`glass ${key}`, (c) => paintPane(c, rim, fill))
}

function glass({ name }: RenderBlock): Draft {
  return {
    parts: [box([0, 0, 0, 16, 16, 16], glassTexture(name))],
    group: name,
  }
}

/** Flat panes of glass with a frame at the outer edges. */
function pane(block: RenderBlock): Draft {
  const sheet = glassTexture(block.name)
  const { rim } = glassOf(block.name)
  const edge = texture(`glass edge ${rim.toString(16)}`, (c) => c.rect(0, 0, 16, 16, shade(rim, 0.9)))
  const skin = dressed(sheet, { ends: edge, north: edge, south: undefined })
  const post = box([7, 0, 7, 9, 16, 9], dressed(edge, {}))
  const sides = arms(block)
  return {
    parts: [
      ...(sides.length === 0 ? [post] : []),
      ...sides.flatMap((side) => facing(side, [box([7, 0, 0, 9, 16, 8], skin)])),
    ],
    group: block.name,
  }
}
