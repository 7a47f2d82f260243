import { describe, expect, it } from 'vitest'
import { forest, pavilion, type Scene } from '../../../benchmarks/render/scenes.ts'
import type { RenderBlock } from '../cell.ts'
import { lookOf } from '../look/look.ts'
import type { Part } from '../look/part.ts'
import { turned } from '../look/part.ts'
import { BlockTable } from './block-table.ts'
import { axesOf, type Camera, lookingAt } from './camera.ts'
import { Tracer } from './tracer.ts'
import { VoxelWindow } from './voxel-window.ts'

/*
 * A second renderer, which shares nothing with the ray-caster but the looks: it projects the faces of all blocks and fills their
 * polygons. Without depth and textures, it can only tell where something stands in front of the sky.
 */

const [WIDTH, HEIGHT] = [160, 90]
const SKY = 0xff00ff
const NEAR = 0.05
type Vertex = readonly [x: number, y: number, z: number]

/** The corners of each face of a box, in order around it. */
const QUADS = [
  [0, 1, 3, 2],
  [4, 5, 7, 6],
  [0, 1, 5, 4],
  [2, 3, 7, 6],
  [0, 2, 6, 4],
  [1, 3, 7, 5],
] as const

function covered(cells: Iterable<{ at: Vertex; block: RenderBlock }>, camera: Camera): Uint8Array {
  const mask = new Uint8Array(WIDTH * HEIGHT)
  const { forward, right, up } = axesOf(camera)
  const tall = Math.tan(camera.fov / 2)
  const wide = (tall * WIDTH) / HEIGHT
  const toView = ([x, y, z]: Vertex): Vertex => {
    const [dx, dy, dz] = [x - camera.x, y - camera.y, z - camera.z]
    const along = (axis: { x: number; y: number; z: number }) => dx * axis.x + dy * axis.y + dz * axis.z
    return [along(right), along(up), along(forward)]
  }
  const toPixel = ([x, y, depth]: Vertex): [number, number] => [
    ((x / (depth * wide) + 1) * WIDTH) / 2,
    ((1 - y / (depth * tall)) * HEIGHT) / 2,
  ]
  const parts = new Map<RenderBlock, readonly Part[]>()
  for (const { at, block } of cells) {
    const own = parts.get(block) ?? lookOf(block).parts
    parts.set(block, own)
    for (const { from, to, turn } of own) {
      const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((i): Vertex => {
        const inCell = turned(
          [(i & 1 ? to : from)[0], (i & 4 ? to : from)[1], (i & 2 ? to : from)[2]],
          turn,
          'place',
        )
        return toView([at[0] + inCell[0] / 16, at[1] + inCell[1] / 16, at[2] + inCell[2] / 16])
      })
      for (const quad of QUADS)
        fillPolygon(mask, beforeCamera(quad.map((i) => corners[i] as Vertex)).map(toPixel))
    }
  }
  return mask
}

/** The part of a polygon that is in front of the camera (Sutherland and Hodgman). */
function beforeCamera(polygon: readonly Vertex[]): Vertex[] {
  return polygon.flatMap((a, i) => {
    const b = polygon[(i + 1) % polygon.length] as Vertex
    const kept: Vertex[] = a[2] >= NEAR ? [a] : []
    if (a[2] >= NEAR !== b[2] >= NEAR) {
      const share = (NEAR - a[2]) / (b[2] - a[2])
      kept.push([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, NEAR])
    }
    return kept
  })
}

/** Fills a convex polygon, row by row. */
function fillPolygon(mask: Uint8Array, points: readonly (readonly [number, number])[]): void {
  if (points.length < 3) return
  const ys = points.map(([, y]) => y)
  const first = Math.max(0, Math.ceil(Math.min(...ys) - 0.5))
  const last = Math.min(HEIGHT - 1, Math.floor(Math.max(...ys) - 0.5))
  for (let row = first; row <= last; row++) {
    const y = row + 0.5
    const xs = points.flatMap(([ax, ay], i) => {
      const [bx, by] = points[(i + 1) % points.length] as readonly [number, number]
      return ay <= y !== by <= y ? [ax + ((bx - ax) * (y - ay)) / (by - ay)] : []
    })
    if (xs.length < 2) continue
    const left = Math.max(0, Math.ceil(Math.min(...xs) - 0.5))
    const right = Math.min(WIDTH - 1, Math.floor(Math.max(...xs) - 0.5))
    for (let column = left; column <= right; column++) mask[row * WIDTH + column] = 1
  }
}

/** Pixels in which the ray-caster sees anything. */
function traced(tracer: Tracer, camera: Camera): Uint8Array {
  const pixels = tracer.render(camera, { width: WIDTH, height: HEIGHT, background: SKY, distance: 500 })
  return Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
    pixels[4 * i] === 0xff && pixels[4 * i + 1] === 0 && pixels[4 * i + 2] === 0xff ? 0 : 1,
  )
}

/** How far two masks agree about the sky and about what stands in front of it: the smaller intersection over union. */
function agreement(a: Uint8Array, b: Uint8Array): number {
  const share = (value: number): number => {
    let [both, either] = [0, 0]
    a.forEach((own, i) => {
      both += Number(own === value && b[i] === value)
      either += Number(own === value || b[i] === value)
    })
    return either === 0 ? 1 : both / either
  }
  return Math.min(share(0), share(1))
}

/** A shelf of blocks that are not cubes. */
function shelf(): { scene: Pick<Scene, 'tracer' | 'window' | 'blockOf'>; camera: Camera } {
  const table = new BlockTable()
  const window = new VoxelWindow({ x: 0, y: 0, z: 0 }, { x: 32, y: 16, z: 16 })
  const blocks: RenderBlock[] = [
    { name: 'oak_stairs', properties: { facing: 'east', half: 'bottom', shape: 'straight' } },
    { name: 'stone_slab', properties: { type: 'top' } },
    { name: 'oak_fence', properties: { east: 'true', west: 'true' } },
    { name: 'chest', properties: { facing: 'south' } },
    { name: 'anvil', properties: { facing: 'east' } },
    { name: 'cobblestone_wall', properties: { up: 'true', east: 'low' } },
    { name: 'oak_trapdoor', properties: { half: 'bottom', open: 'true', facing: 'north' } },
    { name: 'lectern', properties: { facing: 'south' } },
  ]
  blocks.forEach((block, i) => {
    window.set(4 + 2 * (i % 4), 4 + 2 * (i >> 2), 8, table.idOf(block))
  })
  const { blockOf } = table
  return {
    scene: { tracer: new Tracer(window, blockOf), window, blockOf },
    camera: lookingAt({ x: 5, y: 8, z: 14 }, { x: 7.5, y: 5.5, z: 8 }),
  }
}

function* cellsOf({ window, blockOf }: Pick<Scene, 'window' | 'blockOf'>) {
  const { min, size, cells } = window
  const blocks = new Map<number, RenderBlock>()
  for (let i = 0; i < cells.length; i++) {
    const id = cells[i] as number
    if (id === 0) continue
    const [x, rest] = [i % size.x, Math.floor(i / size.x)]
    const [z, y] = [rest % size.z, Math.floor(rest / size.z)]
    // a block hidden on all sides covers nothing that its neighbours do not cover
    if (x > 0 && z > 0 && y > 0 && x < size.x - 1 && z < size.z - 1 && y < size.y - 1) {
      const steps = [1, -1, size.x, -size.x, size.x * size.z, -size.x * size.z]
      if (steps.every((step) => cells[i + step] === id)) continue
    }
    const block = blocks.get(id) ?? blockOf(id)
    blocks.set(id, block)
    yield { at: [x + min.x, y + min.y, z + min.z] as const, block }
  }
}

describe('the ray-caster agrees with a renderer of another kind about what stands before the sky', () => {
  it('in the pavilion of the demo', () => {
    const scene = pavilion()
    const camera = scene.camera(1)
    expect(agreement(traced(scene.tracer, camera), covered(cellsOf(scene), camera))).toBeGreaterThan(0.97)
  })

  it('before a shelf of blocks that are no cubes', () => {
    const { scene, camera } = shelf()
    expect(agreement(traced(scene.tracer, camera), covered(cellsOf(scene), camera))).toBeGreaterThan(0.97)
  })

  it('in the hills of a wood, without translucent blocks', () => {
    const scene = forest(48)
    const { cells } = scene.window
    for (let i = 0; i < cells.length; i++)
      if (cells[i] !== 0 && !scene.tracer.solid(cells[i] as number).opaque) cells[i] = 0
    for (const step of [2, 9]) {
      const camera = { ...scene.camera(step), pitch: 0.25 }
      const own = traced(scene.tracer, camera)
      expect(own.some((there) => there === 0) && own.some((there) => there === 1)).toBe(true)
      expect(agreement(own, covered(cellsOf(scene), camera))).toBeGreaterThan(0.97)
    }
  })

  it('and would not if one block stood elsewhere', () => {
    const { scene, camera } = shelf()
    const before = covered(cellsOf(scene), camera)
    scene.window.set(4, 4, 8, 0)
    expect(agreement(traced(scene.tracer, camera), before)).toBeLessThan(0.97)
  })
})
