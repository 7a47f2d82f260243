import { describe, expect, it } from 'vitest'
import { TEAM_POLICY } from '../team-policy.ts'
import { RetryPolicy } from './retry-policy.ts'

const MAX_ATTEMPTS = TEAM_POLICY.attempts.failures

const policyOf = (...team: string[]) => new RetryPolicy(new Set(team))

describe('the retry policy', () => {
  it('counts an attempt as a failure unless it leaves less to do than any before', () => {
    const policy = policyOf('alice')
    const attempt = (before: number, remaining: number) =>
      policy.note(1, { agent: 'alice', now: 0, left: { before, now: remaining } })
    expect([attempt(4, 3), attempt(4, 3), attempt(3, 2)]).toEqual([false, true, false])
    expect(policy.failures(1)).toBe(1)
    expect(policy.note(2, { agent: 'alice', now: 0 })).toBe(true)
    expect(policy.failed()).toEqual([1, 2])
  })

  it('lets a subtask rest after a failure, twice as long each time', () => {
    const policy = policyOf('alice')
    policy.note(1, { agent: 'alice', now: 0 })
    expect([policy.mayRetry(1, 999), policy.mayRetry(1, 1000)]).toEqual([false, true])
    policy.note(1, { agent: 'alice', now: 1000 })
    expect([policy.restEnds(1), policy.mayRetry(1, 2999), policy.mayRetry(1, 3000)]).toEqual([
      3000,
      false,
      true,
    ])
  })

  it('prefers agents with fewer failures for five seconds after the rest', () => {
    const policy = policyOf('alice', 'bob')
    policy.note(1, { agent: 'alice', now: 0 })
    expect([policy.mayRetry(1, 1000, 'alice'), policy.mayRetry(1, 1000, 'bob')]).toEqual([false, true])
    expect(policy.mayRetry(1, 6000, 'alice')).toBe(true)
  })

  it('reports when the next rest ends, for the preferred agents and for the others', () => {
    const policy = policyOf('alice', 'bob')
    const ends = (now: number) => policy.nextRestEnd(now, () => true)
    expect(ends(0)).toBeUndefined()
    policy.note(1, { agent: 'alice', now: 0 })
    expect([0, 1000, 6000].map(ends)).toEqual([1000, 6000, undefined])
  })

  it('gives up after three failures of two agents, or of one where there is only one', () => {
    for (const [team, isGivenUp] of [
      [['alice'], true],
      [['alice', 'bob'], false],
    ] as const) {
      const policy = policyOf(...team)
      for (let time = 0; time < MAX_ATTEMPTS; time++) policy.note(1, { agent: 'alice', now: 0 })
      expect(policy.isGivenUp(1)).toBe(isGivenUp)
      for (let time = 0; time < MAX_ATTEMPTS; time++) policy.note(1, { agent: 'alice', now: 0 })
      expect(policy.isGivenUp(1)).toBe(true)
    }
  })

  it('forgives failures', () => {
    const policy = policyOf('alice')
    policy.note(1, { agent: 'alice', now: 0 })
    policy.forgive(1)
    expect([policy.failures(1), policy.mayRetry(1, 0)]).toEqual([0, true])
  })
})
