import type { Dependency } from '../../graph/subtask.ts'
import { createCausalPlanner } from '../causal/causal-planner.ts'
import { edgeKey } from '../causal/edge-record.ts'
import { graphOf, type Plan } from '../plan.ts'
import type { Planner } from '../planner.ts'

/**
 * One agent at a time: the causal graph as a chain in topological order. One agent works, the others wait, and one of them
 * takes over when it fails. The comparison shows what the graph itself is worth.
 */
export function createSequentialPlanner(id: string): Planner {
  const causal = createCausalPlanner()
  return {
    id,
    async plan(task, scene, context): Promise<Plan> {
      const plan = await causal.plan(task, scene, context)
      const order = graphOf(plan).topologicalOrder()
      const known = new Map(plan.dependencies.map((dependency) => [edgeKey(dependency), dependency]))
      const chain = order.slice(1).map((to, index): Plan['dependencies'][number] => {
        const from = order[index] as number
        const turn: Dependency = { from, to, rules: [], reason: 'One subtask after another.' }
        return known.get(edgeKey(turn)) ?? turn
      })
      const kept = new Set(chain.map(edgeKey))
      const implied = plan.dependencies
        .filter((dependency) => !kept.has(edgeKey(dependency)))
        .map(({ evidence, ...dependency }): Plan['dropped'][number] => ({
          dependency,
          why: 'implied',
          sentence: `${dependency.reason} The chain already says so.`,
          ...(evidence === undefined ? {} : { evidence }),
        }))
      return {
        ...plan,
        planner: id,
        dependencies: chain,
        dropped: [...plan.dropped, ...implied],
        isolated: chain.length === 0 ? order : [],
      }
    },
  }
}
