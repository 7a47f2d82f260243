import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TaskGraph } from '../../graph/task-graph.ts'
import { type Dag, dags, graphFrom, graphWith, subtask } from '../../graph/testing.ts'
import { TEAM_POLICY } from '../team-policy.ts'
import { boardOf } from '../testing.ts'

const MAX_ATTEMPTS = TEAM_POLICY.attempts.failures

const TEAM = ['alice', 'bob', 'carol']
const idsOf = ({ size }: Dag): number[] => Array.from({ length: size }, (_, index) => index + 1)

/** The board's rules restated as plainly as possible. */
class Model {
  readonly done = new Set<number>()
  readonly running = new Map<string, number>()
  readonly failures = new Map<number, number>()
  /** Started while a prerequisite was given up. */
  readonly released = new Set<number>()
  readonly dag: Dag
  constructor(dag: Dag) {
    this.dag = dag
  }

  #prerequisites(id: number): number[] {
    return this.dag.edges.flatMap(([from, to]) => (to === id ? [from] : []))
  }

  #isGivenUp(id: number): boolean {
    return (this.failures.get(id) ?? 0) >= (this.released.has(id) ? 1 : MAX_ATTEMPTS)
  }

  canStart(id: number): boolean {
    return (
      !this.done.has(id) &&
      ![...this.running.values()].includes(id) &&
      !this.#isGivenUp(id) &&
      this.#prerequisites(id).every((before) => this.done.has(before) || this.#isGivenUp(before))
    )
  }

  start(id: number, agent: string): void {
    this.running.set(agent, id)
    if (!this.#prerequisites(id).every((before) => this.done.has(before))) this.released.add(id)
  }
}

describe('a board with alternatives', () => {
  it('offers what comes after a subtask that another one has made up for', () => {
    const either = [1, 2].map((from) => ({ from, to: 3, anyOf: [1], rules: [], reason: '' }))
    const subtasks = [1, 2, 3].map((id) => subtask(id, []))
    const board = boardOf(new TaskGraph(subtasks, either), { team: TEAM })
    expect(board.nextAlong([1, 3], 'carol')).toBe(1)
    board.start(1, 'alice')
    board.start(2, 'bob')
    expect(board.nextAlong([1, 3], 'carol')).toBeUndefined()
    board.finish('bob')
    expect(board.nextAlong([1, 3], 'bob')).toBe(3)
    board.handBack('alice')
    expect(board.nextAlong([1, 3], 'bob')).toBe(3)
    board.start(3, 'bob')
    expect(board.nextAlong([1, 3], 'carol')).toBe(1)
  })
})

describe('a board on which some work is for others', () => {
  it('does not offer or give it to the agent, and does not count it as over', () => {
    const board = boardOf(graphWith(2, []), { team: TEAM, mayStart: (agent) => agent === 'bob' })
    expect(board.candidates('alice')).toEqual([])
    expect(board.start(1, 'alice')).toBe(false)
    expect(board.candidates('bob')).toHaveLength(2)
    expect(board.isOver).toBe(false)
    expect(board.start(1, 'bob')).toBe(true)
  })

  it('says who is at work on what', () => {
    const seen: string[] = []
    const board = boardOf(graphWith(2, []), {
      mayStart: (agent, { id }, running) => {
        seen.push(`${agent} ${id} ${[...running].map(([other, { id: own }]) => `${other} ${own}`).join()}`)
        return true
      },
    })
    board.start(1, 'alice')
    board.start(2, 'bob')
    expect(seen).toEqual(['alice 1 ', 'bob 2 alice 1'])
  })
})

interface Move {
  agent: string
  pick: number
  end: 'finish' | 'fail' | 'handBack'
}

const moves = fc.array(
  fc.record<Move>({
    agent: fc.constantFrom(...TEAM),
    pick: fc.nat(),
    end: fc.constantFrom('finish', 'fail', 'handBack'),
  }),
  { maxLength: 80, size: 'max' },
)

describe('the path board', () => {
  it('behaves as its rules say under any order of takes, successes, failures and hand-backs', () => {
    fc.assert(
      fc.property(dags(7), moves, (dag, sequence) => {
        const board = boardOf(graphFrom(dag))
        const model = new Model(dag)
        for (const { agent, pick, end } of sequence) {
          const current = model.running.get(agent)
          if (current === undefined) {
            const id = (pick % dag.size) + 1
            const granted = model.canStart(id)
            expect(board.start(id, agent)).toBe(granted)
            if (granted) model.start(id, agent)
          } else {
            board[end](agent)
            model.running.delete(agent)
            if (end === 'finish') model.done.add(current)
            if (end === 'fail') model.failures.set(current, (model.failures.get(current) ?? 0) + 1)
          }
          const open = idsOf(dag).filter((id) => model.canStart(id))
          expect(new Set(board.candidates().map((path) => board.nextOn(path)))).toEqual(new Set(open))
          expect(board.isOver).toBe(open.length === 0 && model.running.size === 0)
          for (const id of idsOf(dag)) {
            expect(board.isDone(id)).toBe(model.done.has(id))
            expect(board.failures(id)).toBe(model.failures.get(id) ?? 0)
          }
        }
      }),
      { seed: 16, numRuns: 200 },
    )
  })

  it('lets any team finish any graph, whatever paths it takes, when all work succeeds', () => {
    fc.assert(
      fc.property(dags(), fc.infiniteStream(fc.nat()), (dag, picks) => {
        const board = boardOf(graphFrom(dag))
        const working: string[] = []
        for (let step = 0; !board.isOver; step++) {
          expect(step).toBeLessThan(200)
          const agent = TEAM[(picks.next().value ?? 0) % TEAM.length] as string
          const paths = board.candidates()
          const path = paths[(picks.next().value ?? 0) % Math.max(1, paths.length)]
          if (working.includes(agent) || path === undefined) {
            const done = working.shift()
            if (done !== undefined) board.finish(done)
          } else if (board.start(board.nextOn(path) ?? 0, agent)) working.push(agent)
        }
        expect(idsOf(dag).every((id) => board.isDone(id))).toBe(true)
      }),
      { seed: 17, numRuns: 200 },
    )
  })

  const chain = () =>
    boardOf(
      graphWith(3, [
        [1, 2],
        [2, 3],
      ]),
    )

  it('gives a subtask up after three failures, and tries its dependents once without it', () => {
    const board = chain()
    for (const agent of ['alice', 'bob', 'alice']) {
      expect(board.isOver).toBe(false)
      expect(board.start(1, agent)).toBe(true)
      board.fail(agent)
    }
    expect(board.start(1, 'bob')).toBe(false)
    expect(board.givenUp()).toEqual([1])
    expect([board.stateOf(2), board.stateOf(3)]).toEqual([
      { kind: 'released', without: [1] },
      { kind: 'waiting' },
    ])
    expect(board.start(2, 'alice')).toBe(true)
    board.fail('alice')
    expect(board.stateOf(2)).toMatchObject({ kind: 'givenUp' })
    expect(board.start(3, 'bob')).toBe(true)
    board.finish('bob')
    expect(board.isOver).toBe(true)
    expect([board.givenUp(), [...board.triedWithout]]).toEqual([
      [1],
      [
        [2, [1]],
        [3, [2]],
      ],
    ])
  })

  it('keeps trying a released subtask that makes progress', () => {
    const board = boardOf(graphWith(2, [[1, 2]]), { team: ['alice'] })
    for (let i = 0; i < MAX_ATTEMPTS; i++) {
      board.start(1, 'alice')
      board.fail('alice')
    }
    for (const remaining of [2, 1]) {
      expect(board.start(2, 'alice')).toBe(true)
      expect(board.fail('alice', { before: 3, now: remaining })).toBe(false)
    }
    expect(board.start(2, 'alice')).toBe(true)
    board.fail('alice', { before: 1, now: 1 })
    expect(board.start(2, 'alice')).toBe(false)
  })

  it('does not count an attempt as a failure when it left less to do than ever before', () => {
    let now = 0
    const board = boardOf(graphWith(1, []), { team: ['alice'], now: () => now++ })
    const attempt = (before: number, remaining: number) => {
      expect(board.start(1, 'alice')).toBe(true)
      return board.fail('alice', { before, now: remaining })
    }
    expect([attempt(4, 3), attempt(3, 2), attempt(2, 1)]).toEqual([false, false, false])
    expect(board.failures(1)).toBe(0)
    expect(attempt(2, 1)).toBe(true)
    expect(board.failures(1)).toBe(1)
  })

  it('continues with the rest when a branch is given up', () => {
    const board = boardOf(graphWith(3, [[1, 2]]))
    for (let i = 0; i < MAX_ATTEMPTS; i++) {
      board.start(1, 'alice')
      board.fail('alice')
    }
    expect(board.candidates().map((path) => board.nextOn(path))).toEqual([2, 3])
  })

  it('does not count a subtask handed back as failed', () => {
    const board = chain()
    for (let i = 0; i < 2 * MAX_ATTEMPTS; i++) {
      board.start(1, 'alice')
      board.handBack('alice')
    }
    expect([board.failures(1), board.givenUp(), board.start(1, 'bob')]).toEqual([0, [], true])
  })

  it('is not over while an agent works, though no other could start', () => {
    const board = chain()
    board.start(1, 'alice')
    expect([board.candidates(), board.isOver]).toEqual([[], false])
  })

  it('is over from the start when there is nothing to do', () => {
    expect(boardOf(graphWith(0, [])).isOver).toBe(true)
  })

  it('offers a path shared with a longer one only once', () => {
    const board = boardOf(
      graphWith(3, [
        [1, 2],
        [2, 3],
        [1, 3],
      ]),
    )
    expect(board.paths).toEqual([[1, 2, 3]])
  })

  it('reports how much is left on a path and how busy it is', () => {
    const board = chain()
    board.start(1, 'alice')
    expect([board.remaining(0), board.busyRate(0)]).toEqual([3, 1])
    board.finish('alice')
    board.start(2, 'bob')
    expect([board.remaining(0), board.busyRate(0)]).toEqual([2, 1 / 2])
  })

  it('ignores an agent that reports without having taken a subtask', () => {
    const board = chain()
    board.finish('nobody')
    board.fail('nobody')
    expect([board.isDone(1), board.failures(1), board.nextOn(0)]).toEqual([false, 0, 1])
  })

  it.each(['finish', 'fail', 'handBack'] as const)('wakes every waiting agent on %s, once', async (end) => {
    const board = chain()
    board.start(1, 'alice')
    const woken = Promise.all([board.changes.listen().changed, board.changes.listen().changed])
    board[end]('alice')
    await woken
    let again = false
    const next = board.changes.listen().changed.then(() => {
      again = true
    })
    await Promise.resolve()
    expect(again).toBe(false)
    board.changes.notify()
    await next
    expect(again).toBe(true)
  })

  it('accepts a dependency while the team works, forgives the failures it explains, and refuses a cycle', () => {
    const board = boardOf(graphWith(3, [[1, 2]]))
    board.start(3, 'alice')
    board.fail('alice')
    const edge = (from: number, to: number) => ({ from, to, rules: [], reason: '' })
    expect([board.add(edge(2, 3)), board.add(edge(3, 1)), board.add(edge(2, 3))]).toEqual([
      true,
      false,
      false,
    ])
    expect([board.failures(3), board.start(3, 'bob'), board.paths]).toEqual([0, false, [[1, 2, 3]]])
  })

  it('accepts a subtask that makes room for another', () => {
    const board = chain()
    expect(board.add({ from: 9, to: 3, rules: [], reason: '' }, subtask(9))).toBe(true)
    expect(board.start(9, 'bob')).toBe(true)
    expect(board.paths.flat()).toContain(9)
  })

  it('counts an agent as on its path while it works elsewhere, but not when that agent asks', () => {
    const board = boardOf(
      graphWith(5, [
        [1, 2],
        [3, 2],
        [4, 5],
      ]),
    )
    const joined = board.paths.findIndex((path) => path[0] === 3)
    board.memory.enter('alice', [1, 2])
    board.start(1, 'alice')
    board.finish('alice')
    expect([board.busyRate(joined), board.busyRate(joined, 'bob')]).toEqual([1 / 2, 1 / 2])
    expect(board.busyRate(joined, 'alice')).toBe(0)
    board.memory.leave('alice')
    expect(board.busyRate(joined)).toBe(0)
  })

  it('knows what is about to become ready, and the longest chain from anywhere', () => {
    const board = chain()
    expect(board.upcoming()).toEqual([])
    board.start(1, 'alice')
    expect([board.upcoming(), board.forecast.chainFrom(1), board.unblocks(1)]).toEqual([[2], [1, 2, 3], [2]])
    expect(board.forecast.tail(1)).toBeGreaterThan(board.forecast.tail(2))
  })

  it('starts with the existing blocks done', () => {
    const board = boardOf(graphWith(2, [[1, 2]]), { done: [1] })
    expect(board.candidates().map((path) => board.nextOn(path))).toEqual([2])
  })
})
