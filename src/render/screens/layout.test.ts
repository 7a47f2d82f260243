import { describe, expect, it } from 'vitest'
import { buttonAt, ITEM_SIZE, originIn, scrolledRow, slotAt } from './layout.ts'
import { layoutOfScreen, screenLayout } from './layouts.ts'

/** Slots of each window as the protocol counts them. */
const SLOTS: readonly (readonly [kind: string, slots: number])[] = [
  ['inventory', 46],
  ['crafting', 46],
  ['furnace', 39],
  ['smoker', 39],
  ['blast_furnace', 39],
  ['generic_9x1', 45],
  ['generic_9x3', 63],
  ['generic_9x6', 90],
  ['generic_3x3', 45],
  ['shulker_box', 63],
  ['hopper', 41],
  ['brewing_stand', 41],
  ['enchantment', 38],
  ['anvil', 39],
  ['smithing', 39],
  ['grindstone', 39],
  ['cartography', 39],
  ['stonecutter', 38],
  ['loom', 40],
  ['merchant', 39],
  ['beacon', 37],
  ['horse', 38],
]

describe('layouts of screens', () => {
  it.each(SLOTS)('%s has %i slots, all inside of it and none upon another', (kind, count) => {
    const layout = screenLayout(kind, undefined)!
    expect(layout.slots).toHaveLength(count)
    for (const { x, y } of layout.slots) {
      expect(Math.min(x, y)).toBeGreaterThan(0)
      expect(x + ITEM_SIZE).toBeLessThan(layout.width)
      expect(y + ITEM_SIZE).toBeLessThan(layout.height)
    }
    const centres = layout.slots.map(({ x, y }) => slotAt(layout, x + 8, y + 8))
    expect(centres).toEqual(layout.slots.map((_, slot) => slot))
  })

  it('puts the inventory where tables for 640 × 360 have it: result, grid and hotbar', () => {
    const layout = screenLayout('inventory', undefined)!
    const origin = originIn(layout, { width: 640, height: 360 })
    expect(origin).toEqual({ x: 232, y: 97 })
    const hit = (x: number, y: number) => slotAt(layout, x - origin.x, y - origin.y)
    for (const [x, y] of [
      [385, 124],
      [402, 141],
    ] as const)
      expect(hit(x, y)).toBe(0)
    expect(hit(329, 114)).toBe(1)
    expect(hit(364, 149)).toBe(4)
    expect(hit(239, 238)).toBe(36)
    expect(hit(400, 255)).toBe(44)
    expect(hit(384, 124)).toBeUndefined()
    expect(buttonAt(layout, 336 - origin.x, 158 - origin.y)?.id).toBe('book')
  })

  it('gives the horse with a chest its slots, and knows no screen of another name', () => {
    expect(screenLayout('horse', 53)?.slots).toHaveLength(53)
    expect(screenLayout('lectern', undefined)).toBeUndefined()
    expect(screenLayout('generic_9x7', undefined)).toBeUndefined()
  })

  it('finds the offers of an enchanting table and a villager', () => {
    expect(buttonAt(screenLayout('enchantment', undefined)!, 61, 14 + 19 * 2)?.id).toBe('offer 2')
    expect(buttonAt(screenLayout('merchant', undefined)!, 6, 18 + 20 * 6)?.id).toBe('offer 6')
  })

  it('scrolls by its bar: up to the first row, down to the last', () => {
    const { scroller } = screenLayout('stonecutter', undefined)!
    const rows = [0, 21, 41, 68, 200].map((y) => scrolledRow(scroller!, y, 2))
    expect(rows).toEqual([0, 0, 1, 2, 2])
  })

  it('has a smithing table with a slot for the template since 1.20', () => {
    expect(screenLayout('smithing', 39)?.own).toBe(3)
    expect(screenLayout('smithing', 40)?.own).toBe(4)
  })

  it('of a screen is by its number of slots, and where that is not known the smallest with the filled ones', () => {
    const own = (kind: string, slotCount: number | undefined, ...filled: number[]) =>
      layoutOfScreen({ kind, slotCount, slots: filled.map((slot) => ({ slot })) }).own
    expect(own('smithing', 40, 4)).toBe(4)
    expect(own('smithing', 39, 4)).toBe(3)
    expect(own('horse', 53)).toBe(17)
    expect(own('horse', 38)).toBe(2)
    expect(own('horse', undefined, 0, 52)).toBe(17)
    expect(own('horse', undefined, 0, 37)).toBe(2)
    expect(own('something_new', 45, 2)).toBe(9)
    expect(own('something_new', undefined, 2)).toBe(3)
  })
})
