import { count } from '../../core/count.ts'
import { type Interval, type Tally, wilson } from '../../core/statistics/intervals.ts'
import type { Duel } from '../../mcu/autoeval/rating/duel.ts'
import type { OrderedRating } from '../../mcu/autoeval/rating/in-order.ts'
import type { Standing } from '../../mcu/autoeval/rating/standings.ts'
import { EVERYTHING, type Layout, prose, table } from '../table/table.ts'

/** Statistics of a comparing judge. */
export interface Compared {
  /** How often the run that was shown first was preferred. */
  readonly first: Tally
  /** Comparisons whose replies could not be read. */
  readonly unread: number
}

/**
 * Standings of teams after their duels.
 * @param ranked the teams, the best first
 * @param by the basis of the duels
 */
export function arenaText(
  { duels, ranked }: { duels: readonly Duel[]; ranked: readonly Standing[] },
  by: string,
  { compared, layout = EVERYTHING }: { compared?: Compared | undefined; layout?: Layout } = {},
): string {
  const rows = ranked.map(({ agent, rating, wins, ties, losses, bothBad, trueSkill, elo }) => [
    ...[agent, ratingText(rating), wins, ties, losses, bothBad],
    ...[ordered(trueSkill, 1), ordered(elo, 0)],
  ])
  const tasks = new Set(duels.map(({ task }) => task)).size
  const head = ['', 'rating', 'won', 'tie', 'lost', 'bad', 'TrueSkill', 'Elo']
  const says = (text: string) => prose(text, layout)
  return [
    says(`Duels by ${by}: ${count(duels.length, 'duel')} over ${count(tasks, 'task')}`),
    table(head, rows, { layout, spare: ['Elo', 'TrueSkill', 'bad'] }),
    ...[
      'rating: Bradley–Terry on Elo’s scale, mean 1500, with a 95 % interval over tasks; bad: both were, and it counts for neither.',
      'TrueSkill and Elo hang on the order of duels: means over 100 orders, ± half their range.',
      ...(compared === undefined ? [] : [biasText(compared)]),
    ].map(says),
  ].join('\n')
}

const ratingText = ({ mean, low, high }: Interval): string =>
  Number.isFinite(low)
    ? `${mean.toFixed(0)} [${low.toFixed(0)}, ${high.toFixed(0)}]`
    : `${mean.toFixed(0)} no interval`

const ordered = ({ mean, from, to }: OrderedRating, digits: number): string =>
  `${mean.toFixed(digits)} ± ${((to - from) / 2).toFixed(digits)}`

function biasText({ first, unread }: Compared): string {
  const { mean, low, high } = wilson(first)
  const share =
    first.n === 0
      ? 'never preferred either'
      : `preferred in ${(100 * mean).toFixed(0)} % [${(100 * low).toFixed(0)}, ${(100 * high).toFixed(0)}]`
  const verdict =
    first.n > 0 && (low > 0.5 || high < 0.5)
      ? ' The judge goes by the position; where the two orders differ, it is a tie.'
      : ''
  return `The run that was shown first was ${share} of ${first.n} verdicts.${verdict} ${unread} comparisons could not be read.`
}
