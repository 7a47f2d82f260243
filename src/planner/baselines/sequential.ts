import { PlanError } from '../../core/errors.ts'
import { edgeKey } from '../../graph/edge-key.ts'
import type { Dependency } from '../../graph/subtask.ts'
import { TaskGraph } from '../../graph/task-graph.ts'
import { scenarioOf } from '../../task/task-format.ts'
import { createCausalPlanner } from '../causal/causal-planner.ts'
import { graphOf, type Plan } from '../plan.ts'
import type { Planner } from '../planner.ts'

/**
 * One step at a time: the causal graph as a chain in topological order. One agent works while the others wait, and another may
 * take over between two steps. Subtasks that the task requires at the same moment, such as plates to be held together, are one
 * step of the chain. The comparison shows the value of the graph itself.
 */
export function createSequentialPlanner(id: string): Planner {
  const causal = createCausalPlanner()
  return {
    id,
    ...(causal.asks === undefined ? {} : { asks: causal.asks }),
    ...(causal.calibrate === undefined ? {} : { calibrate: causal.calibrate }),
    async plan(task, scene, context): Promise<Plan> {
      const plan = await causal.plan(task, scene, context)
      const together = scenarioOf(context.scenarios, task).together?.(task, plan.subtasks) ?? []
      const steps = stepsOf(plan, together)
      const known = new Map(plan.dependencies.map((dependency) => [edgeKey(dependency), dependency]))
      const chain = steps.slice(1).flatMap((step, index) =>
        (steps[index] ?? []).flatMap((from) =>
          step.map((to): Plan['dependencies'][number] => {
            const turn: Dependency = { from, to, rules: [], reason: 'One step after another.' }
            return known.get(edgeKey(turn)) ?? turn
          }),
        ),
      )
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
        isolated: chain.length === 0 ? steps.flat() : [],
      }
    },
  }
}

/**
 * The steps of the chain, each with the subtasks that are worked on at the same moment.
 * @throws PlanError if the plan puts something between such subtasks, since no chain can then keep them together
 */
function stepsOf(plan: Plan, together: readonly (readonly number[])[]): (readonly number[])[] {
  const order = graphOf(plan).topologicalOrder()
  const groupOf = new Map(together.flatMap((group) => group.map((id) => [id, group] as const)))
  /** Each subtask's step, identified by its first member. */
  const leadOf = (id: number): number => groupOf.get(id)?.[0] ?? id
  const leads = new Set(order.map(leadOf))
  const subtasks = plan.subtasks.filter(({ id }) => leads.has(id))
  const between = plan.dependencies
    .map((dependency) => ({ ...dependency, from: leadOf(dependency.from), to: leadOf(dependency.to) }))
    .filter(({ from, to }) => from !== to)
  try {
    const graph = new TaskGraph(subtasks, between)
    return graph.topologicalOrder().map((lead) => groupOf.get(lead) ?? [lead])
  } catch (error) {
    if (!(error instanceof PlanError)) throw error
    const groups = together.map((group) => group.join(' and ')).join('; ')
    throw new PlanError(`The subtasks ${groups} must be worked on together, but others lie between them.`, {
      hint: 'The planner `sequential` cannot play this plan; `causal` may.',
      cause: error,
    })
  }
}
