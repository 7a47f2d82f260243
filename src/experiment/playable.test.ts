import { describe, expect, it } from 'vitest'
import { UsageError } from '../core/errors.ts'
import { pavilion } from '../task/testing.ts'
import { refuseUnplayable } from './playable.ts'

describe('a task that is to be played', () => {
  it.each(['construction', 'escape'] as const)('may be of %s', (scenario) => {
    expect(refuseUnplayable({ ...pavilion(), scenario })).toBeUndefined()
  })

  it('is refused when it is of gathering, before anything starts', () => {
    const play = () => refuseUnplayable({ ...pavilion(), scenario: 'gathering' })
    expect(play).toThrow(UsageError)
    expect(play).toThrow('The task pavilion (gathering) can be planned, not yet played.')
  })
})
