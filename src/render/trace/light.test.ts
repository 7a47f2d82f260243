import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BlockTable } from './block-table.ts'
import { Lighting, shineOn } from './light.ts'
import { Tracer } from './tracer.ts'
import { VoxelWindow } from './voxel-window.ts'

const NAMES = ['stone', 'torch', 'water', 'glass', 'air'] as const

describe('light', () => {
  it('computed around a change is as if it had been computed for the whole window', () => {
    const cell = fc.record({
      x: fc.integer({ min: 0, max: 47 }),
      y: fc.integer({ min: 0, max: 31 }),
      z: fc.integer({ min: 0, max: 47 }),
      name: fc.constantFrom(...NAMES),
    })
    fc.assert(
      fc.property(
        fc.array(cell, { maxLength: 60 }),
        fc.array(cell, { minLength: 1, maxLength: 3 }),
        (first, later) => {
          const table = new BlockTable()
          const window = new VoxelWindow({ x: 0, y: 0, z: 0 }, { x: 48, y: 32, z: 48 })
          const { solid } = new Tracer(window, table.blockOf)
          const put = ({ x, y, z, name }: (typeof first)[number]) =>
            window.set(x, y, z, table.idOf({ name, properties: {} }))
          // a roof, under which it is dark
          for (let x = 8; x < 40; x++) for (let z = 8; z < 40; z++) put({ x, y: 20, z, name: 'stone' })
          for (const one of first) put(one)
          const lighting = new Lighting(window, solid)
          lighting.all()
          for (const one of later) {
            put(one)
            lighting.around(one, one)
          }
          const around = window.light?.slice()
          shineOn(window, solid)
          expect(Buffer.compare(Buffer.from(around ?? []), Buffer.from(window.light ?? []))).toBe(0)
        },
      ),
      { numRuns: 25 },
    )
  })

  it('is full under the open sky, none in a closed room, and falls with each block from a torch', () => {
    const table = new BlockTable()
    const window = new VoxelWindow({ x: 0, y: 0, z: 0 }, { x: 16, y: 16, z: 16 })
    const stone = table.idOf({ name: 'stone', properties: {} })
    for (let x = 0; x < 16; x++)
      for (let z = 0; z < 16; z++) for (let y = 0; y < 8; y++) window.set(x, y, z, stone)
    for (let x = 2; x < 12; x++) window.set(x, 3, 5, 0)
    const { solid } = new Tracer(window, table.blockOf)
    shineOn(window, solid)
    const at = (x: number, y: number, z: number) => window.light?.[window.indexOf(x, y, z)]
    expect(at(5, 9, 5)).toBe(0xf0)
    expect(at(5, 3, 5)).toBe(0)
    window.set(2, 3, 5, table.idOf({ name: 'torch', properties: {} }))
    shineOn(window, solid)
    expect([2, 3, 4, 8].map((x) => at(x, 3, 5))).toEqual([14, 13, 12, 8])
  })
})
