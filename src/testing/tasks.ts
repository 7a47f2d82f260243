import { packagePath } from '../core/package-root.ts'
import { builtinScenarios } from '../scenario/builtin.ts'
import { loadTask, parseTask } from '../task/load-task.ts'
import type { Task } from '../task/task.ts'

/** The task file of a construction of five blocks for two agents. */
export const SMALL_TASK = `
schema: 1
id: small
scenario: construction
title: Two small towers
goal: Build both towers as the blueprint shows. Take all materials from the chest.
agents: 2
arena: { min: [-9, -60, -9], max: [9, -51, 9], spawn: [5, -60, 5] }
supply: { chests: [{ at: [7, -60, 0] }] }
blueprint:
  origin: [0, -60, 0]
  blocks:
    - { block: stone, at: [0, 0, 0] }
    - { block: glass, at: [0, 1, 0] }
    - { block: stone, at: [3, 0, 0] }
    - { block: 'oak_log[axis=y]', at: [3, 1, 0] }
    - { block: torch, at: [3, 2, 0] }
`

/** A construction of five blocks for two agents, which every planner can plan. */
export const smallTask = (): Task => parseTask(SMALL_TASK, 'the small task', builtinScenarios)

const SMALL_GATHERING = `
schema: 1
id: small-gathering
scenario: gathering
title: Four sticks
goal: Get four sticks.
agents: 2
arena: { min: [-9, -60, -9], max: [9, -51, 9], spawn: [5, -60, 5] }
gathering:
  obtain: [{ item: stick, count: 4 }]
  blocks: [{ block: oak_log, at: [0, -60, 0], size: [2, 2, 1] }]
`

/** A task without a blueprint: an answerer that acts only on lists needs a plan that lists something. */
export const smallGatheringTask = (): Task =>
  parseTask(SMALL_GATHERING, 'the small gathering', builtinScenarios)

/** The demo: a pavilion of 58 blocks for three agents. */
export const pavilionTask = (): Task =>
  loadTask(packagePath('benchmarks', 'demo', 'pavilion.yaml'), builtinScenarios)
