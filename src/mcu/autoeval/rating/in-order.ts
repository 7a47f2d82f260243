import type { Random } from '../../../core/random.ts'
import { normalBelow, normalDensity, normalQuantile } from '../../../core/statistics/normal.ts'
import { agentsIn, type Duel, pointsOf } from './duel.ts'

/** A skill in TrueSkill: a normal distribution with this mean and standard deviation. */
export interface Skill {
  readonly mu: number
  readonly sigma: number
}

/** TrueSkill's usual parameters; MCU's papers state none. */
const START: Skill = { mu: 25, sigma: 25 / 3 }
const BETA = 25 / 6
const TAU = 25 / 300
const DRAWS = 0.1

/** The skills of two agents after a duel (Herbrich, Minka & Graepel 2006). */
export function trueSkill(first: Skill, second: Skill, points: number): [Skill, Skill] {
  const variances = [first.sigma ** 2 + TAU ** 2, second.sigma ** 2 + TAU ** 2] as const
  const c = Math.sqrt(2 * BETA ** 2 + variances[0] + variances[1])
  const margin = (normalQuantile((DRAWS + 1) / 2) * Math.SQRT2 * BETA) / c
  const lead = (first.mu - second.mu) / c
  const { v, w } = points === 0.5 ? tieMoments(lead, margin) : won(points === 1 ? lead : -lead, margin)
  const sign = points === 0 ? -1 : 1
  const after = ({ mu }: Skill, variance: number, way: number): Skill => ({
    mu: mu + (way * sign * variance * v) / c,
    sigma: Math.sqrt(variance * (1 - (variance * w) / c ** 2)),
  })
  return [after(first, variances[0], 1), after(second, variances[1], -1)]
}

function won(lead: number, margin: number): { v: number; w: number } {
  const v = normalDensity(lead - margin) / normalBelow(lead - margin)
  return { v, w: v * (v + lead - margin) }
}

function tieMoments(lead: number, margin: number): { v: number; w: number } {
  const [high, low] = [margin - lead, -margin - lead]
  const share = normalBelow(high) - normalBelow(low)
  const v = (normalDensity(low) - normalDensity(high)) / share
  return { v, w: v * v + (high * normalDensity(high) - low * normalDensity(low)) / share }
}

/** Elo's K: how far a single duel moves a rating. */
const K = 32

/** The ratings of two agents after a duel (Elo 1978). */
export function elo(first: number, second: number, points: number): [number, number] {
  const expected = 1 / (1 + 10 ** ((second - first) / 400))
  return [first + K * (points - expected), second - K * (points - expected)]
}

/** A rating that depends on the order of duels, averaged over orders. */
export interface OrderedRating {
  readonly mean: number
  /** Lowest and highest over all orders. */
  readonly from: number
  readonly to: number
  /** TrueSkill's standard deviation, averaged; NaN for Elo. */
  readonly sigma: number
}

/** Number of orders to try. */
const ORDERS = 100

const MODELS = {
  trueskill: {
    start: START,
    play: trueSkill,
    shown: ({ mu }: Skill) => mu,
    doubt: ({ sigma }: Skill) => sigma,
  },
  elo: { start: 1500, play: elo, shown: (rating: number) => rating, doubt: () => Number.NaN },
} as const

/** TrueSkill or Elo of each agent, averaged over 100 random orders of the duels, with the spread over orders. */
export function ratedInOrder(
  model: keyof typeof MODELS,
  duels: readonly Duel[],
  random: Random,
): Map<string, OrderedRating> {
  return model === 'elo' ? averaged(MODELS.elo, duels, random) : averaged(MODELS.trueskill, duels, random)
}

function averaged<R>(
  {
    start,
    play,
    shown,
    doubt,
  }: {
    start: R
    play: (a: R, b: R, points: number) => [R, R]
    shown: (rating: R) => number
    doubt: (rating: R) => number
  },
  duels: readonly Duel[],
  random: Random,
): Map<string, OrderedRating> {
  const agents = agentsIn(duels)
  const ends = new Map(agents.map((agent) => [agent, [] as R[]]))
  for (let order = 0; order < ORDERS; order++) {
    const ratings = new Map(agents.map((agent) => [agent, start]))
    for (const duel of shuffled(duels, random)) {
      const points = pointsOf(duel)
      if (points === undefined) continue
      const [a, b] = play(ratings.get(duel.a) as R, ratings.get(duel.b) as R, points)
      ratings.set(duel.a, a).set(duel.b, b)
    }
    for (const [agent, rating] of ratings) ends.get(agent)?.push(rating)
  }
  const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return new Map(
    [...ends].map(([agent, ratings]) => {
      const values = ratings.map(shown)
      const spread = { mean: average(values), from: Math.min(...values), to: Math.max(...values) }
      return [agent, { ...spread, sigma: average(ratings.map(doubt)) }]
    }),
  )
}

/** The items in a random order (Fisher–Yates). */
function shuffled<T>(items: readonly T[], random: Random): T[] {
  const order = [...items]
  for (let i = order.length - 1; i > 0; i--) {
    const j = random.integer(i + 1)
    ;[order[i], order[j]] = [order[j] as T, order[i] as T]
  }
  return order
}
