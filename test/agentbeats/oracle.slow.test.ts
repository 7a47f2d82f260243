import { afterEach, describe, expect, it } from 'vitest'
import { type ActionFormat, createOracle } from '../../src/agentbeats/purple/oracle/oracle.ts'
import type { Environment } from '../../src/environment/environment.ts'
import { builtinScenarios } from '../../src/scenario/builtin.ts'
import { parseTask } from '../../src/task/load-task.ts'
import { journalOf } from '../environment/dig.ts'
import { environmentOf } from '../environment/support.ts'

const MINECRAFT = '1.19.2'
const MAX_STEPS = 300
let environment: Environment | undefined

afterEach(async () => {
  await environment?.close()
  environment = undefined
})

const taskOf = (goal: string, setup: readonly string[], reward: string) =>
  parseTask(
    `schema: 1
id: oracle
scenario: open
title: A task for the oracle
goal: ${goal}
minecraft: ${MINECRAFT}
agents: 1
arena: { min: [-12, -60, -12], max: [12, -50, 12], spawn: [0, -60, 0] }
limits: { seconds: 60 }
open:
  setup: ${JSON.stringify(setup)}
  rewards: [${reward}]
`,
    'a task for the oracle',
    builtinScenarios,
  )

/** Plays with the oracle. @returns the rewards, and the journal without wall times */
async function play(task: ReturnType<typeof taskOf>, format: ActionFormat) {
  const slot = { agent: 'Alice', act: 'keys', observe: ['keys', 'semantic'], maxSteps: MAX_STEPS }
  environment = environmentOf(task, { slots: [slot] })
  let step = (await environment.reset(1))['Alice']!
  const agent = createOracle({ minecraft: MINECRAFT, format }).begin({ text: task.goal, prompt: '' })
  const { signal } = new AbortController()
  while (environment.due.length > 0) {
    const action = await agent.act(
      { type: 'obs', step: step.info.step, obs: '', semantic: step.observation },
      signal,
    )
    step = (await environment.step({ Alice: action }))['Alice']!
  }
  const { folder } = (await environment.close())!
  return { reward: step.info.totalReward, journal: journalOf(folder.file('journal')) }
}

const crafts = (item: string) =>
  `{ event: craft_item, identity: craft, objects: [${item}], reward: 1, max_reward_times: 1 }`

describe('the oracle', () => {
  it('crafts at a table, its ingredients first, and plays the same in all three formats', async () => {
    const setup = ['give @s minecraft:oak_log 3', 'setblock ~2 ~ ~1 minecraft:crafting_table']
    const task = taskOf('craft a ladder', setup, crafts('ladder'))
    const compact = await play(task, 1)
    expect(compact.reward).toBe(1)
    expect((await play(task, 2)).journal).toEqual(compact.journal)
    expect((await play(task, 3)).journal).toEqual(compact.journal)
  })

  it('shears a sheep and picks its wool up', async () => {
    const setup = ['give @s minecraft:shears', 'summon minecraft:sheep ~3 ~ ~2']
    const pays =
      '{ event: pickup, identity: wool, objects: [white_wool, black_wool, gray_wool, light_gray_wool, brown_wool, pink_wool], reward: 1, max_reward_times: 1 }'
    expect((await play(taskOf('collect wool', setup, pays), 1)).reward).toBe(1)
  })

  it('digs with the tool that lets a block drop', async () => {
    const setup = [
      'give @s minecraft:wooden_sword',
      'give @s minecraft:stone_pickaxe',
      'setblock ~2 ~ ~3 minecraft:iron_ore',
    ]
    const pays = '{ event: pickup, identity: iron, objects: [raw_iron], reward: 1, max_reward_times: 1 }'
    expect((await play(taskOf('mine iron ore', setup, pays), 1)).reward).toBe(1)
  })

  it('refuses what it has no keys for', () => {
    const oracle = createOracle({ minecraft: MINECRAFT, format: 1 })
    expect(() => oracle.begin({ text: 'look at the sky and be happy', prompt: '' })).toThrow()
  })
})
