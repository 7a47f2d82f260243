import { describe, expect, it } from 'vitest'
import { graphWith } from '../../graph/testing.ts'
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

  it('is reserved until the agent it is left to is dismissed', () => {
    const { states, stateOf } = stage()
    states.reserve(1, 'bob')
    expect(stateOf(1)).toEqual({ kind: 'reserved', for: 'bob' })
    states.dismiss('bob')
    expect(stateOf(1)).toEqual({ kind: 'ready' })
  })
})
