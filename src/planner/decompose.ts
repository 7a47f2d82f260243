import type { Subtask } from '../graph/subtask.ts'
import type { PlanFunction } from '../model/kinds/decompose.ts'
import { renderPrompt } from '../model/prompts.ts'
import type { Scene } from '../task/observation.ts'
import type { Task } from '../task/task.ts'
import { askUntilSound } from './ask-until-sound.ts'
import { describeScene, describeTask } from './describe-task.ts'
import { expandNodes } from './expand.ts'
import type { PlanContext } from './planner.ts'
import { subtaskFaults } from './subtask-faults.ts'

/**
 * Asks for functions and nodes (paper, Table 6) and turns them into subtasks.
 * @throws PlanError when the nodes still have faults after two re-asks that quoted them.
 */
export async function decompose(
  task: Task,
  scene: Scene,
  context: PlanContext,
): Promise<{ functions: PlanFunction[]; subtasks: Subtask[] }> {
  const messages = renderPrompt('decompose', {
    actions: context.actions.describe(),
    environment: describeScene(scene),
    task: describeTask(task),
  })
  return askUntilSound(
    { kind: 'decompose', messages, facts: { task, scene } },
    {
      what: 'decomposition',
      context,
      check({ functions, nodes }) {
        const { subtasks, faults } = expandNodes(functions, nodes, context.actions)
        return { value: { functions, subtasks }, faults: [...faults, ...subtaskFaults(subtasks, task)] }
      },
    },
  )
}
