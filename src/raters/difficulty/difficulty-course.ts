import { createRandom } from '../../core/random.ts'
import type { NamedTask } from './difficulty-votes.ts'

/** The survey that all raters of a store answer. */
export interface DifficultySurvey {
  readonly tasks: readonly NamedTask[]
  readonly seed: number
}

/** A rater's progress, and the next task. */
export interface DifficultyCourse {
  readonly done: number
  readonly of: number
  readonly next: NamedTask | undefined
}

/** A rater's course: every task once, each rater in their own order, determined by seed, rater and task alone. */
export function difficultyCourse(
  { tasks, seed }: DifficultySurvey,
  rater: string,
  votes: ReadonlyMap<string, unknown>,
): DifficultyCourse {
  const rankOf = ({ id }: NamedTask): number => createRandom(seed).fork(`${rater}\n${id}`).next()
  const open = tasks.filter(({ id }) => !votes.has(id))
  const [next] = open.map((task) => ({ task, rank: rankOf(task) })).sort((a, b) => a.rank - b.rank)
  return { done: tasks.length - open.length, of: tasks.length, next: next?.task }
}
