import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom, type Random } from '../random.ts'
import { crossedMean, crossedRate, detectableDifference, type Measurement } from './crossed.ts'
import { studentQuantile, studentTail } from './student.ts'

/** Rows are tasks, columns seeds; NaN is a missing cell. */
const measured = (rows: readonly (readonly number[])[]): Measurement[] =>
  rows.flatMap((row, task) =>
    row.flatMap((value, seed) => (Number.isNaN(value) ? [] : [{ task: `task ${task}`, seed, value }])),
  )

const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())

/** A table of 10 tasks × 20 seeds around zero, of which `seed` and `task` are shares of the variance. */
function drawn(random: Random, share: { seed: number; task: number }): number[][] {
  const effects = (n: number, variance: number) =>
    Array.from({ length: n }, () => Math.sqrt(variance) * normal(random))
  const seeds = effects(20, share.seed)
  return effects(10, share.task).map((task) =>
    seeds.map((seed) => task + seed + Math.sqrt(1 - share.seed - share.task) * normal(random)),
  )
}

describe('a mean over tasks and seeds', () => {
  it('has the interval of the two-way analysis of variance (computed with NumPy and SciPy)', () => {
    const found = crossedMean(
      measured([
        [3, 5, 4, 6],
        [7, 8, 6, 9],
        [1, 4, 2, 2],
      ]),
    )
    expect(found).toMatchObject({ n: 12, tasks: 3, seeds: 4, mean: 4.75 })
    expect(found.low).toBeCloseTo(-1.15512, 4)
    expect(found.high).toBeCloseTo(10.65512, 4)
    expect(found.df).toBeCloseTo(2.37824, 4)
    expect(found.p).toBeCloseTo(0.07808, 4)
    expect(found.components).toEqual({ task: 6.75, seed: expect.closeTo(0.88889, 4), residual: 0.75 })
  })

  for (const seed of [0, 0.3, 0.6]) {
    it(`covers the true mean in 93 to 97 of 100 experiments where seeds make ${100 * seed} % of the variance`, () => {
      const random = createRandom(11)
      const rounds = 1500
      let covered = 0
      for (let round = 0; round < rounds; round++) {
        const { low, high } = crossedMean(measured(drawn(random, { seed, task: (1 - seed) / 3 })))
        if (low <= 0 && 0 <= high) covered++
      }
      expect(covered / rounds).toBeGreaterThanOrEqual(0.93)
      expect(covered / rounds).toBeLessThanOrEqual(0.97)
    })
  }

  it('is wider than an interval that takes episodes for independent', () => {
    const rows = drawn(createRandom(2), { seed: 0.3, task: 0.3 })
    const crossed = crossedMean(measured(rows))
    const naive = crossedMean(rows.flat().map((value, index) => ({ task: `${index}`, seed: 1, value })))
    expect(crossed.high - crossed.low).toBeGreaterThan(1.5 * (naive.high - naive.low))
  })

  it('of one seed is Student’s over tasks, and of one task over seeds', () => {
    const column = crossedMean(measured([[1], [2], [4], [5]]))
    const row = crossedMean(measured([[1, 2, 4, 5]]))
    for (const { mean, low, df } of [column, row]) {
      expect([mean, df]).toEqual([3, 3])
      expect(low).toBeCloseTo(3 - (studentQuantile(0.05, 3) * Math.sqrt(10 / 3)) / 2, 9)
    }
  })

  it('of seeds that no two tasks share is that of the means of the tasks', () => {
    const nested = [1, 2, 3].flatMap((task) =>
      [0, 1].map((own) => ({ task: `${task}`, seed: 10 * task + own, value: task + own })),
    )
    const { low, high, df } = crossedMean(nested)
    const means = crossedMean(measured([[1.5], [2.5], [3.5]]))
    expect([low, high, df]).toEqual([means.low, means.high, means.df])
  })

  it('changes little with a few cells missing, and weighs tasks alike', () => {
    const rows = drawn(createRandom(5), { seed: 0.3, task: 0.3 })
    const full = crossedMean(measured(rows))
    const holes = rows.map((row, task) =>
      row.map((value, seed) => ((task + 3 * seed) % 17 === 0 ? Number.NaN : value)),
    )
    const some = crossedMean(measured(holes))
    expect(some.n).toBeLessThan(full.n)
    expect(Math.abs(some.mean - full.mean)).toBeLessThan(0.05)
    expect(some.high - some.low).toBeGreaterThan(0.9 * (full.high - full.low))
    expect(some.high - some.low).toBeLessThan(1.2 * (full.high - full.low))
  })

  it('of one measurement, or none, has no interval', () => {
    expect(crossedMean([{ task: 'a', seed: 1, value: 7 }])).toMatchObject({
      mean: 7,
      low: Number.NEGATIVE_INFINITY,
      p: 1,
    })
    expect(crossedMean([]).mean).toBeNaN()
  })

  it('of values that all agree is not proven by three of them', () => {
    expect(crossedMean(measured([[3], [3], [3]]))).toMatchObject({ mean: 3, low: 3, high: 3, p: 1 / 4 })
  })

  it('stays within its bounds', () => {
    expect(crossedMean(measured([[99], [100], [90]]), { high: 100 }).high).toBe(100)
  })

  it('turns round with its sign and moves with a constant', () => {
    const table = fc.array(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 3, maxLength: 3 }), {
      minLength: 2,
      maxLength: 5,
    })
    fc.assert(
      fc.property(table, (rows) => {
        const there = crossedMean(measured(rows))
        const back = crossedMean(measured(rows.map((row) => row.map((value) => -value))))
        const moved = crossedMean(measured(rows.map((row) => row.map((value) => value + 5))))
        expect(back.low).toBeCloseTo(-there.high, 9)
        expect(back.p).toBeCloseTo(there.p, 9)
        expect(moved.high - moved.mean).toBeCloseTo(there.high - there.mean, 9)
      }),
      { seed: 3, numRuns: 60 },
    )
  })
})

describe('a rate over tasks and seeds', () => {
  it('is Wilson’s where all measurements are independent', () => {
    const rate = crossedRate(
      Array.from({ length: 40 }, (_, task) => ({ task: `${task}`, seed: 1, value: Number(task < 10) })),
    )
    expect(rate.mean).toBe(0.25)
    expect(rate.low).toBeCloseTo(0.142, 2)
    expect(rate.high).toBeCloseTo(0.402, 2)
  })

  it('counts tasks as trials where every episode succeeded', () => {
    const all = measured(Array.from({ length: 10 }, () => Array.from({ length: 5 }, () => 1)))
    expect(crossedRate(all).low).toBeCloseTo(0.722, 3)
  })

  it('is wide where one task fails under every seed', () => {
    const rows = Array.from({ length: 10 }, (_, task) => Array.from({ length: 20 }, () => Number(task > 0)))
    const { low, high } = crossedRate(measured(rows))
    expect(low).toBeLessThan(0.65)
    expect(high).toBeGreaterThan(0.97)
  })
})

describe('the difference that a design detects', () => {
  it('is found in four of five experiments of that size', () => {
    const random = createRandom(9)
    const components = { task: 0.2, seed: 0.3, residual: 0.5 }
    const effect = detectableDifference(components, { tasks: 10, seeds: 20 })
    const rounds = 600
    let found = 0
    for (let round = 0; round < rounds; round++) {
      const rows = drawn(random, components)
      if (crossedMean(measured(rows.map((row) => row.map((value) => value + effect)))).p < 0.05) found++
    }
    expect(found / rounds).toBeGreaterThan(0.74)
    expect(found / rounds).toBeLessThan(0.88)
  })

  it('is none with one episode, and shrinks as tasks are added', () => {
    const components = { task: 1, seed: 0, residual: 1 }
    expect(detectableDifference(components, { tasks: 1, seeds: 1 })).toBe(Number.POSITIVE_INFINITY)
    const few = detectableDifference(components, { tasks: 5, seeds: 5 })
    expect(detectableDifference(components, { tasks: 20, seeds: 5 })).toBeLessThan(few)
  })
})

describe('Student’s distribution', () => {
  it('agrees with SciPy', () => {
    expect(studentTail(3.5, 4.3)).toBeCloseTo(0.0221270974, 9)
    expect(studentTail(40, 2)).toBeCloseTo(0.0006244146724, 9)
    expect(studentTail(1, 1)).toBeCloseTo(0.5, 9)
    expect(studentQuantile(0.05, 9)).toBeCloseTo(2.26215716, 7)
    expect(studentQuantile(0.05, 1)).toBeCloseTo(12.7062047, 6)
    expect(studentQuantile(0.0001, 3.7)).toBeCloseTo(17.8644384, 5)
    expect(studentQuantile(0.4, 171)).toBeCloseTo(0.84372828, 7)
  })
})
