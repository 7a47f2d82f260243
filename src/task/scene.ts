import type { Scene } from './observation.ts'
import { startOf } from './starts.ts'
import type { Task } from './task.ts'

/** The scene of a task before the run: all agents at their starting places, the containers full. */
export const sceneBefore = (task: Task, agents: readonly string[]): Scene => ({
  agents: agents.map((name, index) => ({ name, position: startOf(task, index) })),
  containers: task.containers.map(({ position, block, items }) => ({ position, kind: block.name, items })),
})
