import { describe, expect, it } from 'vitest'
import type { EventData } from '../core/journal/events.ts'
import { TaskGraph } from '../graph/task-graph.ts'
import { dependency, subtask } from '../graph/testing.ts'
import type { FailureReason } from '../task/action.ts'
import { placeBlock } from '../task/actions/place-block.ts'
import { cell, construction } from '../task/testing.ts'
import { GraphRepair } from './graph-repair.ts'
import { boardOf, fakeWorld } from './testing.ts'

const placing = (id: number, ...cells: [number, number, number][]) =>
  subtask(
    id,
    cells.map((pos) => ({ name: 'PlaceBlock', args: { item: 'stone', pos } })),
  )

/** A repair of a graph with its journal, and a helper that refuses a placement. */
function repairOf(graph: TaskGraph, world = fakeWorld([])) {
  const board = boardOf(graph)
  const repairs: EventData<'plan.repaired'>[] = []
  const repair = new GraphRepair(
    board,
    { emit: (_type, data) => repairs.push(data as EventData<'plan.repaired'>) },
    world,
  )
  const refuse = (
    id: number,
    reason: FailureReason,
    args: { item?: string; pos?: [number, number, number] },
  ) => {
    const { item = 'stone', pos = [9, 0, 9] } = args
    const action = placeBlock.call({ item, pos })
    const missing = [{ item, count: 1 }]
    return repair.afterFailure(id, 'alice', { action, reason, detail: 'no', missing })
  }
  return { board, told: repairs, refuse }
}

/** 1 and 2 stand on the ground next to each other, 3 on top of 1, 4 is far away and crafts a torch. */
const stage = () =>
  repairOf(
    new TaskGraph([
      placing(1, [0, 0, 0]),
      placing(2, [1, 0, 0]),
      placing(3, [0, 1, 0]),
      subtask(4, [{ name: 'Craft', args: { item: 'torch', amount: 1 } }]),
    ]),
  )

/** 1 hangs a lantern, 2 lays the slab above it, 3 to 5 place stones below and beside it. */
function hanging(edges: readonly (readonly [number, number])[]) {
  const blueprint = [
    cell('lantern[hanging=true]', 0, 1, 0),
    cell('oak_slab[type=bottom]', 0, 2, 0),
    cell('stone', 0, 0, 0),
    cell('stone', 1, 1, 0),
    cell('stone', -1, 1, 0),
  ]
  const subtasks = blueprint.map(({ item, position: { x, y, z } }, index) =>
    subtask(index + 1, [{ name: 'PlaceBlock', args: { item, pos: [x, y, z] } }]),
  )
  const graph = new TaskGraph(
    subtasks,
    edges.map(([from, to]) => dependency(from, to)),
  )
  const stage = repairOf(graph, fakeWorld([], { task: construction(blueprint) }))
  const edgesNow = () => stage.board.graph.dependencies().map(({ from, to }) => [from, to])
  return { ...stage, edgesNow }
}

describe('graph repair', () => {
  it('makes an unsupported block wait for the subtask that places its support, and records the evidence', () => {
    const { board, told, refuse } = stage()
    expect(refuse(3, 'no_support', { pos: [0, 1, 0] })).toBe(true)
    expect(board.paths).toContainEqual([1, 3])
    expect(told).toMatchObject([
      {
        kind: 'dependency',
        dependencies: [{ from: 1, to: 3, rules: ['support'] }],
        evidence: { subtask: 3, agent: 'alice', reason: 'no_support' },
      },
    ])
  })

  it('makes a subtask that lacks an item wait for the one that makes it', () => {
    const { board, refuse } = stage()
    expect(refuse(1, 'missing_item', { item: 'torch' })).toBe(true)
    expect(board.paths).toContainEqual([4, 1])
  })

  it('adds a subtask that clears a cell with a wrong block', () => {
    const { board, told, refuse } = stage()
    expect(refuse(2, 'occupied', { pos: [1, 0, 0] })).toBe(true)
    expect(told[0]).toMatchObject({
      kind: 'clearing',
      subtasks: [{ id: 5 }],
      dependencies: [{ from: 5, to: 2 }],
    })
    expect(board.paths).toContainEqual([5, 2])
  })

  it('learns nothing from refusals outside the subtask’s own cells, or without a remedy', () => {
    const { told, refuse } = stage()
    expect([
      refuse(3, 'no_support', { pos: [7, 7, 7] }),
      refuse(3, 'too_far', { pos: [0, 1, 0] }),
      refuse(3, 'missing_item', { item: 'diamond' }),
    ]).toEqual([false, false, false])
    expect(told).toEqual([])
  })

  it('never closes a cycle', () => {
    const { refuse } = stage()
    expect(refuse(3, 'no_support', { pos: [0, 1, 0] })).toBe(true)
    expect(refuse(1, 'no_support', { pos: [0, 0, 0] })).toBe(true)
    expect(refuse(2, 'no_support', { pos: [1, 0, 0] })).toBe(false)
  })

  it('makes a block wait for the neighbour that can carry it, regardless of the blocks around it', () => {
    const { refuse, edgesNow } = hanging([])
    expect(refuse(1, 'no_support', { item: 'lantern', pos: [0, 1, 0] })).toBe(true)
    expect(edgesNow()).toEqual([[2, 1]])
  })

  it('asks only for what is still to be built', () => {
    const { board, refuse } = hanging([])
    board.start(2, 'alice')
    board.finish('alice')
    expect(refuse(1, 'no_support', { item: 'lantern', pos: [0, 1, 0] })).toBe(false)
  })

  it('reverses a dependency that a refusal shows to be wrong', () => {
    const { told, refuse, edgesNow } = hanging([
      [1, 2],
      [3, 1],
    ])
    expect(refuse(1, 'no_support', { item: 'lantern', pos: [0, 1, 0] })).toBe(true)
    expect(edgesNow()).toEqual([
      [3, 1],
      [2, 1],
    ])
    expect(told).toMatchObject([{ dependencies: [{ from: 2, to: 1 }], removed: [{ from: 1, to: 2 }] }])
  })

  it('keeps a dependency when others would still close the cycle', () => {
    const edges = [
      [1, 2],
      [1, 4],
      [4, 2],
    ] as const
    const { refuse, edgesNow } = hanging(edges)
    expect(refuse(1, 'no_support', { item: 'lantern', pos: [0, 1, 0] })).toBe(false)
    expect(edgesNow()).toEqual(edges)
  })

  it('does not reverse for a neighbour that only the refused block supports', () => {
    const { refuse, edgesNow } = hanging([[2, 1]])
    // The slab could be placed on the lantern, but the lantern hangs from it.
    expect(refuse(2, 'no_support', { item: 'oak_slab', pos: [0, 2, 0] })).toBe(false)
    expect(edgesNow()).toEqual([[2, 1]])
  })

  it('does not reverse a dependency that a refusal has shown to be right', () => {
    const upsideDown = new TaskGraph([placing(1, [0, 0, 0]), placing(2, [0, 1, 0])], [dependency(2, 1)])
    const { board, refuse } = repairOf(upsideDown)
    expect(refuse(2, 'no_support', { pos: [0, 1, 0] })).toBe(true)
    expect(refuse(1, 'no_support', { pos: [0, 0, 0] })).toBe(false)
    expect(board.paths).toEqual([[1, 2]])
  })
})
