import { describe, expect, it } from 'vitest'
import { distanceBetween, type Effect, preparationFor } from './effect.ts'

const effect = (subtasks: number[], about: Partial<Effect> = {}): Effect => ({
  subtasks,
  changes: [],
  items: {},
  taken: [],
  killed: {},
  ...about,
})
const at = (x: number, block = 'stone') => ({ position: { x, y: 0, z: 0 }, block })

describe('the state in which some subtasks are done', () => {
  it('is the sum of their effects, in the order in which they came about', () => {
    const effects = [
      effect([2], { changes: [at(1)], items: { coal: 3 }, killed: { cow: 1 } }),
      effect([1], { changes: [at(1, 'air')], items: { coal: -1 }, killed: { cow: 2 } }),
      effect([3], { changes: [at(5)] }),
    ]
    expect(preparationFor(effects, new Set([1, 2]))).toEqual({
      changes: [at(1), at(1, 'air')],
      items: { coal: 2 },
      taken: [],
      killed: { cow: 3 },
    })
  })

  it('shows the effect of subtasks that were done together only if all are done', () => {
    const effects = [effect([1, 2], { changes: [at(1)] })]
    expect(preparationFor(effects, new Set([1])).changes).toEqual([])
    expect(preparationFor(effects, new Set([1, 2])).changes).toEqual([at(1)])
  })

  const market = [
    effect([1], { items: { plank: 3 } }),
    effect([2], { items: { plank: 3 } }),
    effect([3], { items: { plank: -3 } }),
    effect([4], { items: { plank: -1 } }),
    effect([5], { items: { plank: -1 } }),
  ]
  const planksFor = (tried: number, ...done: number[]) =>
    preparationFor(market, new Set(done), tried).items.plank ?? 0

  it('leaves each consumer its share: those that need less have come first, and of equal ones the first listed', () => {
    expect(planksFor(4, 1, 2, 3, 5)).toBe(6)
    expect(planksFor(5, 1, 2, 3, 4)).toBe(5)
    expect(planksFor(3, 1, 2, 4, 5)).toBe(4)
    expect(planksFor(3, 1, 4, 5)).toBe(1)
  })

  it('has no less than nothing of an item', () => {
    expect(preparationFor(market, new Set([3])).items).toEqual({})
  })
})

describe('the distance of two effects', () => {
  it('is nothing if one uses up what the other provides, else that of their cells', () => {
    const [iron, furnace] = [effect([1], { items: { ore: 2 } }), effect([2], { items: { ore: -2, iron: 2 } })]
    expect(distanceBetween(iron, furnace)).toBe(0)
    expect(distanceBetween(effect([1], { changes: [at(1), at(9)] }), effect([2], { changes: [at(4)] }))).toBe(
      3,
    )
    expect(distanceBetween(iron, iron)).toBeGreaterThan(100)
  })
})
