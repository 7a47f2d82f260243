import type { Verdict } from '../reply/read-verdict.ts'

/** Two agents playing the same task, and which of them was better. */
export interface Duel {
  readonly task: string
  readonly a: string
  readonly b: string
  readonly verdict: Verdict
}

/** Points of the first agent: 1 for a win, a half for a tie; undefined if both were bad, which does not show which is better. */
export const pointsOf = ({ verdict }: Duel): number | undefined =>
  verdict === 'both-bad' ? undefined : verdict === 'tie' ? 0.5 : verdict === 'a' ? 1 : 0

/** All agents of some duels, ordered by name. */
export const agentsIn = (duels: readonly Duel[]): string[] =>
  [...new Set(duels.flatMap(({ a, b }) => [a, b]))].sort()
