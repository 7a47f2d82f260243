import { type Cause, causesOf } from '../../graph/needs/causes-of.ts'
import type { Subtask } from '../../graph/subtask.ts'
import type { ActionVocabulary } from '../../task/actions/vocabulary.ts'
import type { Task } from '../../task/task.ts'
import type { KnownGame } from './knowledge.ts'

/** Causes by the subtask at either of their ends. */
type CausesByEnd = ReadonlyMap<number, readonly Cause[]>

/** The causes from which answers about dependencies follow. */
export type KnownCauses = Pick<GameKnowledge, 'causesByEnd' | 'prerequisitesOf'>

/**
 * An expert's knowledge of the game, with a cache of causes: N questions about one plan compute them once.
 */
export class GameKnowledge implements KnownGame {
  readonly scenarios: KnownGame['scenarios']
  readonly actions: ActionVocabulary
  readonly #known = new WeakMap<readonly Subtask[], { task: Task; causes: CausesByEnd }>()

  constructor({ scenarios, actions }: KnownGame) {
    this.scenarios = scenarios
    this.actions = actions
  }

  /** Every reason for one subtask to wait for another, in either direction, from the game's own data. */
  causesByEnd(task: Task, subtasks: readonly Subtask[]): CausesByEnd {
    const found = this.#known.get(subtasks)
    if (found?.task === task) return found.causes
    const causes = byEnd(causesOf(task, subtasks, this))
    this.#known.set(subtasks, { task, causes })
    return causes
  }

  /** Ids of the subtasks that must be done before this one, in ascending order. */
  prerequisitesOf(task: Task, subtasks: readonly Subtask[], id: number): number[] {
    const causes = this.causesByEnd(task, subtasks).get(id) ?? []
    return [...new Set(causes.flatMap(({ from, to }) => (to === id ? [from] : [])))].sort((a, b) => a - b)
  }
}

function byEnd(causes: readonly Cause[]): CausesByEnd {
  const ends = new Map<number, Cause[]>()
  for (const cause of causes) {
    for (const end of [cause.from, cause.to]) {
      const list = ends.get(end)
      if (list === undefined) ends.set(end, [cause])
      else list.push(cause)
    }
  }
  return ends
}
