import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { INVENTORY_SLOTS, InventoryLoad } from './inventory-load.ts'

const version = '1.19.2'
const load = (...inventory: [item: string, count: number][]) =>
  new InventoryLoad(
    inventory.map(([item, count]) => ({ item, count })),
    { version },
  )

describe('what an agent carries', () => {
  it('fills a slot for each stack, of as many items as the game stacks', () => {
    expect(load(['stone', 64], ['egg', 17], ['water_bucket', 2]).freeSlots).toBe(36 - 1 - 2 - 2)
  })

  it('has room in broken stacks, and in the slots that need not stay free', () => {
    const one = load(['stone', 60])
    expect(one.roomFor('stone')).toBe(4 + 35 * 64)
    expect(one.roomFor('stone', 35)).toBe(4)
    expect(one.roomFor('dirt', 34)).toBe(64)
  })

  it('has no room for anything once the game has refused a kind', () => {
    const full = new InventoryLoad([{ item: 'stone', count: 3 }], { version, isFull: true })
    expect([full.roomFor('stone'), full.roomFor('dirt'), full.freeSlots]).toEqual([0, 0, 0])
  })

  it('takes what it says there is room for, and no slot more than there are', () => {
    const items = fc.constantFrom('stone', 'egg', 'water_bucket', 'oak_planks', 'snowball')
    const stacks = fc.array(fc.tuple(items, fc.integer({ min: 1, max: 200 })), { maxLength: 6 })
    fc.assert(
      fc.property(stacks, items, (inventory, item) => {
        const carried = load(...inventory)
        const room = carried.roomFor(item)
        fc.pre(carried.freeSlots > 0)
        expect(carried.slotsFor(item, room)).toBe(carried.freeSlots)
        expect(load(...inventory, [item, room]).freeSlots).toBe(0)
        expect(carried.slotsFor(item, room + 1)).toBeGreaterThan(carried.freeSlots)
      }),
      { seed: 43, numRuns: 200 },
    )
    expect(load(['stone', 64 * INVENTORY_SLOTS]).roomFor('stone')).toBe(0)
  })
})
