import { describe, expect, it } from 'vitest'
import type { ItemCount } from '../../game/item-counts.ts'
import { expertDecompose, parseTask } from '../../scenario/testing.ts'

import type { Task } from '../../task/task.ts'
import { decompose } from '../kinds/decompose.ts'

const HEAD = `schema: 1
id: some-task
title: A task
goal: Do it.
arena: { min: [-20, 0, -20], max: [20, 9, 20], spawn: [0, 0, 0] }
`
const gathering = (obtain: string, blocks: string, chest = ''): Task =>
  parseTask(
    `${HEAD}
scenario: gathering
supply: { chests: [{ at: [3, 0, -3], items: [${chest}] }] }
gathering: { obtain: [${obtain}], blocks: [${blocks}], animals: [{ kind: sheep, at: [5, 0, 5], count: 2 }] }
`,
    'task.yaml',
  )

function steps(task: Task, carried: ItemCount[] = []): string[] {
  const containers = task.containers.map(({ position, items }) => ({ position, kind: 'chest', items }))
  const agents = [{ name: 'Ann', position: task.arena.spawn, items: carried }]
  const reply = expertDecompose({ task, scene: { agents, containers } })
  expect(decompose.reply.parse(reply)).toEqual(reply)
  return reply.nodes.map(({ description }) => description.replaceAll(/ (at|from the container at) .*/g, ''))
}

describe('the expert, asked to decompose a gathering task', () => {
  it('plans only what is missing of what the team carries', () => {
    const task = gathering('{ item: torch, count: 4 }', '{ block: oak_log, at: [1, 0, 1], size: [9, 1, 1] }')
    const carried = [
      { item: 'coal', count: 1 },
      { item: 'oak_planks', count: 2 },
    ]
    expect(steps(task, carried)).toEqual(['craft 4 stick', 'craft 4 torch'])
  })

  it('takes a tool that lies in a container, and takes it once', () => {
    const ores =
      '{ block: coal_ore, at: [1, 0, 1], size: [9, 1, 1] }, { block: oak_log, at: [1, 0, 5], size: [9, 1, 1] }'
    const task = gathering('{ item: coal, count: 6 }', ores, '{ item: iron_pickaxe, count: 1 }')
    expect(steps(task)).toEqual(['take 1 iron_pickaxe', 'mine 3 coal_ore', 'mine 3 coal_ore'])
  })

  it('mines logs from below and cane from above, so that all drops can be collected', () => {
    const blocks =
      '{ block: oak_log, at: [1, 0, 1], size: [1, 3, 1] }, { block: sugar_cane, at: [5, 0, 1], size: [1, 3, 1] }'
    const { nodes } = expertDecompose({
      task: gathering('{ item: oak_log, count: 1 }, { item: sugar_cane, count: 1 }', blocks),
      scene: { agents: [], containers: [] },
    })
    expect(nodes.map(({ step }) => step.arguments.cells)).toEqual([[[1, 0, 1]], [[5, 2, 1]]])
  })

  it('plans recipes backwards and writes the subtasks down in working order', () => {
    const task = gathering('{ item: ladder, count: 6 }', '{ block: oak_log, at: [1, 0, 1], size: [9, 1, 1] }')
    expect(steps(task)).toEqual([
      'mine 1 oak_log',
      'craft 4 oak_planks',
      'craft 1 crafting_table',
      'place a crafting_table',
      'mine 2 oak_log',
      'craft 8 oak_planks',
      'craft 16 stick',
      'craft 6 ladder',
    ])
  })

  it('takes what the containers hold before it makes anything, and no more than they hold', () => {
    const task = gathering(
      '{ item: stick, count: 6 }',
      '{ block: oak_log, at: [1, 0, 1] }',
      '{ item: stick, count: 2 }',
    )
    expect(steps(task)).toEqual(['take 2 stick', 'mine 1 oak_log', 'craft 4 oak_planks', 'craft 4 stick'])
  })

  it('splits large amounts, so that several agents find work', () => {
    const task = gathering(
      '{ item: oak_log, count: 8 }',
      '{ block: oak_log, at: [1, 0, 1], size: [9, 1, 1] }',
    )
    expect(steps(task)).toEqual(['mine 3 oak_log', 'mine 3 oak_log', 'mine 2 oak_log'])
  })

  it('makes the tool that a block or an animal asks for first', () => {
    const task = gathering(
      '{ item: white_wool, count: 1 }, { item: cobblestone, count: 1 }',
      '{ block: stone, at: [1, 0, 1] }, { block: crafting_table, at: [2, 0, 2] }',
      '{ item: iron_ingot, count: 2 }, { item: oak_planks, count: 5 }',
    )
    expect(steps(task)).toEqual([
      'take 2 iron_ingot',
      'craft 1 shears',
      'get 1 white_wool from the sheep with a shears',
      'take 3 oak_planks',
      'take 2 oak_planks',
      'craft 4 stick',
      'craft 1 wooden_pickaxe',
      'mine 1 stone',
    ])
  })

  it('still names the goal when nothing leads to it', () => {
    expect(steps(gathering('{ item: nether_star }', ''))).toEqual(['craft 1 nether_star'])
  })
})

describe('the expert, asked to decompose an escape task', () => {
  const layout = (gates: string, carry = ''): Task =>
    parseTask(
      `${HEAD}
scenario: escape
supply: { chests: [{ at: [1, 0, 2], items: [{ item: gold_block }] }] }
escape:
  rooms: [{ id: cell, min: [0, 0, 0], max: [3, 2, 3] }, { id: hall, min: [5, 0, 0], max: [8, 2, 3] }, { id: out, min: [10, 0, 0], max: [12, 2, 3] }]
  start: cell
  exit: out
  mechanisms:
    - { id: pull, at: [1, 1, 0], block: lever }
    - { id: left, at: [6, 0, 1], block: oak_pressure_plate }
    - { id: right, at: [6, 0, 2], block: oak_pressure_plate }
    - { id: lock, at: [2, 0, 3], block: air, wanted: gold_block }
  gates: [${gates}]
  carry: [${carry}]
`,
      'task.yaml',
    )
  const bars = 'cells: [{ block: iron_bars, at: [4, 0, 1] }]'
  const moreBars = 'cells: [{ block: iron_bars, at: [9, 0, 1] }]'

  it('uses what is in reach, goes through what is open, and so on', () => {
    const task = layout(
      `{ id: first, between: [cell, hall], ${bars}, opened_by: [pull, lock] }, { id: second, between: [hall, out], ${moreBars}, opened_by: [left, right], hold: together }`,
    )
    expect(steps(task)).toEqual([
      'use pull, the lever',
      'take 1 gold_block',
      'put gold_block',
      'use left, the oak_pressure_plate',
      'use right, the oak_pressure_plate',
      'go through second into out',
    ])
  })

  it('carries what must be brought to the exit', () => {
    const task = layout(
      `{ id: first, between: [cell, hall], ${bars} }, { id: second, between: [hall, out], ${moreBars} }`,
      '{ item: gold_block }',
    )
    expect(steps(task)).toEqual([
      'go through second into out',
      'take 1 gold_block',
      'carry 1 gold_block to out',
    ])
  })
})
