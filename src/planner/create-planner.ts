import { UsageMeter } from '../model/middleware/usage.ts'
import { wrap } from '../model/middleware/wrap.ts'
import { createCausalPlanner } from './causal/causal-planner.ts'
import { decompose } from './decompose.ts'
import type { Planner } from './planner.ts'

/** Subtasks without dependencies: the paper's ablation of the graph (Table 4, rows 1 and 2). */
const withoutGraph: Planner = {
  id: 'no-graph',
  async plan(task, scene, context) {
    const meter = new UsageMeter()
    const { functions, subtasks } = await decompose(task, scene, {
      ...context,
      model: wrap(context.model, [meter.middleware]),
    })
    const calls = [...meter.by('kind')].map(([kind, total]) => [kind, total.calls] as const)
    return {
      task: task.id,
      planner: 'no-graph',
      model: context.model.id,
      functions,
      subtasks,
      dependencies: [],
      dropped: [],
      isolated: subtasks.map(({ id }) => id),
      modelCalls: Object.fromEntries(calls),
    }
  },
}

const makers = new Map<string, () => Planner>([
  ['causal', () => createCausalPlanner()],
  ['causal:none', () => createCausalPlanner({ decision: 'none' })],
  ['no-graph', () => withoutGraph],
])

/** Ids that `--planner` takes. */
export const plannerIds: readonly string[] = [...makers.keys()]

export const createPlanner = (id: string): Planner | undefined => makers.get(id)?.()
