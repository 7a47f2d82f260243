import { describe, expect, it } from 'vitest'
import { subtask } from '../../graph/testing.ts'
import { SWITCHABLE_RULES } from '../../planner/trials.ts'
import { smallTask } from '../../testing/tasks.ts'
import { rulesThatMatter, withoutRules } from './without-rules.ts'

const act = (name: string, args: Record<string, unknown>) => ({ name, args })
const task = {
  ...smallTask(),
  sources: [{ position: { x: 1, y: -60, z: 1 }, block: { name: 'stone', properties: {} } }],
}
const SMELTING = 'furnace-and-fuel-before-smelt'
const field = {
  ...task,
  sources: [{ position: { x: 1, y: -60, z: 1 }, block: { name: 'wheat', properties: { age: '5' } } }],
}
const harvest = subtask(4, [act('MineBlock', { pos: [1, -60, 1] })])
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

  it('crafts of dirt what is smelted in the game', () => {
    const smelting = subtask(3, [act('Smelt', { item: 'sand', amount: 3, fuel: 'coal' })])
    const { task: without, subtask: own, items } = withoutRules(task, smelting, [SMELTING])
    expect(own.actions).toEqual([act('Craft', { item: 'glass', amount: 3 })])
    expect(without.rules?.recipes).toEqual({ glass: { makes: 1, takes: [{ item: 'dirt', count: 1 }] } })
    expect(items).toEqual({ dirt: 64 })
  })

  it('crafts the products of one subtask of different amounts: a grid has one result', () => {
    const calls = [
      act('Smelt', { item: 'sand', amount: 6, fuel: 'coal' }),
      act('Craft', { item: 'glass_pane', amount: 16 }),
      act('Craft', { item: 'stick', amount: 4 }),
    ]
    const off = [SMELTING, 'ingredients-before-craft', 'table-before-craft'] as const
    const { recipes = {} } = withoutRules(task, subtask(3, calls), off).task.rules ?? {}
    expect(Object.keys(recipes)).toEqual(['glass', 'glass_pane', 'stick'])
    expect(new Set(Object.values(recipes).map(({ takes }) => takes[0]?.count)).size).toBe(3)
  })

  it('leaves crops as they are: what they drop depends on their age', () => {
    expect(withoutRules(field, harvest, ['tool-tier-before-mine']).task.rules?.digs).toEqual({})
  })

  it('differs only by rules that the subtask meets', () => {
    expect(rulesThatMatter(task, mining, { off: SWITCHABLE_RULES, harvested: [] })).toEqual([
      'tool-tier-before-mine',
    ])
    expect(rulesThatMatter(field, harvest, { off: SWITCHABLE_RULES, harvested: [] })).toEqual([])
    const harvested = [{ position: { x: 1, y: -60, z: 1 }, block: 'wheat[age=7]' }]
    expect(rulesThatMatter(field, harvest, { off: SWITCHABLE_RULES, harvested })).toEqual([
      'ripe-before-harvest',
    ])
    expect(rulesThatMatter(task, crafting, { off: SWITCHABLE_RULES, harvested: [] })).toEqual(
      expect.arrayContaining(['ingredients-before-craft', 'table-before-craft']),
    )
    const sand = subtask(5, [act('PlaceBlock', { item: 'sand', pos: [1, -59, 1] })])
    expect(
      rulesThatMatter({ ...task, blueprint: [] }, sand, { off: ['gravity', 'support'], harvested: [] }),
    ).toEqual(['gravity'])
  })
})
