import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
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
    ['stone that needs a block below', { needsBelow: { stone: [] } }],
  ])('with %s', async (_, rules) => {
    const task = checkTask(text + stringify({ rules: { name: 'test', ...rules } }), 'task', builtinScenarios)
    const { card } = await play(task)
    expect(card.outcome).toBe('success')
  })
})
