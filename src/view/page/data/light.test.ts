import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../core/random.ts'
import { Voxels } from './voxels.ts'

const [STONE, TORCH, WATER] = [1, 2, 3]
const MODELS = [
  { quads: [], full: 0 },
  { quads: [], full: 63 },
  { quads: [], full: 0, light: 14 },
  { quads: [], full: 0, liquid: { kind: 'water', height: 14, layer: 0, glows: false } },
] as const

/** Two columns; below y = 16 there is only rock, above it only air. */
function land(change: (voxels: Voxels) => void = () => undefined): Voxels {
  const voxels = new Voxels()
  voxels.learn(0, MODELS)
  for (const x of [0, 1]) {
    voxels.put(x, 0, 0, [4096, STONE])
    voxels.put(x, 1, 0, [4096, 0])
  }
  voxels.relight()
  change(voxels)
  voxels.relight()
  return voxels
}

/** Makes a tunnel of air along x. */
function tunnel(voxels: Voxels, from: number, to: number, y = 8): void {
  for (let x = from; x <= to; x++) voxels.set(x, y, 8, 0)
}

const sky = (voxels: Voxels, x: number, y: number, z = 8): number => voxels.lightAt(x, y, z) >> 4
const lamps = (voxels: Voxels, x: number, y: number, z = 8): number => voxels.lightAt(x, y, z) & 15

describe('the light of the world on the page', () => {
  it('is as bright as can be under the open sky, and dark in a cave', () => {
    const voxels = land((all) => tunnel(all, 4, 12))
    expect(sky(voxels, 4, 16)).toBe(15)
    expect(sky(voxels, 8, 8)).toBe(0)
  })

  it('comes in through a hole, and loses a level from cell to cell, also into the next section', () => {
    const voxels = land((all) => {
      tunnel(all, 12, 20)
      for (let y = 8; y < 16; y++) all.set(12, y, 8, 0)
    })
    expect([12, 13, 16, 20].map((x) => sky(voxels, x, 8))).toEqual([15, 14, 11, 7])
  })

  it('goes when the hole is closed, and comes back when it is opened again', () => {
    const voxels = land((all) => {
      tunnel(all, 12, 20)
      for (let y = 8; y < 16; y++) all.set(12, y, 8, 0)
    })
    voxels.set(12, 15, 8, STONE)
    voxels.relight()
    expect([12, 16, 20].map((x) => sky(voxels, x, 8))).toEqual([0, 0, 0])
    voxels.set(12, 15, 8, 0)
    voxels.relight()
    expect([12, 16, 20].map((x) => sky(voxels, x, 8))).toEqual([15, 11, 7])
  })

  it('is dimmer under a roof, by how far it is from its edge', () => {
    const voxels = land((all) => {
      for (let x = 2; x <= 14; x++) for (let z = 2; z <= 14; z++) all.set(x, 20, z, STONE)
    })
    expect([1, 2, 8].map((x) => sky(voxels, x, 19))).toEqual([15, 14, 8])
  })

  it('reaches less deep from cell to cell in water', () => {
    const voxels = land((all) => {
      for (let y = 10; y < 16; y++) all.set(8, y, 8, WATER)
    })
    expect([15, 14, 10].map((y) => sky(voxels, 8, y))).toEqual([14, 13, 9])
  })

  it('spreads from lamps, and around what is solid', () => {
    const voxels = land((all) => {
      all.set(12, 17, 8, TORCH)
      all.set(13, 17, 8, STONE)
    })
    expect([lamps(voxels, 12, 17), lamps(voxels, 11, 17), lamps(voxels, 16, 20, 10)]).toEqual([14, 13, 5])
    expect(lamps(voxels, 14, 17)).toBe(10)
  })

  it('has sections drawn again that it changes in, and no others', () => {
    const voxels = land()
    voxels.changed.clear()
    voxels.set(8, 16, 8, STONE)
    voxels.relight()
    expect([...voxels.changed].sort()).toEqual(['0,0,0', '0,1,0'])
    voxels.set(8, 17, 8, TORCH)
    voxels.relight()
    expect([...voxels.changed]).toContain('1,1,0')
  })

  it('is the same after many changes as if all had been so from the beginning', () => {
    const random = createRandom(7)
    const voxels = land()
    for (let round = 0; round < 12; round++) {
      for (let i = 0; i < 60; i++) {
        const [x, y, z] = [random.integer(32), 4 + random.integer(23), random.integer(16)]
        voxels.set(x, y, z, [0, 0, STONE, TORCH, WATER][random.integer(5)]!)
      }
      voxels.relight()
    }
    const anew = new Voxels()
    anew.learn(0, MODELS)
    for (const { x, y, z, cells } of voxels.sections.values())
      anew.put(
        x,
        y,
        z,
        [...cells].flatMap((block) => [1, block]),
      )
    anew.relight()
    for (const [key, { light }] of voxels.sections) expect(anew.sections.get(key)!.light).toEqual(light)
  })
})
