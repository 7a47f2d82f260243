import { describe, expect, it } from 'vitest'
import type { Dependency, DependencyMeaning } from '../../graph/subtask.ts'
import { TaskGraph } from '../../graph/task-graph.ts'
import { subtask } from '../../graph/testing.ts'
import { TEAM_POLICY } from '../team-policy.ts'
import { boardOf } from '../testing.ts'

const MAX_ATTEMPTS = TEAM_POLICY.attempts.failures

type Edge = [from: number, to: number]

const edge = ([from, to]: Edge, meaning?: DependencyMeaning): Dependency => ({
  from,
  to,
  rules: [],
  reason: '',
  ...(meaning === undefined ? {} : { meaning }),
})

const graphOf = (size: number, edges: readonly Edge[], meaning?: DependencyMeaning): TaskGraph =>
  new TaskGraph(
    Array.from({ length: size }, (_, index) => subtask(index + 1, [])),
    edges.map((ends) => edge(ends, meaning)),
  )

/** A board of two agents whose clock is set by hand. */
function boardWith(graph: TaskGraph) {
  let now = 0
  const board = boardOf(graph, { team: ['alice', 'bob'], now: () => now })
  const fail = (id: number, agent: string) => {
    expect(board.start(id, agent)).toBe(true)
    return board.fail(agent)
  }
  const pass = (ms: number) => {
    now += ms
  }
  return { board, fail, pass }
}

const edgesOf = (graph: TaskGraph): string[] =>
  graph
    .dependencies()
    .map(({ from, to }) => `${from}→${to}`)
    .sort()

describe('a revised plan on the board', () => {
  it('leaves subtasks alone that are done, running or failed, or that wait for nothing new', () => {
    const { board, fail } = boardWith(graphOf(4, [[1, 2]]))
    board.start(1, 'alice')
    board.finish('alice')
    fail(3, 'alice')
    board.start(4, 'bob')
    board.revise({ graph: graphOf(4, [[3, 2]]), isProvisional: false })
    expect(board.isDone(1)).toBe(true)
    expect(board.stateOf(4)).toEqual({ kind: 'running', agent: 'bob' })
    expect(board.failures(3)).toBe(1)
    expect(board.stateOf(3).kind).toBe('resting')
    expect(board.stateOf(2).kind).toBe('waiting')
    expect(edgesOf(board.graph)).toEqual(['3→2'])
  })

  it('forgives a subtask that waits for more than before, unless that is done already', () => {
    const { board, fail, pass } = boardWith(graphOf(3, []))
    for (let time = 0; time < MAX_ATTEMPTS; time++) {
      fail(2, time % 2 === 0 ? 'alice' : 'bob')
      pass(100_000)
    }
    expect(board.stateOf(2).kind).toBe('givenUp')
    board.start(1, 'alice')
    board.finish('alice')
    board.revise({ graph: graphOf(3, [[1, 2]]), isProvisional: false })
    expect(board.stateOf(2).kind).toBe('givenUp')
    board.revise({ graph: graphOf(3, [[3, 2]]), isProvisional: false })
    expect(board.stateOf(2).kind).toBe('waiting')
    expect(board.failures(2)).toBe(0)
  })

  it('counts no failure while it is provisional, and lets the subtask rest until something is done', () => {
    const { board, fail, pass } = boardWith(graphOf(2, []))
    board.revise({ graph: graphOf(2, []), isProvisional: true })
    expect(fail(2, 'alice')).toBe(false)
    expect(board.failures(2)).toBe(0)
    expect(board.canStart(2, 'bob')).toBe(false)
    board.start(1, 'bob')
    board.finish('bob')
    expect(board.canStart(2, 'bob')).toBe(true)
    for (let time = 0; time < 3 * MAX_ATTEMPTS; time++) {
      fail(2, 'alice')
      pass(1_000_000)
    }
    expect(board.stateOf(2).kind).toBe('ready')
    board.revise({ graph: graphOf(2, []), isProvisional: false })
    expect(fail(2, 'alice')).toBe(true)
  })

  it('wakes a resting subtask when its time is over, later after each failure', () => {
    const { board, fail, pass } = boardWith(graphOf(2, []))
    board.revise({ graph: graphOf(2, []), isProvisional: true })
    fail(2, 'alice')
    const first = board.nextRestEnds() as number
    pass(first)
    expect(board.canStart(2, 'alice')).toBe(true)
    fail(2, 'alice')
    expect((board.nextRestEnds() as number) - first).toBeGreaterThan(first)
  })

  it('is not over while the planner may still change it, even if all remaining work is held', () => {
    const { board } = boardWith(graphOf(2, []))
    const holds = [
      { from: 1, to: 2 },
      { from: 2, to: 1 },
    ]
    board.revise({ graph: graphOf(2, []), isProvisional: true, holds })
    expect([board.canStart(1), board.canStart(2), board.isOver]).toEqual([false, false, false])
    board.revise({ graph: graphOf(2, [[1, 2]]), isProvisional: false, holds })
    expect([board.canStart(1), board.canStart(2)]).toEqual([true, false])
  })

  it('holds a subtask until the other one is done', () => {
    const { board } = boardWith(graphOf(2, []))
    board.revise({ graph: graphOf(2, []), isProvisional: true, holds: [{ from: 1, to: 2 }] })
    expect(board.start(2, 'bob')).toBe(false)
    board.start(1, 'alice')
    board.finish('alice')
    expect(board.start(2, 'bob')).toBe(true)
  })
})

describe('work before its turn', () => {
  it('is recognized from the revised plan, and counts no failure', () => {
    const { board } = boardWith(graphOf(4, []))
    board.start(2, 'alice')
    expect(board.isUntimely('alice')).toBe(false)
    board.revise({ graph: graphOf(4, [[1, 2]], 'preferred'), isProvisional: false })
    expect(board.isUntimely('alice')).toBe(true)
    expect(board.fail('alice', undefined, { wasTooEarly: true })).toBe(false)
    expect(board.failures(2)).toBe(0)
  })

  it('is any work while no dependency is known', () => {
    const { board } = boardWith(graphOf(2, []))
    board.start(1, 'alice')
    board.revise({ graph: graphOf(2, []), isProvisional: true })
    expect(board.isUntimely('alice')).toBe(true)
    board.revise({ graph: graphOf(2, []), isProvisional: false })
    expect(board.isUntimely('alice')).toBe(false)
  })

  it('is not tried again before one of its prerequisites is done, regardless of other work and of time', () => {
    const edges: Edge[] = [
      [1, 3],
      [2, 3],
    ]
    const { board, pass } = boardWith(graphOf(4, edges, 'preferred'))
    board.startEarly(3, 'bob')
    board.fail('bob', { before: 2, now: 1 }, { wasTooEarly: true })
    board.start(4, 'alice')
    board.finish('alice')
    pass(1_000_000)
    expect([board.nextEarly('bob'), board.nextRestEnds()]).toEqual([undefined, undefined])
    board.start(1, 'alice')
    board.finish('alice')
    expect(board.nextEarly('bob')).toBe(3)
  })

  it('may start when a revision lets it wait for less', () => {
    const { board } = boardWith(graphOf(3, [[1, 3]], 'preferred'))
    board.startEarly(3, 'bob')
    board.fail('bob', undefined, { wasTooEarly: true })
    expect(board.nextEarly('bob')).toBeUndefined()
    board.revise({ graph: graphOf(3, []), isProvisional: false })
    expect(board.canStart(3, 'bob')).toBe(true)
  })
})

describe('repairs and revisions', () => {
  const missing = edge([3, 1])

  it('keeps a dependency that a refusal has shown, and the subtask that makes room', () => {
    const { board } = boardWith(graphOf(3, [[1, 2]]))
    board.add(missing)
    board.add(edge([4, 2]), subtask(4, []))
    board.revise({ graph: graphOf(3, [[3, 2]]), isProvisional: false })
    expect(edgesOf(board.graph)).toEqual(['3→1', '3→2', '4→2'])
    expect(board.stateOf(4).kind).toBe('ready')
  })

  it('keeps a dependency reversed that the planner still has in the other direction', () => {
    const { board } = boardWith(graphOf(2, [[1, 2]]))
    expect(board.turn(edge([2, 1]))).toBe(true)
    board.revise({ graph: graphOf(2, [[1, 2]]), isProvisional: false })
    expect(edgesOf(board.graph)).toEqual(['2→1'])
  })

  it('leaves out what would close a cycle with a repair', () => {
    const { board } = boardWith(graphOf(3, []))
    board.add(missing)
    const revised = graphOf(3, [
      [1, 2],
      [2, 3],
    ])
    board.revise({ graph: revised, isProvisional: false })
    expect(edgesOf(board.graph)).toEqual(['1→2', '3→1'])
  })

  it('makes an alternative necessary without making the others so', () => {
    const either = [1, 2].map((from): Dependency => ({ ...edge([from, 3]), anyOf: [1] }))
    const graph = new TaskGraph(graphOf(3, []).subtasks(), either)
    const { board } = boardWith(graph)
    board.add(edge([1, 3]))
    board.revise({ graph, isProvisional: false })
    expect(board.graph.requirements(3)).toEqual([[1]])
  })
})

describe('a subtask before its turn', () => {
  const chain = () =>
    boardWith(
      graphOf(
        4,
        [
          [1, 2],
          [2, 3],
          [1, 3],
        ],
        'preferred',
      ),
    )

  it('may be tried if all its prerequisites are preferences, the one with the fewest first', () => {
    const { board } = chain()
    expect(board.nextEarly('bob')).toBe(2)
    expect(board.start(2, 'bob')).toBe(false)
    expect(board.startEarly(2, 'bob')).toBe(true)
    expect(board.isEarly('bob')).toBe(true)
    expect(board.stateOf(2)).toEqual({ kind: 'running', agent: 'bob' })
    expect(board.triedWithout.size).toBe(0)
    board.finish('bob')
    expect(board.isDone(2)).toBe(true)
  })

  it('counts running subtasks as nearly done', () => {
    const { board } = boardWith(
      graphOf(
        4,
        [
          [1, 3],
          [2, 4],
        ],
        'preferred',
      ),
    )
    board.start(2, 'alice')
    expect(board.nextEarly('bob')).toBe(4)
  })

  it('is not tried if any of its prerequisites is held', () => {
    const mixed = new TaskGraph(graphOf(3, []).subtasks(), [edge([1, 3], 'preferred'), edge([2, 3])])
    const { board } = boardWith(mixed)
    expect(board.nextEarly('bob')).toBeUndefined()
    expect(board.startEarly(3, 'bob')).toBe(false)
    board.start(2, 'alice')
    board.finish('alice')
    expect(board.nextEarly('bob')).toBe(3)
  })

  it('costs no failure when it is refused, and rests until another subtask is done', () => {
    const { board } = chain()
    board.startEarly(2, 'bob')
    expect(board.fail('bob', { before: 2, now: 2 })).toBe(false)
    expect(board.failures(2)).toBe(0)
    expect(board.nextEarly('bob')).toBe(3)
    board.start(4, 'alice')
    board.finish('alice')
    expect(board.nextEarly('bob')).toBe(2)
  })

  it('does not rest when the attempt made progress', () => {
    const { board } = chain()
    board.startEarly(2, 'bob')
    board.fail('bob', { before: 2, now: 1 })
    expect(board.nextEarly('alice')).toBe(2)
  })

  it('counts failures as usual once its turn starts', () => {
    const { board, pass } = chain()
    board.startEarly(2, 'bob')
    board.fail('bob')
    board.start(1, 'alice')
    board.finish('alice')
    pass(1)
    expect(board.start(2, 'bob')).toBe(true)
    expect(board.fail('bob')).toBe(true)
  })
})
