import { formatPosition } from '../core/position.ts'
import type { Subtask } from '../graph/subtask.ts'
import type { PlanFunction } from '../model/kinds/decompose.ts'
import { renderPrompt } from '../model/prompts.ts'
import type { Scene } from '../task/observation.ts'
import type { Task } from '../task/task.ts'
import { askUntilSound } from './ask-until-sound.ts'
import { expandNodes } from './expand.ts'
import { describeActions, type PlanContext } from './planner.ts'
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
    actions: describeActions(context.actions),
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
        return { value: { functions, subtasks }, faults }
      },
    },
  )
}

export function describeTask(task: Task): string {
  const cells = task.blueprint
    .filter(({ placedWith }) => placedWith === undefined)
    .map(({ position: { x, y, z }, block }) => `${formatBlock(block)} at [${x}, ${y}, ${z}]`)
  return `${task.goal}\nThe blueprint:\n${cells.join('\n')}`
}

export function describeScene(scene: Scene): string {
  const containers = scene.containers.map(({ kind, position, items }) => {
    const content = items.map(({ item, count }) => `${count} ${item}`).join(', ')
    return `a ${kind} at ${formatPosition(position)} with ${content}`
  })
  const agents = scene.agents.map(({ name, position }) => `${name} at ${formatPosition(position)}`)
  return `Players: ${agents.join(', ')}. Containers: ${containers.join('; ')}.`
}
