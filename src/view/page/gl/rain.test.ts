import { describe, expect, it } from 'vitest'
import { rainAround } from './rain.ts'

const RIGHT = [1, 0, 0] as const
/** The lower ends of drops: every sixth vertex. */
const drops = (numbers: Float32Array): [x: number, y: number, z: number][] =>
  Array.from({ length: numbers.length / 24 }, (_, i) => [
    numbers[24 * i]!,
    numbers[24 * i + 1]!,
    numbers[24 * i + 2]!,
  ])

describe('rain on the page', () => {
  it('falls around the place that is looked at, and the same at the same time', () => {
    const rain = rainAround([100, 64, -20], RIGHT, 1234, () => 0)
    expect(rain.length).toBeGreaterThan(10_000)
    expect(rain).toEqual(rainAround([100, 64, -20], RIGHT, 1234, () => 0))
    for (const [x, , z] of drops(rain)) expect(Math.hypot(x - 100, z + 20)).toBeLessThan(15)
  })

  it('comes down as time goes on', () => {
    const [before, after] = [500, 520].map((now) => drops(rainAround([0, 64, 0], RIGHT, now, () => 0)))
    const falls = before!.filter(([, y], i) => after![i]![1] < y)
    expect(falls.length).toBeGreaterThan(0.95 * before!.length)
  })

  it('ends on roofs and on the ground', () => {
    const rain = rainAround([0, 64, 0], RIGHT, 500, (x) => (x < 0 ? 70 : 64))
    for (const [x, y] of drops(rain)) expect(y).toBeGreaterThanOrEqual(x < -0.02 ? 70 : 64)
    expect(drops(rain).some(([x, y]) => x > 0 && y < 70)).toBe(true)
    expect(rainAround([0, 64, 0], RIGHT, 500, () => Number.POSITIVE_INFINITY)).toHaveLength(0)
  })
})
