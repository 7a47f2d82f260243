import { describe, expect, it } from 'vitest'
import { climateOf } from '../look/climates.ts'
import { fallingAround } from '../look/falling.ts'
import { lookOf } from '../look/look.ts'
import { BlockTable } from './block-table.ts'
import { type Fall, skyOver } from './falls.ts'
import type { Figure } from './figure.ts'
import { Tracer } from './tracer.ts'
import { VoxelWindow } from './voxel-window.ts'

const SIZE = { width: 96, height: 54 }
const EYE = { x: 0.5, y: 2.6, z: 0.5 }
/** Looks north, a little upwards. */
const CAMERA = { ...EYE, yaw: 0, pitch: 0.1, fov: 1.2 }

/** A stone plain with a block over each of these cells. */
function plain({
  biome = 'plains',
  over = [],
}: {
  biome?: string
  over?: [x: number, y: number, z: number, block: string][]
}) {
  const table = new BlockTable()
  const window = new VoxelWindow({ x: -16, y: 0, z: -16 }, { x: 32, y: 32, z: 32 })
  const stone = table.idOf({ name: 'stone', properties: {} })
  for (let x = -16; x < 16; x++) for (let z = -16; z < 16; z++) window.set(x, 0, z, stone)
  for (const [x, y, z, name] of over) window.set(x, y, z, table.idOf({ name, properties: {} }))
  const climates = [climateOf(biome)]
  const tracer = new Tracer(window, table.blockOf, lookOf, climates)
  const sky = skyOver(window, tracer.solid, climates)
  const fallsAt = (now: number) => {
    const falls: Fall[] = []
    fallingAround(EYE, now, sky, (x, y, z, isSnow) => falls.push({ x, y, z, isSnow }))
    return falls
  }
  const picture = (falls: readonly Fall[], figures: readonly Figure[] = []) =>
    tracer.render(CAMERA, { ...SIZE, weather: 'rain', falls, figures })
  return { sky, fallsAt, picture }
}

const grid = (y: number, block: string) =>
  Array.from({ length: 32 * 32 }, (_, i): [number, number, number, string] => [
    (i % 32) - 16,
    y,
    (i >> 5) - 16,
    block,
  ])

const differing = (a: Uint8Array, b: Uint8Array): number =>
  a.reduce((count, value, i) => count + Number(value !== b[i]), 0)

describe('rain and snow in a picture', () => {
  it('are seen under the open sky, the same at the same time and others later', () => {
    const { picture, fallsAt } = plain({})
    const rain = picture(fallsAt(1000))
    expect(differing(rain, picture([]))).toBeGreaterThan(200)
    expect(rain).toEqual(plain({}).picture(plain({}).fallsAt(1000)))
    expect(rain).not.toEqual(picture(fallsAt(1050)))
    const snow = plain({ biome: 'snowy_plains' })
    expect(snow.fallsAt(1000).every(({ isSnow }) => isSnow)).toBe(true)
    expect(differing(snow.picture(snow.fallsAt(1000)), snow.picture([]))).toBeGreaterThan(200)
  })

  it.each(['stone', 'oak_leaves', 'stone_slab'])('do not come through a roof of %s', (block) => {
    const { picture, fallsAt, sky } = plain({ over: grid(6, block) })
    expect(sky.openAt(3, 3)).toBe(7)
    expect(differing(picture(fallsAt(1000)), picture([]))).toBe(0)
  })

  it('come through to what grows and over what is open above', () => {
    const { sky } = plain({ over: [...grid(1, 'poppy'), [4, 1, 4, 'oak_fence']] })
    expect([sky.openAt(3, 3), sky.openAt(4, 4)]).toEqual([1, 1])
    expect(sky.openAt(99, 0)).toBe(Number.POSITIVE_INFINITY)
  })

  it('are hidden by walls and figures in front of them, not by what stands behind', () => {
    const wall = (z: number) =>
      Array.from({ length: 32 * 31 }, (_, i): [number, number, number, string] => [
        (i % 32) - 16,
        1 + (i >> 5),
        z,
        'stone',
      ])
    const near = plain({ over: wall(-1) })
    expect(differing(near.picture(near.fallsAt(1000)), near.picture([]))).toBe(0)
    const far = plain({ over: wall(-10) })
    expect(differing(far.picture(far.fallsAt(1000)), far.picture([]))).toBeGreaterThan(100)
    const { picture } = plain({})
    const drop = { x: 0.5, y: 2.2, z: -5.5, isSnow: false }
    const bob: Figure = { kind: 'player', position: { x: 0.5, y: 1, z: -3.5 }, yaw: 0, pitch: 0 }
    expect(differing(picture([drop]), picture([]))).toBeGreaterThan(0)
    expect(differing(picture([drop], [bob]), picture([], [bob]))).toBe(0)
    expect(differing(picture([{ ...drop, z: -1.5 }], [bob]), picture([], [bob]))).toBeGreaterThan(0)
  })
})
