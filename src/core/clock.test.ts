import { describe, expect, it } from 'vitest'
import { createRealtimeClock, timerSleep } from './clock.ts'

describe('the realtime clock', () => {
  it('follows wall time, starting at zero', async () => {
    const clock = createRealtimeClock()
    const before = clock.now()
    await clock.sleep(2)
    expect(before).toBeLessThan(1000)
    expect(clock.now()).toBeGreaterThan(before)
  })

  it('awaits held work and returns its result or failure', async () => {
    const clock = createRealtimeClock()
    await expect(clock.hold(async () => 'answer')).resolves.toBe('answer')
    await expect(clock.hold(() => Promise.reject(new RangeError('no')))).rejects.toThrow('no')
  })
})

describe('a sleep', () => {
  it('ends with the reason of the signal that stops it', async () => {
    const stop = new AbortController()
    const sleep = timerSleep(60_000, stop.signal)
    stop.abort(new RangeError('enough'))
    await expect(sleep).rejects.toThrow('enough')
  })

  it('does not start if the signal has already fired', async () => {
    await expect(timerSleep(60_000, AbortSignal.abort(new RangeError('too late')))).rejects.toThrow(
      'too late',
    )
  })

  it('ignores the signal after it has ended', async () => {
    const stop = new AbortController()
    await timerSleep(1, stop.signal)
    expect(() => stop.abort()).not.toThrow()
  })
})
