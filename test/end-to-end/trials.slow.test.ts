import { afterAll, describe, expect, it } from 'vitest'
import { openTrials, TrialThreads } from '../../src/experiment/trials/open-trials.ts'
import type { Subtask } from '../../src/graph/subtask.ts'
import { subtask } from '../../src/graph/testing.ts'
import { tryOut } from '../../src/planner/world/try-out.ts'
import { parseTask, trueDependencies } from '../../src/scenario/testing.ts'
import type { ActionCall } from '../../src/task/action.ts'
import type { Task } from '../../src/task/task.ts'
import { cell } from '../../src/task/testing.ts'
import { emptyArena, GROUND } from '../support/tasks.ts'

/* Dependencies between subtasks, found by carrying them out with real clients in the embedded world. */

type Pos = [number, number, number]
const act = (name: string, args: Record<string, unknown>): ActionCall => ({ name, args })
const list = (...calls: ActionCall[][]): Subtask[] => calls.map((own, index) => subtask(index + 1, own))

const threads = new TrialThreads()
afterAll(() => threads.close())

/** Results of trials per subtask, as text: requirements, enclosing blocks, and unknowns. */
async function needsOf(task: Task, subtasks: readonly Subtask[]) {
  const trials = threads.open(task, subtasks)
  try {
    const shown = await tryOut(subtasks, trials)
    return [...shown.values()].map(({ requirements, closedBy, unknown }) =>
      [
        ...requirements.map((ids) => ids.join('|')).sort(),
        ...closedBy.map((id) => `before ${id}`),
        ...(unknown === undefined ? [] : [`unknown: ${unknown}`]),
      ].join(' & '),
    )
  } finally {
    await trials.close()
  }
}

describe('trials in the world', () => {
  it('come to the same in threads that have carried out another plan', async () => {
    const task = emptyArena()
    const take = (item: string) => [act('WithdrawItem', { container: [4, GROUND, 0], item, amount: 1 })]
    const subtasks = list(take('oak_planks'), [act('Craft', { item: 'oak_button', amount: 1 })])
    const shown = async (trials: ReturnType<typeof threads.open>) => {
      const rehearsal = await trials.rehearse()
      const results = [
        await trials.attempt({ subtask: 2, done: [] }),
        await trials.attempt({ subtask: 2, done: [1] }),
      ]
      const { cost } = trials
      await trials.close()
      return { rehearsal, results, cost }
    }
    const other = list([act('Craft', { item: 'stick', amount: 4 })], take('cobblestone'), take('oak_planks'))
    await needsOf({ ...task, id: 'another' }, other)
    const alone = await shown(openTrials()(task, subtasks))
    expect(alone.results.map(({ kind }) => kind)).toEqual(['failed', 'succeeded'])
    expect(await shown(threads.open(task, subtasks))).toEqual(alone)
  })

  it('find that the middle of a bridge needs either neighbour, though helper blocks could carry it', async () => {
    const at = (x: number, up: number) => cell('oak_planks', x, GROUND + up, 3)
    const piers = [-3, 3].map((x) => [at(x, 0), at(x, 1)])
    const bridge = [[at(-2, 1), at(-1, 1)], [at(0, 1)], [at(2, 1), at(1, 1)]]
    const pieces = [...piers, ...bridge]
    const subtasks = list(
      ...pieces.map((cells) => [
        act('WithdrawItem', { container: [4, GROUND, 0], item: 'oak_planks', amount: cells.length }),
        act('Equip', { item: 'oak_planks' }),
        ...cells.map(({ position: { x, y, z } }) =>
          act('PlaceBlock', { item: 'oak_planks', pos: [x, y, z] satisfies Pos }),
        ),
      ]),
    )
    const chest = emptyArena().containers.map((one) => ({
      ...one,
      items: [...one.items, { item: 'dirt', count: 64 }],
    }))
    const task = emptyArena({ blueprint: pieces.flat(), containers: chest })
    expect(await needsOf(task, subtasks)).toEqual(['', '', '1|4', '3|5', '2|4'])
  })

  it('find that sand needs the block below it, and a lantern the beam above it, whatever stands beside them', async () => {
    const at = (text: string, x: number, up: number) => cell(text, x, GROUND + up, 3)
    const pieces = [
      [at('glass', -3, 0), at('glass', -3, 1)],
      [at('stone', -2, 0)],
      [at('sand', -2, 1)],
      [at('stone', 3, 0), at('stone', 3, 1), at('stone', 3, 2)],
      [at('stone', 2, 2)],
      [at('lantern[hanging=true]', 2, 1)],
    ]
    const subtasks = list(
      ...pieces.map((cells) => [
        act('WithdrawItem', { container: [4, GROUND, 0], item: cells[0]?.item, amount: cells.length }),
        ...cells.map(({ item, position: { x, y, z } }) =>
          act('PlaceBlock', { item, pos: [x, y, z] satisfies Pos }),
        ),
      ]),
    )
    const items = ['glass', 'stone', 'sand', 'lantern', 'dirt'].map((item) => ({ item, count: 32 }))
    const containers = emptyArena().containers.map((one) => ({ ...one, items }))
    const task = emptyArena({ blueprint: pieces.flat(), containers })
    expect(await needsOf(task, subtasks)).toEqual(['', '', '2', '', '4', '5'])
    expect(trueDependencies(task, subtasks).map(({ from, to }) => `${from}→${to}`)).toEqual([
      '2→3',
      '4→5',
      '5→6',
    ])
  })

  it('find who provides how much of an item, and any of two tables', async () => {
    const [chest] = emptyArena().containers
    const tables = { ...chest, items: [...(chest?.items ?? []), { item: 'crafting_table', count: 2 }] }
    const task = {
      ...emptyArena({ containers: [tables] as Task['containers'] }),
      scenario: 'gathering',
      gathering: { obtain: [{ item: 'chest', count: 1 }], animals: [] },
    } as Task
    const take = (item: string, amount: number) =>
      act('WithdrawItem', { container: [4, GROUND, 0], item, amount })
    const table = (x: number) => [
      take('crafting_table', 1),
      act('Equip', { item: 'crafting_table' }),
      act('PlaceBlock', { item: 'crafting_table', pos: [x, GROUND, -3] }),
    ]
    const planks = [take('oak_planks', 4)]
    const craft = act('Craft', { item: 'chest', amount: 1 })
    // A chest takes eight planks: any two of three providers have them.
    const subtasks = list(table(-3), table(3), planks, planks, planks, [craft])
    expect((await needsOf(task, subtasks))[5]).toBe('1|2 & 3|4 & 3|5 & 4|5')
  })

  it('do not let a subtask put down the table that another is to place, nor fetch what another is to bring', async () => {
    const [chest] = emptyArena().containers
    const stock = {
      ...chest,
      items: [
        { item: 'crafting_table', count: 1 },
        { item: 'oak_planks', count: 3 },
        { item: 'stick', count: 2 },
      ],
    }
    const task = {
      ...emptyArena({ containers: [stock] as Task['containers'] }),
      scenario: 'gathering',
      gathering: { obtain: [{ item: 'wooden_pickaxe', count: 1 }], animals: [] },
    } as Task
    const take = (item: string, amount: number) => [
      act('WithdrawItem', { container: [4, GROUND, 0], item, amount }),
    ]
    const place = [
      act('Equip', { item: 'crafting_table' }),
      act('PlaceBlock', { item: 'crafting_table', pos: [-3, GROUND, -3] }),
    ]
    const craft = [act('Craft', { item: 'wooden_pickaxe', amount: 1 })]
    const subtasks = list(take('crafting_table', 1), place, take('oak_planks', 3), take('stick', 2), craft)
    expect(await needsOf(task, subtasks)).toEqual(['', '1', '', '', '2 & 3 & 4'])
  })

  it('let equal subtasks be alternatives where there is enough for one of them only, whichever is listed first', async () => {
    const containers = emptyArena().containers.map((one) => ({
      ...one,
      items: [{ item: 'oak_log', count: 1 }],
    }))
    const task = {
      ...emptyArena({ containers }),
      scenario: 'gathering',
      gathering: { obtain: [{ item: 'crafting_table', count: 1 }], animals: [] },
    } as Task
    const fetch = [act('WithdrawItem', { container: [4, GROUND, 0], item: 'oak_log', amount: 1 })]
    const planks = [act('Craft', { item: 'oak_planks', amount: 4 })]
    const table = [act('Craft', { item: 'crafting_table', amount: 1 })]
    const shared = [act('WithdrawItem', { container: [4, GROUND, 0], item: 'oak_log', amount: 1 }), ...planks]
    expect(await needsOf(task, list(fetch, planks, planks, planks, table))).toEqual([
      '',
      '1',
      '1',
      '1',
      '2|3|4',
    ])
    expect(await needsOf(task, list(planks, table, planks, fetch))).toEqual(['4', '1|3', '4', ''])
    expect(await needsOf(task, list(shared, shared, table))).toEqual(['', '', '1|2'])
  })

  it('find mechanisms, keys, and plates that two agents must hold at the same time', async () => {
    const text = `schema: 1
id: two-gates
title: Two gates
goal: Get out.
scenario: escape
agents: 2
arena: { min: [-2, 0, -2], max: [30, 5, 10], spawn: [2, 0, 4] }
escape:
  rooms:
    - { id: cell, min: [0, 0, 0], max: [8, 2, 8] }
    - { id: hall, min: [10, 0, 0], max: [18, 2, 8] }
    - { id: out, min: [20, 0, 0], max: [28, 2, 8] }
  start: cell
  exit: out
  gates:
    - { id: first, between: [cell, hall], cells: [{ block: iron_bars, at: [9, 0, 4], size: [1, 2, 1] }], opened_by: [lever] }
    - { id: second, between: [hall, out], cells: [{ block: iron_bars, at: [19, 0, 4], size: [1, 2, 1] }], opened_by: [west, east], hold: together }
  mechanisms:
    - { id: lever, at: [2, 0, 1], block: "lever[face=floor]" }
    - { id: west, at: [12, 0, 1], block: oak_pressure_plate }
    - { id: east, at: [16, 0, 7], block: oak_pressure_plate }
  blocks:
    - { block: bedrock, at: [9, 0, -1], size: [1, 3, 5] }
    - { block: bedrock, at: [9, 0, 5], size: [1, 3, 5] }
    - { block: bedrock, at: [9, 2, 4] }
    - { block: bedrock, at: [19, 0, -1], size: [1, 3, 5] }
    - { block: bedrock, at: [19, 0, 5], size: [1, 3, 5] }
    - { block: bedrock, at: [19, 2, 4] }
    - { block: bedrock, at: [-1, 0, -1], size: [31, 3, 1] }
    - { block: bedrock, at: [-1, 0, 9], size: [31, 3, 1] }
    - { block: bedrock, at: [-1, 0, 0], size: [1, 3, 9] }
    - { block: bedrock, at: [29, 0, 0], size: [1, 3, 9] }
`
    const toggle = (...pos: Pos) => [act('Toggle', { pos })]
    const subtasks = list(toggle(2, 0, 1), toggle(12, 0, 1), toggle(16, 0, 7), [
      act('NavigateTo', { pos: [24, 0, 4], range: 1 }),
    ])
    expect(await needsOf(parseTask(text, 'two-gates.yaml'), subtasks)).toEqual(['', '1', '1', '1 & 2 & 3'])
  })
})
