import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  add,
  boundingBox,
  cellKey,
  cellSchema,
  center,
  distance,
  floor,
  formatPosition,
  inBox,
  sameCell,
  subtract,
} from './position.ts'

const whole = fc.integer({ min: -300, max: 300 })
const cells = fc.record({ x: whole, y: whole, z: whole })

describe('positions', () => {
  it('are read from a triple or from named coordinates', () => {
    expect(cellSchema.parse([1, -60, 3])).toEqual({ x: 1, y: -60, z: 3 })
    expect(cellSchema.parse({ x: 1, y: -60, z: 3 })).toEqual({ x: 1, y: -60, z: 3 })
  })

  it.each([[[1, 2]], [[1, 2, 3, 4]], [[1.5, 2, 3]], ['1 2 3'], [{ x: 1, y: 2 }], [null]])(
    'refuse %j and say what a cell looks like',
    (value) => {
      const parsed = cellSchema.safeParse(value)
      expect(parsed.error?.issues[0]?.message).toBe('expected a cell: three whole numbers [x, y, z]')
    },
  )

  it('refuse a fourth coordinate', () => {
    expect(cellSchema.safeParse({ x: 1, y: 2, z: 3, w: 4 }).success).toBe(false)
  })

  it('add and subtract as inverses, and share a key exactly when they are the same cell', () => {
    fc.assert(
      fc.property(cells, cells, (a, b) => {
        expect(subtract(add(a, b), b)).toEqual(a)
        expect(cellKey(a) === cellKey(b)).toBe(sameCell(a, b))
      }),
      { seed: 2 },
    )
  })

  it('of a point are the cell that contains it, also below zero', () => {
    expect(floor({ x: -0.5, y: -60, z: 2.99 })).toEqual({ x: -1, y: -60, z: 2 })
    fc.assert(
      fc.property(cells, (cell) => {
        expect(floor(center(cell))).toEqual(cell)
      }),
      { seed: 2 },
    )
  })

  it('have a straight-line distance', () => {
    expect(distance({ x: 0, y: 0, z: 0 }, { x: 2, y: 3, z: 6 })).toBe(7)
  })

  it('are written as integers when whole, otherwise to a tenth', () => {
    expect(formatPosition({ x: 1, y: -60, z: 0 })).toBe('(1, -60, 0)')
    expect(formatPosition({ x: 1.25, y: -0.04, z: 3.96 })).toBe('(1.3, 0, 4)')
  })
})

describe('boxes', () => {
  it('contain both corners and nothing outside', () => {
    const box = { min: { x: 0, y: 0, z: 0 }, max: { x: 2, y: 2, z: 2 } }
    expect(inBox(box, box.min) && inBox(box, box.max)).toBe(true)
    for (const axis of ['x', 'y', 'z'] as const) {
      expect(inBox(box, { ...box.max, [axis]: 3 })).toBe(false)
      expect(inBox(box, { ...box.min, [axis]: -1 })).toBe(false)
    }
  })

  it('around cells contain all of them and touch each side; without cells there is no box', () => {
    expect(boundingBox([])).toBeUndefined()
    fc.assert(
      fc.property(fc.array(cells, { minLength: 1 }), (some) => {
        const box = boundingBox(some)
        if (box === undefined) throw new TypeError('no box')
        expect(some.every((cell) => inBox(box, cell))).toBe(true)
        for (const axis of ['x', 'y', 'z'] as const) {
          expect(some.some((cell) => cell[axis] === box.min[axis])).toBe(true)
          expect(some.some((cell) => cell[axis] === box.max[axis])).toBe(true)
        }
      }),
      { seed: 2 },
    )
  })

  it('do not change the cells they were made from', () => {
    const first = { x: 1, y: 1, z: 1 }
    boundingBox([first, { x: 5, y: -5, z: 5 }])
    expect(first).toEqual({ x: 1, y: 1, z: 1 })
  })
})
