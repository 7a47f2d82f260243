import { afterAll, describe, expect, it } from 'vitest'
import { TrialThreads } from '../../src/experiment/trials/open-trials.ts'
import { ruleBookSchema } from '../../src/game/rules/rule-book.ts'
import type { Subtask } from '../../src/graph/subtask.ts'
import { subtask } from '../../src/graph/testing.ts'
import { certifyByRules } from '../../src/planner/world/counterfactual-planner.ts'
import { tryOut } from '../../src/planner/world/try-out.ts'
import { refineBy } from '../../src/planner/world/world-planner.ts'
import { builtinScenarios } from '../../src/scenario/builtin.ts'
import { trueDependencies } from '../../src/scenario/testing.ts'
import type { ActionCall } from '../../src/task/action.ts'
import { parseTask } from '../../src/task/load-task.ts'
import type { Task } from '../../src/task/task.ts'
import { cell } from '../../src/task/testing.ts'
import { emptyArena, GROUND } from '../support/tasks.ts'

const act = (name: string, args: Record<string, unknown>): ActionCall => ({ name, args })
const CHEST = [4, GROUND, 0]
const take = (item: string, amount = 1) => act('WithdrawItem', { container: CHEST, item, amount })
const put = (item: string, x: number, y: number) => [
  take(item),
  act('PlaceBlock', { item, pos: [x, GROUND + y, 3] }),
]
const placing = (item: string, x: number, y: number, z: number) => act('PlaceBlock', { item, pos: [x, y, z] })
const numbered = (...calls: ActionCall[][]): Subtask[] => calls.map((own, at) => subtask(at + 1, own))

const threads = new TrialThreads()
afterAll(() => threads.close())

const text = (edges: readonly { from: number; to: number; anyOf?: readonly number[] }[]) =>
  edges.map(({ from, to, anyOf }) => `${from}→${to}${anyOf === undefined ? '' : ' or'}`).sort()

/** The dependencies as trials show them, and as they follow from the rules. */
async function dependenciesIn(task: Task, subtasks: readonly Subtask[], book: object) {
  const own = { ...task, rules: ruleBookSchema.parse({ name: 'test', ...book }) }
  const trials = threads.open(own, subtasks)
  try {
    const rehearsal = await trials.rehearse()
    const shown = await tryOut(subtasks, trials, () => [], rehearsal)
    const { shown: certified } = await certifyByRules(subtasks, shown, { trials, rehearsal })
    const { dependencies } = refineBy(certified, subtasks, [])
    const rules = [...certified.values()].flatMap((one) => [...(one.rules?.values() ?? [])].flat())
    const edges = { shown: text(dependencies), true: text(trueDependencies(own, subtasks)) }
    return { edges, carriers: [...new Set(rules)].sort() }
  } finally {
    await trials.close()
  }
}

describe('what blocks stand on', () => {
  // Two blocks beside each other, each over another one: 1 and 2 below, 3 over 1, 4 over 2.
  const building = (above: string): [Task, Subtask[]] => {
    const usual = emptyArena()
    const [chest] = usual.containers
    const cells = [cell('stone', 2, GROUND, 3), cell('stone', 3, GROUND, 3)]
    const upper = [cell(above, 2, GROUND + 1, 3), cell(above, 3, GROUND + 1, 3)]
    const items = ['stone', 'dirt', above].map((item) => ({ item, count: 8 }))
    const task = {
      ...usual,
      containers: [{ ...(chest as NonNullable<typeof chest>), items }],
      blueprint: [...cells, ...upper],
    }
    return [task, numbered(put('stone', 2, 0), put('stone', 3, 0), put(above, 2, 1), put(above, 3, 1))]
  }
  const EITHER = ['1→3 or', '2→4 or', '3→4 or', '4→3 or']
  const BELOW = ['1→3', '2→4']

  it.each([
    { above: 'sand', book: {}, edges: BELOW, carriers: ['gravity'] },
    { above: 'sand', book: { falls: { sand: false } }, edges: EITHER, carriers: [] },
    { above: 'bricks', book: {}, edges: EITHER, carriers: [] },
    { above: 'bricks', book: { falls: { bricks: true } }, edges: BELOW, carriers: ['gravity'] },
    { above: 'bricks', book: { needsBelow: { bricks: ['stone'] } }, edges: BELOW, carriers: ['support'] },
    { above: 'bricks', book: { falls: { glass: true } }, edges: EITHER, carriers: [] },
  ])('makes $above wait for $edges where $book', async ({ above, book, edges, carriers }) => {
    const [task, subtasks] = building(above)
    const found = await dependenciesIn(task, subtasks, book)
    expect(found.edges).toEqual({ shown: edges, true: edges })
    expect(found.carriers).toEqual(carriers)
  })
})

describe('sand of one subtask that falls where another is left out', () => {
  it('has landed before another subtask begins, and is no fault of it', async () => {
    const usual = emptyArena()
    const [chest] = usual.containers
    const column = [0, 1, 2, 3, 4].map((y) => cell('stone', -4, GROUND + y, 3))
    const at = (item: string, x: number, y: number, z = 3) => cell(item, x, GROUND + y, z)
    const feet = [at('stone', 2, 0), at('stone', 7, 0)]
    // Beside the last subtask, so that it is tried with this one before others.
    const second = [at('stone', 2, 0, 4), at('stone', 2, 1, 4), at('sand', -4, 5)]
    const last = [at('sand', 2, 1), at('sand', 7, 1)]
    const items = ['stone', 'sand', 'dirt'].map((item) => ({ item, count: 16 }))
    const task = {
      ...usual,
      containers: [{ ...(chest as NonNullable<typeof chest>), items }],
      blueprint: [...column, ...feet, ...second, ...last],
    }
    const placed = (cells: typeof last) =>
      cells.flatMap(({ block: { name }, position: { x, y, z } }) => [take(name), placing(name, x, y, z)])
    const plan = numbered(
      placed(column),
      placed(feet.slice(0, 1)),
      placed(feet.slice(1)),
      placed(second),
      placed(last),
    )
    const edges = ['1→4', '2→5', '3→5']
    expect((await dependenciesIn(task, plan, {})).edges).toEqual({ shown: edges, true: edges })
  })
})

const KITCHEN = `
schema: 1
id: kitchen
scenario: gathering
title: Glass and bread
goal: Get glass, and wheat.
agents: 1
arena: { min: [-9, -60, -9], max: [9, -51, 9], spawn: [0, -60, 0] }
gathering:
  obtain: [{ item: glass }]
  blocks:
    - { block: furnace, at: [2, -60, 4] }
    - { block: farmland, at: [-3, -60, 3] }
    - { block: "wheat[age=5]", at: [-3, -59, 3] }
supply:
  chests: [{ at: [4, -60, 0], items: [{ item: sand }, { item: cobblestone }, { item: coal, count: 2 }, { item: bone_meal, count: 4 }, { item: leather, count: 4 }] }]
`

describe('what is smelted and what grows', () => {
  const kitchen = parseTask(KITCHEN, 'the kitchen', builtinScenarios)
  const smelting = numbered(
    [take('sand'), take('coal')],
    [take('cobblestone')],
    [act('Smelt', { item: 'cobblestone', amount: 1, fuel: 'coal' })],
    [act('Craft', { item: 'glass_pane', amount: 16 })],
  )

  it('makes the fourth subtask impossible where stone gives no glass', async () => {
    const { glass_pane: recipe } = { glass_pane: { makes: 16, takes: [{ item: 'glass', count: 1 }] } }
    const book = { recipes: { glass_pane: recipe }, smelts: { glass: 'cobblestone' } }
    const edges = ['1→3', '2→3', '3→4']
    const found = await dependenciesIn(kitchen, smelting, book)
    expect(found.edges).toEqual({ shown: edges, true: edges })
    expect(found.carriers).toEqual(['furnace-and-fuel-before-smelt', 'ingredients-before-craft'])
  })

  it.each([
    { growth: {}, edges: ['1→2', '2→3'] },
    { growth: { wheat: 'leather' }, edges: ['1→2', '2→3'] },
  ])('feeds wheat by $growth', async ({ growth, edges }) => {
    const food = 'wheat' in growth ? 'leather' : 'bone_meal'
    const crop = [-3, GROUND + 1, 3]
    const feeding = numbered(
      [take(food, 2)],
      [act('Equip', { item: food }), act('UseOn', { target: crop })],
      [act('MineBlock', { pos: crop })],
    )
    const { edges: found, carriers } = await dependenciesIn(kitchen, feeding, { growth })
    expect(found).toEqual({ shown: edges, true: edges })
    expect(carriers).toEqual(['ripe-before-harvest'])
    // Nothing grows with the other food: the subtask that feeds fails, whatever comes before.
    const other = food === 'leather' ? 'bone_meal' : 'leather'
    const wrong = numbered([take(other, 2)], [act('Equip', { item: other }), act('UseOn', { target: crop })])
    const task = { ...kitchen, rules: ruleBookSchema.parse({ name: 'test', growth }) }
    const trials = threads.open(task, [...wrong])
    try {
      const { failures } = await trials.rehearse()
      expect([...failures.keys()]).toEqual([2])
    } finally {
      await trials.close()
    }
  })
})

describe('a crop that is planted first', () => {
  const items = '{ item: wheat_seeds }, { item: wooden_hoe }'
  const bed = parseTask(
    KITCHEN.replace('farmland, at: [-3, -60, 3]', 'dirt, at: [-3, -60, 3]')
      .replace('    - { block: "wheat[age=5]", at: [-3, -59, 3] }\n', '')
      .replace('{ item: sand }', items),
    'the bed',
    builtinScenarios,
  )
  const ground = [-3, GROUND, 3]
  const crop = [-3, GROUND + 1, 3]
  const feed = act('UseOn', { target: crop })

  it.each<[string, ActionCall[]]>([
    ['placing', [placing('wheat_seeds', -3, GROUND + 1, 3)]],
    ['using', [act('Equip', { item: 'wheat_seeds' }), act('UseOn', { target: ground })]],
  ])('is harvested after it was planted, by %s the seeds, and fed', async (_, planting) => {
    const gardening = numbered(
      [take('wooden_hoe'), act('Equip', { item: 'wooden_hoe' }), act('UseOn', { target: ground })],
      [take('wheat_seeds'), ...planting],
      [take('bone_meal', 4), act('Equip', { item: 'bone_meal' }), feed, feed, feed, feed],
      [act('MineBlock', { pos: crop })],
    )
    const trials = threads.open(bed, gardening)
    try {
      const { failures } = await trials.rehearse()
      expect([...failures]).toEqual([])
    } finally {
      await trials.close()
    }
    const { edges, carriers } = await dependenciesIn(bed, gardening, {})
    const inARow = ['1→2', '2→3', '3→4']
    // That the harvest waits for the planting follows from the other dependencies.
    expect(edges).toEqual({ shown: inARow, true: ['1→2', '2→3', '2→4', '3→4'] })
    expect(carriers).toEqual(['ripe-before-harvest'])
  })
})

const CELL = `
schema: 1
id: cell
scenario: escape
title: A cell
goal: Leave.
agents: 1
arena: { min: [-2, -60, -2], max: [14, -55, 8], spawn: [1, -60, 1] }
escape:
  rooms:
    - { id: cell, min: [0, -60, 0], max: [4, -57, 4] }
    - { id: outside, min: [6, -60, 0], max: [10, -57, 4] }
  start: cell
  exit: outside
  blocks:
    - { block: stone_bricks, at: [-1, -60, -1], size: [13, 3, 1] }
    - { block: stone_bricks, at: [-1, -60, 5], size: [13, 3, 1] }
    - { block: stone_bricks, at: [-1, -60, 0], size: [1, 3, 5] }
    - { block: stone_bricks, at: [11, -60, 0], size: [1, 3, 5] }
    - { block: stone_bricks, at: [5, -60, 0], size: [1, 3, 2] }
    - { block: stone_bricks, at: [5, -60, 3], size: [1, 3, 2] }
  mechanisms:
    - { id: left, at: [1, -59, 0], block: "lever[face=wall,facing=south]" }
    - { id: right, at: [3, -59, 0], block: "lever[face=wall,facing=south]" }
  gates:
    - { id: gate, between: [cell, outside], cells: [{ block: iron_bars, at: [5, -60, 2], size: [1, 2, 1] }], opened_by: [left] }
`

describe('what opens a gate', () => {
  const rooms = parseTask(CELL, 'the cell', builtinScenarios)
  const use = (x: number) => [
    act('NavigateTo', { pos: [x, GROUND, 1], range: 2 }),
    act('Toggle', { pos: [x, GROUND + 1, 0] }),
  ]
  const plan = numbered(use(1), use(3), [act('NavigateTo', { pos: [8, GROUND, 2], range: 1 })])

  it.each([
    { openings: {}, edges: ['1→3'] },
    { openings: { gate: { openedBy: ['right'], hold: 'each' as const } }, edges: ['2→3'] },
    {
      openings: { gate: { openedBy: ['left', 'right'], hold: 'any' as const } },
      edges: ['1→3 or', '2→3 or'],
    },
    { openings: { gate: { openedBy: [], hold: 'each' as const } }, edges: [] },
  ])('is $openings', async ({ openings, edges }) => {
    const found = await dependenciesIn(rooms, plan, { openings })
    expect(found.edges).toEqual({ shown: edges, true: edges })
    expect(found.carriers).toEqual(edges.length === 0 ? [] : ['mechanism-before-passage'])
  })
})
