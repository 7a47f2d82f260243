import { describe, expect, it } from 'vitest'
import { checkTask } from '../../task/load-task.ts'
import { builtinScenarios } from '../builtin.ts'

const grove = (obtain: string, log: string) => `
schema: 1
id: grove
scenario: gathering
title: A grove
goal: Get something.
agents: 1
arena: { min: [-9, -60, -9], max: [9, -51, 9], spawn: [0, -60, 0] }
gathering:
  obtain: [${obtain}]
  blocks: [{ block: ${log}, at: [4, -60, 4] }]
`

describe('a task that lacks something', () => {
  it.each(['oak', 'birch', 'jungle'])('lists how to make it of its own wood: %s', (wood) => {
    const check = () =>
      checkTask(grove('{ item: wooden_pickaxe, count: 2 }', `${wood}_log`), 'grove', builtinScenarios)
    expect(check).toThrow(`4 stick (${wood}_planks would make it)`)
  })

  it('lists several ways where it has nothing for any of them', () => {
    const check = () => checkTask(grove('{ item: glass }', 'oak_log'), 'grove', builtinScenarios)
    expect(check).toThrow('1 glass (sand, a furnace and fuel, or red_sand, a furnace and fuel would make it)')
  })
})
