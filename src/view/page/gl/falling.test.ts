import { describe, expect, it } from 'vitest'
import { ALL_CLIMATES, climateOf, TEMPERATE } from '../../../render/look/climates.ts'
import { fallingShapes } from './falling.ts'

const AXES = { right: [1, 0, 0], up: [0, 1, 0] } as const
const sky = (openAt: (x: number, z: number) => number, biome = 'plains') => ({
  openAt,
  climateAt: () => climateOf(biome),
})
/** The lower ends of drops, which are every sixth vertex. */
const drops = (numbers: Float32Array): [x: number, y: number, z: number][] =>
  Array.from({ length: numbers.length / 24 }, (_, i) => [
    numbers[24 * i]!,
    numbers[24 * i + 1]!,
    numbers[24 * i + 2]!,
  ])

describe('what falls on the page', () => {
  it('falls around the focus of the view, and identically at the same time', () => {
    const { rain, snow } = fallingShapes(
      [100, 64, -20],
      AXES,
      1234,
      sky(() => 0),
    )
    expect(rain.length).toBeGreaterThan(10_000)
    expect(snow).toHaveLength(0)
    expect(rain).toEqual(
      fallingShapes(
        [100, 64, -20],
        AXES,
        1234,
        sky(() => 0),
      ).rain,
    )
    for (const [x, , z] of drops(rain)) expect(Math.hypot(x - 100, z + 20)).toBeLessThan(15)
  })

  it('comes down as time goes on', () => {
    const [before, after] = [500, 520].map((now) =>
      drops(
        fallingShapes(
          [0, 64, 0],
          AXES,
          now,
          sky(() => 0),
        ).rain,
      ),
    )
    const falls = before!.filter(([, y], i) => after![i]![1] < y)
    expect(falls.length).toBeGreaterThan(0.95 * before!.length)
  })

  it('ends on roofs and on the ground', () => {
    const { rain } = fallingShapes(
      [0, 64, 0],
      AXES,
      500,
      sky((x) => (x < 0 ? 70 : 64)),
    )
    for (const [x, y] of drops(rain)) expect(y).toBeGreaterThanOrEqual(x < -0.02 ? 70 : 64)
    expect(drops(rain).some(([x, y]) => x > 0 && y < 70)).toBe(true)
    expect(
      fallingShapes(
        [0, 64, 0],
        AXES,
        500,
        sky(() => Number.POSITIVE_INFINITY),
      ).rain,
    ).toHaveLength(0)
  })

  it('is snow where it is cold, high up in taiga, too, and nothing over deserts', () => {
    const kinds = (biome: string, ground: number) => {
      const { rain, snow } = fallingShapes(
        [0, ground, 0],
        AXES,
        500,
        sky(() => ground, biome),
      )
      return [rain.length > 0, snow.length > 0]
    }
    expect(kinds('plains', 200)).toEqual([true, false])
    expect(kinds('snowy_plains', 64)).toEqual([false, true])
    expect(kinds('frozen_river', 62)).toEqual([false, true])
    expect(kinds('taiga', 70)).toEqual([true, false])
    expect(kinds('windswept_hills', 140)).toEqual([false, true])
    for (const dry of ['desert', 'savanna', 'badlands']) expect(kinds(dry, 70)).toEqual([false, false])
    expect(ALL_CLIMATES[0]).toBe(TEMPERATE)
  })
})
