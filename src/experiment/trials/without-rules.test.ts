import { describe, expect, it } from 'vitest'
import { subtask } from '../../graph/testing.ts'
import { smallTask } from '../../testing/tasks.ts'
import { withoutRules } from './without-rules.ts'

const act = (name: string, args: Record<string, unknown>) => ({ name, args })
const task = {
  ...smallTask(),
  sources: [{ position: { x: 1, y: -60, z: 1 }, block: { name: 'stone', properties: {} } }],
}
const crafting = subtask(1, [act('Craft', { item: 'iron_pickaxe', amount: 1 })])
const mining = subtask(2, [act('Equip', { item: 'iron_pickaxe' }), act('MineBlock', { pos: [1, -60, 1] })])

describe('a world without rules', () => {
  it('is the same without any that is off', () => {
    expect(withoutRules(task, crafting, [])).toEqual({ task, subtask: crafting, items: {} })
  })

  it('crafts of dirt, at a table still', () => {
    const { task: without, items } = withoutRules(task, crafting, ['ingredients-before-craft'])
    expect(without.rules?.recipes).toEqual({
      iron_pickaxe: { makes: 1, takes: [{ item: 'dirt', count: 5 }] },
    })
    expect(items).toEqual({ dirt: 64 })
  })

  it('crafts in the hand of the same ingredients', () => {
    expect(withoutRules(task, crafting, ['table-before-craft']).task.rules?.recipes).toEqual({
      iron_pickaxe: {
        makes: 1,
        takes: expect.arrayContaining([
          { item: 'iron_ingot', count: 1 },
          { item: 'stick', count: 1 },
        ]),
      },
    })
  })

  it('digs with the bare hand', () => {
    const { task: without, subtask: bare } = withoutRules(task, mining, ['tool-tier-before-mine'])
    expect(without.rules?.digs).toEqual({ stone: { tools: [] } })
    expect(bare.actions.map(({ name }) => name)).toEqual(['MineBlock'])
  })
})
