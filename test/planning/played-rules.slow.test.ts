import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { eventsOf } from '../../src/core/journal/events.ts'
import { packagePath } from '../../src/core/package-root.ts'
import { builtinScenarios } from '../../src/scenario/builtin.ts'
import { checkTask } from '../../src/task/load-task.ts'
import { play } from '../support/play.ts'

const text = readFileSync(packagePath('benchmarks', 'planning', 'examples', 'iron-pickaxe.yaml'), 'utf8')
const one = (item: string, count = 1) => ({ item, count })

describe('a team with the expert gets an iron pickaxe in a world with one other rule', () => {
  it.each<[string, object]>([
    // Planks are then made of wood: a grid with one log makes sticks.
    ['sticks of a log', { recipes: { stick: { makes: 4, takes: [one('oak_log')] } } }],
    // The only coal goes into a pickaxe, so something else must burn.
    ['a stone pickaxe of coal', { recipes: { stone_pickaxe: { takes: [one('coal'), one('stick')] } } }],
    // Nobody needs the stone below the ore, nor has a block to climb on.
    ['ore that hands dig', { digs: { iron_ore: { tools: [], drops: one('iron_ingot') } } }],
    ['stone that needs a shovel', { digs: { stone: { tools: ['wooden_shovel'] } } }],
    ['iron smelted of cobblestone', { smelts: { iron_ingot: 'cobblestone' } }],
    ['logs that fall', { falls: { oak_log: true } }],
    ['a table that stands on planks alone', { needsBelow: { crafting_table: ['oak_planks'] } }],
    ['a furnace that stands on cobblestone alone', { needsBelow: { furnace: ['cobblestone'] } }],
    ['stone that needs a block below', { needsBelow: { stone: [] } }],
    // What the topmost log drops lies on the tower until the next is dug.
    ['logs that need logs below', { needsBelow: { oak_log: ['oak_log', 'grass_block'] } }],
  ])('with %s', async (_, rules) => {
    const task = checkTask(text + stringify({ rules: { name: 'test', ...rules } }), 'task', builtinScenarios)
    const { card } = await play(task)
    expect(card.outcome).toBe('success')
  })
})

/** A field with two plants that must grow, and food for them. */
const field = (crop: string, item: string) => `
schema: 1
id: field
scenario: gathering
title: A field
goal: Harvest.
agents: 2
arena: { min: [-9, -60, -9], max: [9, -51, 9], spawn: [0, -60, 0] }
gathering:
  obtain: [{ item: ${item}, count: 2 }]
  blocks:
    - { block: farmland, at: [-3, -60, 3], size: [2, 1, 1] }
    - { block: "${crop}", at: [-3, -59, 3], size: [2, 1, 1] }
supply:
  chests: [{ at: [4, -60, 0], items: [{ item: bone_meal, count: 16 }, { item: leather, count: 16 }, { item: stick }, { item: wooden_hoe }] }]
`

describe('a team with the expert harvests, however many meals the crops take', () => {
  // A meal makes wheat older by two to five ages, and beetroots by one or none.
  it.each([
    ['wheat[age=3]', 'wheat', {}],
    ['wheat[age=3]', 'wheat', { growth: { wheat: 'leather' } }],
    // Every tool digs it in no time.
    ['wheat[age=3]', 'wheat', { digs: { wheat: { tools: ['wooden_hoe'] } } }],
    ['beetroots[age=0]', 'beetroot', { growth: { beetroots: 'leather' } }],
  ])('from %s (%s) with %j', async (crop, item, rules) => {
    const task = checkTask(
      field(crop, item) + stringify({ rules: { name: 'test', ...rules } }),
      'task',
      builtinScenarios,
    )
    const { events, card } = await play(task, { agents: 2 })
    expect(card.outcome).toBe('success')
    const refused = eventsOf(events, 'action.finished').filter(({ data }) => !data.result.ok)
    expect(refused.map(({ data }) => data.action)).toEqual([])
  })
})
