import { expect, it } from 'vitest'
import type { GameEvent } from '../core/journal/events.ts'
import { scoring } from '../scenario/testing.ts'
import { RunScore } from './run-score.ts'

it('a journal that cannot be scored does not end its run: the error is thrown when the score is read', () => {
  const score = new RunScore(scoring)
  const left: GameEvent = { t: 0, type: 'agent.left', data: { agent: 'Ann', reason: 'a test' } }
  expect(() => score.apply(left)).not.toThrow()
  expect(() => score.apply(left)).not.toThrow()
  expect(() => score.now()).toThrow('does not begin with run.started')
})
