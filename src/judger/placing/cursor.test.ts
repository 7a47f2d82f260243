import { describe, expect, it } from 'vitest'
import { cursorOn, cursorsOn } from './cursor.ts'

const eye = { x: -3, y: 2, z: 0.3 }

describe('the points of a face that may be clicked', () => {
  it('begin with the nearest to the eyes, a little inside the edge', () => {
    const [nearest] = cursorsOn('up', {}, eye)
    expect(nearest?.x).toBeCloseTo(0.1)
    expect(nearest).toMatchObject({ y: 1, z: 0.3 })
  })

  it('lie on the face, whichever it is', () => {
    for (const [face, axis, at] of [
      ['up', 'y', 1],
      ['down', 'y', 0],
      ['west', 'x', 0],
      ['south', 'z', 1],
    ] as const)
      for (const point of cursorsOn(face, {}, eye)) {
        expect(point[axis]).toBe(at)
        for (const value of Object.values(point)) expect(value >= 0 && value <= 1).toBe(true)
      }
  })

  it('stay in the half that decides what a slab becomes, and on the side that decides where a door is hung', () => {
    for (const { y } of cursorsOn('west', { half: 'top' }, eye)) expect(y).toBeGreaterThan(0.5)
    for (const { y } of cursorsOn('west', { half: 'bottom' }, eye)) expect(y).toBeLessThan(0.5)
    for (const { x } of cursorsOn('up', { lean: 'east' }, eye)) expect(x).toBeGreaterThan(0.5)
    expect(cursorOn('up', { lean: 'east' }).x).toBe(0.75)
  })
})
