import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { packagePath } from '../../core/package-root.ts'
import { agentNames } from '../../task/agent-names.ts'
import { checkTask } from '../../task/load-task.ts'
import { sceneBefore } from '../../task/scene.ts'
import { builtinScenarios } from '../builtin.ts'
import { expertDecompose } from '../testing.ts'

const example = (id: string) =>
  readFileSync(packagePath('benchmarks', 'planning', 'examples', `${id}.yaml`), 'utf8')
const one = (item: string, count = 1) => ({ item, count })
const under = (text: string, rules: object) =>
  checkTask(text + stringify({ rules: { name: 'odd', ...rules } }), 'task.yaml', builtinScenarios)

/** What checking a task in a world with these rules says; empty if it can be done. */
function issuesOf(text: string, rules: object): string[] {
  try {
    under(text, rules)
    return []
  } catch (error) {
    return (error as Error).message.split('\n').map((line) => line.replace(/^task\.yaml:\d+ +/, ''))
  }
}

/** The descriptions of the expert's subtasks. */
function planOf(text: string, rules: object): string[] {
  const task = under(text, rules)
  const { nodes } = expertDecompose({ task, scene: sceneBefore(task, agentNames(1)) })
  return nodes.map(({ description }) => description)
}

const WITHOUT = 'the task could be completed without this rule of "odd": change it, or leave it out'
const LOGS = { digs: { oak_log: { tools: ['diamond_axe'] } } }
const PLATE = { openings: { 'first-door': { openedBy: ['left-plate'] } } }

describe('a task that cannot be done in its world', () => {
  it.each<[string, string, object, string]>([
    ['a tool that there is not', 'iron-pickaxe', LOGS, 'digs.oak_log'],
    [
      'a recipe that needs its product',
      'iron-pickaxe',
      { recipes: { stick: { takes: [one('wooden_pickaxe')] } } },
      'recipes.stick',
    ],
    [
      'a smelting of what there is not',
      'iron-pickaxe',
      { smelts: { iron_ingot: 'gravel' } },
      'smelts.iron_ingot',
    ],
    [
      'a station on what it is needed for',
      'iron-pickaxe',
      { needsBelow: { crafting_table: ['cobblestone'] } },
      'needsBelow.crafting_table',
    ],
    ['a gate that opens from behind', 'two-rooms', PLATE, 'openings.first-door'],
  ])('names the rule to change: %s', (_, id, rules, path) => {
    const harmless = { growth: { wheat: 'sugar' } }
    const issues = issuesOf(example(id), { ...rules, ...harmless })
    expect(issues.filter((issue) => issue.startsWith('rules.'))).toEqual([`rules.${path}: ${WITHOUT}`])
  })

  it('names all rules that stand in the way together', () => {
    const { digs } = LOGS
    const issues = issuesOf(example('iron-pickaxe'), { digs, smelts: { iron_ingot: 'gravel' } })
    const without = 'the task could be completed without 2 rules of "odd": change them, or leave them out'
    expect(issues.slice(1)).toEqual([`rules.digs.oak_log: ${without}`, `rules.smelts.iron_ingot: ${without}`])
  })

  it('names no rule where the game’s own do not help either', () => {
    const withoutOre = example('iron-pickaxe').replace(/.*iron_ore.*\n/, '')
    expect(issuesOf(withoutOre, LOGS)).toEqual([expect.stringMatching(/^gathering\.obtain/)])
  })
})

it('refuses a mechanism that stands twice in what opens a gate, in a book and in a task', () => {
  const twice = 'expected each mechanism once'
  const text = example('two-rooms')
  const openings = { 'second-door': { openedBy: ['lever', 'lever'], hold: 'together' } }
  expect(issuesOf(text, { openings })).toEqual([expect.stringContaining(`second-door.openedBy: ${twice}`)])
  const gates = text.replace('opened_by: [lever]', 'opened_by: [lever, lever]')
  expect(issuesOf(gates, {})).toEqual([expect.stringContaining(`gates.0.opened_by: ${twice}`)])
})

const WORKSHOP = (obtain: string, items: string, blocks = '') => `
schema: 1
id: workshop
scenario: gathering
title: A workshop
goal: Get it.
agents: 1
arena: { min: [-9, -60, -9], max: [9, -51, 9], spawn: [0, -60, 0] }
gathering:
  obtain: [${obtain}]
  blocks:
    - { block: crafting_table, at: [4, -60, 4] }
${blocks}
supply:
  chests: [{ at: [4, -60, 0], items: [${items}] }]
`

describe('a station that drops something else', () => {
  const rules = { digs: { crafting_table: { drops: one('diamond') } } }

  it('is not dug where the plan still needs it', () => {
    const text = WORKSHOP('{ item: jukebox }', '{ item: oak_planks, count: 8 }')
    expect(issuesOf(text, rules)).toEqual([expect.stringContaining('nothing in the task gives 1 diamond')])
  })

  it('is dug where another can be placed, or none is needed', () => {
    const digging = 'mine 1 crafting_table at (4, -60, 4)'
    expect(planOf(WORKSHOP('{ item: diamond }', '{ item: stick }'), rules)).toEqual([digging])
    const planks = WORKSHOP('{ item: jukebox }', '{ item: oak_planks, count: 12 }')
    const plan = planOf(planks, rules)
    expect(plan).toContain(digging)
    expect(plan.filter((text) => text.startsWith('place a crafting_table'))).toHaveLength(1)
  })

  it('may be the drop of another block', () => {
    const text = WORKSHOP(
      '{ item: crafting_table }',
      '{ item: stick }',
      '    - { block: dirt, at: [-4, -60, 4] }',
    )
    expect(planOf(text, { digs: { dirt: { drops: one('crafting_table') } } })).toEqual([
      'mine 1 dirt at (-4, -60, 4)',
    ])
  })
})

it('names what another product uses up', () => {
  const text = WORKSHOP(
    '{ item: furnace }, { item: torch }',
    '{ item: cobblestone, count: 8 }, { item: stick }',
  )
  const rules = { recipes: { torch: { takes: [one('cobblestone'), one('stick')] } } }
  expect(issuesOf(text, rules)[0]).toMatch(/nothing in the task gives 1 cobblestone$/)
})

it('takes down a tower whose blocks need those below, from the top and without dirt', () => {
  const rules = { needsBelow: { oak_log: ['oak_log', 'grass_block'] } }
  expect(planOf(example('iron-pickaxe'), rules).filter((text) => text.includes('dirt'))).toEqual([])
})

it('reports that none of the blocks that need each other can come first', () => {
  const text = `
schema: 1
id: lamp
scenario: construction
title: A lamp
goal: Build it.
agents: 1
arena: { min: [-9, -60, -9], max: [9, -51, 9], spawn: [0, -60, 0] }
supply: { chests: [{ at: [4, -60, 0] }] }
blueprint:
  origin: [0, -60, 3]
  blocks:
    - { block: stone, at: [0, 0, 0] }
    - { block: stone, at: [0, 1, 0] }
    - { block: stone, at: [0, 2, 0] }
    - { block: oak_fence, at: [1, 2, 0] }
    - { block: "lantern[hanging=true]", at: [1, 1, 0] }
`
  expect(issuesOf(text, {})).toEqual([])
  const issues = issuesOf(text, { needsBelow: { oak_fence: ['lantern'] } })
  expect(issues).toHaveLength(2)
  expect(issues[0]).toMatch(/needs a neighbour that cannot be there before it/)
  expect(issues[1]).toBe(`rules.needsBelow.oak_fence: ${WITHOUT}`)
})
