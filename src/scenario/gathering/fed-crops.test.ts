import { describe, expect, it } from 'vitest'
import { agentNames } from '../../task/agent-names.ts'
import { checkTask } from '../../task/load-task.ts'
import { sceneBefore } from '../../task/scene.ts'
import { builtinScenarios } from '../builtin.ts'
import { asGathering, expertDecompose } from '../testing.ts'

interface Field {
  crops: readonly string[]
  count?: number
  items: string
  rules?: string
}

const field = ({ crops, count = crops.length, items, rules = '' }: Field) =>
  checkTask(
    `
schema: 1
id: field
scenario: gathering
title: A field
goal: Harvest.
agents: 1
arena: { min: [-9, -60, -9], max: [9, -51, 9], spawn: [0, -60, 0] }
gathering:
  obtain: [{ item: wheat, count: ${count} }]
  blocks:
    - { block: farmland, at: [-3, -60, 3], size: [${crops.length}, 1, 1] }
${crops.map((crop, index) => `    - { block: "${crop}", at: [${index - 3}, -59, 3] }`).join('\n')}
supply:
  chests: [{ at: [4, -60, 0], items: [${items}] }]
${rules}
`,
    'field.yaml',
    builtinScenarios,
  )

const leatherFeeds = 'rules: { name: test, growth: { wheat: leather } }'
const young = 'wheat[age=3]'

describe('crops that must be fed', () => {
  it('are refused where the food is not enough for all of them, however well it works', () => {
    // Each lacks four ages; a meal gives two to five.
    expect(() => field({ crops: [young, young], items: '{ item: leather }', rules: leatherFeeds })).toThrow(
      /2 wheat cannot be obtained: nothing in the task gives 2 leather/,
    )
    expect(() => field({ crops: [young, young], items: '{ item: bone_meal }' })).toThrow(/2 bone_meal/)
  })

  it('are accepted where it may be enough', () => {
    const task = field({ crops: [young], items: '{ item: leather }', rules: leatherFeeds })
    expect(task.id).toBe('field')
  })

  it('come after ripe ones', () => {
    const task = asGathering(
      field({ crops: [young, young, 'wheat[age=7]'], count: 1, items: '{ item: bone_meal, count: 9 }' }),
    )
    const { nodes } = expertDecompose({ task, scene: sceneBefore(task, agentNames(1)) })
    expect(nodes.map(({ description }) => description)).toEqual(['mine 1 wheat at (-1, -59, 3)'])
  })
})
