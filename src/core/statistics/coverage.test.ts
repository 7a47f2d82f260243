import { describe, expect, it } from 'vitest'
import { createRandom, type Random } from '../random.ts'
import { type Bounds, crossedMean, type Measurement, SHARE } from './crossed.ts'
import { normalQuantile } from './normal.ts'

/** Shares of the latent variance that are due to tasks and seeds. */
interface Latent {
  task: number
  seed: number
}

/** Outcomes whose true mean is known. */
interface Population {
  name: string
  bounds: Bounds
  mean: number
  /** The outcome of a cell, from its latent standard normal value. */
  outcome(latent: number, random: Random): number
  shares: Latent
}

const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())

function draw({ outcome, shares: { task, seed } }: Population, [tasks, seeds]: Design, random: Random) {
  const ofSeeds = Array.from({ length: seeds }, () => Math.sqrt(seed) * normal(random))
  return Array.from({ length: tasks }, (_, index) => {
    const ofTask = Math.sqrt(task) * normal(random)
    return ofSeeds.map((ofSeed, column): Measurement => {
      const latent = ofTask + ofSeed + Math.sqrt(1 - task - seed) * normal(random)
      return { task: `${index}`, seed: column, value: outcome(latent, random) }
    })
  }).flat()
}

/** Tasks × seeds. */
type Design = readonly [tasks: number, seeds: number]

const POINTS: Bounds = { low: -100, high: 100 }
const RELATIVE: Bounds = { low: -200, high: 200 }

/** The mean outcome, by drawing a hundred thousand samples. */
function meanOf(outcome: Population['outcome']): number {
  const random = createRandom(77)
  let sum = 0
  for (let index = 0; index < 1e5; index++) sum += outcome(normal(random), random)
  return sum / 1e5
}

const drawnFrom = (
  name: string,
  bounds: Bounds,
  shares: Latent,
  outcome: Population['outcome'],
): Population => ({
  name,
  bounds,
  shares,
  outcome,
  mean: meanOf(outcome),
})

const rate = (share: number, shares: Latent): Population => {
  const threshold = normalQuantile(share)
  return {
    name: `success in ${100 * share} %`,
    bounds: SHARE,
    mean: share,
    shares,
    outcome: (latent) => Number(latent < threshold),
  }
}

const losses = (share: number, shares: Latent): Population => {
  const threshold = normalQuantile(share)
  return {
    name: `losses in ${100 * share} %`,
    bounds: POINTS,
    mean: -100 * share,
    shares,
    outcome: (latent) => (latent < threshold ? -100 : 0),
  }
}

/** Successes of two planners, which are correlated through the latent value. */
function pairs(first: number, second: number, shares: Latent): Population {
  const [a, b] = [normalQuantile(first), normalQuantile(second)]
  const success = (latent: number, random: Random, threshold: number) =>
    Number(Math.SQRT1_2 * (latent + normal(random)) < threshold)
  return {
    name: `paired successes, ${100 * first} % − ${100 * second} %, correlation 0.5`,
    bounds: POINTS,
    mean: 100 * (first - second),
    shares,
    outcome: (latent, random) => 100 * (success(latent, random, a) - success(latent, random, b)),
  }
}

/** Relative difference of two speeds whose ratio is log-normal, or −200 if the first planner fails. */
const relative = (name: string, shift: number, lost = 0): Population =>
  drawnFrom(name, RELATIVE, { task: 0.4, seed: 0.1 }, (latent, random) => {
    if (lost > 0 && random.next() < lost) return -200
    const ratio = Math.exp(shift + latent)
    return (200 * (ratio - 1)) / (ratio + 1)
  })

const zeros = (share: number, bounds: Bounds): Population => {
  const threshold = normalQuantile(share)
  return drawnFrom(
    `${100 * share} % zeros, otherwise log-normal${bounds.high === undefined ? ', unbounded' : ''}`,
    bounds,
    { task: 0.4, seed: 0 },
    (latent, random) => (latent < threshold ? 0 : Math.min(100, 15 * Math.exp(0.8 * normal(random)))),
  )
}

const POPULATIONS: readonly Population[] = [
  {
    name: 'normal, with an effect of seeds',
    bounds: {},
    mean: 0,
    shares: { task: 0.3, seed: 0.3 },
    outcome: (latent) => latent,
  },
  rate(0.5, { task: 0.4, seed: 0 }),
  rate(0.95, { task: 0.4, seed: 0.1 }),
  losses(0.02, { task: 0, seed: 0 }),
  losses(0.05, { task: 0.5, seed: 0 }),
  pairs(0.9, 0.8, { task: 0.4, seed: 0 }),
  pairs(0.95, 0.95, { task: 0.4, seed: 0 }),
  relative('relative efficiency', 0.4),
  relative('relative efficiency, far ahead', 2),
  relative('relative efficiency of a planner that loses 10 %', 0.4, 0.1),
  {
    name: 'log-normal ratios (σ = 1), unbounded',
    bounds: { low: 0 },
    mean: Math.exp(0.5),
    shares: { task: 0.5, seed: 0 },
    outcome: (latent) => Math.exp(latent),
  },
  zeros(0.7, POINTS),
  zeros(0.9, POINTS),
  zeros(0.7, { low: 0 }),
]

const DESIGNS: readonly Design[] = [
  [5, 2],
  [8, 3],
  [10, 5],
  [20, 2],
  [30, 1],
]
const ROUNDS = 400

/** Share of experiments whose interval holds the true mean, and the share of intervals that are finite. */
function coverage(
  population: Population,
  design: Design,
): { covered: number; finite: number; width: number } {
  const random = createRandom(12)
  let [covered, finite, width] = [0, 0, 0]
  for (let round = 0; round < ROUNDS; round++) {
    const { low, high } = crossedMean(draw(population, design, random), population.bounds)
    if (low <= population.mean && population.mean <= high) covered++
    if (!Number.isFinite(high - low)) continue
    finite++
    width += high - low
  }
  return { covered: covered / ROUNDS, finite: finite / ROUNDS, width: width / finite }
}

describe('95 % intervals over tasks and seeds', () => {
  for (const population of POPULATIONS)
    it(`hold the true mean of ${population.name} in at least 93 of 100 experiments of any size`, () => {
      for (const design of DESIGNS) {
        // One seed cannot predict other seeds: its interval is for other tasks under that seed.
        const shares = design[1] === 1 ? { ...population.shares, seed: 0 } : population.shares
        const { covered, finite, width } = coverage({ ...population, shares }, design)
        expect(covered, `${population.name}, ${design.join(' × ')}`).toBeGreaterThanOrEqual(0.93)
        // A method that knows nothing would cover it as well.
        const { low = Number.NEGATIVE_INFINITY, high = Number.POSITIVE_INFINITY } = population.bounds
        if (Number.isFinite(high - low)) expect(width / (high - low)).toBeLessThan(0.95)
        if (design[0] >= 8) expect(finite).toBeGreaterThan(0.5)
      }
    })

  it('are neither too narrow nor too wide (93 to 97 of 100) with ten tasks and ten seeds', () => {
    for (const name of ['normal, with an effect of seeds', 'success in 50 %', 'relative efficiency']) {
      const population = POPULATIONS.find((one) => one.name === name) as Population
      const { covered } = coverage(population, [10, 10])
      expect(covered, name).toBeGreaterThanOrEqual(0.93)
      expect(covered, name).toBeLessThanOrEqual(0.98)
    }
  })
})
