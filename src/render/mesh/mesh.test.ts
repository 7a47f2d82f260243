import { describe, expect, it } from 'vitest'
import { MeshBuilder, meshSection } from '../../view/page/gl/mesher.ts'
import { VERTEX_BYTES } from '../../view/page/gl/vertex.ts'
import type { RenderBlock } from '../cell.ts'
import { climateOf } from '../look/climates.ts'
import { lookOf } from '../look/look.ts'
import { type BlockModel, blockModelOf } from './block-model.ts'
import { figureModelOf } from './figure-model.ts'
import { CLEAR, CORNER, CORNERS, GLOWS, INSIDE, QUAD } from './quad-layout.ts'
import { TextureSet } from './texture-set.ts'

const textures = new TextureSet()
const model = (name: string, properties: Record<string, string> = {}): BlockModel =>
  blockModelOf(lookOf({ name, properties } satisfies RenderBlock), textures)
const quadsIn = ({ quads }: BlockModel): number[][] =>
  Array.from({ length: quads.length / QUAD }, (_, i) => quads.slice(i * QUAD, (i + 1) * QUAD))

/** Number of remaining quads of blocks in a row. */
function quadsOf(...models: BlockModel[]): number {
  const cells = new Uint16Array(4096)
  models.forEach((_, x) => {
    cells[x] = x + 1
  })
  const at = (x: number, y: number, z: number): number => (y === 0 && z === 0 ? (cells[x] ?? 0) : 0)
  return meshSection(new MeshBuilder(), cells, [0, 0, 0], {
    at,
    light: () => 0,
    layerIn: (layer) => layer,
    models: [{ quads: [], full: 0 }, ...models],
  }).quads
}

describe('a look as quads', () => {
  it('has a quad for each side of a cube, and all of them hide what is behind', () => {
    const stone = model('stone')
    expect(quadsIn(stone)).toHaveLength(6)
    expect(stone.full).toBe(0b111111)
    expect(quadsIn(stone).map(([, side]) => side)).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('hides with a slab only what is below it', () => {
    expect(model('stone_slab', { type: 'bottom' }).full).toBe(0b000001)
    expect(model('stone_slab', { type: 'top' }).full).toBe(0b000010)
  })

  it('turns every quad outwards, anticlockwise', () => {
    for (const block of [
      model('stone'),
      model('oak_stairs', { facing: 'east', half: 'top' }),
      model('oak_fence'),
    ])
      for (const quad of quadsIn(block)) {
        const [a, b, c] = [0, 1, 2].map((i) =>
          quad.slice(CORNERS + i * CORNER, CORNERS + i * CORNER + 3),
        ) as [number[], number[], number[]]
        const [u, v] = [b.map((n, i) => n - a[i]!), c.map((n, i) => n - b[i]!)] as [number[], number[]]
        const normal = [
          u[1]! * v[2]! - u[2]! * v[1]!,
          u[2]! * v[0]! - u[0]! * v[2]!,
          u[0]! * v[1]! - u[1]! * v[0]!,
        ]
        const side = quad[1]!
        if (side === INSIDE) continue
        const axis = side < 2 ? 1 : side < 4 ? 2 : 0
        expect(Math.sign(normal[axis]!)).toBe(side % 2 === 0 ? -1 : 1)
      }
  })

  it('marks what shines and what is seen through', () => {
    const flags = (block: BlockModel): number => quadsIn(block).reduce((all, quad) => all | quad[2]!, 0)
    expect(flags(model('glowstone')) & GLOWS).toBe(GLOWS)
    expect(flags(model('stone'))).toBe(0)
    expect(flags(model('red_stained_glass')) & CLEAR).toBe(CLEAR)
    expect(model('water')).toMatchObject({ quads: [], liquid: { kind: 'water', height: 14 } })
  })

  it('paints tints into the pictures, so that grass is green', () => {
    const top = quadsIn(model('grass_block')).find(([, side]) => side === 1)!
    const pixel = textures.layers[top[0]!]![0]!
    expect((pixel >> 8) & 255).toBeGreaterThan(Math.max(pixel & 255, (pixel >> 16) & 255))
  })
})

describe('the pictures of a climate', () => {
  it('are others for grass, once, and the same for stone', () => {
    const own = new TextureSet()
    const [grass] = [blockModelOf(lookOf({ name: 'grass_block', properties: {} }), own)]
    blockModelOf(lookOf({ name: 'stone', properties: {} }), own)
    const pairs = own.paintFor(climateOf('desert'))
    const top = quadsIn(grass).find(([, side]) => side === 1)![0]!
    const other = pairs[pairs.indexOf(top) + 1]!
    expect(own.layers[other]).not.toEqual(own.layers[top])
    // the upper side and the sides with grass over them
    expect(pairs).toHaveLength(4)
    expect(own.paintFor(climateOf('desert'))).toEqual([])
  })

  it('come into a mesh where the climate is, block by block', () => {
    const cells = new Uint16Array(4096)
    cells.fill(1, 0, 2)
    const { bytes } = meshSection(new MeshBuilder(), cells, [16, 0, 0], {
      at: () => 0,
      light: () => 0,
      layerIn: (layer, x) => (x > 16 ? 99 : layer),
      models: [{ quads: [], full: 0 }, model('stone')],
    })
    const view = new DataView(bytes.buffer)
    const layers = Array.from({ length: bytes.length / VERTEX_BYTES }, (_, i) =>
      view.getUint16(VERTEX_BYTES * i + 6, true),
    )
    expect(layers.map((layer) => layer === 99)).toEqual([...Array(24).fill(false), ...Array(24).fill(true)])
  })
})

describe('a section as a mesh', () => {
  it('leaves out the faces between cubes', () => {
    const stone = model('stone')
    expect(quadsOf(stone)).toBe(6)
    expect(quadsOf(stone, stone)).toBe(10)
  })

  it('keeps the faces beside what does not hide them, and leaves out those between panes of one kind', () => {
    const glass = model('glass')
    expect(quadsOf(model('stone'), glass)).toBe(11)
    expect(quadsOf(glass, glass)).toBe(10)
  })

  it('draws water once, not wall by wall', () => {
    const water = model('water')
    expect(quadsOf(water, water, water)).toBe(3 + 3 + 3 * 2 + 2)
  })
})

describe('a figure as quads', () => {
  it('has a head that nods and limbs that swing against each other', () => {
    const { limbs, height } = figureModelOf('player', 'Ann', textures)
    expect(height).toBe(2)
    expect(limbs.filter(({ pitch }) => Math.abs(pitch) > 0.9)).toHaveLength(1)
    const swings = limbs.map(({ stride }) => Math.sign(Math.round(stride))).filter((swing) => swing !== 0)
    expect(swings.reduce((sum, swing) => sum + swing, 0)).toBe(0)
  })
})
