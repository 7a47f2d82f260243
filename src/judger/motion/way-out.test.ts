import { describe, expect, it } from 'vitest'
import { fakeView, hut } from '../placing/testing.ts'
import { KnownWays } from './known-ways.ts'
import { hasWayOut, walledInBy } from './way-out.ts'

/* A roofless stone ring around (0, 0, 0), one block high, with a gap to the east. */
const { '2,0,0': _gap, ...ring } = Object.fromEntries(
  Object.entries(hut()).filter(([cell]) => cell.includes(',0,')),
)
const middle = { x: 0.5, y: 0, z: 0.5 }
const gap = { x: 2, y: 0, z: 0 }

describe('a way out', () => {
  const fences = Object.fromEntries(Object.keys(ring).map((cell) => [cell, 'oak_fence']))

  it('leads over low walls, and over a block that will stand in the last gap', () => {
    expect(hasWayOut(fakeView({ blocks: ring }), middle, [])).toBe(true)
    expect(hasWayOut(fakeView({ blocks: fences }), middle, [gap])).toBe(true)
  })

  it('does not lead from a slab onto a block that is higher than a jump', () => {
    const upper = Object.fromEntries(Object.keys(ring).map((cell) => [cell.replace(',0,', ',1,'), 'stone']))
    const pit = { ...ring, '2,0,0': 'stone', ...upper, '2,1,0': 'stone' }
    const out = (step: string) => hasWayOut(fakeView({ blocks: { ...pit, '1,0,0': step } }), middle, [])
    expect(out('stone')).toBe(true)
    expect(out('oak_slab[type=bottom]')).toBe(false)
  })

  it('does not lead to the other end of a large room, from whichever corner', () => {
    // A roofless court of 23 × 23 blocks with two-block walls and a gap to the north.
    const walls: Record<string, string> = {}
    for (let along = -12; along <= 12; along++)
      for (const [x, z] of [
        [along, -12],
        [along, 12],
        [-12, along],
        [12, along],
      ])
        for (const y of [0, 1]) walls[`${x},${y},${z}`] = 'stone'
    const { '0,0,-12': _lower, '0,1,-12': _upper, ...court } = walls
    const view = fakeView({ blocks: court })
    const last = { x: 0, y: 0, z: -12 }
    for (const corner of [
      { x: -11, z: -11 },
      { x: 11, z: 11 },
      { x: 0, z: 0 },
    ]) {
      const feet = { x: corner.x + 0.5, y: 0, z: corner.z + 0.5 }
      expect(hasWayOut(view, feet, [])).toBe(true)
      expect(hasWayOut(view, feet, [last, { ...last, y: 1 }])).toBe(false)
    }
  })

  it('is remembered until a block stands in it', () => {
    const blocks = Object.fromEntries(
      Object.keys(ring).flatMap((at) => [
        [at, 'stone'],
        [at.replace(',0,', ',1,'), 'stone'],
      ]),
    )
    const changes = new Uint16Array(256)
    const waysOut = new KnownWays({ loads: 0, changesOf: () => changes })
    const view = { ...fakeView({ blocks }), waysOut }
    const fill = (block: string) => {
      blocks['2,0,0'] = block
      blocks['2,1,0'] = block
      changes[2] = (changes[2] ?? 0) + 1
      return hasWayOut(view, middle, [])
    }
    expect(hasWayOut(view, middle, [])).toBe(true)
    expect(waysOut.from({ x: 0, y: 0, z: 0 }, [])).toBeDefined()
    expect(fill('stone')).toBe(false)
    expect(fill('air')).toBe(true)
  })

  it('does not lead over fences, nor over a fence that will stand in the last gap', () => {
    const view = fakeView({ blocks: fences, position: { x: 6.5, y: 0, z: 0.5 }, players: { Ben: middle } })
    expect(hasWayOut(view, middle, [{ ...gap, top: 1.5 }])).toBe(false)
    expect(walledInBy(view, [{ ...gap, top: 1.5 }])).toEqual(['Ben'])
  })
})
