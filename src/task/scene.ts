import type { Scene } from './observation.ts'
import type { Task } from './task.ts'

/** The scene of a task before the run: all agents at the spawn, the containers full. */
export const sceneBefore = ({ arena, containers }: Task, agents: readonly string[]): Scene => ({
  agents: agents.map((name) => ({ name, position: arena.spawn })),
  containers: containers.map(({ position, block, items }) => ({ position, kind: block.name, items })),
})
