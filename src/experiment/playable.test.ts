import { describe, expect, it } from 'vitest'
import { UsageError } from '../core/errors.ts'
import { pavilion } from '../task/testing.ts'
import { refuseUnplayable } from './playable.ts'

describe('a task that is to be played', () => {
  it('may be a construction', () => {
    expect(refuseUnplayable(pavilion())).toBeUndefined()
  })

  it.each(['gathering', 'escape'] as const)(
    'is refused when it is of %s, before anything starts',
    (scenario) => {
      const play = () => refuseUnplayable({ ...pavilion(), scenario })
      expect(play).toThrow(UsageError)
      expect(play).toThrow(`The task pavilion (${scenario}) can be planned, not yet played.`)
    },
  )
})
