import type { Random } from '../../../core/random.ts'
import { bootstrapEnds } from '../../../core/statistics/bootstrap.ts'
import type { Interval } from '../../../core/statistics/intervals.ts'
import { bradleyTerry } from './bradley-terry.ts'
import { agentsIn, type Duel } from './duel.ts'
import { type OrderedRating, ratedInOrder } from './in-order.ts'

/** The standing of an agent among the others. */
export interface Standing {
  readonly agent: string
  readonly duels: number
  readonly wins: number
  readonly ties: number
  readonly losses: number
  /** Duels in which both were bad; these are left out of all ratings. */
  readonly bothBad: number
  /** Bradley–Terry on Elo's scale; the interval covers other tasks like these. */
  readonly rating: Interval
  readonly trueSkill: OrderedRating
  readonly elo: OrderedRating
}

const RESAMPLES = 1000

/**
 * Standings of agents after their duels, best first. Intervals come from the bootstrap over tasks; they are infinite with one
 * task, or if all tasks gave the same result.
 */
export function standings(duels: readonly Duel[], random: Random): Standing[] {
  const ratings = bradleyTerry(duels)
  const intervals = bootstrapped(duels, random.fork('bootstrap'))
  const trueSkill = ratedInOrder('trueskill', duels, random.fork('trueskill'))
  const elo = ratedInOrder('elo', duels, random.fork('elo'))
  return agentsIn(duels)
    .map((agent) => {
      const own = duels.filter(({ a, b }) => a === agent || b === agent)
      const ended = (as: 'won' | 'lost') =>
        own.filter(({ a, verdict }) => verdict === ((a === agent) === (as === 'won') ? 'a' : 'b')).length
      return {
        agent,
        duels: own.length,
        wins: ended('won'),
        ties: own.filter(({ verdict }) => verdict === 'tie').length,
        losses: ended('lost'),
        bothBad: own.filter(({ verdict }) => verdict === 'both-bad').length,
        rating: {
          mean: ratings.get(agent) as number,
          ...(intervals.get(agent) as { low: number; high: number }),
        },
        trueSkill: trueSkill.get(agent) as OrderedRating,
        elo: elo.get(agent) as OrderedRating,
      }
    })
    .sort((a, b) => b.rating.mean - a.rating.mean || (a.agent < b.agent ? -1 : 1))
}

/** The middle 95 % of each agent's rating under resampling of the tasks. */
function bootstrapped(duels: readonly Duel[], random: Random): Map<string, { low: number; high: number }> {
  const tasks = [...Map.groupBy(duels, ({ task }) => task).values()]
  const values = new Map(agentsIn(duels).map((agent) => [agent, [] as number[]]))
  for (let resample = 0; tasks.length > 1 && resample < RESAMPLES; resample++) {
    const drawn = tasks.flatMap(() => tasks[random.integer(tasks.length)] as Duel[])
    for (const [agent, rating] of bradleyTerry(drawn)) values.get(agent)?.push(rating)
  }
  return new Map(
    [...values].map(([agent, own]) => {
      const ends = own.length === 0 ? UNKNOWN : bootstrapEnds(own, tasks.length)
      // Tasks with identical results do not show how much others may differ.
      return [agent, ends.low < ends.high ? ends : UNKNOWN]
    }),
  )
}

const UNKNOWN = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }
