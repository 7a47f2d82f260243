import { PlanError } from '../core/errors.ts'
import type { Subtask } from '../graph/subtask.ts'
import type { PlanFunction } from '../model/kinds/decompose.ts'
import type { Message } from '../model/language-model.ts'
import { renderPrompt } from '../model/prompts.ts'
import type { Scene } from '../task/observation.ts'
import type { Task } from '../task/task.ts'
import { describeScene, describeTask } from './describe-task.ts'
import { expandNodes } from './expand.ts'
import { describeActions, type PlanContext } from './planner.ts'
import { subtaskFaults } from './subtask-faults.ts'

/** How often a decomposition with faults goes back to the model. */
const MAX_REPAIRS = 2

/**
 * Asks for functions and nodes (paper, Table 6) and turns them into subtasks.
 * @throws PlanError when the nodes still have faults after two re-asks that quoted them.
 */
export async function decompose(
  task: Task,
  scene: Scene,
  context: PlanContext,
): Promise<{ functions: PlanFunction[]; subtasks: Subtask[] }> {
  let messages: Message[] = renderPrompt('decompose', {
    actions: describeActions(context.actions),
    environment: describeScene(scene),
    task: describeTask(task),
  })
  for (let calls = 1; ; calls++) {
    const { value } = await context.model.generate(
      { kind: 'decompose', messages, facts: { task, scene }, seed: context.seed, sample: calls - 1 },
      context.signal && { signal: context.signal },
    )
    const { subtasks, faults: wrong } = expandNodes(value.functions, value.nodes, context.actions)
    const faults = [...wrong, ...subtaskFaults(subtasks, task)]
    if (faults.length === 0) return { functions: value.functions, subtasks }
    const listed = faults.slice(0, 20).join('\n')
    if (calls > MAX_REPAIRS) {
      throw new PlanError(`The decomposition still has faults after ${MAX_REPAIRS} re-asks:\n${listed}`, {
        hint: 'Try another model, or a smaller task.',
      })
    }
    messages = [
      ...messages,
      { role: 'assistant', content: JSON.stringify(value) },
      {
        role: 'user',
        content: `These faults must be mended:\n${listed}\nAnswer with the complete JSON again.`,
      },
    ]
  }
}
