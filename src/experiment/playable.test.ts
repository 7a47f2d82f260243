import { describe, expect, it } from 'vitest'
import { UsageError } from '../core/errors.ts'
import { pavilion } from '../task/testing.ts'
import { refuseUnplayable } from './playable.ts'

describe('a task that is to be played', () => {
  it.each(['construction', 'gathering'] as const)('may be one of %s', (scenario) => {
    expect(refuseUnplayable({ ...pavilion(), scenario })).toBeUndefined()
  })

  it('is refused when it is an escape, before anything starts', () => {
    const play = () => refuseUnplayable({ ...pavilion(), scenario: 'escape' })
    expect(play).toThrow(UsageError)
    expect(play).toThrow('The task pavilion (escape) can be planned, not yet played.')
  })
})
