import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fill } from './prepare.ts'

const sides = (...largest: [number, number, number]) =>
  fc.tuple(...largest.map((max) => fc.integer({ min: 1, max })))

it('an arena of any size is filled by commands that the game accepts, each cell once', () => {
  fc.assert(
    fc.property(
      fc.oneof(sides(70_000, 60, 60), sides(300, 300, 300)),
      ([width = 1, height = 1, depth = 1]) => {
        const box = { min: { x: -5, y: -60, z: 7 }, max: { x: width - 6, y: height - 61, z: depth + 6 } }
        let cells = 0
        let largest = 0
        for (const line of fill(box, 'air')) {
          const [x = 0, y = 0, z = 0, farX = 0, farY = 0, farZ = 0] = line.split(' ').slice(1, 7).map(Number)
          const volume = (farX - x + 1) * (farY - y + 1) * (farZ - z + 1)
          largest = Math.max(largest, volume)
          cells += volume
        }
        expect(largest).toBeLessThanOrEqual(32_768)
        expect(cells).toBe(width * height * depth)
      },
    ),
    { seed: 12, numRuns: 50 },
  )
})
