import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../core/random.ts'
import type { Subtask } from '../../graph/subtask.ts'
import { TaskGraph } from '../../graph/task-graph.ts'
import { dags, graphFrom, graphWith, subtask } from '../../graph/testing.ts'
import { Catalogue } from '../../plugin/catalogue.ts'
import { PathBoard } from '../board/path-board.ts'
import { boardOf, estimates } from '../testing.ts'
import type { AssignmentStrategy } from './assignment-strategy.ts'

const agent = { name: 'alice' }

const catalogue = new Catalogue()

const strategy = (id: string, seed = 1): AssignmentStrategy => catalogue.assignment(id, createRandom(seed))

describe.each(catalogue.assignments.ids)('assignment by %s', (id) => {
  it('gives candidates only, and nothing when there are none', () => {
    fc.assert(
      fc.property(dags(), fc.array(fc.nat(), { maxLength: 6 }), (dag, finished) => {
        const board = boardOf(graphFrom(dag))
        for (const [index, pick] of finished.entries()) {
          const paths = board.candidates()
          const path = paths[pick % Math.max(1, paths.length)]
          if (path === undefined) break
          board.start(board.nextOn(path) ?? 0, `agent ${index}`)
          if (pick % 3 > 0) board.finish(`agent ${index}`)
        }
        const given = strategy(id).next(agent, board)
        if (board.candidates().length === 0) expect(given).toBeUndefined()
        else expect(board.candidates()).toContain(given)
      }),
      { seed: 18, numRuns: 200 },
    )
  })

  it('bears its own id', () => {
    expect(strategy(id).id).toBe(id)
  })
})

describe('assignment by busy rate', () => {
  const { next } = strategy('busy-rate')
  /** The paths [1, 2, 3], [4, 5] and [6, 3]. */
  const board = () =>
    boardOf(
      graphWith(6, [
        [1, 2],
        [2, 3],
        [4, 5],
        [6, 3],
      ]),
    )

  it('prefers the longest path while no agent works', () => {
    expect(board().paths[next(agent, board()) ?? -1]).toEqual([1, 2, 3])
  })

  it('sends the next agent to another path than the one whose entrance is taken', () => {
    const fork = boardOf(
      graphWith(5, [
        [1, 2],
        [2, 3],
        [4, 5],
      ]),
    )
    fork.start(1, 'bob')
    expect(fork.paths[next(agent, fork) ?? -1]).toEqual([4, 5])
  })

  it('counts only what is left: a long path that is almost done comes after a shorter one', () => {
    const fork = boardOf(
      graphWith(5, [
        [1, 2],
        [2, 3],
        [4, 5],
      ]),
    )
    for (const id of [1, 2]) {
      fork.start(id, 'bob')
      fork.finish('bob')
    }
    expect(fork.paths[next(agent, fork) ?? -1]).toEqual([4, 5])
  })

  it('prefers the less busy path, even to one with more work left', () => {
    class Rated extends PathBoard {
      override busyRate(id: number): number {
        return this.paths[id]?.[0] === 1 ? 1 / 2 : 1 / 3
      }
    }
    const rated = new Rated(
      graphWith(5, [
        [1, 2],
        [2, 3],
        [4, 5],
      ]),
      { estimates: estimates() },
    )
    expect(rated.paths[next(agent, rated) ?? -1]).toEqual([4, 5])
  })

  it('takes the first of equal paths', () => {
    expect(next(agent, boardOf(graphWith(3, [])))).toBe(0)
  })
})

describe('assignment at random', () => {
  it('repeats with its seed, and spreads over all candidates', () => {
    const board = boardOf(graphWith(4, []))
    const draw = (seed: number) => {
      const { next } = strategy('random', seed)
      return Array.from({ length: 40 }, () => next(agent, board))
    }
    expect(draw(1)).toEqual(draw(1))
    expect(draw(1)).not.toEqual(draw(2))
    expect(new Set(draw(1)).size).toBe(4)
  })
})

describe('assignment in turn', () => {
  it('gives one path after another, and starts over at the end', () => {
    const { next } = strategy('round-robin')
    const board = boardOf(graphWith(3, []))
    expect([1, 2, 3, 4].map(() => next(agent, board))).toEqual([0, 1, 2, 0])
  })
})

/** Subtasks that place one block each, at these distances from the origin. */
const placing = (...at: number[]) =>
  at.map((x, index) => subtask(index + 1, [{ name: 'PlaceBlock', args: { item: 'stone', pos: [x, 0, 0] } }]))
const standing = { name: 'alice', position: { x: 0, y: 0, z: 0 }, carries: () => 64 }

describe('assignment of nearby work to those that ask at the same time', () => {
  const { next } = strategy('busy-rate')
  const at = (name: string, x: number) => ({ ...standing, name, position: { x, y: 0, z: 0 } })
  const given = (board: PathBoard, asking: number, ...others: number[]) => {
    const alsoFree = others.map((x, index) => at(`teammate ${index}`, x))
    return board.nextOn(next({ ...at('alice', asking), alsoFree }, board) ?? -1)
  }

  it('leaves a subtask to a teammate that would otherwise have a long walk', () => {
    const board = boardOf(new TaskGraph(placing(4, 9)))
    expect(given(board, 5)).toBe(1)
    expect(given(board, 5, 0)).toBe(2)
    expect(given(board, 0, 5)).toBe(1)
  })

  it('prefers two walks of medium length to a short and a long one', () => {
    const board = boardOf(new TaskGraph(placing(10, 20)))
    expect(given(board, 10, 0)).toBe(2)
    expect(given(board, 0, 10)).toBe(1)
  })

  it('fetches missing items from where the team knows them to be', () => {
    const board = boardOf(new TaskGraph(placing(6, 9)))
    const empty = { ...at('alice', 5), carries: () => 0 }
    const from = (x: number) =>
      board.nextOn(next({ ...empty, sourceOf: () => ({ x, y: 0, z: 0 }) }, board) ?? -1)
    expect(from(0)).toBe(1)
    expect(from(12)).toBe(2)
  })

  it('is left to the nearest where there is less work than agents', () => {
    const board = boardOf(new TaskGraph(placing(3, 9)))
    board.start(2, 'bob')
    expect(given(board, 0, 1, 2, 3)).toBeUndefined()
    expect(given(board, 3, 1, 2, 0)).toBe(1)
  })

  it('goes to the agent that asks when no agent is working that could wake the others later', () => {
    expect(given(boardOf(new TaskGraph(placing(3))), 0, 1, 2, 3)).toBe(1)
  })

  it('is not left to a teammate that may not start it', () => {
    const mayStart = (agent: string) => !agent.startsWith('teammate')
    const board = boardOf(new TaskGraph(placing(3, 9)), { mayStart })
    board.start(2, 'bob')
    expect(given(board, 0, 3)).toBe(1)
  })
})

describe('assignment to the nearest', () => {
  it('sends an agent to the subtask it reaches first', () => {
    const board = boardOf(new TaskGraph(placing(9, 3, 6)))
    expect(board.paths[strategy('nearest').next(standing, board) ?? -1]).toEqual([2])
  })

  it('includes the detour to the container of missing items', () => {
    const [near, far] = placing(2, 5) as [Subtask, Subtask]
    const withdraw = { name: 'WithdrawItem', args: { container: [-9, 0, 0], item: 'stone', amount: 1 } }
    const fetching = { ...near, actions: [withdraw, ...near.actions] }
    const board = boardOf(new TaskGraph([fetching, far]))
    const { next } = strategy('nearest')
    expect(board.paths[next({ ...standing, carries: () => 0 }, board) ?? -1]).toEqual([2])
    expect(board.paths[next(standing, board) ?? -1]).toEqual([1])
  })
})

describe('assignment by critical path', () => {
  const { next } = strategy('critical-path')

  it('starts the longest chain, though another subtask is nearer', () => {
    const graph = new TaskGraph(placing(1, 4, 4, 4, 4), [
      { from: 2, to: 3, rules: [], reason: '' },
      { from: 3, to: 4, rules: [], reason: '' },
      { from: 4, to: 5, rules: [], reason: '' },
    ])
    const board = boardOf(graph)
    expect(board.paths[next(standing, board) ?? -1]).toEqual([2, 3, 4, 5])
  })

  it('goes to the nearest of equals, and elsewhere when an agent works there', () => {
    const board = boardOf(new TaskGraph(placing(3, 3.0, -3, 20)))
    expect(board.nextOn(next(standing, board) ?? -1)).toBe(1)
    board.start(1, 'bob')
    expect(board.nextOn(next(standing, board) ?? -1)).toBe(3)
  })

  it('leaves a subtask to the agent that prepares for it', () => {
    const board = boardOf(new TaskGraph(placing(3, -3)))
    board.memory.expect('bob', 1)
    expect(board.nextOn(next(standing, board) ?? -1)).toBe(2)
  })
})

describe('strategies', () => {
  it('are known by id, and unknown ones are refused', () => {
    expect(catalogue.assignments.ids).toEqual([
      'busy-rate',
      'random',
      'round-robin',
      'nearest',
      'critical-path',
    ])
    for (const id of ['', 'busy', 'constructor', '__proto__']) {
      expect(() => strategy(id)).toThrow('no assignment')
    }
  })
})
