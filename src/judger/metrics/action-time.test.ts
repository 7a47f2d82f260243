import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../core/journal/events.ts'
import { folded } from '../../core/journal/fold.ts'
import { scoring } from '../../scenario/testing.ts'
import { type Interval, sumOf, timeBases, unionOf } from './action-time.ts'
import { TeamFold } from './team-fold.ts'

const action = (agent: string, startedAt: number, t: number): GameEvent => ({
  t,
  type: 'action.finished',
  data: {
    agent,
    startedAt,
    thought: '',
    action: { name: 'Equip', args: {} },
    result: { ok: true, data: {} },
  },
})

const intervals = fc.array(
  fc.tuple(fc.nat(60), fc.nat(20)).map(([start, length]): Interval => ({ start, end: start + length })),
  { maxLength: 12 },
)

describe('the union of intervals', () => {
  it('is the number of moments in at least one of them', () => {
    fc.assert(
      fc.property(intervals, (some) => {
        const moments = Array.from({ length: 80 }, (_, moment) => moment)
        const covered = moments.filter((moment) =>
          some.some(({ start, end }) => start <= moment && moment < end),
        )
        expect(unionOf(some)).toBe(covered.length)
      }),
      { seed: 20, numRuns: 300 },
    )
  })

  it('counts an overlap once, while the sum counts it twice', () => {
    const two = [
      { start: 0, end: 10 },
      { start: 5, end: 20 },
    ]
    expect([unionOf(two), sumOf(two)]).toEqual([20, 25])
  })
})

describe('action time', () => {
  it('is measured for each agent from the start to the end of each action', () => {
    const events = [
      action('alice', 0, 100),
      action('bob', 50, 80),
      action('alice', 150, 200),
      action('eve', 0, 9),
    ]
    const team = new TeamFold(['alice', 'bob', 'carol'], scoring.actions)
    const { intervals: found } = folded(team, events)
    expect([...found.keys()]).toEqual(['alice', 'bob', 'carol'])
    expect([...found.values()].map(sumOf)).toEqual([150, 30, 0])
  })

  it('has four readings: union, sum, busiest agent, and elapsed time', () => {
    const found = new Map([
      ['alice', [{ start: 0, end: 100 }]],
      ['bob', [{ start: 50, end: 200 }]],
    ])
    expect(timeBases(found, 300)).toEqual({ union: 200, sum: 250, max: 150, elapsed: 300 })
  })

  it('is 0 in every reading if no agent acted', () => {
    expect(timeBases(new Map(), 0)).toEqual({ union: 0, sum: 0, max: 0, elapsed: 0 })
  })

  it('orders its readings: the busiest agent, then the union, then the sum', () => {
    fc.assert(
      fc.property(intervals, intervals, (a, b) => {
        // The actions of one agent do not overlap.
        const inLine = (some: Interval[]): Interval[] => {
          let now = 0
          return some.map(({ start, end }) => {
            const from = now + (start % 7)
            now = from + (end - start)
            return { start: from, end: now }
          })
        }
        const { max, union, sum } = timeBases(
          new Map([
            ['a', inLine(a)],
            ['b', inLine(b)],
          ]),
          0,
        )
        expect(max).toBeLessThanOrEqual(union)
        expect(union).toBeLessThanOrEqual(sum)
      }),
      { seed: 21, numRuns: 200 },
    )
  })
})
