import { describe, expect, it } from 'vitest'
import { graphWith } from '../../graph/testing.ts'
import { TEAM_POLICY } from '../team-policy.ts'
import { boardOf } from '../testing.ts'

const MAX_ATTEMPTS = TEAM_POLICY.attempts.failures

const TEAM = ['alice', 'bob', 'carol']

describe('a board with a team and a clock', () => {
  const timed = () => {
    const time = { now: 0 }
    const board = boardOf(graphWith(1, []), { team: TEAM, now: () => time.now })
    const failBy = (agent: string) => {
      expect(board.start(1, agent)).toBe(true)
      board.fail(agent)
    }
    return { board, time, failBy }
  }

  it('lets a failed subtask rest, twice as long each time, and leaves it to those who have not failed at it', () => {
    const { board, time, failBy } = timed()
    failBy('alice')
    expect(board.start(1, 'bob')).toBe(false)
    expect(board.nextRestEnds()).toBe(1000)
    time.now = 1000
    expect([board.start(1, 'alice'), board.isOver]).toEqual([false, false])
    failBy('bob')
    time.now = 2900
    expect(board.start(1, 'carol')).toBe(false)
    time.now = 3000
    expect(board.start(1, 'carol')).toBe(true)
  })

  it('does not give up after failures of a single agent, unless they are very many', () => {
    const { board, time, failBy } = timed()
    for (let i = 0; i < MAX_ATTEMPTS; i++) {
      failBy('alice')
      time.now += 100_000
    }
    expect(board.givenUp()).toEqual([])
    failBy('bob')
    expect(board.givenUp()).toEqual([1])
  })

  it('leaves a subtask to the agent that carries its items, until that agent is gone or fails', () => {
    const { board } = timed()
    board.start(1, 'alice')
    board.passOn('alice', 'carol')
    expect([board.start(1, 'alice'), board.start(1, 'bob'), board.isOver]).toEqual([false, false, false])
    board.dismiss('carol')
    expect(board.start(1, 'bob')).toBe(true)
  })
})
