import type { Random } from '../../core/random.ts'
import { krippendorffAlpha } from '../../core/statistics/agreement/kappa.ts'
import { clusteredBootstrap, mean } from '../../core/statistics/bootstrap.ts'
import type { Interval } from '../../core/statistics/intervals.ts'
import { RATED_BY_PEOPLE, type RatedByPeople, type RatedTask } from '../../experiment/analysis/difficulty.ts'
import type { DifficultyVote } from './difficulty-votes.ts'

/** The mean answer to each question, by task. "Cannot tell" is left out; a task without answers has no score. */
export function ratedTasks(votes: readonly DifficultyVote[]): Map<string, RatedTask> {
  return new Map(
    [...Map.groupBy(votes, ({ item }) => item.task)].map(([task, own]) => {
      const given = (id: RatedByPeople) => own.flatMap(({ said }) => said.scores[id] ?? [])
      const entries = RATED_BY_PEOPLE.flatMap((id) => {
        const scores = given(id)
        return scores.length === 0 ? [] : [[id, { score: mean(scores), raters: scores.length }] as const]
      })
      return [task, Object.fromEntries(entries) as RatedTask]
    }),
  )
}

/** Agreement of raters on one question. */
export interface QuestionAgreement {
  readonly question: RatedByPeople
  /** Numbers of answers other than "cannot tell", and of "cannot tell". */
  readonly answers: number
  readonly unsure: number
  /** Tasks that at least two raters have answered: only these contribute to agreement. */
  readonly shared: number
  /** Krippendorff's α for ordered levels, with its interval over tasks; NaN where it is not defined. */
  readonly alpha: Interval
}

/** Agreement between raters on each question. */
export function difficultyAgreement(votes: readonly DifficultyVote[], random: Random): QuestionAgreement[] {
  const byTask = [...Map.groupBy(votes, ({ item }) => item.task).values()]
  return RATED_BY_PEOPLE.map((question) => {
    const units = byTask.map((own) => own.flatMap(({ said }) => said.scores[question] ?? []))
    const answers = units.reduce((sum, { length }) => sum + length, 0)
    const shared = units.filter(({ length }) => length > 1)
    const alphaOf = (drawn: readonly (readonly number[])[]) => krippendorffAlpha(drawn, 'ordinal')
    const clusters = shared.map((unit) => [unit])
    const alpha = clusteredBootstrap(clusters, alphaOf, random, { limits: { low: -1, high: 1 } })
    return { question, answers, unsure: votes.length - answers, shared: shared.length, alpha }
  })
}
