import { describe, expect, it } from 'vitest'
import { drawStranger } from '../../benchmarks/strangers/draw-stranger.ts'
import { paletteOf } from '../../benchmarks/strangers/palette.ts'
import { refusedTwice } from '../../benchmarks/strangers/refused-twice.ts'
import { whatHolds } from '../../benchmarks/strangers/row.ts'
import { strangers } from '../../benchmarks/strangers/stranger.ts'
import { strangerTask } from '../../benchmarks/strangers/stranger-task.ts'
import { walkedInPlace } from '../../benchmarks/strangers/walked-in-place.ts'
import type { GameEvent } from '../../src/core/journal/events.ts'

describe('generated buildings of strangers', () => {
  it.each(strangers)('has the kinds and the size of its description: $id', (stranger) => {
    const task = strangerTask(stranger, 1)
    const cells = drawStranger(stranger, paletteOf('1.19.2', stranger.seed))
    expect(new Set(task.blueprint.map(({ block }) => block.name)).size).toBe(stranger.kinds)
    expect(task.blueprint).toHaveLength(cells.length)
    const [width, height, depth] = stranger.size
    const highest = (axis: 'x' | 'y' | 'z') => Math.max(...cells.map(({ position }) => position[axis])) + 1
    expect([highest('x'), highest('y'), highest('z')]).toEqual([width, height, depth])
  })

  it('keeps nine kinds in each chest if requested, and none is missing', () => {
    const scattered = strangers.find(({ kindsPerChest }) => kindsPerChest === 9)
    const task = strangerTask(scattered!, 12)
    const kindsIn = task.containers.map(({ items }) => new Set(items.map(({ item }) => item)).size)
    expect(Math.max(...kindsIn)).toBe(9)
    const stored = new Set(task.containers.flatMap(({ items }) => items.map(({ item }) => item)))
    expect(task.blueprint.filter(({ item }) => !stored.has(item))).toEqual([])
  })
})

describe('refusals for lack of room', () => {
  const refused = (agent: string, reason?: 'inventory_full' | 'too_far'): GameEvent => ({
    ...{ seq: 0, t: 0, wall: 0, type: 'action.finished' },
    data: {
      agent,
      thought: '',
      startedAt: 0,
      action: { name: 'WithdrawItem', args: {} },
      result: reason === undefined ? { ok: true, data: {} } : { ok: false, reason, detail: '' },
    },
  })

  it('count where the same agent meets them twice in a row', () => {
    const full = refused('ann', 'inventory_full')
    expect(refusedTwice([full, refused('ben', 'inventory_full'), refused('ben', 'too_far')])).toBe(0)
    expect(refusedTwice([full, refused('ann'), full])).toBe(0)
    expect(refusedTwice([full, refused('ben'), full, full])).toBe(2)
  })
})

describe('walks in place', () => {
  const walk = (agent: string, x: number, { t = 0, ok = true } = {}): GameEvent => ({
    ...{ seq: 0, t, wall: 0, type: 'action.finished' },
    data: {
      agent,
      thought: '',
      startedAt: 0,
      action: { name: 'NavigateTo', args: { pos: [x, 0, 0], range: 4 } },
      result: ok ? { ok, data: {} } : { ok, reason: 'unreachable', detail: '' },
    },
  })

  it('count where the same agent repeats one that succeeded, in no time', () => {
    expect(walkedInPlace([walk('ann', 1), walk('ann', 1), walk('ann', 1)])).toBe(2)
    expect(walkedInPlace([walk('ann', 1), walk('ben', 1), walk('ann', 2), walk('ann', 1)])).toBe(0)
    expect(walkedInPlace([walk('ann', 1), walk('ann', 1, { t: 50 }), walk('ben', 1, { ok: false })])).toBe(0)
  })
})

describe('what holds a team', () => {
  const row = {
    ...{ building: 'house', from: 'generator' as const, agents: 3, code: '', blocks: 300, kinds: 20 },
    ...{
      outcome: 'success',
      reason: '',
      completion: 1,
      makespan: 120,
      bound: 60,
      floor: 40,
      scaffoldLeft: 0,
      fullTwice: 0,
      walkedInPlace: 0,
    },
    ...{ tidying: 0.2, spent: { working: 0.2, walking: 0.5, waiting: 0, idle: 0.3 }, wallSeconds: 1 },
  }

  it('names the largest shares of time first, and refusals that are many for the team and its time', () => {
    expect(whatHolds({ ...row, refusals: { missing_item: 40 } })).toBe(
      'walking 50 %, idle 30 %, tidying 20 %, 40 × missing_item',
    )
    expect(whatHolds({ ...row, refusals: { missing_item: 2 } })).not.toContain('missing_item')
  })
})
