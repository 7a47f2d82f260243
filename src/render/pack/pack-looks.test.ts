import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import type { RenderBlock } from '../cell.ts'
import { renderIsometric } from '../isometric.ts'
import { itemParts, spriteOf } from '../look/items.ts'
import { lookOf } from '../look/look.ts'
import { packLooks } from './pack-looks.ts'

/** A picture of one colour (0xrrggbb). */
function png(colour: number, edge = 16, alpha = 255): Uint8Array {
  const picture = new PNG({ width: edge, height: edge })
  for (let at = 0; at < picture.data.length; at += 4)
    picture.data.set([colour >> 16, (colour >> 8) & 255, colour & 255, alpha], at)
  return PNG.sync.write(picture)
}

const json = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value))
const pack = (files: Record<string, Uint8Array>) => packLooks({ read: (path) => files[`${path}`] })
const block = (name: string, properties: Record<string, string> = {}): RenderBlock => ({ name, properties })
/** The first pixel of each face (0xaabbggrr), below first. */
const firstPixels = (look: ReturnType<typeof lookOf>): (number | undefined)[] =>
  look.parts[0]!.skin.map((surface) => surface?.texture.pixels[0])

const CUBE = {
  elements: [
    {
      from: [0, 0, 0],
      to: [16, 16, 16],
      faces: {
        down: { texture: '#end' },
        up: { texture: '#end' },
        north: { texture: '#front' },
        south: { texture: '#side' },
        west: { texture: '#side' },
        east: { texture: '#side' },
      },
    },
  ],
}

const OVEN = {
  'minecraft/blockstates/furnace.json': json({
    variants: {
      'facing=north': { model: 'minecraft:block/oven' },
      'facing=east': { model: 'minecraft:block/oven', y: 90 },
    },
  }),
  'minecraft/models/block/oven.json': json({
    parent: 'block/cube_like',
    textures: { end: 'block/end', front: 'minecraft:block/front', side: '#end' },
  }),
  'minecraft/models/block/cube_like.json': json(CUBE),
  'minecraft/textures/block/end.png': png(0x102030),
  'minecraft/textures/block/front.png': png(0xff0000, 64),
}

describe('the look of blocks in the textures of a pack', () => {
  it('is drawn in reports, too', () => {
    const looks = pack({ 'minecraft/textures/block/stone.png': png(0x00ff00) })
    const drawing = renderIsometric([{ position: { x: 0, y: 0, z: 0 }, block: block('stone') }], { looks })
    expect(drawing).toContain('#00ff00')
  })

  it('has its pictures of items, on the ground and in the strip, and our own for missing ones', () => {
    const looks = pack({ 'minecraft/textures/item/stick.png': png(0x00ff00) })
    const first = (name: string) => itemParts(name, looks)[0]?.skin[2]?.texture.pixels[0]
    expect(first('stick')).toBe(0xff00ff00)
    expect(spriteOf('apple', looks)).toBe(spriteOf('apple'))
    expect(itemParts('stone', looks)).toEqual(itemParts('stone'))
  })

  it('has the shapes and pictures of its models, turned as the state says', () => {
    const [end, front] = [0xff302010, 0xff0000ff]
    const looks = pack(OVEN)
    expect(firstPixels(looks(block('furnace', { facing: 'north' })))).toEqual([
      end,
      end,
      front,
      end,
      end,
      end,
    ])
    expect(firstPixels(looks(block('furnace', { facing: 'east' })))).toEqual([end, end, end, end, end, front])
  })

  it('joins parts of blocks by their sides', () => {
    const looks = pack({
      'minecraft/blockstates/oak_fence.json': json({
        multipart: [
          { apply: { model: 'block/post' } },
          { when: { east: 'true' }, apply: { model: 'block/post', y: 90 } },
        ],
      }),
      'minecraft/models/block/post.json': json({
        textures: { all: 'block/oak' },
        elements: [{ from: [6, 0, 0], to: [10, 16, 8], faces: { up: { texture: '#all' } } }],
      }),
      'minecraft/textures/block/oak.png': png(0xb08040),
    })
    expect(looks(block('oak_fence')).parts).toHaveLength(1)
    expect(looks(block('oak_fence', { east: 'true' })).parts.map(({ from }) => from)).toEqual([
      [6, 0, 0],
      [8, 0, 6],
    ])
  })

  it('tints what the game tints, by climate or for good', () => {
    const leaves = {
      'minecraft/models/block/leaves.json': json({
        textures: { all: 'block/leaves' },
        elements: [{ from: [0, 0, 0], to: [16, 16, 16], faces: { up: { texture: '#all', tintindex: 0 } } }],
      }),
      'minecraft/textures/block/leaves.png': png(0xffffff),
    }
    const state = json({ variants: { '': { model: 'block/leaves' } } })
    const looks = pack({
      ...leaves,
      'minecraft/blockstates/oak_leaves.json': state,
      'minecraft/blockstates/birch_leaves.json': state,
    })
    expect(looks(block('oak_leaves')).parts[0]!.skin[1]!.tint).toBe('foliage')
    expect(looks(block('birch_leaves')).parts[0]!.skin[1]!.texture.pixels[0]).toBe(0xff55a780)
  })

  it('has our own shapes with its pictures where it has no models', () => {
    const looks = pack({
      'minecraft/textures/block/oak_planks.png': png(0x00ff00),
      'minecraft/textures/block/oak_log.png': png(0x0000ff),
      'minecraft/textures/block/oak_log_top.png': png(0x00ff00),
    })
    const stairs = block('oak_stairs', { facing: 'east', half: 'bottom', shape: 'straight' })
    expect(looks(stairs).parts.map(({ from, to }) => [from, to])).toEqual(
      lookOf(stairs).parts.map(({ from, to }) => [from, to]),
    )
    expect(firstPixels(looks(stairs))).toContain(0xff00ff00)
    expect(firstPixels(looks(block('oak_log', { axis: 'y' })))).toEqual([
      0xff00ff00, 0xff00ff00, 0xffff0000, 0xffff0000, 0xffff0000, 0xffff0000,
    ])
  })

  it('has our own look for what the pack lacks, and for what in it is broken', () => {
    const looks = pack({
      'minecraft/blockstates/stone.json': Buffer.from('{'),
      'minecraft/blockstates/dirt.json': json({ variants: { '': { model: 'block/dirt' } } }),
      'minecraft/models/block/dirt.json': json({ parent: 'block/dirt' }),
      'minecraft/textures/block/stone.png': Buffer.from('no picture'),
    })
    for (const name of ['stone', 'dirt', 'quux', 'chest'])
      expect(looks(block(name))).toEqual(lookOf(block(name)))
  })
})
