import { describe, expect, it } from 'vitest'
import { busyRate } from './busy-rate.ts'

const path = [4, 7, 9, 2]

describe('the busy rate', () => {
  it.each<[string, number[], number]>([
    ['is 0 for a path without agents', [], 0],
    ['is 1 for an agent at the entrance', [4], 1],
    ['falls with the distance from the entrance', [9], 1 / 3],
    ['adds up over the agents on the path', [4, 9, 2], 1 + 1 / 3 + 1 / 4],
    ['does not count agents elsewhere', [5, 8, 7], 1 / 2],
  ])('%s', (_name, current, rate) => {
    expect(busyRate(path, current)).toBeCloseTo(rate, 12)
  })

  it('is higher for an agent near the entrance than for one far from it', () => {
    expect(busyRate(path, [4])).toBeGreaterThan(busyRate(path, [7]))
    expect(busyRate(path, [4])).toBeGreaterThan(busyRate(path, [9, 2]))
  })
})
