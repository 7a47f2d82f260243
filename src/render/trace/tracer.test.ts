import { describe, expect, test } from 'vitest'
import type { RenderBlock } from '../cell.ts'
import { climateOf } from '../look/climates.ts'
import { lookOf } from '../look/look.ts'
import { BlockTable } from './block-table.ts'
import { lookingAt } from './camera.ts'
import { shineOn } from './light.ts'
import { type FrameOptions, Tracer } from './tracer.ts'
import { VoxelWindow } from './voxel-window.ts'

type Placed = readonly [x: number, y: number, z: number, block: RenderBlock]

const of = (name: string, properties: Record<string, string> = {}): RenderBlock => ({ name, properties })

function sceneOf(blocks: readonly Placed[], biomes: readonly string[] = ['plains']) {
  const table = new BlockTable()
  const window = new VoxelWindow({ x: -16, y: -16, z: -16 }, { x: 32, y: 32, z: 32 })
  for (const [x, y, z, block] of blocks) window.set(x, y, z, table.idOf(block))
  return { window, tracer: new Tracer(window, table.blockOf, lookOf, biomes.map(climateOf)) }
}

const SIZE = { width: 33, height: 33 }
const NO_SKY = { background: 0x0000ff }
/** From the south, at the middle of the block at the origin. */
const CAMERA = lookingAt({ x: 0.5, y: 0.5, z: 6 }, { x: 0.5, y: 0.5, z: 0.5 })

/** Red, green and blue in the middle of the picture, or elsewhere (0 to 32 from the left and from the top). */
function pixel(tracer: Tracer, options: Partial<FrameOptions> = NO_SKY, column = 16, row = 16): number[] {
  const at = 4 * (row * SIZE.width + column)
  return [...tracer.render(CAMERA, { ...SIZE, ...options }).subarray(at, at + 3)]
}

const sum = (colour: readonly number[]): number => colour.reduce((a, b) => a + b, 0)

describe('pictures of blocks', () => {
  test('show a block where it is and the background elsewhere', () => {
    const { tracer } = sceneOf([[0, 0, 0, of('red_wool')]])
    const [red, green, blue] = pixel(tracer)
    expect(red).toBeGreaterThan(2 * (green ?? 0))
    expect(blue).toBeLessThan(100)
    expect(pixel(tracer, NO_SKY, 1, 1)).toEqual([0, 0, 255])
  })

  test('are the same bytes each time, also after other pictures and from another tracer', () => {
    const blocks: Placed[] = [
      [0, 0, 0, of('oak_stairs', { facing: 'east' })],
      [1, 0, 0, of('water')],
      [0, 1, 0, of('poppy')],
      [-1, 0, 0, of('glass')],
    ]
    const first = sceneOf(blocks).tracer
    const picture = first.render(CAMERA, SIZE)
    first.render({ ...CAMERA, yaw: 2 }, { ...SIZE, time: 18_000 })
    expect(first.render(CAMERA, SIZE)).toEqual(picture)
    expect(sceneOf(blocks).tracer.render(CAMERA, SIZE)).toEqual(picture)
  })

  test('show what is behind holes and glass, and not what is behind stone', () => {
    const behind: Placed = [0, 0, -1, of('red_wool')]
    const reds = (name: string): number => {
      const { tracer } = sceneOf([behind, [0, 0, 0, of(name, { east: 'true', west: 'true' })]])
      const pixels = tracer.render(CAMERA, { width: 240, height: 240, ...NO_SKY })
      return pixels.filter((red, i) => i % 4 === 0 && red > 2 * pixels[i + 1]!).length
    }
    expect([reds('glass') > 2, reds('iron_bars') > 2, reds('stone')]).toEqual([true, true, 0])
    expect(pixel(sceneOf([behind, [0, 0, 0, of('stone')]]).tracer)).toEqual(
      pixel(sceneOf([[0, 0, 0, of('stone')]]).tracer),
    )
  })

  test('mix what is behind coloured glass with its colour', () => {
    const wool = pixel(sceneOf([[0, 0, -1, of('white_wool')]]).tracer)
    const tinted = pixel(
      sceneOf([
        [0, 0, -1, of('white_wool')],
        [0, 0, 0, of('lime_stained_glass')],
      ]).tracer,
    )
    expect(tinted[1]! - tinted[2]!).toBeGreaterThan(40)
    expect(Math.abs(wool[1]! - wool[2]!)).toBeLessThan(10)
  })

  test('let deeper water hide more of the ground', () => {
    const sea = (depth: number) =>
      sceneOf([
        [0, 0, -depth, of('red_wool')],
        ...Array.from(
          { length: depth },
          (_, i): Placed => [0, 0, -i, of(i === depth ? 'red_wool' : 'water')],
        ),
      ]).tracer
    const [shallow, deep] = [pixel(sea(1)), pixel(sea(12))]
    expect(shallow[0]! / sum(shallow)).toBeGreaterThan((1.1 * deep[0]!) / sum(deep))
  })

  test('colour grass as the climate of its column does', () => {
    const { window, tracer } = sceneOf([[0, 0, 0, of('oak_leaves')]], ['plains', 'desert'])
    const temperate = tracer.render(CAMERA, { ...SIZE, ...NO_SKY })
    window.climates = new Uint8Array(32 * 32).fill(1)
    expect(tracer.render(CAMERA, { ...SIZE, ...NO_SKY })).not.toEqual(temperate)
  })

  test('are dark at night, except near lights and where something shines', () => {
    const wall: Placed[] = [[0, 0, 0, of('white_wool')]]
    const at = (blocks: Placed[], time: number) => {
      const table = sceneOf(blocks)
      shineOn(table.window, table.tracer.solid)
      return sum(pixel(table.tracer, { ...NO_SKY, time }))
    }
    const [noon, night, torch] = [
      at(wall, 6000),
      at(wall, 18_000),
      at([...wall, [0, -1, 1, of('torch')]], 18_000),
    ]
    expect(night).toBeLessThan(noon / 3)
    expect(torch).toBeGreaterThan(night * 2)
    expect(at([[0, 0, 0, of('glowstone')]], 18_000)).toBe(at([[0, 0, 0, of('glowstone')]], 6000))
  })

  test('darken a closed room at any time, and let light in through a door', () => {
    const box: Placed[] = []
    for (let x = -2; x <= 2; x++)
      for (let y = -2; y <= 2; y++)
        for (let z = -2; z <= 8; z++)
          if (Math.abs(x) === 2 || Math.abs(y) === 2 || z === -2 || z === 8) box.push([x, y, z, of('stone')])
    const bright = (blocks: Placed[]) => {
      const { window, tracer } = sceneOf(blocks)
      shineOn(window, tracer.solid)
      return sum(pixel(tracer))
    }
    const open = box.filter(([x, y, z]) => !(x === 2 && y < 1 && y > -2 && z === 0))
    expect(bright(open)).toBeGreaterThan(2 * bright(box))
  })

  test('show players and mobs before what they stand before, and not behind walls', () => {
    const figures = [{ kind: 'player', name: 'Alice', position: { x: 0.5, y: -1, z: 1.6 }, yaw: 0 }]
    const { tracer } = sceneOf([[0, 0, 0, of('red_wool')]])
    const [bare, before] = [pixel(tracer), pixel(tracer, { ...NO_SKY, figures })]
    expect(before).not.toEqual(bare)
    const hidden = figures.map((figure) => ({ ...figure, position: { x: 0.5, y: -1, z: -1 } }))
    expect(pixel(tracer, { ...NO_SKY, figures: hidden })).toEqual(bare)
    const empty = tracer.render(CAMERA, { ...SIZE, ...NO_SKY })
    for (const kind of ['zombie', 'cow', 'creeper', 'chicken', 'nobody_knows', 'item']) {
      const figure = { kind, name: 'stone', position: { x: 0.5, y: 0.1, z: 2 }, yaw: 0.3 }
      expect(tracer.render(CAMERA, { ...SIZE, ...NO_SKY, figures: [figure] }), kind).not.toEqual(empty)
    }
  })

  test('fade into the sky with distance', () => {
    const { tracer } = sceneOf([[0, 0, 0, of('black_concrete')]])
    expect(sum(pixel(tracer, { distance: 6 }))).toBeGreaterThan(sum(pixel(tracer, { distance: 100 })) + 100)
    expect(pixel(tracer, { distance: 4 })).toEqual(pixel(sceneOf([]).tracer, { distance: 4 }))
  })
})
