import type { Random } from '../../../src/core/random.ts'
import type { Ends } from '../../../src/graph/edge-key.ts'
import type { Dependency, Subtask } from '../../../src/graph/subtask.ts'
import { TaskGraph } from '../../../src/graph/task-graph.ts'
import { type Attempt, namesOf } from '../../../src/planner/experience/lessons.ts'
import type { Trials } from '../../../src/planner/trials.ts'

interface Episode {
  attempts: Attempt[]
  /** Attempts that failed. */
  failed: number
}

/** Trials that remember results: the same attempt has the same result, so it is played only once. */
export function remembered(trials: Trials): (subtask: number, done: readonly number[]) => Promise<boolean> {
  const known = new Map<string, Promise<boolean>>()
  return (subtask, done) => {
    const key = `${subtask} after ${[...done].sort((a, b) => a - b).join()}`
    const result =
      known.get(key) ??
      trials.attempt({ subtask, done, mayHang: true }).then(({ kind }) => kind === 'succeeded')
    known.set(key, result)
    return result
  }
}

/**
 * An episode of a team of one agent that follows a graph: it does the subtasks that wait for nothing in a random order, those
 * whose dependency was left out first, and retries a failed one once something else is done. If only failed subtasks and those
 * that wait for them are left, it tries the latter as well.
 */
export async function playEpisode(
  subtasks: readonly Subtask[],
  plan: { dependencies: readonly Dependency[]; explored: readonly Ends[] },
  { attempt, random }: { attempt: ReturnType<typeof remembered>; random: Random },
): Promise<Episode> {
  const graph = new TaskGraph(subtasks, plan.dependencies)
  const names = namesOf(subtasks)
  const isExplored = new Set(plan.explored.map(({ to }) => to))
  const inOrder = subtasks
    .map(({ id }) => ({ id, rank: random.next() - Number(isExplored.has(id)) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ id }) => id)
  const done = new Set<number>()
  const attempts: Attempt[] = []
  /** The number of subtasks that were done when one failed last. */
  const failedAt = new Map<number, number>()
  for (;;) {
    const open = inOrder.filter((id) => !done.has(id))
    const untried = open.filter((id) => failedAt.get(id) !== done.size)
    const next = untried.find((id) => graph.isReady(id, done)) ?? untried[0]
    if (next === undefined) break
    const isDone = await attempt(next, [...done])
    attempts.push({
      subtask: names.get(next) ?? '',
      open: open.filter((id) => id !== next).map((id) => names.get(id) ?? ''),
      isDone,
    })
    if (isDone) done.add(next)
    else failedAt.set(next, done.size)
  }
  return { attempts, failed: attempts.filter(({ isDone }) => !isDone).length }
}
