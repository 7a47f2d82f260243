import { describe, expect, it } from 'vitest'
import type { Subtask } from '../graph/subtask.ts'
import { TaskGraph } from '../graph/task-graph.ts'
import { dependency } from '../graph/testing.ts'
import { materialsFor, planAhead } from './agenda.ts'
import { boardOf } from './testing.ts'

/** Subtasks in a row, one block each, fetched from a chest. */
const row = (length: number): Subtask[] =>
  Array.from({ length }, (_, index) => ({
    id: index + 1,
    description: '',
    step: { function: 'work', arguments: {} },
    actions: [
      { name: 'WithdrawItem', args: { container: [0, 0, 9], item: 'stone', amount: 1 } },
      { name: 'PlaceBlock', args: { item: 'stone', pos: [4 * index, 0, 0], state: {} } },
    ],
  }))
const boardWith = (graph: TaskGraph, team: string[]) => boardOf(graph, { team })

describe('an agenda', () => {
  it('holds what lies nearest, until it is the agent’s share', () => {
    const board = boardWith(new TaskGraph(row(8)), ['alice', 'bob'])
    board.start(3, 'alice')
    const agenda = planAhead(board, 'alice', 3)
    expect(agenda.slice(0, 2)).toEqual([2, 1])
    expect(agenda.length).toBeLessThan(7)
    expect(agenda.length).toBeGreaterThanOrEqual(3)
  })

  it('holds everything where an agent is alone', () => {
    const board = boardWith(new TaskGraph(row(5)), ['alice'])
    board.start(1, 'alice')
    expect(planAhead(board, 'alice', 1)).toEqual([2, 3, 4, 5])
  })

  it('is at least an inventory full along its path, so that no trip for materials brings little', () => {
    const kinds = (id: number): Subtask => ({
      id,
      description: '',
      step: { function: 'work', arguments: {} },
      actions: Array.from({ length: 8 }, (_, index) => ({
        name: 'PlaceBlock',
        args: { item: `kind_${8 * id + index}`, pos: [index, id, 0], state: {} },
      })),
    })
    const ids = [1, 2, 3, 4, 5, 6]
    const graph = new TaskGraph(
      ids.map(kinds),
      ids.slice(1).map((id) => dependency(id - 1, id)),
    )
    const board = boardWith(graph, ['alice', 'bob', 'carol', 'dave', 'eve', 'frank'])
    board.memory.enter('alice', ids)
    board.start(1, 'alice')
    expect(planAhead(board, 'alice', 1)).toEqual([2, 3])
  })

  it('shares no subtask with another one, and none that is in work', () => {
    const board = boardWith(new TaskGraph(row(9)), ['alice', 'bob', 'carol'])
    board.start(1, 'alice')
    board.start(5, 'bob')
    const [one, other] = [planAhead(board, 'alice', 1), planAhead(board, 'bob', 5)]
    expect(new Set([...one, ...other]).size).toBe(one.length + other.length)
    expect([...one, ...other]).not.toContain(1)
    expect([...one, ...other]).not.toContain(5)
    expect(one.every((id) => board.memory.ownerOf(id) === 'alice')).toBe(true)
  })

  it('begins with the rest of the path, and leaves other agents theirs', () => {
    const graph = new TaskGraph(row(6), [dependency(1, 6), dependency(2, 3)])
    const board = boardWith(graph, ['alice', 'bob'])
    board.memory.enter('alice', [1, 6])
    board.memory.enter('bob', [2, 3])
    board.start(1, 'alice')
    board.start(2, 'bob')
    const agenda = planAhead(board, 'alice', 1)
    expect(agenda[0]).toBe(6)
    expect(agenda).not.toContain(3)
  })

  it('adds up the materials and names their container', () => {
    const board = boardWith(new TaskGraph(row(3)), ['alice'])
    expect(materialsFor(board, [1, 3])).toEqual([
      { item: 'stone', count: 2, container: { x: 0, y: 0, z: 9 } },
    ])
  })
})
