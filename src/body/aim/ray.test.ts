import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellsAlong, rayBox } from '../../core/ray.ts'
import { outlineOf } from '../../game/blocks/outlines.ts'

const CUBE = [0, 0, 0, 1, 1, 1]
const origin = { x: 0, y: 0, z: 0 }
const coordinate = fc.double({ min: -5, max: 5, noNaN: true })
const unit = fc
  .tuple(coordinate, coordinate, coordinate)
  .filter(([x, y, z]) => Math.hypot(x, y, z) > 0.1)
  .map(([x, y, z]) => {
    const length = Math.hypot(x, y, z)
    return { x: x / length, y: y / length, z: z / length }
  })

describe('rays', () => {
  it.each([
    [{ x: 0.5, y: 3, z: 0.5 }, { x: 0, y: -1, z: 0 }, 1],
    [{ x: 0.5, y: -2, z: 0.5 }, { x: 0, y: 1, z: 0 }, 0],
    [{ x: 0.5, y: 0.5, z: -2 }, { x: 0, y: 0, z: 1 }, 2],
    [{ x: 0.5, y: 0.5, z: 3 }, { x: 0, y: 0, z: -1 }, 3],
    [{ x: -2, y: 0.5, z: 0.5 }, { x: 1, y: 0, z: 0 }, 4],
    [{ x: 3, y: 0.5, z: 0.5 }, { x: -1, y: 0, z: 0 }, 5],
  ])('from %o along %o meet side %i after two blocks', (from, direction, face) => {
    expect(rayBox(from, direction, CUBE, origin)).toEqual({ distance: 2, face })
  })

  it('miss what is beside or behind, and meet at once what they start in', () => {
    expect(rayBox({ x: 2, y: 0.5, z: -2 }, { x: 0, y: 0, z: 1 }, CUBE, origin)).toBeUndefined()
    expect(rayBox({ x: 0.5, y: 0.5, z: 2 }, { x: 0, y: 0, z: 1 }, CUBE, origin)).toBeUndefined()
    expect(rayBox({ x: 0.5, y: 0.5, z: 0.5 }, { x: 0, y: 0, z: 1 }, CUBE, origin)?.distance).toBe(0)
  })

  it('pass through neighbouring cells, each one once, and hit each of them', () => {
    fc.assert(
      fc.property(coordinate, coordinate, coordinate, unit, (x, y, z, direction) => {
        const from = { x, y, z }
        const cells = [...cellsAlong(from, direction, 4.5)]
        expect(new Set(cells.map((cell) => `${cell.x} ${cell.y} ${cell.z}`)).size).toBe(cells.length)
        cells.slice(1).forEach((cell, i) => {
          const before = cells[i]!
          const step = Math.abs(cell.x - before.x) + Math.abs(cell.y - before.y) + Math.abs(cell.z - before.z)
          expect(step).toBe(1)
          expect(
            rayBox(
              from,
              direction,
              CUBE.map((edge, k) => edge + (k < 3 ? -1e-9 : 1e-9)),
              cell,
            ),
          ).toBeDefined()
        })
      }),
    )
  })
})

describe('outlines', () => {
  const height = (name: string, properties = {}, collision: number[][] = []) =>
    Math.max(0, ...outlineOf({ name, properties }, collision).map((box) => (box[4] ?? 0) * 16))

  it('let the crosshair stop at plants, torches and rails as high as they look', () => {
    expect(['grass', 'short_grass', 'torch', 'rail', 'poppy'].map((name) => height(name))).toEqual([
      13, 13, 10, 2, 10,
    ])
    expect([0, 7].map((age) => height('wheat', { age: `${age}` }))).toEqual([2, 16])
  })

  it('end fences at their cell, and have nothing for air and water', () => {
    expect(height('oak_fence', {}, [[0.375, 0, 0.375, 0.625, 1.5, 0.625]])).toBe(16)
    expect(outlineOf({ name: 'water', properties: { level: '0' } }, [])).toEqual([])
  })

  it('put things on walls where they hang', () => {
    const [north] = outlineOf({ name: 'oak_wall_sign', properties: { facing: 'north' } }, [])
    const [east] = outlineOf({ name: 'oak_wall_sign', properties: { facing: 'east' } }, [])
    expect(north).toEqual([0, 4.5 / 16, 14 / 16, 1, 12.5 / 16, 1])
    expect(east).toEqual([0, 4.5 / 16, 0, 2 / 16, 12.5 / 16, 1])
  })
})
