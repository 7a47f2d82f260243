import { describe, expect, it } from 'vitest'
import { bounded } from './session-limits.ts'

describe('what comes from outside', () => {
  it('becomes plain data of a bounded size', () => {
    const sent = { buttons: [1], camera: [60], at: new Date(0), run: () => 1 }
    expect(bounded(sent, 200)).toEqual({ buttons: [1], camera: [60], at: '1970-01-01T00:00:00.000Z' })
    expect(bounded(undefined, 200)).toBeNull()
    expect(bounded({ thought: 'x'.repeat(300) }, 200)).toBe('an action of 314 characters')
  })

  it('cannot throw: circles, getters and numbers that JSON lacks', () => {
    const circle: unknown[] = []
    circle.push(circle)
    const hostile = {
      get action(): never {
        throw new RangeError('no')
      },
    }
    expect([bounded(circle, 99), bounded(hostile, 99), bounded(1n, 99)]).toEqual(
      Array(3).fill('an action that is no JSON'),
    )
  })

  it('brings no prototype along', () => {
    const action = bounded(JSON.parse('{"__proto__": {"polluted": true}}'), 99) as { polluted?: unknown }
    expect(Object.getPrototypeOf(action)).toBe(Object.prototype)
    expect(action.polluted).toBeUndefined()
  })
})
