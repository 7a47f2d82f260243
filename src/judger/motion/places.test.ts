import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sameCell } from '../../core/position.ts'
import { fakeView } from '../placing/testing.ts'
import { KnownWays } from './known-ways.ts'
import { leadsLevel, levelPlaces } from './level-places.ts'
import { placesOnFoot } from './places-on-foot.ts'
import { hasWayOut, walledInBy } from './way-out.ts'

/** Half the width of a walled court (blocks). */
const REACH = 4
const KINDS = ['air', 'stone', 'oak_slab[type=bottom]', 'oak_fence'] as const

const cell = fc.integer({ min: -REACH, max: REACH })
const feet = { x: 0.5, y: 0, z: 0.5 }

/** The blocks of a court with walls of two blocks, with rubble in it and a few gaps. */
const blocksOfCourt = fc
  .record({
    rubble: fc.array(fc.tuple(cell, fc.integer({ min: 0, max: 2 }), cell, fc.constantFrom(...KINDS)), {
      maxLength: 90,
    }),
    gaps: fc.array(fc.tuple(cell, fc.boolean()), { maxLength: 2 }),
  })
  .map(({ rubble, gaps }) => {
    const blocks: Record<string, string> = {}
    const edge = REACH + 1
    for (let along = -edge; along <= edge; along++)
      for (const y of [0, 1])
        for (const [x, z] of [
          [along, -edge],
          [along, edge],
          [-edge, along],
          [edge, along],
        ])
          blocks[`${x},${y},${z}`] = 'stone'
    for (const [x, y, z, kind] of rubble) if (x !== 0 || z !== 0) blocks[`${x},${y},${z}`] = kind
    for (const [along, isEast] of gaps)
      for (const y of [0, 1]) blocks[isEast ? `${edge},${y},${along}` : `${along},${y},${edge}`] = 'air'
    return blocks
  })
const court = blocksOfCourt.map((blocks) => fakeView({ blocks, position: feet }))

describe('places to walk to', () => {
  it('have a way out exactly when one of them is far away', () => {
    fc.assert(
      fc.property(court, (view) => {
        let isOut = false
        for (const { cell } of placesOnFoot(view, feet, () => true)) {
          isOut = Math.abs(cell.x) + Math.abs(cell.z) >= 48
          if (isOut) break
        }
        expect(hasWayOut(view, feet, [])).toBe(isOut)
      }),
    )
  })

  it('have the same exit for an agent that remembers earlier ones, while blocks come and go', () => {
    const at = fc.tuple(cell, fc.integer({ min: 0, max: 2 }), cell)
    const change = fc.record({ at, kind: fc.constantFrom(...KINDS) })
    const look = fc.record({ from: at, walls: fc.array(at, { maxLength: 2 }) })
    fc.assert(
      fc.property(
        blocksOfCourt,
        fc.array(fc.oneof(look, look, change), { maxLength: 30 }),
        (court, events) => {
          const blocks = { ...court }
          const changes = new Uint16Array(256)
          const view = fakeView({ blocks })
          const waysOut = new KnownWays({ loads: 0, changesOf: () => changes })
          for (const event of events) {
            if ('kind' in event) {
              const [x, , z] = event.at
              blocks[event.at.join()] = event.kind
              const column = ((z & 15) << 4) | (x & 15)
              changes[column] = (changes[column] ?? 0) + 1
              continue
            }
            const walls = event.walls.map(([x, y, z]) => ({ x, y, z }))
            const from = { x: event.from[0] + 0.5, y: 0, z: event.from[2] + 0.5 }
            expect(hasWayOut({ ...view, waysOut }, from, walls)).toBe(hasWayOut(view, from, walls))
          }
        },
      ),
    )
  })

  it('are left to a bystander by walls beside its way, and by those that leave another', () => {
    const wall = fc.tuple(cell, fc.integer({ min: 0, max: 1 }), cell).map(([x, y, z]) => ({ x, y, z }))
    fc.assert(
      fc.property(court, fc.array(wall, { maxLength: 4 }), (seen, walls) => {
        const view = { ...seen, players: () => [{ name: 'Ben', position: feet }] }
        const isWalledIn = hasWayOut(view, feet, []) && !hasWayOut(view, feet, walls)
        expect(walledInBy(view, walls)).toEqual(isWalledIn ? ['Ben'] : [])
      }),
    )
  })

  it('and back from are those to which a level walk leads', () => {
    const goal = fc.tuple(cell, fc.integer({ min: 0, max: 3 }), cell).map(([x, y, z]) => ({ x, y, z }))
    const within = ({ x, z }: { x: number; z: number }) => Math.max(Math.abs(x), Math.abs(z)) <= 2 * REACH
    fc.assert(
      fc.property(court, goal, (view, to) => {
        const walk = { from: feet, within }
        expect(leadsLevel(view, walk, to)).toBe([...levelPlaces(view, walk)].some((at) => sameCell(at, to)))
      }),
    )
  })
})
