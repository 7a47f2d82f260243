import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Ray, TRAVELLED } from './march.ts'
import { VoxelWindow } from './voxel-window.ts'

const EDGE = 32

/** The first thing that a ray meets, found by looking at every cell of the window. */
function nearestCell(window: VoxelWindow, origin: number[], direction: number[], end: number) {
  let best: { id: number; t: number } | undefined
  window.cells.forEach((id, index) => {
    if (id === 0) return
    const cell = [index % EDGE, Math.floor(index / (EDGE * EDGE)), Math.floor(index / EDGE) % EDGE]
    let [near, far] = [0, end]
    for (const axis of [0, 1, 2]) {
      const walls = [0, 1].map((side) => (cell[axis]! + side - origin[axis]!) / direction[axis]!)
      near = Math.max(near, Math.min(...walls))
      far = Math.min(far, Math.max(...walls))
    }
    // a ray that only touches an edge may go either way
    if (far - near > 1e-6 && (best === undefined || near < best.t)) best = { id, t: near }
  })
  return best
}

const coordinate = fc.double({ min: -10, max: EDGE + 10, noNaN: true })
const slope = fc.double({ min: -1, max: 1, noNaN: true }).filter((n) => Math.abs(n) > 1e-3)

describe('a ray through voxels', () => {
  test('meets first what is nearest on its way, however many empty cubes it jumps over', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(EDGE ** 3 - 1), { minLength: 1, maxLength: 40 }),
        fc.tuple(coordinate, coordinate, coordinate),
        fc.tuple(slope, slope, slope),
        (places, origin, ways) => {
          const window = new VoxelWindow({ x: 0, y: 0, z: 0 }, { x: EDGE, y: EDGE, z: EDGE })
          places.forEach((index, i) => {
            window.set(
              index % EDGE,
              Math.floor(index / (EDGE * EDGE)),
              Math.floor(index / EDGE) % EDGE,
              i + 1,
            )
          })
          const length = Math.hypot(...ways)
          const direction = ways.map((n) => n / length)
          const wanted = nearestCell(window, origin, direction, 200)
          const ray = new Ray(window)
          ray.look()
          ray.line.set([...origin, ...direction])
          const found = ray.start(200) ? ray.march(false) : -1
          const { t } = wanted ?? { t: 0 }
          if (found === wanted?.id || (found === -1 && wanted === undefined)) {
            if (wanted !== undefined) expect(ray.numbers[TRAVELLED]).toBeCloseTo(t, 6)
            return
          }
          // otherwise it has met something that it only grazes
          expect(found).toBeGreaterThan(0)
          expect(ray.numbers[TRAVELLED]).toBeLessThan(t + 1e-5)
        },
      ),
      { seed: 1, numRuns: 300 },
    )
  })

  test('tracks how full its cubes are through any changes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(EDGE - 1), fc.nat(EDGE - 1), fc.nat(EDGE - 1), fc.nat(2)), {
          maxLength: 200,
        }),
        (changes) => {
          const window = new VoxelWindow({ x: -3, y: 5, z: 100 }, { x: EDGE, y: EDGE, z: EDGE })
          for (const [x, y, z, id] of changes) window.set(x - 3, y + 5, z + 100, id)
          const small = new Uint8Array(window.small.length)
          window.cells.forEach((id, index) => {
            const [x, y, z] = [
              index % EDGE,
              Math.floor(index / (EDGE * EDGE)),
              Math.floor(index / EDGE) % EDGE,
            ]
            const cube = ((y >> 2) * (EDGE >> 2) + (z >> 2)) * (EDGE >> 2) + (x >> 2)
            if (id !== 0) small[cube] = small[cube]! + 1
          })
          expect(window.small).toEqual(small)
          expect(window.large.reduce((a, b) => a + b, 0)).toBe(small.reduce((a, b) => a + b, 0))
        },
      ),
      { seed: 2, numRuns: 100 },
    )
  })
})
