import { describe, expect, it } from 'vitest'
import { createRandom, type Random } from '../random.ts'
import { crossedMean, type Measurement, nestedMean, SHARE } from './crossed.ts'

/** Values of the episodes of each task; episodes are numbered from 1 in every task, as rating files number them. */
const rated = (tasks: Readonly<Record<string, readonly number[]>>): Measurement[] =>
  Object.entries(tasks).flatMap(([task, values]) =>
    values.map((value, index) => ({ task, seed: index + 1, value })),
  )

const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())

/** Twenty tasks with two episodes each: half of the variance is due to the tasks. */
const ratings = (random: Random): Measurement[] =>
  Array.from({ length: 20 }, (_, task) => {
    const ofTask = normal(random)
    return [1, 2].map((seed) => ({ task: `task ${task}`, seed, value: ofTask + normal(random) }))
  }).flat()

describe('a mean over tasks with nested episodes', () => {
  it('has the interval of Student’s t over the means of the tasks, computed by hand', () => {
    // Task means 3, 5, 5, 7: mean 5, s² = 8/3, standard error √(8/3/4) = 0.8164966; t with 3 degrees of freedom is 3.1824463.
    const { mean, low, high, n, tasks } = nestedMean(rated({ a: [2, 4], b: [4, 6], c: [6, 4], d: [6, 8] }))
    expect({ mean, n, tasks }).toEqual({ mean: 5, n: 8, tasks: 4 })
    expect(low).toBeCloseTo(5 - 3.1824463 * 0.8164966, 5)
    expect(high).toBeCloseTo(5 + 3.1824463 * 0.8164966, 5)
  })

  it('does not depend on the numbers of episodes', () => {
    const first = rated({ a: [0.2, 0.5], b: [0.4, 0.6], c: [0.6, 0.1], d: [0.3, 0.8], e: [0.7, 0.2] })
    const renumbered = first.map((one, index) => ({ ...one, seed: 100 + index }))
    const { mean, low, high } = nestedMean(first, SHARE)
    expect(nestedMean(renumbered, SHARE)).toMatchObject({ mean, low, high })
  })

  it('counts each task once, however many episodes it has', () => {
    expect(nestedMean(rated({ a: [1, 1, 1, 1], b: [0] }), SHARE).mean).toBe(0.5)
  })

  it('has the episodes as units where there is one task', () => {
    const { low, high } = nestedMean(rated({ a: [3, 5, 7] }))
    // s = 2, standard error 2/√3, t with 2 degrees of freedom is 4.3026527.
    expect(low).toBeCloseTo(5 - (4.3026527 * 2) / Math.sqrt(3), 5)
    expect(high).toBeCloseTo(5 + (4.3026527 * 2) / Math.sqrt(3), 5)
  })

  it('covers the true mean in 93 to 97 of 100 studies, with far shorter intervals than crossed episodes give', () => {
    const random = createRandom(5)
    const rounds = 1000
    let [covered, nested, crossed] = [0, 0, 0]
    for (let round = 0; round < rounds; round++) {
      const study = ratings(random)
      const { low, high } = nestedMean(study)
      if (low <= 0 && high >= 0) covered++
      nested += high - low
      const wide = crossedMean(study)
      crossed += wide.high - wide.low
    }
    expect(covered / rounds).toBeGreaterThanOrEqual(0.93)
    expect(covered / rounds).toBeLessThanOrEqual(0.97)
    expect(crossed / nested).toBeGreaterThan(1.8)
  })
})
