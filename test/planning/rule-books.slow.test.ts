import { afterAll, describe, expect, it } from 'vitest'
import { TrialThreads } from '../../src/experiment/trials/open-trials.ts'
import { ruleBookSchema } from '../../src/game/rules/rule-book.ts'
import { subtask } from '../../src/graph/testing.ts'
import { certifyByRules } from '../../src/planner/world/counterfactual-planner.ts'
import { tryOut } from '../../src/planner/world/try-out.ts'
import { builtinScenarios } from '../../src/scenario/builtin.ts'
import { trueDependencies } from '../../src/scenario/testing.ts'
import type { ActionCall } from '../../src/task/action.ts'
import { parseTask } from '../../src/task/load-task.ts'
import { emptyArena, GROUND } from '../support/tasks.ts'

const act = (name: string, args: Record<string, unknown>): ActionCall => ({ name, args })
const take = (item: string, amount: number) => [
  act('WithdrawItem', { container: [4, GROUND, 0], item, amount }),
]

const threads = new TrialThreads()
afterAll(() => threads.close())

describe('a world in which sticks are crafted of stone', () => {
  const usual = emptyArena()
  const [chest] = usual.containers
  const items = [
    { item: 'oak_planks', count: 4 },
    { item: 'cobblestone', count: 4 },
  ]
  const task = { ...usual, containers: [{ ...(chest as NonNullable<typeof chest>), items }] }
  const rules = ruleBookSchema.parse({
    name: 'stone sticks',
    recipes: { stick: { makes: 4, takes: [{ item: 'cobblestone', count: 2 }] } },
  })
  const subtasks = [
    take('oak_planks', 2),
    take('cobblestone', 2),
    [act('Craft', { item: 'stick', amount: 4 })],
  ].map((calls, index) => subtask(index + 1, calls))

  it.each([
    ['as the game is', undefined, 1],
    ['as the book says', rules, 2],
  ])('is played by clients %s, and its truth follows from that', async (_, book, needed) => {
    const own = book === undefined ? task : { ...task, rules: book }
    const trials = threads.open(own, subtasks)
    try {
      const rehearsal = await trials.rehearse()
      const shown = await tryOut(subtasks, trials, () => [], rehearsal)
      expect(shown.get(3)?.requirements).toEqual([[needed]])
      const certified = await certifyByRules(subtasks, shown, { trials, rehearsal })
      expect(certified.dropped).toEqual([])
      expect(certified.shown.get(3)?.rules).toEqual(new Map([[needed, ['ingredients-before-craft']]]))
      expect(trueDependencies(own, subtasks)).toMatchObject([{ from: needed, to: 3 }])
    } finally {
      await trials.close()
    }
  })
})

const QUARRY = `
schema: 1
id: quarry
scenario: gathering
title: A cobblestone
goal: Get a cobblestone.
agents: 1
arena: { min: [-9, -60, -9], max: [9, -51, 9], spawn: [0, -60, 0] }
gathering:
  obtain: [{ item: stone_button }]
  blocks: [{ block: stone, at: [3, -60, 3], size: [2, 1, 1] }]
supply:
  chests: [{ at: [4, -60, 0], items: [{ item: wooden_pickaxe }, { item: iron_pickaxe }, { item: coal }] }]
`

describe('a world in which blocks are dug otherwise', () => {
  const subtasks = [
    take('wooden_pickaxe', 1),
    take('iron_pickaxe', 1),
    [act('MineBlock', { pos: [3, GROUND, 3] })],
    [act('Craft', { item: 'stick', amount: 4 })],
  ].map((calls, index) => subtask(index + 1, calls))

  it.each([
    { rules: 'of the game', digs: {}, mine: [[1, 2]], craft: undefined },
    {
      rules: 'by which stone needs iron',
      digs: { stone: { tools: ['iron_pickaxe'] } },
      mine: [[2]],
      craft: undefined,
    },
    {
      rules: 'by which stone drops planks for the bare hand',
      digs: { stone: { tools: [], drops: { item: 'oak_planks', count: 2 } } },
      mine: [],
      craft: [[3]],
    },
    {
      rules: 'that no subtask touches',
      digs: { iron_ore: { tools: ['wooden_pickaxe'] } },
      mine: [[1, 2]],
      craft: undefined,
    },
  ])('has its dependencies by rules $rules', async ({ digs, mine, craft }) => {
    const usual = parseTask(QUARRY, 'the quarry', builtinScenarios)
    const task = { ...usual, rules: ruleBookSchema.parse({ name: 'test', digs }) }
    // A subtask that cannot be done is tried in many orders.
    const own = craft === undefined ? subtasks.slice(0, 3) : subtasks
    const trials = threads.open(task, own)
    try {
      const shown = await tryOut(own, trials)
      expect(shown.get(3)?.requirements).toEqual(mine)
      expect(shown.get(4)?.requirements).toEqual(craft)
      const into = (to: number) =>
        trueDependencies(task, own).flatMap((edge) => (edge.to === to ? [edge.from] : []))
      expect(into(3)).toEqual(mine.flat())
      expect(into(4)).toEqual(craft?.flat() ?? [])
    } finally {
      await trials.close()
    }
  })
})
