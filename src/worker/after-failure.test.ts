import { describe, expect, it } from 'vitest'
import { TaskGraph } from '../graph/task-graph.ts'
import { dependency, subtask } from '../graph/testing.ts'
import { placeBlock } from '../task/actions/place-block.ts'
import { AfterFailure } from './after-failure.ts'
import { GraphRepair } from './graph-repair.ts'
import { Recovery } from './recovery.ts'
import { boardOf, fakeAvatar, fakeWorld } from './testing.ts'

/** 1 and 2 place stones on top of each other, and 3 places one elsewhere; the plan has these edges, all preferred. */
function failing(edges: readonly (readonly [number, number])[]) {
  const placing = (id: number, y: number) =>
    subtask(id, [{ name: 'PlaceBlock', args: { item: 'stone', pos: [0, y, 0] } }])
  const dependencies = edges.map(([from, to]) => ({ ...dependency(from, to), meaning: 'preferred' as const }))
  const board = boardOf(new TaskGraph([placing(1, 0), placing(2, 1), placing(3, 5)], dependencies))
  const alice = fakeAvatar('alice')
  const world = fakeWorld([alice])
  const repairs: string[] = []
  const repair = new GraphRepair(board, { emit: (type) => repairs.push(type) }, world)
  const recovery = new Recovery(world, new AbortController().signal)
  const team = { board, world, repair, refusals: new Map(), recovery, tactics: {} }
  const own = { avatar: alice, walk: async () => ({ ok: true as const, data: {} }) }
  const action = placeBlock.call({ item: 'stone', pos: [0, 1, 0] })
  const refusal = { action, reason: 'no_support' as const, detail: 'it needs a block below' }
  return { board, repairs, failure: new AfterFailure('alice', own, team), refusal }
}

describe('after a refusal', () => {
  it('repairs a plan that put nothing before the subtask', async () => {
    const { board, repairs, failure, refusal } = failing([])
    board.start(2, 'alice')
    await failure.settle(2, { done: false, refusal })
    expect(repairs).toEqual(['plan.repaired'])
    expect(board.graph.prerequisites(2)).toEqual([1])
  })

  it('leaves alone a plan that already says the attempt was too early', async () => {
    const { board, repairs, failure, refusal } = failing([[3, 2]])
    board.startEarly(2, 'alice')
    await failure.settle(2, { done: false, refusal, wasTooEarly: true })
    expect(repairs).toEqual([])
    expect(board.graph.prerequisites(2)).toEqual([3])
    expect(board.failures(2)).toBe(0)
  })
})
