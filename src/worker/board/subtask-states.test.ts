import { describe, expect, it } from 'vitest'
import { TaskGraph } from '../../graph/task-graph.ts'
import { dependency, graphWith, subtask } from '../../graph/testing.ts'
import { RetryPolicy } from './retry-policy.ts'
import { SubtaskStates } from './subtask-states.ts'

/** Subtask 2 waits for subtask 1. */
function stage() {
  const graph = graphWith(2, [[1, 2]])
  const retries = new RetryPolicy(new Set(['alice', 'bob']))
  const time = { now: 0 }
  const states = new SubtaskStates({ retries, now: () => time.now, done: [] })
  return { states, graph, retries, time, stateOf: (subtask: number) => states.of(subtask, graph) }
}

describe('the state of a subtask with alternatives', () => {
  /** Subtask 4 waits for 1, and for 2 or 3. */
  function stageWithAlternatives() {
    const alternatives = [2, 3].map((from) => ({ ...dependency(from, 4), anyOf: [1] }))
    const graph = new TaskGraph(
      [1, 2, 3, 4].map((id) => subtask(id)),
      [dependency(1, 4), ...alternatives],
    )
    const retries = new RetryPolicy(new Set(['alice', 'bob']))
    const states = new SubtaskStates({ retries, now: () => 0, done: [1] })
    return { graph, retries, states }
  }

  it('is ready as soon as one of them is done, and upcoming as soon as one is running', () => {
    const { graph, states } = stageWithAlternatives()
    expect([states.of(4, graph).kind, states.unblocks(3, graph), states.upcoming(graph)]).toEqual([
      'waiting',
      [4],
      [],
    ])
    states.start(3, 'alice', graph)
    expect(states.upcoming(graph)).toEqual([4])
    states.finish('alice')
    expect([states.of(4, graph).kind, states.unblocks(2, graph)]).toEqual(['ready', []])
  })

  it('is released only when all of them have been given up', () => {
    const { graph, states, retries } = stageWithAlternatives()
    const giveUp = (id: number) => {
      for (const agent of ['alice', 'bob', 'bob']) retries.note(id, { agent, now: 0 })
    }
    giveUp(2)
    expect(states.of(4, graph).kind).toBe('waiting')
    giveUp(3)
    expect(states.of(4, graph)).toEqual({ kind: 'released', without: [2, 3] })
  })
})

describe('the state of a subtask', () => {
  it('is waiting until its prerequisites are done, then ready, running and done', () => {
    const { states, graph, stateOf } = stage()
    expect([stateOf(1), stateOf(2)]).toEqual([{ kind: 'ready' }, { kind: 'waiting' }])
    states.start(1, 'alice', graph)
    expect(stateOf(1)).toEqual({ kind: 'running', agent: 'alice' })
    states.finish('alice')
    expect([stateOf(1), stateOf(2)]).toEqual([{ kind: 'done' }, { kind: 'ready' }])
  })

  it('is resting for a while after a failure, and given up after too many', () => {
    const { retries, stateOf, time } = stage()
    retries.note(1, { agent: 'alice', now: 0 })
    expect(stateOf(1)).toEqual({ kind: 'resting', until: 1000, failures: 1 })
    time.now = 1000
    expect(stateOf(1)).toEqual({ kind: 'ready' })
    for (const agent of ['bob', 'bob']) retries.note(1, { agent, now: 0 })
    expect(stateOf(1)).toEqual({ kind: 'givenUp', failures: 3 })
  })

  it('is reserved until its agent is dismissed', () => {
    const { states, stateOf } = stage()
    states.reserve(1, 'bob')
    expect(stateOf(1)).toEqual({ kind: 'reserved', for: 'bob' })
    states.dismiss('bob')
    expect(stateOf(1)).toEqual({ kind: 'ready' })
  })
})
