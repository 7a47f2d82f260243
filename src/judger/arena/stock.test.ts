import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../core/journal/events.ts'
import { Stock } from './stock.ts'

const containers = [
  {
    position: { x: 1, y: 0, z: 0 },
    block: { name: 'chest', properties: {} },
    items: [
      { item: 'wheat', count: 64 },
      { item: 'wheat', count: 10 },
      { item: 'egg', count: 1 },
    ],
  },
]

const took = (item: string, amount: number, ok = true, container = [1, 0, 0]): GameEvent => ({
  t: 0,
  type: 'action.finished',
  data: {
    agent: 'Ann',
    startedAt: 0,
    thought: '',
    action: { name: 'WithdrawItem', args: { container, item, amount } },
    result: ok ? { ok, data: {} } : { ok, reason: 'missing_item', detail: '' },
  },
})

const stockAfter = (...events: GameEvent[]) => {
  const stock = new Stock(containers)
  for (const event of events) stock.apply(event)
  return stock.now()
}

describe('what containers still hold', () => {
  it('is the initial content minus what was taken out, stack by stack', () => {
    const contents = stockAfter(took('wheat', 60), took('minecraft:Wheat', 8), took('egg', 1))
    expect(contents[0]?.items).toEqual([{ item: 'wheat', count: 6 }])
  })

  it('is not changed by refused actions or by other containers', () => {
    const contents = stockAfter(took('wheat', 60, false), took('egg', 1, true, [9, 0, 0]))
    expect(contents).toEqual(containers)
  })
})
