import { createRandom } from '../../src/core/random.ts'
import { ranksOf } from '../../src/graph/requirements.ts'
import { needsGraph } from '../../src/graph/score/needs-graph.ts'
import { randomOrder } from '../../src/graph/score/random-order.ts'
import type { Subtask } from '../../src/graph/subtask.ts'
import type { OpenTrials } from '../../src/planner/trials.ts'
import { trueDependencies } from '../../src/scenario/testing.ts'
import type { Task } from '../../src/task/task.ts'

/** Findings about the true dependencies of a plan from executing it. */
export interface Executed {
  requirements: number
  orders: number
  /** Contradictions between the truth and the world, in words. */
  faults: string[]
}

/**
 * Executes the true dependencies of a plan in the world. Each requirement must be necessary: with everything done that can be
 * done without it, the subtask fails. And they must be enough: in random orders that respect them every subtask succeeds.
 */
export async function executeTruth(
  task: Task,
  subtasks: readonly Subtask[],
  { orders, seed, openTrials }: { orders: number; seed: number; openTrials: OpenTrials },
): Promise<Executed> {
  const ids = subtasks.map(({ id }) => id)
  const graph = needsGraph(ids, trueDependencies(task, subtasks))
  const executed: Executed = { requirements: 0, orders: 0, faults: [] }
  const trials = openTrials(task, subtasks)
  try {
    const { together, failures } = await trials.rehearse()
    for (const [id, reason] of failures) executed.faults.push(`#${id} fails in the listed order: ${reason}`)
    await Promise.all(
      ids.flatMap((to) =>
        graph.requirementsOf(to).map(async (members) => {
          executed.requirements++
          const others = ids.filter((id) => id !== to && !members.includes(id))
          const done = [
            ...ranksOf(others, (id) => (members.includes(id) ? [[id]] : graph.requirementsOf(id))).keys(),
          ]
          const result = await trials.attempt({ subtask: to, done })
          if (result.kind === 'succeeded')
            executed.faults.push(`#${to} succeeds without ${members.join(' or ')}`)
          if (result.kind === 'not-run') executed.faults.push(`#${to} could not be tried: ${result.reason}`)
        }),
      ),
    )
    const random = createRandom(seed).fork(task.id)
    const isAlone = new Set(together.flat())
    for (let time = 0; time < orders; time++) {
      const order = randomOrder(graph, random) ?? []
      executed.orders++
      const played = await trials.rehearse(order)
      const late = order.filter((id, index) => played.order[index] !== id && !isAlone.has(id))
      if (together.length === 0 && late.length > 0)
        executed.faults.push(`in the order ${order.join(' ')} #${late[0]} does not succeed in its turn`)
      for (const [id, reason] of played.failures)
        executed.faults.push(`#${id} fails in the order ${order.join(' ')}: ${reason}`)
    }
  } finally {
    await trials.close()
  }
  return executed
}
