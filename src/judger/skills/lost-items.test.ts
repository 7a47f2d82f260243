import { describe, expect, it } from 'vitest'
import { LostItems } from './lost-items.ts'

const position = { x: 4, y: 12, z: -8 }
const items = [{ item: 'iron_pickaxe', count: 1 }]

describe('items lost by a death', () => {
  it('stay for five minutes', () => {
    const lost = new LostItems()
    lost.lose('Ann', { position, items, at: 60_000 })
    expect(lost.of('Ann', 100_000)).toMatchObject({ position, items, secondsLeft: 260 })
    expect(lost.of('Ann', 360_000)).toBeUndefined()
    expect(lost.of('Bob', 100_000)).toBeUndefined()
  })

  it('are those of the last death, and none once they have been fetched', () => {
    const lost = new LostItems()
    lost.lose('Ann', { position, items, at: 0 })
    lost.lose('Ann', { position, items: [], at: 1000 })
    expect(lost.of('Ann', 2000)).toBeUndefined()
    lost.lose('Ann', { position, items, at: 3000 })
    lost.forget('Ann')
    expect(lost.of('Ann', 4000)).toBeUndefined()
  })
})
