import { preferenceOf } from '../core/statistics/agreement/preference.ts'
import type { Tally } from '../core/statistics/intervals.ts'
import { DIMENSIONS, type Dimension } from '../mcu/autoeval/dimension.ts'
import type { Evidence, Judge } from '../mcu/autoeval/judge/judge.ts'
import type { Duel } from '../mcu/autoeval/rating/duel.ts'
import { readComparison, swapped, type Verdict } from '../mcu/autoeval/reply/read-verdict.ts'
import type { JudgedRun } from './judged-runs.ts'

/** Two runs of the same task by different teams. */
export type Pair<Run extends JudgedRun = JudgedRun> = readonly [Run, Run]

/** All pairs of runs of the same task by two teams: of the same seed if both played it, otherwise all combinations. */
export function pairsOf<Run extends JudgedRun>(runs: readonly Run[]): Pair<Run>[] {
  const byTask = [...Map.groupBy(runs, ({ task }) => task).values()]
  return byTask.flatMap((own) => {
    const teams = [...Map.groupBy(own, ({ team }) => team).values()]
    return teams.flatMap((first, i) => teams.slice(i + 1).flatMap((second) => meetings(first, second)))
  })
}

function meetings<Run extends JudgedRun>(first: readonly Run[], second: readonly Run[]): Pair<Run>[] {
  const all = first.flatMap((a) => second.map((b) => [a, b] as const))
  const sameSeed = all.filter(([a, b]) => a.seed === b.seed)
  return sameSeed.length > 0 ? sameSeed : all
}

/** Scores closer than this count as equal. */
const EVEN = 1e-9

/** Scores of a run, 0..1 or null, as in a judgement or a panel. */
interface Scored {
  readonly scores: Readonly<Record<Dimension, { readonly value: number | null }>>
}

/** Duels by a dimension's scores: the higher one wins, two zeros are both bad. Pairs without both scores are left out. */
export function duelsByScore(
  runs: readonly (JudgedRun & { readonly judgement: Scored })[],
  dimension: Dimension,
): Duel[] {
  return pairsOf(runs).flatMap(([a, b]): Duel[] => {
    const [x, y] = [a.judgement.scores[dimension].value, b.judgement.scores[dimension].value]
    if (x === null || y === null) return []
    const preference = Math.abs(x - y) < EVEN ? 'tie' : preferenceOf(x, y)
    const verdict: Verdict = preference === 'tie' && x < EVEN ? 'both-bad' : preference
    return [{ task: a.task, a: a.team, b: b.team, verdict }]
  })
}

/** Two runs compared twice, with each of them once as A. */
export interface ComparedTwice {
  /** The verdicts on the first run, in both orders; undefined if the reply was unreadable. */
  readonly verdicts: readonly [Verdict | undefined, Verdict | undefined]
  /** The combined verdict: the common one, otherwise a tie; undefined if either was unreadable. */
  readonly verdict: Verdict | undefined
  /** The same for each dimension; dimensions that either reply leaves unreadable are omitted. */
  readonly dimensions: Readonly<Partial<Record<Dimension, Verdict>>>
  readonly replies: readonly [string, string]
}

/** Compares two runs in both orders, so that a judge that favours a position produces a tie. */
export async function compareTwice(
  judge: Judge,
  a: Evidence,
  b: Evidence,
  options: { seed: number; sample: number; signal?: AbortSignal | undefined },
): Promise<ComparedTwice> {
  const forth = await judge.compare(a, b, options)
  const back = await judge.compare(b, a, options)
  return { replies: [forth, back], ...together(forth, back) }
}

/** The combined verdict of two replies in opposite orders: the common one, otherwise a tie. */
export function together(forth: string, back: string): Omit<ComparedTwice, 'replies'> {
  const [first, second] = [readComparison(forth), swapped(readComparison(back))]
  return {
    verdicts: [first.overall, second.overall],
    verdict: agreed(first.overall, second.overall),
    dimensions: Object.fromEntries(
      DIMENSIONS.flatMap((name) => {
        const verdict = agreed(first.dimensions[name], second.dimensions[name])
        return verdict === undefined ? [] : [[name, verdict]]
      }),
    ),
  }
}

const agreed = (first: Verdict | undefined, second: Verdict | undefined): Verdict | undefined =>
  first === undefined || second === undefined ? undefined : first === second ? first : 'tie'

/**
 * Share of comparisons with a preference in which the run shown first was preferred: one half if the position does not matter,
 * since each pair is shown in both orders.
 */
export function firstPreferred(compared: readonly Pick<ComparedTwice, 'verdicts'>[]): Tally {
  const picks = compared.flatMap(({ verdicts: [forth, back] }) => [
    ...(forth === 'a' || forth === 'b' ? [forth === 'a'] : []),
    // Shown second in the other order.
    ...(back === 'a' || back === 'b' ? [back === 'b'] : []),
  ])
  return { hits: picks.filter(Boolean).length, n: picks.length }
}

/**
 * Duels by comparisons; unreadable ones are left out.
 * @param dimension whose verdicts decide; if omitted, the overall verdicts
 */
export const duelsOf = (
  compared: readonly (Pick<ComparedTwice, 'verdict' | 'dimensions'> & {
    task: string
    a: { team: string }
    b: { team: string }
  })[],
  dimension?: Dimension,
): Duel[] =>
  compared.flatMap(({ task, a, b, verdict: inAll, dimensions }) => {
    const verdict = dimension === undefined ? inAll : dimensions[dimension]
    return verdict === undefined ? [] : [{ task, a: a.team, b: b.team, verdict }]
  })
