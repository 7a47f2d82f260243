import { performance as real } from 'node:perf_hooks'
import { setTimeout as timersSleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { FastClock } from './fast-clock.ts'
import { createRandom } from './random.ts'

// The clock replaces the timers of this process, so this file must not contain other tests.
const wallTime = real.now.bind(real)
const realTurn = setImmediate
const realRandom = Math.random
const realYear = new Date().getUTCFullYear()
const turn = () => new Promise<void>((resolve) => realTurn(resolve))

const clock = FastClock.install({ random: createRandom(1).next })

/** A test that runs in virtual time. */
const inVirtualTime = (work: () => Promise<void>) => () => clock.drive(work())

describe('the fast clock', () => {
  it('starts every run on the same day', () => {
    expect(new Date(Date.now() - clock.now()).toISOString()).toBe('2026-01-01T00:00:00.000Z')
  })

  it(
    'jumps over an hour of sleep at once',
    inVirtualTime(async () => {
      const before = clock.now()
      const wall = wallTime()
      await clock.sleep(3_600_000)
      expect(clock.now() - before).toBe(3_600_000)
      expect(wallTime() - wall).toBeLessThan(1000)
    }),
  )

  it(
    'moves Date and performance.now along',
    inVirtualTime(async () => {
      const date = Date.now()
      const mark = performance.now()
      await clock.sleep(1500)
      expect(Date.now() - date).toBe(1500)
      expect(performance.now() - mark).toBeCloseTo(1500, 3)
    }),
  )

  it(
    'wakes sleepers by their time, and those of one instant in the order in which they lay down',
    inVirtualTime(async () => {
      const woken: string[] = []
      const sleeper = (name: string, ms: number) => clock.sleep(ms).then(() => woken.push(name))
      await Promise.all([
        sleeper('late', 300),
        sleeper('first', 100),
        sleeper('early', 50),
        sleeper('second', 100),
      ])
      expect(woken).toEqual(['early', 'first', 'second', 'late'])
    }),
  )

  it(
    'lets what one timer sets off happen before the next timer',
    inVirtualTime(async () => {
      const seen: string[] = []
      const chain = clock.sleep(10).then(async () => {
        for (let i = 0; i < 20; i++) await Promise.resolve()
        seen.push('after the first')
      })
      await Promise.all([chain, clock.sleep(11).then(() => seen.push('second'))])
      expect(seen).toEqual(['after the first', 'second'])
    }),
  )

  it(
    'stands still while work is held',
    inVirtualTime(async () => {
      const before = clock.now()
      let slept = false
      const sleep = clock.sleep(10).then(() => {
        slept = true
      })
      const atEnd = await clock.hold(async () => {
        for (let i = 0; i < 50; i++) await turn()
        return clock.now()
      })
      expect(atEnd).toBe(before)
      expect(slept).toBe(false)
      await sleep
      expect(clock.now()).toBe(before + 10)
    }),
  )

  it(
    'finishes held work in the order of its start, regardless of the order of answers',
    inVirtualTime(async () => {
      const finished: string[] = []
      let answerFirst = () => {}
      const slow = clock.hold(() => new Promise<void>((resolve) => (answerFirst = resolve)))
      const quick = clock.hold(async () => undefined)
      const both = [
        slow.then(() => finished.push('asked first')),
        quick.then(() => finished.push('asked second')),
      ]
      for (let i = 0; i < 10; i++) await turn()
      expect(finished).toEqual([])
      answerFirst()
      await Promise.all(both)
      expect(finished).toEqual(['asked first', 'asked second'])
    }),
  )

  it(
    'passes the failure of held work on and runs on',
    inVirtualTime(async () => {
      await expect(clock.hold(() => Promise.reject(new RangeError('no model')))).rejects.toThrow('no model')
      await expect(clock.sleep(5)).resolves.toBeUndefined()
    }),
  )

  it(
    'keeps an instant open while something is in flight',
    inVirtualTime(async () => {
      let inFlight = 30
      let leftWhenWoken = -1
      clock.waitFor(() => inFlight > 0 && inFlight-- > 0)
      await clock.sleep(1).then(() => {
        leftWhenWoken = inFlight
      })
      expect(leftWhenWoken).toBe(0)
    }),
  )

  it(
    'wakes a sleeper early when its signal fires, and never again',
    inVirtualTime(async () => {
      const stop = new AbortController()
      const before = clock.now()
      const sleep = clock.sleep(10_000, stop.signal)
      stop.abort(new RangeError('enough'))
      await expect(sleep).rejects.toThrow('enough')
      expect(clock.now() - before).toBeLessThan(10_000)
    }),
  )

  it('returns the result of the driven work, or its failure', async () => {
    const before = clock.now()
    await expect(clock.drive(clock.sleep(500).then(() => 'built'))).resolves.toBe('built')
    await expect(
      clock.drive(clock.sleep(500).then(() => Promise.reject(new RangeError('lost')))),
    ).rejects.toThrow('lost')
    expect(clock.now()).toBe(before + 1000)
  })

  it('stops as soon as the work is done, even if timers are left', async () => {
    const stop = new AbortController()
    const rest = clock.sleep(60_000, stop.signal).catch(() => undefined)
    const before = clock.now()
    await clock.drive(clock.sleep(100))
    expect(clock.now()).toBe(before + 100)
    stop.abort()
    await rest
  })

  it.each([
    ['the global', () => performance.now()],
    ['node:perf_hooks', () => real.now()],
  ])('ends a loop that watches its time budget within one instant, reading through %s', async (_, now) => {
    const readings = () => {
      const start = now()
      let count = 0
      while (now() - start < 40) count++
      return count
    }
    await clock.drive(clock.sleep(1))
    const before = clock.now()
    const count = readings()
    expect(count).toBeGreaterThan(400)
    expect(count).toBeLessThan(2000)
    expect(clock.now()).toBe(before)
  })

  it(
    'gives the same count of readings in every instant',
    inVirtualTime(async () => {
      const counts: number[] = []
      for (let i = 0; i < 3; i++) {
        await clock.sleep(1000)
        const start = performance.now()
        let count = 0
        while (performance.now() - start < 5) count++
        counts.push(count)
      }
      expect(new Set(counts).size).toBe(1)
    }),
  )

  it('draws Math.random from the seeded source', () => {
    const expected = createRandom(1)
    // The numbers come from one stream, independent of earlier draws in this process.
    const stream = Array.from({ length: 2000 }, () => expected.next())
    const drawn = [Math.random(), Math.random(), Math.random()]
    const from = stream.indexOf(drawn[0] ?? -1)
    expect(from).toBeGreaterThanOrEqual(0)
    expect(stream.slice(from, from + 3)).toEqual(drawn)
  })

  it('is seen by named imports of the timers', async () => {
    const before = clock.now()
    await clock.drive(timersSleep(5000))
    expect(clock.now() - before).toBe(5000)
  })

  // Must be the last test, because it uninstalls the clock.
  it('restores the real time when it is uninstalled', async () => {
    clock.uninstall()
    const before = wallTime()
    await timersSleep(20)
    await clock.sleep(20)
    expect(wallTime() - before).toBeGreaterThan(35)
    expect(new Date().getUTCFullYear()).toBeGreaterThanOrEqual(realYear)
    expect(real.now()).toBeCloseTo(wallTime(), -2)
    expect(performance).toBe(real)
    expect(Math.random).toBe(realRandom)
  })
})
