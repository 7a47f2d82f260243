import type { Verdict } from '../reply/read-verdict.ts'

/** Two agents at the same task, and which was better. */
export interface Duel {
  readonly task: string
  readonly a: string
  readonly b: string
  readonly verdict: Verdict
}

/** Points of the first: 1 for a win, a half for a tie; undefined if both were bad, which does not show which is better. */
export const pointsOf = ({ verdict }: Duel): number | undefined =>
  verdict === 'both-bad' ? undefined : verdict === 'tie' ? 0.5 : verdict === 'a' ? 1 : 0

/** All agents of some duels, in the order of their names. */
export const agentsIn = (duels: readonly Duel[]): string[] =>
  [...new Set(duels.flatMap(({ a, b }) => [a, b]))].sort()
