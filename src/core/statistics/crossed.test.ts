import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom, type Random } from '../random.ts'
import { betaQuantile } from './beta.ts'
import { type Bounds, crossedMean, type Measurement, SHARE } from './crossed.ts'
import { detectableDifference, simulatedPower } from './detectable.ts'
import { studentQuantile, studentTail } from './student.ts'
import { averageQuantile } from './weighted-average.ts'

const POINTS: Bounds = { low: -100, high: 100 }

/** Rows are tasks, columns seeds; NaN is a missing cell. */
const measured = (rows: readonly (readonly number[])[]): Measurement[] =>
  rows.flatMap((row, task) =>
    row.flatMap((value, seed) => (Number.isNaN(value) ? [] : [{ task: `task ${task}`, seed, value }])),
  )

const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())

/** A table of tasks × seeds around zero, in which `seed` and `task` are shares of the variance. */
function drawn(
  random: Random,
  share: { seed: number; task: number },
  [tasks, columns]: readonly [number, number] = [10, 20],
): number[][] {
  const effects = (n: number, variance: number) =>
    Array.from({ length: n }, () => Math.sqrt(variance) * normal(random))
  const seeds = effects(columns, share.seed)
  return effects(tasks, share.task).map((task) =>
    seeds.map((seed) => task + seed + Math.sqrt(1 - share.seed - share.task) * normal(random)),
  )
}

describe('a mean over tasks and seeds', () => {
  it('has the interval of t over tasks and seeds (computed with NumPy and SciPy)', () => {
    const found = crossedMean(
      measured([
        [3, 5, 4, 6],
        [7, 8, 6, 9],
        [1, 4, 2, 2],
      ]),
    )
    // Mean squares 27.75, 3.41667 and 0.75; half² = (t₂² 27.75 + t₃² (3.41667 − 0.75 · 2/3)) / 12.
    expect(found).toMatchObject({ n: 12, tasks: 3, seeds: 4, mean: 4.75, method: 't' })
    expect(found.low).toBeCloseTo(-1.9784883, 6)
    expect(found.high).toBeCloseTo(11.4784883, 6)
    expect(found.p).toBeCloseTo(0.0941917, 6)
    expect(found.components).toEqual({ task: 6.75, seed: expect.closeTo(0.88889, 4), residual: 0.75 })
  })

  for (const seed of [0, 0.3, 0.6]) {
    it(`covers the true mean in 93 to 97 of 100 experiments where seeds make ${100 * seed} % of the variance`, () => {
      const random = createRandom(11)
      const rounds = 3000
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
    for (const { mean, low, method } of [column, row]) {
      expect([mean, method]).toEqual([3, 't'])
      expect(low).toBeCloseTo(3 - (studentQuantile(0.05, 3) * Math.sqrt(10 / 3)) / 2, 9)
    }
  })

  it('of seeds that no two tasks share is that of the means of the tasks', () => {
    const nested = [1, 2, 3].flatMap((task) =>
      [0, 1].map((own) => ({ task: `${task}`, seed: 10 * task + own, value: task + own })),
    )
    const { low, high } = crossedMean(nested)
    const means = crossedMean(measured([[1.5], [2.5], [3.5]]))
    expect([low, high]).toEqual([means.low, means.high])
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

  it('stays within what was measured while an experiment is played: a task solved at the second try solves no other twice', () => {
    const solved = [[0, 1], [1, 1], [1, 1], ...Array.from({ length: 7 }, () => [1, Number.NaN])]
    const { mean, high } = crossedMean(measured(solved), SHARE)
    expect(mean).toBeCloseTo(0.95, 10)
    expect(high).toBeLessThanOrEqual(1)
  })

  it('of one measurement, or none, has no interval', () => {
    expect(crossedMean([{ task: 'a', seed: 1, value: 7 }])).toMatchObject({
      mean: 7,
      low: Number.NEGATIVE_INFINITY,
      p: 1,
    })
    expect(crossedMean([]).mean).toBeNaN()
  })

  it('of values that all agree without bounds has no interval, and is not proven by three of them', () => {
    const { low, high, p, method } = crossedMean(measured([[3], [3], [3]]))
    expect({ low, high, p, method }).toEqual({
      low: Number.NEGATIVE_INFINITY,
      high: Number.POSITIVE_INFINITY,
      p: 1 / 4,
      method: 'none',
    })
    // One task that differs from the rest does not show how far other tasks may differ.
    expect(crossedMean(measured([[0], [0], [7], [0], [0]]), { low: 0 })).toMatchObject({
      low: 0,
      high: Number.POSITIVE_INFINITY,
    })
  })

  it('of a planner that always loses has the exact interval over tasks, never a width of zero', () => {
    const lost = measured(Array.from({ length: 5 }, () => [-200, -200]))
    const found = crossedMean(lost, { low: -200, high: 200 })
    expect([found.mean, found.low, found.method]).toEqual([-200, -200, 'exact'])
    // 400 times scipy.stats.beta.ppf(0.975, 1, 5), less 200; p of scipy.stats.binomtest(5, 5).
    expect(found.high).toBeCloseTo(400 * 0.5218237501 - 200, 6)
    expect(found.p).toBeCloseTo(0.0625, 6)
    const none = crossedMean(measured(Array.from({ length: 20 }, () => [0, 0, 0])), { low: 0, high: 100 })
    expect([none.low, none.mean]).toEqual([0, 0])
    expect(none.high).toBeCloseTo(16.84335, 4)
  })

  it('of no difference in any pair reaches both ways as far as the tasks allow', () => {
    const { low, high } = crossedMean(measured(Array.from({ length: 20 }, () => [0, 0])), POINTS)
    expect(high).toBeCloseTo(16.84335, 4)
    expect(low).toBeCloseTo(-16.84335, 4)
  })

  it('of rare losses reaches beyond what t would say, and the p-value agrees with the interval', () => {
    const rows = Array.from({ length: 20 }, (_, task) => [task === 4 ? -100 : 0, 0, task === 9 ? -100 : 0])
    const found = crossedMean(measured(rows), POINTS)
    expect(found.method).toBe('exact')
    expect(found.mean).toBeCloseTo(-100 / 30, 9)
    expect(found.low).toBeLessThan(-9)
    expect(found.high).toBeGreaterThan(0)
    expect(found.p).toBeGreaterThan(0.05)
    const more = crossedMean(
      measured(Array.from({ length: 20 }, (_, task) => [12, 11, 10].map((lost) => (task < lost ? -100 : 0)))),
      POINTS,
    )
    expect(more.high).toBeLessThan(0)
    expect(more.p).toBeLessThan(0.05)
  })

  it('of a skewed distribution is longer on the long side', () => {
    const { mean, low, high, method } = crossedMean(
      measured([[1], [1.2], [1.5], [2], [2.2], [3], [4], [9], [30]]),
    )
    expect(method).toBe('skewed')
    expect(high - mean).toBeGreaterThan(1.3 * (mean - low))
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
  it('is Clopper & Pearson’s where all measurements are independent (computed with SciPy)', () => {
    const rate = crossedMean(
      Array.from({ length: 40 }, (_, task) => ({ task: `${task}`, seed: 1, value: Number(task < 10) })),
      SHARE,
    )
    expect(rate).toMatchObject({ mean: 0.25, method: 'exact' })
    expect(rate.low).toBeCloseTo(0.1269148, 6)
    expect(rate.high).toBeCloseTo(0.411962, 6)
  })

  it('counts tasks as trials where every episode succeeded', () => {
    const all = measured(Array.from({ length: 10 }, () => Array.from({ length: 5 }, () => 1)))
    expect(crossedMean(all, SHARE).low).toBeCloseTo(0.6915029, 6)
  })

  it('is wide where one task fails under every seed: Korn & Graubard’s (computed with SciPy)', () => {
    const rows = Array.from({ length: 10 }, (_, task) => Array.from({ length: 20 }, () => Number(task > 0)))
    const { low, high } = crossedMean(measured(rows), SHARE)
    expect(low).toBeCloseTo(0.4605002, 6)
    expect(high).toBeCloseTo(0.9994372, 6)
  })

  it('of one task counts its seeds', () => {
    const { low, high } = crossedMean(measured([[1, 1, 1, 1, 1]]), SHARE)
    expect([low, high]).toEqual([expect.closeTo(0.47817625, 6), 1])
  })
})

describe('the difference that a design detects', () => {
  const components = { task: 0.2, seed: 0.3, residual: 0.5 }

  for (const [tasks, seeds] of [
    [5, 2],
    [10, 5],
    [20, 10],
  ] as const)
    it(`is found in four of five experiments of ${tasks} tasks × ${seeds} seeds`, () => {
      const random = createRandom(9)
      const effect = detectableDifference({ components }, { tasks, seeds })
      const rounds = 400
      let found = 0
      for (let round = 0; round < rounds; round++) {
        const rows = drawn(random, components, [tasks, seeds])
        if (crossedMean(measured(rows.map((row) => row.map((value) => value + effect)))).low > 0) found++
      }
      expect(found / rounds).toBeGreaterThan(0.74)
      expect(found / rounds).toBeLessThan(0.86)
    })

  it('of paired successes grows as pairs disagree, and needs more than a few tasks', () => {
    const model = (discordant: number) => ({ components, paired: { size: 100, discordant } })
    const of = (tasks: number, discordant: number) =>
      detectableDifference(model(discordant), { tasks, seeds: 1 })
    expect(of(3, 0.1)).toBe(Number.POSITIVE_INFINITY)
    expect(of(30, 0.6)).toBeGreaterThan(of(30, 0.02))
    const least = of(30, 0.1)
    expect(least).toBeLessThan(of(10, 0.1))
    const power = simulatedPower(model(0.1), { tasks: 30, seeds: 1 }, least)
    expect(power).toBeGreaterThan(0.74)
    expect(power).toBeLessThan(0.88)
  })

  it('is none with one episode, and shrinks as tasks are added', () => {
    const of = (tasks: number, seeds: number) =>
      detectableDifference({ components: { task: 1, seed: 0, residual: 1 } }, { tasks, seeds })
    expect(of(1, 1)).toBe(Number.POSITIVE_INFINITY)
    expect(of(20, 5)).toBeLessThan(of(5, 5))
  })
})

describe('a randomly weighted average', () => {
  it('has the quantiles of 4,000,000 Dirichlet draws (NumPy)', () => {
    const values = [1, 2, 4, 9, 30, 41]
    expect(averageQuantile(values, 0.025)).toBeCloseTo(5.19, 1)
    expect(averageQuantile(values, 0.975)).toBeCloseTo(27.16, 1)
  })

  it('of zeros and ones is Beta (SciPy)', () => {
    const values = [...Array.from({ length: 19 }, () => 0), 1, 1]
    expect(averageQuantile(values, 0.025)).toBeCloseTo(0.01234853, 3)
    expect(averageQuantile(values, 0.975)).toBeCloseTo(0.24873276, 3)
  })
})

describe('Beta’s distribution', () => {
  it('agrees with SciPy', () => {
    expect(betaQuantile(0.025, 0.3, 12)).toBeCloseTo(2.7337251821e-7, 12)
    expect(betaQuantile(0.975, 0.04, 3.2)).toBeCloseTo(0.1538381026175, 9)
    expect(betaQuantile(0.975, 4, 37)).toBeCloseTo(0.2038647487329, 9)
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
