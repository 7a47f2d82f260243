import { describe, expect, it } from 'vitest'
import type { GatheringTask } from '../../scenario/gathering/gathering.ts'
import { builtinGame, trueDependencies } from '../../scenario/testing.ts'
import type { ActionCall } from '../../task/action.ts'
import type { Task } from '../../task/task.ts'
import { cell, construction } from '../../task/testing.ts'
import type { Subtask } from '../subtask.ts'
import { subtask } from '../testing.ts'
import { causesOf } from './causes-of.ts'

type Pos = [number, number, number]
const act = (name: string, args: Record<string, unknown>): ActionCall => ({ name, args })
const withdraw = (item: string, amount: number, container: Pos = [50, 0, 0]) =>
  act('WithdrawItem', { container, item, amount })
const craft = (item: string, amount: number) => act('Craft', { item, amount })
const mine = (...pos: Pos) => act('MineBlock', { pos })
const list = (...actions: ActionCall[][]): Subtask[] => actions.map((own, index) => subtask(index + 1, own))

function world(blocks: [text: string, ...at: Pos][] = [], stock: Record<string, number> = {}): GatheringTask {
  return {
    ...construction([]),
    scenario: 'gathering',
    gathering: { obtain: [{ item: 'stick', count: 1 }], animals: [] },
    sources: blocks.map(([text, x, y, z]) => ({ position: { x, y, z }, block: cell(text, 0, 0, 0).block })),
    containers: [
      {
        position: { x: 7, y: 0, z: 0 },
        block: { name: 'chest', properties: {} },
        items: Object.entries(stock).map(([item, count]) => ({ item, count })),
      },
    ],
  }
}

const edges = (task: Task, subtasks: Subtask[]): string[] =>
  trueDependencies(task, subtasks).map(({ from, to, rules }) => `${from}→${to} ${rules.join('+')}`)

const groups = (task: Task, subtasks: Subtask[]): string[] =>
  trueDependencies(task, subtasks).map(({ from, to, anyOf }) => `${from}→${to} ${anyOf ?? 'necessary'}`)

describe('a crop', () => {
  it.each([
    ['PlaceBlock', [act('PlaceBlock', { item: 'wheat_seeds', pos: [1, 1, 1] })]],
    ['UseOn', [act('Equip', { item: 'wheat_seeds' }), act('UseOn', { target: [1, 0, 1] })]],
  ] satisfies [string, ActionCall[]][])(
    'is planted by %s: after tilling, before bone meal and harvest',
    (_, planting) => {
      const plan = list(
        [act('Equip', { item: 'wooden_hoe' }), act('UseOn', { target: [1, 0, 1] })],
        [withdraw('wheat_seeds', 1, [7, 0, 0])],
        planting,
        [act('Equip', { item: 'bone_meal' }), act('UseOn', { target: [1, 1, 1] })],
        [mine(1, 1, 1)],
      )
      const found = edges(world([['dirt', 1, 0, 1]], { wheat_seeds: 1 }), plan)
      expect(found).toEqual([
        '1→3 support',
        '2→3 have-before-place',
        '3→4 ripe-before-harvest',
        '3→5 ripe-before-harvest',
        '4→5 ripe-before-harvest',
      ])
    },
  )
})

describe('supply and demand', () => {
  it('let any providers do that have enough together, for a subtask and for those whose turn is before it', () => {
    const plan = list(
      [withdraw('oak_planks', 3)],
      [withdraw('oak_planks', 3)],
      [craft('stick', 4)],
      [craft('stick', 4)],
      [craft('stick', 4)],
    )
    // Each needs two planks: for the first, any three providers are enough, the others need both.
    expect(groups(world(), plan)).toEqual([
      '1→3 1',
      '1→4 necessary',
      '1→5 necessary',
      '2→3 1',
      '2→4 necessary',
      '2→5 necessary',
    ])
  })

  it('count a subtask’s own items first, and the yield of a recipe', () => {
    const plan = list(
      [withdraw('oak_log', 1)],
      [withdraw('oak_log', 1), craft('oak_planks', 4), craft('stick', 4)],
    )
    expect(edges(world(), plan)).toEqual([])
    expect(edges(world(), [...plan, subtask(3, [craft('stick', 1)])])).toEqual([
      '2→3 ingredients-before-craft',
    ])
  })

  it('take no more from a container than it holds', () => {
    const chest: Pos = [7, 0, 0]
    const plan = list([withdraw('oak_planks', 2)], [withdraw('oak_planks', 2, chest), craft('stick', 4)])
    expect(edges(world([], { oak_planks: 2 }), plan)).toEqual([])
    expect(edges(world([], { oak_planks: 1 }), plan)).toEqual(['1→2 ingredients-before-craft'])
  })

  it('find a tool in its container however many fetch it, but not in an empty one', () => {
    const fetches = [withdraw('iron_shovel', 1, [7, 0, 0]), act('Equip', { item: 'iron_shovel' })]
    const uses = [act('Equip', { item: 'iron_shovel' })]
    expect(edges(world([], { iron_shovel: 1 }), list(fetches, fetches))).toEqual([])
    expect(edges(world([], { iron_shovel: 1 }), list(fetches, uses))).toEqual(['1→2 have-before-place'])
  })

  it('choose the recipe whose ingredients a subtask obtains', () => {
    const plan = list([withdraw('birch_planks', 3)], [withdraw('stick', 2)], [craft('wooden_pickaxe', 1)])
    expect(edges(world([['crafting_table', 0, 0, 0]]), plan)).toEqual([
      '1→3 ingredients-before-craft',
      '2→3 ingredients-before-craft',
    ])
  })

  it('get the buckets back after crafting a cake', () => {
    const plan = list(
      [
        withdraw('milk_bucket', 3),
        withdraw('sugar', 2),
        withdraw('egg', 1),
        withdraw('wheat', 3),
        craft('cake', 1),
      ],
      [act('Equip', { item: 'bucket' }), act('UseOn', { target: 'cow' })],
    )
    expect(edges(world([['crafting_table', 0, 0, 0]]), plan)).toEqual(['1→2 animal-and-tool'])
  })

  it('do not use tools up: all wait for the first subtask that obtains one', () => {
    const ore = world([
      ['iron_ore', 0, 0, 0],
      ['iron_ore', 1, 0, 0],
    ])
    const plan = list(
      [withdraw('wooden_pickaxe', 1)],
      [withdraw('stone_pickaxe', 1)],
      [mine(0, 0, 0)],
      [mine(1, 0, 0)],
    )
    expect(edges(ore, plan)).toEqual(['2→3 tool-tier-before-mine', '2→4 tool-tier-before-mine'])
  })

  it('make a subtask that only holds an item wait until there is enough for those that use it up, too', () => {
    const plan = list(
      [withdraw('gold_block', 1)],
      [act('Equip', { item: 'gold_block' }), act('PlaceBlock', { item: 'gold_block', pos: [0, 0, 0] })],
      [withdraw('gold_block', 1)],
      [act('Equip', { item: 'gold_block' }), act('NavigateTo', { pos: [9, 0, 9] })],
    )
    expect(groups(world(), plan)).toEqual(['1→2 1', '1→4 necessary', '3→2 1', '3→4 necessary'])
  })

  it('include the fuel that smelting burns', () => {
    const smelt = act('Smelt', { item: 'raw_iron', amount: 9, fuel: 'coal' })
    const plan = list([withdraw('coal', 1)], [withdraw('coal', 1)], [withdraw('raw_iron', 9), smelt])
    expect(edges(world([['furnace', 0, 0, 0]]), plan).map((edge) => edge.split(' ')[0])).toEqual([
      '1→3',
      '2→3',
    ])
  })
})

describe('alternatives', () => {
  const place = (item: string, ...pos: Pos) => act('PlaceBlock', { item, pos })
  it('are all neighbours that a block can be placed against: a bridge grows from both banks', () => {
    const cells = [0, 1, 2, 3, 4].map((x) => cell('stone', x, 1, 0))
    const task = construction([cell('stone', 0, 0, 0), cell('stone', 4, 0, 0), ...cells])
    const plan = list(
      [place('stone', 0, 0, 0), place('stone', 0, 1, 0)],
      [place('stone', 4, 0, 0), place('stone', 4, 1, 0)],
      [place('stone', 1, 1, 0)],
      [place('stone', 2, 1, 0)],
      [place('stone', 3, 1, 0)],
    )
    expect(groups(task, plan)).toEqual(['1→3 1', '2→5 1', '3→4 1', '4→3 1', '4→5 1', '5→4 1'])
  })

  it('are the neighbours of all blocks that carry each other, because they are placed in any order', () => {
    const row = [0, 1, 2, 3].map((x) => cell('stone', x, 1, 0))
    const task = construction([cell('stone', 0, 0, 0), cell('stone', 3, 0, 0), ...row])
    const plan = list(
      [place('stone', 0, 0, 0), place('stone', 0, 1, 0)],
      [place('stone', 3, 0, 0), place('stone', 3, 1, 0)],
      [place('stone', 1, 1, 0), place('stone', 2, 1, 0)],
    )
    expect(groups(task, plan)).toEqual(['1→3 1', '2→3 1'])
  })

  it('are none for blocks on the floor, against a container, or on a block of the same subtask', () => {
    const task = construction([cell('stone', 6, 0, 0), cell('stone', 6, 1, 0), cell('stone', 7, 1, 0)])
    const plan = list([place('stone', 6, 0, 0), place('stone', 6, 1, 0)], [place('stone', 7, 1, 0)])
    expect(groups(task, plan)).toEqual([])
  })

  it('are all tables, and all suitable tools', () => {
    const ore = world([['iron_ore', 0, 0, 0]])
    const tools = list([withdraw('stone_pickaxe', 1)], [withdraw('iron_pickaxe', 1)], [mine(0, 0, 0)])
    expect(groups(ore, tools)).toEqual(['1→3 1', '2→3 1'])
    const table = (x: number) => [withdraw('crafting_table', 1), place('crafting_table', x, 0, 0)]
    const crafting = list(table(1), table(3), [withdraw('oak_planks', 8), craft('chest', 1)])
    expect(groups(world(), crafting)).toEqual(['1→3 1', '2→3 1'])
  })
})

describe('causes', () => {
  it('are listed rule by rule, and never make a subtask wait for itself', () => {
    const task = construction([cell('stone', 0, 0, 0), cell('sand', 0, 1, 0)])
    const place = (item: string, ...pos: Pos) => act('PlaceBlock', { item, pos })
    const plan = list(
      [withdraw('stone', 1), place('stone', 0, 0, 0)],
      [withdraw('sand', 1), place('sand', 0, 1, 0)],
    )
    expect(causesOf(task, plan, builtinGame).map(({ rule }) => rule)).toEqual([
      'gravity',
      'support',
      'lower-before-higher',
    ])
    const alone = list([
      withdraw('stone', 1),
      place('stone', 0, 0, 0),
      withdraw('sand', 1),
      place('sand', 0, 1, 0),
    ])
    expect(causesOf(task, alone, builtinGame)).toEqual([])
  })

  it('do not depend on the order in which subtasks are listed', () => {
    const plan = list(
      [withdraw('oak_planks', 3)],
      [craft('stick', 4)],
      [withdraw('oak_planks', 3)],
      [craft('stick', 4)],
    )
    expect(edges(world(), [...plan].reverse())).toEqual(edges(world(), plan))
  })

  it('ignore calls with invalid arguments', () => {
    const plan = list([
      act('PlaceBlock', {}),
      act('MineBlock', { pos: 'here' }),
      act('Craft', { item: 'constructor' }),
    ])
    expect(causesOf(world(), plan, builtinGame)).toEqual([])
  })
})
