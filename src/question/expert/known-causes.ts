import { type Cause, causesOf, type ScenarioCauses } from '../../graph/needs/causes-of.ts'
import type { Subtask } from '../../graph/subtask.ts'
import type { ActionVocabulary } from '../../task/actions/vocabulary.ts'
import type { Task } from '../../task/task.ts'

/** Causes by the subtask at either of their ends. */
type CausesByEnd = ReadonlyMap<number, readonly Cause[]>

/** Causes by list of subtasks: N questions about one plan compute them once. */
const known = new WeakMap<readonly unknown[], { task: unknown; causes: CausesByEnd }>()
/** Facts from another thread are copies; equal text shows that it is the same list. */
let last: { text: string; causes: CausesByEnd } | undefined

/** Every reason for which a subtask waits for another or another for it, from the game's own data. */
export function causesByEnd(
  task: Task,
  subtasks: readonly Subtask[],
  scenarios: readonly ScenarioCauses[],
  actions: ActionVocabulary,
): CausesByEnd {
  const found = known.get(subtasks)
  if (found?.task === task) return found.causes
  const text = JSON.stringify([task, subtasks])
  const causes = last?.text === text ? last.causes : byEnd(causesOf(task, subtasks, scenarios, actions))
  last = { text, causes }
  known.set(subtasks, { task, causes })
  return causes
}

/** Ids of the subtasks that must be done before this one, rising. */
export function prerequisitesOf(
  task: Task,
  subtasks: readonly Subtask[],
  id: number,
  scenarios: readonly ScenarioCauses[],
  actions: ActionVocabulary,
): number[] {
  const causes = causesByEnd(task, subtasks, scenarios, actions).get(id) ?? []
  return [...new Set(causes.flatMap(({ from, to }) => (to === id ? [from] : [])))].sort((a, b) => a - b)
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
