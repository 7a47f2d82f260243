import { describe, expect, it } from 'vitest'
import { distanceBetween, type Effect, preparationFor } from './effect.ts'

const effect = (subtasks: number[], changes: Partial<Effect> = {}): Effect => ({
  subtasks,
  changes: [],
  items: {},
  taken: [],
  killed: {},
  harvested: [],
  ...changes,
})
const at = (x: number, block = 'stone') => ({ position: { x, y: 0, z: 0 }, block })

describe('the state in which some subtasks are done', () => {
  it('is the sum of their effects, in order of occurrence', () => {
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

  it('has no block of a subtask that is not done because its state changed beside another', () => {
    const fence = (state: string) => at(1, `oak_fence[east=${state}]`)
    const effects = [
      effect([1], { changes: [fence('false')] }),
      effect([2], { changes: [at(2, 'oak_fence'), { ...fence('true'), isState: true }] }),
      effect([3], { changes: [{ ...at(7, 'lever[powered=true]'), isState: true }] }),
      effect([4], { changes: [{ ...at(7, 'lever[powered=false]'), isState: true }] }),
    ]
    const shown = (...done: number[]) =>
      preparationFor(effects, new Set(done)).changes.map(({ block }) => block)
    expect(shown(2)).toEqual(['oak_fence'])
    expect(shown(1)).toEqual(['oak_fence[east=false]'])
    expect(shown(1, 2)).toEqual(['oak_fence[east=false]', 'oak_fence', 'oak_fence[east=true]'])
    // A lever of the arena exists no matter who moved it before.
    expect(shown(4)).toEqual(['lever[powered=false]'])
  })

  it('has the fixed number of certain items', () => {
    const effects = [effect([1], { items: { plank: 3, coal: 1 } })]
    expect(preparationFor(effects, new Set([1]), { plank: 2, log: 1 }).items).toEqual({
      plank: 2,
      coal: 1,
      log: 1,
    })
    expect(preparationFor(effects, new Set([1]), { plank: 0 }).items).toEqual({ coal: 1 })
  })

  it('never has a negative number of an item', () => {
    expect(preparationFor([effect([3], { items: { plank: -3 } })], new Set([3])).items).toEqual({})
  })
})

describe('the distance of two effects', () => {
  it('is that of the nearest of their cells, and large without cells', () => {
    const two = effect([1], { changes: [at(1), at(9)] })
    expect(distanceBetween(two, effect([2], { changes: [at(4)] }))).toBe(3)
    expect(distanceBetween(two, effect([2]))).toBeGreaterThan(100)
  })
})
