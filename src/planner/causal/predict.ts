import type { Dependency, Subtask } from '../../graph/subtask.ts'
import type { RuleStatement } from '../../model/kinds/dependencies.ts'
import { renderPrompt } from '../../model/prompts.ts'
import type { Task } from '../../task/task.ts'
import type { PlanContext } from '../planner.ts'

/** Stands for a dependency in sets and maps. */
export const edgeKey = ({ from, to }: { from: number; to: number }): string => `${from}→${to}`

/**
 * Predicts the dependencies between subtasks under the given rules, one question a subtask (paper, Table 7). An edge
 * counts when either of its ends names it; edges to subtasks that do not exist are left out.
 */
export async function predictDependencies(
  task: Task,
  subtasks: readonly Subtask[],
  rules: readonly RuleStatement[],
  context: PlanContext,
): Promise<Dependency[]> {
  const nodes = subtasks.map(({ id, description }) => `${id}: ${description}`).join('\n')
  const statements = rules.map(({ id, text }) => `- ${id}: ${text}`).join('\n')
  const replies = await Promise.all(
    subtasks.map(({ id, description }) =>
      context.model.generate(
        {
          kind: 'dependencies',
          messages: renderPrompt('dependencies', {
            task: task.goal,
            rules: statements,
            nodes,
            node: `${id}: ${description}`,
          }),
          facts: { task, subtasks, subtask: id, among: subtasks.map(({ id: other }) => other), rules },
          seed: context.seed,
          sample: 0,
        },
        context.signal && { signal: context.signal },
      ),
    ),
  )
  const ids = new Set(subtasks.map(({ id }) => id))
  const edges = new Map<string, Dependency>()
  for (const { value } of replies) {
    for (const { chosen_node: from, target_node: to, rules: named, reason } of value.causal_effects) {
      if (!ids.has(from) || !ids.has(to) || from === to) continue
      const known = edges.get(edgeKey({ from, to }))
      const merged = [...new Set([...(known?.rules ?? []), ...named])]
      edges.set(edgeKey({ from, to }), { from, to, rules: merged, reason: known?.reason ?? reason })
    }
  }
  return [...edges.values()].sort((a, b) => a.from - b.from || a.to - b.to)
}
