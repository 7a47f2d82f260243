import type { Dependency } from '../../graph/subtask.ts'
import { TaskGraph } from '../../graph/task-graph.ts'
import { decompose } from '../decompose.ts'
import type { Plan } from '../plan.ts'
import type { Planner } from '../planner.ts'
import { edgeKey, predictDependencies } from './predict.ts'
import { allNegated, asTheyAre, loadRules, type Rule } from './rules.ts'

/**
 * CausalMACE's planner (paper, §3.4): decomposition, dependencies under the game rules, refinement by intervention.
 *
 * An edge that stands although every rule has been replaced by its counterfactual is caused by none of them: it comes
 * from the model's own knowledge (the confounder K) and is dropped. Intervening on all rules at once asks the paper's
 * question, whether the rules as a set have any effect on the edge, and does not lose edges that two rules cause
 * together, as intervening on one rule at a time would.
 */
export function createCausalPlanner(rules: readonly Rule[] = loadRules()): Planner {
  return {
    id: 'causal',
    async plan(task, scene, context): Promise<Plan> {
      const { functions, subtasks, calls } = await decompose(task, scene, context)
      const initial = await predictDependencies(task, subtasks, asTheyAre(rules), context)
      const withoutRules = await predictDependencies(task, subtasks, allNegated(rules), context)
      const stands = new Set(withoutRules.map(edgeKey))

      const graph = new TaskGraph(subtasks)
      const dropped: Plan['dropped'] = []
      for (const dependency of byEvidence(initial)) {
        if (stands.has(edgeKey(dependency))) dropped.push({ dependency, why: 'no_causal_effect' })
        else if (!graph.add(dependency)) dropped.push({ dependency, why: 'closes_a_cycle' })
      }
      return {
        task: task.id,
        planner: 'causal',
        model: context.model.id,
        functions,
        subtasks,
        dependencies: graph.dependencies(),
        dropped,
        modelCalls: { decompose: calls, dependencies: 2 * subtasks.length },
      }
    },
  }
}

/** Edges that more rules cause come first: where a cycle must be broken, the edge with the least evidence goes. */
const byEvidence = (edges: readonly Dependency[]): Dependency[] =>
  [...edges].sort((a, b) => b.rules.length - a.rules.length || a.from - b.from || a.to - b.to)
