import { describe, expect, it } from 'vitest'
import type { EventData } from '../core/journal/events.ts'
import { TaskGraph } from '../graph/task-graph.ts'
import { subtask } from '../graph/testing.ts'
import type { FailureReason } from '../task/action.ts'
import { placeBlock } from '../task/actions/place-block.ts'
import { GraphRepair } from './graph-repair.ts'
import { boardOf, fakeWorld } from './testing.ts'

const placing = (id: number, ...cells: [number, number, number][]) =>
  subtask(
    id,
    cells.map((pos) => ({ name: 'PlaceBlock', args: { item: 'stone', pos } })),
  )

/** 1 and 2 stand on the ground beside each other, 3 on top of 1, 4 is far away and crafts a torch. */
function stage() {
  const board = boardOf(
    new TaskGraph([
      placing(1, [0, 0, 0]),
      placing(2, [1, 0, 0]),
      placing(3, [0, 1, 0]),
      subtask(4, [{ name: 'Craft', args: { item: 'torch', amount: 1 } }]),
    ]),
  )
  const told: EventData<'plan.repaired'>[] = []
  const repair = new GraphRepair(
    board,
    {
      emit: (_type, data) => told.push(data as EventData<'plan.repaired'>),
    },
    fakeWorld([]),
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
  return { board, told, refuse }
}

describe('graph repair', () => {
  it('lets a block without support wait for whoever places what is below it, and says on what evidence', () => {
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

  it('lets what lacks an item wait for whoever makes it', () => {
    const { board, refuse } = stage()
    expect(refuse(1, 'missing_item', { item: 'torch' })).toBe(true)
    expect(board.paths).toContainEqual([4, 1])
  })

  it('has a cell cleared that holds a wrong block', () => {
    const { board, told, refuse } = stage()
    expect(refuse(2, 'occupied', { pos: [1, 0, 0] })).toBe(true)
    expect(told[0]).toMatchObject({
      kind: 'clearing',
      subtasks: [{ id: 5 }],
      dependencies: [{ from: 5, to: 2 }],
    })
    expect(board.paths).toContainEqual([5, 2])
  })

  it('learns nothing from refusals that are not about the subtask’s own cells, or that it has no remedy for', () => {
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
})
