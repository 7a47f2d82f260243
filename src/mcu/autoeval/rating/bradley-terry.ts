import { agentsIn, type Duel, pointsOf } from './duel.ts'

/** Number of iterations; the strengths converge by a constant factor. */
const MAX_ROUNDS = 10_000
const PRECISION = 1e-12
/** Points on Elo's scale per factor of e. */
const ELO = 400 / Math.LN10
/** The mean of all agents. */
const CENTRE = 1500

/**
 * Strengths according to the model of Bradley and Terry (1952), on Elo's scale with a mean of 1500: 400 points more win ten times
 * as often as they lose. Agents do not learn from one duel to the next, so the order of duels is irrelevant; Elo and TrueSkill
 * depend on it. A tie is half a win for each. Found by minorisation–maximisation (Hunter 2004).
 * @param prior additional wins of each agent over every opponent it met, and of the opponent over it, so that an undefeated
 * agent's strength stays finite
 */
export function bradleyTerry(duels: readonly Duel[], prior = 0.5): Map<string, number> {
  const agents = agentsIn(duels)
  const place = new Map(agents.map((agent, index) => [agent, index]))
  const wins = agents.map(() => agents.map(() => 0))
  const met = agents.map(() => agents.map(() => false))
  const add = (winner: number, loser: number, points: number): void => {
    const row = wins[winner] as number[]
    row[loser] = (row[loser] as number) + points
    ;(met[winner] as boolean[])[loser] = true
  }
  for (const duel of duels) {
    const points = pointsOf(duel)
    if (points === undefined) continue
    const [a, b] = [place.get(duel.a) as number, place.get(duel.b) as number]
    add(a, b, points)
    add(b, a, 1 - points)
  }
  for (const [i, row] of met.entries()) for (const [j, have] of row.entries()) if (have) add(i, j, prior)
  const strengths = strengthsOf(wins)
  return new Map(agents.map((agent, index) => [agent, CENTRE + ELO * Math.log(strengths[index] as number)]))
}

/** Strengths with a geometric mean of 1. `wins[i][j]`: how often i beat j. An agent without duels has strength 1. */
export function strengthsOf(wins: readonly (readonly number[])[]): number[] {
  const games = (i: number, j: number) => (wins[i]?.[j] ?? 0) + (wins[j]?.[i] ?? 0)
  let strengths = wins.map(() => 1)
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const next = strengths.map((own, i) => {
      const won = (wins[i] as number[]).reduce((sum, points) => sum + points, 0)
      const expected = strengths.reduce(
        (sum, other, j) => (j === i ? sum : sum + games(i, j) / (own + other)),
        0,
      )
      return expected === 0 ? own : won / expected
    })
    const centre = Math.exp(next.reduce((sum, value) => sum + Math.log(value), 0) / next.length)
    const scaled = next.map((value) => value / centre)
    const moved = Math.max(...scaled.map((value, i) => Math.abs(value / (strengths[i] as number) - 1)))
    strengths = scaled
    if (moved < PRECISION) break
  }
  return strengths
}
