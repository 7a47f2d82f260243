import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../core/journal/events.ts'
import { unionOf } from '../judger/metrics/action-time.ts'
import { ActionTime, limitsOf } from './time-limits.ts'

const acted = ({ start, end }: { start: number; end: number }): GameEvent => ({
  t: end,
  type: 'action.finished',
  data: {
    agent: 'Alice',
    startedAt: start,
    thought: '',
    action: { name: 'Equip', args: {} },
    result: { ok: true, data: {} },
  },
})

describe('the time limits of an episode', () => {
  const measures = () => ({ maxActionTime: 300_000, maxTime: 970_000 })

  it('are those of the task file, which do not limit action time', () => {
    expect(limitsOf('task', { timeLimitMs: 900_000 }, measures)).toEqual({
      elapsedMs: 900_000,
      actionMs: Number.POSITIVE_INFINITY,
    })
  })

  it('or VillagerBench’s; a scenario without one of its own keeps the limit of the task on elapsed time', () => {
    expect(limitsOf('villager', { timeLimitMs: 900_000 }, measures)).toEqual({
      elapsedMs: 970_000,
      actionMs: 300_000,
    })
    const without = limitsOf('villager', { timeLimitMs: 900_000 }, () => ({ maxActionTime: 5 }))
    expect(without.elapsedMs).toBe(900_000)
  })
})

it('action time is the union of all agents’ actions so far', () => {
  const spans = fc.array(
    fc.tuple(fc.nat(60), fc.nat(20)).map(([start, length]) => ({ start, end: start + length })),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(spans, (some) => {
      const time = new ActionTime()
      const ended = [...some].sort((a, b) => a.end - b.end)
      for (const [index, span] of ended.entries())
        expect(time.note(acted(span))).toBe(unionOf(ended.slice(0, index + 1)))
    }),
    { seed: 22, numRuns: 300 },
  )
})
