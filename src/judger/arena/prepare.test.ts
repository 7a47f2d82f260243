import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fill } from './prepare.ts'

const side = fc.integer({ min: 1, max: 70_000 })

it('an arena of any size is filled by commands that the game accepts, each cell once', () => {
  fc.assert(
    fc.property(
      side,
      fc.integer({ min: 1, max: 300 }),
      fc.integer({ min: 1, max: 300 }),
      (width, height, depth) => {
        const box = { min: { x: -5, y: -60, z: 7 }, max: { x: width - 6, y: height - 61, z: depth + 6 } }
        let cells = 0
        for (const line of fill(box, 'air').slice(0, 5000)) {
          const [x = 0, y = 0, z = 0, farX = 0, farY = 0, farZ = 0] = line.split(' ').slice(1, 7).map(Number)
          const volume = (farX - x + 1) * (farY - y + 1) * (farZ - z + 1)
          expect(volume).toBeLessThanOrEqual(32_768)
          cells += volume
        }
        if (fill(box, 'air').length <= 5000) expect(cells).toBe(width * height * depth)
      },
    ),
    { seed: 12, numRuns: 50 },
  )
})
