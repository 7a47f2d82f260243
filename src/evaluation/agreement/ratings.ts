import { mean } from '../../core/statistics/bootstrap.ts'
import { DIMENSIONS, type Dimension } from '../../mcu/autoeval/dimension.ts'
import type { Verdict } from '../../mcu/autoeval/reply/read-verdict.ts'

/** Scores 0..1; null if a dimension does not apply, absent if it was not rated. */
export type Scores = Readonly<Partial<Record<Dimension, number | null>>>

/** A run that was rated. The same names mean the same run for all raters. */
export interface RatedRun {
  readonly task: string
  readonly agent: string
  /** Number of the episode, or the seed. */
  readonly episode: number
}

/** A rating of a run by a person or a judge. */
export interface Rated extends RatedRun {
  readonly rater: string
  readonly scores: Scores
}

/** A verdict on two runs of a task, seen side by side. */
export interface RatedPair {
  readonly rater: string
  readonly task: string
  readonly a: RatedRun
  readonly b: RatedRun
  readonly verdict: Verdict
}

/** Everything that was read from a source. */
export interface Ratings {
  readonly runs: readonly Rated[]
  readonly pairs: readonly RatedPair[]
  /** Fixes made while reading, and sources without ratings. */
  readonly notes: readonly string[]
}

export const runKey = ({ task, agent, episode }: RatedRun): string => [task, agent, episode].join('\n')

/** Ratings from several sources combined. */
export const joined = (all: readonly Ratings[]): Ratings => ({
  runs: all.flatMap(({ runs }) => runs),
  pairs: all.flatMap(({ pairs }) => pairs),
  notes: all.flatMap(({ notes }) => notes),
})

/** Each rater's single rating of each run: the mean if a rater has rated it several times, in different pairings. */
export function oneEach(runs: readonly Rated[]): Rated[] {
  return [...Map.groupBy(runs, (one) => `${one.rater}\n${runKey(one)}`).values()].map((same) => {
    const [first] = same as [Rated, ...Rated[]]
    const scores = DIMENSIONS.flatMap((name): [Dimension, number | null][] => {
      const values = same.flatMap(({ scores: own }) => own[name] ?? [])
      if (values.length > 0) return [[name, mean(values)]]
      return same.some(({ scores: own }) => own[name] === null) ? [[name, null]] : []
    })
    return { ...first, scores: Object.fromEntries(scores) }
  })
}
