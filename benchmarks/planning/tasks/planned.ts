import { InvariantError } from '../../../src/core/errors.ts'
import type { Subtask } from '../../../src/graph/subtask.ts'
import { expandNodes } from '../../../src/planner/expand.ts'
import { expertDecompose } from '../../../src/scenario/testing.ts'
import { builtInActions } from '../../../src/task/actions/built-in.ts'

import type { Scene } from '../../../src/task/observation.ts'
import type { Task } from '../../../src/task/task.ts'

export type Family = 'construction' | 'gathering' | 'escape'

/** A task with its subtasks, the input of the refinement of dependencies. */
export interface PlanningTask {
  family: Family
  task: Task
  scene: Scene
  subtasks: readonly Subtask[]
}

/** The scene at the start of the task, as a team sees it. */
export const sceneFor = (task: Task): Scene => ({
  agents: ['alice', 'bob', 'carol'].map((name) => ({ name, position: task.arena.spawn })),
  containers: task.containers.map(({ position, block, items }) => ({ position, kind: block.name, items })),
})

/** Decomposes a task like the expert, and checks the calls against the real actions. */
export function planned(family: Family, task: Task): PlanningTask {
  const scene = sceneFor(task)
  const { functions, nodes } = expertDecompose({ task, scene })
  const { subtasks, issues } = expandNodes(functions, nodes, builtInActions)
  if (issues.length > 0) throw new InvariantError(`${task.id} has issues: ${issues.join('; ')}`)
  return { family, task, scene, subtasks }
}
