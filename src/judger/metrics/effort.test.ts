import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../core/journal/events.ts'
import { actionEntropy } from './effort.ts'

const did = (name: string, startedAt: number, t: number, agent = 'a'): GameEvent =>
  ({
    t,
    type: 'action.finished',
    data: { agent, startedAt, thought: '', action: { name, args: {} }, result: { ok: true } },
  }) as never

describe('the entropy of actions', () => {
  it('is nothing for one long action, and grows when actions change', () => {
    expect(actionEntropy([did('MineBlock', 0, 1000)])).toBe(0)
    const varied = Array.from({ length: 20 }, (_, i) =>
      did(i % 2 === 0 ? 'Dig' : 'Eat', 50 * i, 50 * (i + 1)),
    )
    // 1,2,1,2 … over 20 frames: nine occurrences of each of the two patterns 1,3,2 and 2,1,3
    expect(actionEntropy(varied)).toBeCloseTo(Math.log(2) / Math.log(6), 6)
  })

  it('counts frames in which an agent waits, and is the mean of the agents', () => {
    const waiting = [did('Eat', 0, 100), did('Eat', 300, 400)]
    const both = [...waiting, did('Dig', 0, 1000, 'b')]
    const alone = actionEntropy(waiting) ?? 0
    expect(alone).toBeGreaterThan(0)
    expect(actionEntropy(both)).toBeCloseTo(alone / 2)
  })

  it('is unknown if no agent acted for three frames', () => {
    expect(actionEntropy([])).toBeUndefined()
    expect(actionEntropy([did('Eat', 0, 50)])).toBeUndefined()
  })
})
