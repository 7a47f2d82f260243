import type { Box } from '../../../src/core/position.ts'
import type { Task } from '../../../src/task/task.ts'

/** Height of the lowest free layer of the embedded world. */
export const GROUND = -60

/** The common parts of all tasks of the benchmark. */
export function baseTask(id: string, title: string, goal: string, reach = 24): Omit<Task, 'scenario'> {
  const box: Box = { min: { x: -reach, y: GROUND, z: -reach }, max: { x: reach, y: GROUND + 20, z: reach } }
  return {
    id,
    title,
    goal,
    gameVersion: '1.19.2',
    agents: 3,
    arena: { box, floor: 'grass_block', spawn: { x: 0, y: GROUND, z: 0 } },
    containers: [],
    timeLimitMs: 1_800_000,
    blueprint: [],
    sources: [],
  }
}
