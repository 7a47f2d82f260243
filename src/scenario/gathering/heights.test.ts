import { describe, expect, it } from 'vitest'
import { agentNames } from '../../task/agent-names.ts'
import { checkTask } from '../../task/load-task.ts'
import { sceneBefore } from '../../task/scene.ts'
import { builtinScenarios } from '../builtin.ts'
import { asGathering, expertDecompose } from '../testing.ts'

/** A plank on a column of bedrock of a height. */
const column = (height: number, more: { blocks?: string; items?: string } = {}) =>
  asGathering(
    checkTask(
      `
schema: 1
id: column
scenario: gathering
title: A plank
goal: Get a plank.
agents: 1
arena: { min: [-9, -60, -9], max: [9, -45, 9], spawn: [0, -60, 0] }
gathering:
  obtain: [{ item: oak_planks }]
  blocks:
    - { block: bedrock, at: [4, -60, 4], size: [1, ${height}, 1] }
    - { block: oak_planks, at: [4, ${height - 60}, 4] }
${more.blocks ?? ''}
supply:
  chests: [{ at: [4, -60, 0], items: [{ item: stick }${more.items ?? ''}] }]
`,
      'column.yaml',
      builtinScenarios,
    ),
  )

function planFor(task: ReturnType<typeof column>): string[] {
  const { nodes } = expertDecompose({ task, scene: sceneBefore(task, agentNames(1)) })
  return nodes.map(({ description }) => description)
}

describe('blocks high above the ground', () => {
  it('are dug without anything up to three blocks above it', () => {
    expect(planFor(column(3))).toEqual(['mine 1 oak_planks at (4, -57, 4)'])
  })

  it.each([4, 5, 6, 9])(
    'are dug with dirt in the same subtask where they lie on a column of %i',
    (height) => {
      const digging = `mine 1 oak_planks at (4, ${height - 60}, 4)`
      expect(planFor(column(height, { items: ', { item: dirt, count: 64 }' }))).toEqual([
        `take ${height + 1} dirt from the container at (4, -60, 0), ${digging}`,
      ])
      const blocks = `    - { block: dirt, at: [-5, -60, -5], size: [${height + 1}, 1, 1] }`
      expect(planFor(column(height, { blocks }))).toEqual([`dig ${height + 1} dirt to climb on, ${digging}`])
    },
  )

  it('are refused where there is no dirt to climb on', () => {
    expect(() => column(4)).toThrow(
      /1 oak_planks cannot be obtained: oak_planks at \(4, -56, 4\) is too high, and nothing in the task gives 5 dirt to climb on/,
    )
    expect(() => column(9, { items: ', { item: dirt, count: 3 }' })).toThrow(/gives 7 dirt to climb on/)
  })

  it('need no dirt where stairs lead up', () => {
    const blocks = [1, 2, 3, 4]
      .map((rise) => `    - { block: stone, at: [${8 - rise}, -60, 4], size: [1, ${rise}, 1] }`)
      .slice(0, 3)
      .join('\n')
    expect(planFor(column(4, { blocks }))).toEqual(['mine 1 oak_planks at (4, -56, 4)'])
  })
})
