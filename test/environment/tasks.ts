import { DEFAULT_GAME_VERSION, type GameVersion } from '../../src/game/version.ts'
import { builtinScenarios } from '../../src/scenario/builtin.ts'
import { parseTask } from '../../src/task/load-task.ts'
import type { Task } from '../../src/task/task.ts'

/** An open task with one of MineStudio's rewards: a block of the ground is to be dug. */
export const digTask = (times = 1, minecraft: GameVersion = DEFAULT_GAME_VERSION): Task =>
  parseTask(
    `schema: 1
id: dig-ground
scenario: open
title: Dig the ground
goal: Dig a block of grass.
minecraft: ${minecraft}
agents: 1
arena: { min: [0, -60, 0], max: [24, -50, 24], spawn: [12, -60, 12] }
limits: { seconds: 60 }
open:
  setup: []
  rewards: [{ event: mine_block, identity: dig, objects: [grass_block], reward: 2, max_reward_times: ${times} }]
`,
    'the digging task',
    builtinScenarios,
  )

/** A construction of three blocks for three agents. */
export const towerTask = (): Task =>
  parseTask(
    `
schema: 1
id: mixed
scenario: construction
title: A small tower
goal: Build the tower as the blueprint shows. Take all materials from the chest.
agents: 3
arena: { min: [-9, -60, -9], max: [9, -51, 9], spawn: [5, -60, 5] }
supply: { chests: [{ at: [7, -60, 0] }] }
blueprint:
  origin: [0, -60, 0]
  blocks:
    - { block: stone, at: [0, 0, 0] }
    - { block: stone, at: [3, 0, 0] }
    - { block: glass, at: [0, 1, 0] }
`,
    'the mixed task',
    builtinScenarios,
  )
