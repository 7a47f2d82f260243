import { createRandom, type Random } from '../random.ts'
import type { Bounds, VarianceComponents } from './crossed.ts'
import { intervalFamily } from './crossed-interval.ts'
import type { Measurement } from './crossed-table.ts'
import { normalQuantile } from './normal.ts'

/** Tasks and seeds of a fully crossed design. */
export interface DesignSize {
  tasks: number
  seeds: number
}

/** The model that simulated differences are drawn from; effects of tasks and seeds and the residual are normal. */
export interface OutcomeModel {
  components: VarianceComponents
  /**
   * For paired successes: a difference is a loss, a tie or a gain of `size`. Without an effect, the share `discordant` of the
   * differences are not ties, and half of those are gains; tasks and seeds move a latent variable by their shares of the
   * variance.
   */
  paired?: { size: number; discordant: number }
}

/** Share of simulated experiments that have to detect a difference. */
const POWER = 0.8
/** Simulated experiments: a power of 80 % is estimated to within ±2.5 points (the standard error with 400 is 2 points). */
const ROUNDS = 400
const LEAST_ROUNDS = 25
/** Bisections for the effect on paired successes: to a 128th of its size. */
const BISECTIONS = 7

/**
 * The smallest mean difference that a design finds in 80 % of simulated experiments: the 95 % interval of `crossedMean` lies
 * above zero. Uses a fixed seed, so that a design always gives the same answer.
 * @returns infinity if no difference is found that often
 */
export function detectableDifference(model: OutcomeModel, design: DesignSize): number {
  if (design.tasks * design.seeds < 2) return Number.POSITIVE_INFINITY
  const { paired } = model
  if (paired !== undefined) return leastEffect((effect) => isOftenFound(model, design, effect), paired.size)
  // Normal outcomes shift with the effect: one simulation without it shows how far each interval extends below zero.
  const lows = [...experiments(model, design, 0)].sort((a, b) => b - a)
  return Math.max(0, -(lows[Math.ceil(POWER * ROUNDS) - 1] as number))
}

/** Share of simulated experiments that find a true mean difference of `effect`. */
export const simulatedPower = (model: OutcomeModel, design: DesignSize, effect: number): number =>
  [...experiments(model, design, effect)].filter((low) => low > 0).length / ROUNDS

/** Whether the power is at least 80 %; stops early when the answer is clear, four standard errors away. */
function isOftenFound(model: OutcomeModel, design: DesignSize, effect: number): boolean {
  let [found, rounds] = [0, 0]
  for (const low of experiments(model, design, effect)) {
    if (low > 0) found++
    rounds++
    const away = Math.abs(found / rounds - POWER)
    if (rounds >= LEAST_ROUNDS && away > 4 * Math.sqrt((POWER * (1 - POWER)) / rounds)) break
  }
  return found / rounds >= POWER
}

function leastEffect(isFound: (effect: number) => boolean, most: number): number {
  if (!isFound(most)) return Number.POSITIVE_INFINITY
  let [low, high] = [0, most]
  for (let step = 0; step < BISECTIONS; step++) {
    const middle = (low + high) / 2
    if (isFound(middle)) high = middle
    else low = middle
  }
  return high
}

/** Lower ends of the intervals of simulated experiments. */
function* experiments(
  { components, paired }: OutcomeModel,
  design: DesignSize,
  effect: number,
): Generator<number, void> {
  const random = createRandom(1)
  const bounds: Bounds = paired === undefined ? {} : { low: -paired.size, high: paired.size }
  const outcomeOf = paired === undefined ? (value: number) => value + effect : gainsAndLosses(paired, effect)
  const variances = paired === undefined ? components : sharesOf(components)
  for (let round = 0; round < ROUNDS; round++) {
    const drawn = draw(variances, design, random)
    const measurements = drawn.map((one) => ({ ...one, value: outcomeOf(one.value) }))
    yield intervalFamily(measurements, bounds).ends(0.05).low
  }
}

/** Turns a standard normal value into a loss, a tie or a gain. */
function gainsAndLosses({ size, discordant }: { size: number; discordant: number }, effect: number) {
  const shift = effect / size
  const losses = Math.max(0, (discordant - shift) / 2)
  const lost = losses > 0 ? normalQuantile(losses) : Number.NEGATIVE_INFINITY
  const gained = losses + shift < 1 ? normalQuantile(1 - losses - shift) : Number.NEGATIVE_INFINITY
  return (value: number) => (value >= gained ? size : value < lost ? -size : 0)
}

/** Components as shares of the variance; all residual if there is none. */
function sharesOf({ task, seed, residual }: VarianceComponents): VarianceComponents {
  const all = task + seed + residual
  return all === 0
    ? { task: 0, seed: 0, residual: 1 }
    : { task: task / all, seed: seed / all, residual: residual / all }
}

function draw(
  { task, seed, residual }: VarianceComponents,
  { tasks, seeds }: DesignSize,
  random: Random,
): Measurement[] {
  const effects = (n: number, variance: number) =>
    Array.from({ length: n }, () => Math.sqrt(variance) * normalValue(random))
  const ofSeeds = effects(seeds, seed)
  return effects(tasks, task).flatMap((ofTask, index) =>
    ofSeeds.map((ofSeed, column) => ({
      task: `${index}`,
      seed: column,
      value: ofTask + ofSeed + Math.sqrt(residual) * normalValue(random),
    })),
  )
}

/** A standard normal value (Box & Muller 1958). */
const normalValue = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())
