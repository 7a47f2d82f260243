import { describe, expect, it } from 'vitest'
import { agentNames } from '../../task/agent-names.ts'
import { checkTask } from '../../task/load-task.ts'
import { sceneBefore } from '../../task/scene.ts'
import { builtinScenarios } from '../builtin.ts'
import { asGathering, expertDecompose } from '../testing.ts'

const kitchen = (items: string, blocks = '', rules = '', more = '') =>
  asGathering(
    checkTask(
      `
schema: 1
id: kitchen
scenario: gathering
title: Glass
goal: Get glass.
agents: 1
arena: { min: [-9, -60, -9], max: [9, -51, 9], spawn: [0, -60, 0] }
gathering:
  obtain: [{ item: glass, count: 8 }${more}]
  blocks:
    - { block: furnace, at: [2, -60, 4] }
${blocks}
supply:
  chests: [{ at: [4, -60, 0], items: [{ item: sand, count: 8 }, ${items}] }]
${rules}
`,
      'kitchen.yaml',
      builtinScenarios,
    ),
  )

/** What the expert's plan smelts with which fuel. */
function smeltings(...given: Parameters<typeof kitchen>): string[] {
  const task = kitchen(...given)
  const { nodes } = expertDecompose({ task, scene: sceneBefore(task, agentNames(1)) })
  return nodes.flatMap(({ description }) => (description.startsWith('smelt ') ? [description] : []))
}

describe('the expert smelts', () => {
  it('with one fuel where there is enough of it', () => {
    expect(smeltings('{ item: coal }, { item: oak_planks, count: 64 }')).toEqual(['smelt 8 sand with coal'])
  })

  it('with one fuel after another where none is enough', () => {
    expect(smeltings('{ item: oak_planks, count: 3 }, { item: spruce_planks, count: 3 }')).toEqual([
      'smelt 4 sand with oak_planks',
      'smelt 4 sand with spruce_planks',
    ])
  })

  it.each(['charcoal', 'blaze_rod', 'coal_block', 'birch_planks', 'lava_bucket'])(
    'with stored %s',
    (fuel) => {
      expect(smeltings(`{ item: ${fuel}, count: ${fuel === 'lava_bucket' ? 1 : 6} }`)).toEqual([
        `smelt 8 sand with ${fuel}`,
      ])
    },
  )

  it('with planks of logs of any wood, of which fewer are needed', () => {
    expect(smeltings('{ item: birch_log, count: 2 }')).toEqual(['smelt 8 sand with birch_planks'])
  })

  it('with sticks of planks where planks alone are too few', () => {
    const logs = '    - { block: oak_log, at: [6, -60, -6], size: [1, 1, 1] }'
    expect(smeltings('{ item: stick, count: 8 }', logs)).toEqual(['smelt 8 sand with stick'])
  })

  it('with what a product of another rule burns like', () => {
    const rules = 'rules: { name: test, recipes: { blaze_rod: { takes: [{ item: dirt, count: 1 }] } } }'
    expect(smeltings('{ item: dirt }', '', rules)).toEqual(['smelt 8 sand with blaze_rod'])
  })

  it('with other fuel if a later product needs the usual one', () => {
    const rules = 'rules: { name: test, recipes: { torch: { takes: [{ item: coal, count: 1 }] } } }'
    const given = '{ item: coal }, { item: oak_planks, count: 6 }'
    expect(smeltings(given, '', rules, ', { item: torch }')).toEqual(['smelt 8 sand with oak_planks'])
  })

  it('nothing where all fuels together are not enough', () => {
    expect(() => kitchen('{ item: oak_planks, count: 3 }, { item: stick, count: 7 }')).toThrow(
      /8 glass cannot be obtained/,
    )
  })
})
