import { describe, expect, it } from 'vitest'
import { subtask } from '../graph/testing.ts'
import { builtInActions } from '../task/actions/built-in.ts'
import { cell, construction } from '../task/testing.ts'
import { subtaskIssues } from './subtask-issues.ts'

const task = construction([cell('stone', 0, 0, 0)])
const { min, max } = task.arena.box
const issuesOf = (name: string, args: Record<string, unknown>) =>
  subtaskIssues([subtask(4, [{ name, args }])], task, builtInActions)

describe('a subtask that the world cannot have', () => {
  it('asks for a cell outside the arena', () => {
    expect(issuesOf('PlaceBlock', { item: 'stone', pos: [max.x + 1, min.y, min.z] })).toEqual([
      expect.stringMatching(/^node 4: PlaceBlock: \(.*\) is outside the arena/),
    ])
    expect(
      issuesOf('WithdrawItem', { item: 'stone', amount: 1, container: [min.x, min.y - 2, min.z] }),
    ).toHaveLength(1)
  })

  it('asks for an item that the game does not know', () => {
    expect(issuesOf('Craft', { item: 'stone_bricz', amount: 1 })).toEqual([
      'node 4: Craft: Minecraft 1.19.2 has no item "stone_bricz"',
    ])
    expect(issuesOf('Smelt', { item: 'raw_iron', fuel: 'coal_dust', amount: 1 })).toHaveLength(1)
  })

  it('is reported once, however often it occurs', () => {
    const action = { name: 'Craft', args: { item: 'nothing_such', amount: 1 } }
    expect(subtaskIssues([subtask(1, [action, action])], task, builtInActions)).toHaveLength(1)
  })
})

describe('a subtask that the world can have', () => {
  it.each<[string, Record<string, unknown>]>([
    ['MineBlock', { pos: [min.x, min.y - 1, min.z] }],
    ['NavigateTo', { pos: [max.x, max.y, max.z] }],
    ['Craft', { item: 'minecraft:crafting_table', amount: 1 }],
    ['ScanEntities', { item: 'cow', distance: 9 }],
    ['UseOn', { target: 'sheep' }],
    ['Handover', { item: 'stone', agent: 'bob' }],
  ])('has no issue: %s %j', (name, args) => {
    expect(issuesOf(name, args)).toEqual([])
  })
})
