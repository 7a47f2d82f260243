import { describe, expect, it } from 'vitest'
import { Moving } from './moving-table.ts'
import { stateOf, table } from './testing.ts'

const has = (block: string, flag: number): boolean => ((table.flags[stateOf(block)] as number) & flag) !== 0

describe('the moving table', () => {
  it.each([
    'air',
    'oak_sign',
    'red_carpet',
    'oak_pressure_plate',
    'ladder',
    'oak_fence_gate[open=true]',
    'short grass'.replace('short ', ''),
    'water',
    'vine',
  ])('lets bodies into %s', (block) => {
    expect(has(block, Moving.passable)).toBe(true)
  })

  it.each([
    'stone',
    'oak_fence',
    'oak_fence_gate[open=false]',
    'oak_door',
    'oak_slab',
    'lava',
    'fire',
    'cobweb',
  ])('keeps bodies out of %s', (block) => {
    expect(has(block, Moving.passable)).toBe(false)
  })

  it('takes layers of snow for solid from the second on', () => {
    const isSolid = (block: string) => table.kinds[stateOf(block)]?.isSolid
    expect([1, 2, 8].map((layers) => isSolid(`snow[layers=${layers}]`))).toEqual([false, true, true])
  })

  it.each(['stone', 'oak_slab', 'dirt_path', 'oak_stairs', 'red_carpet', 'chest'])(
    'lets bodies stand on %s',
    (block) => {
      expect(has(block, Moving.standable)).toBe(true)
    },
  )

  it.each(['air', 'water', 'oak_fence', 'cobblestone_wall', 'oak_fence_gate', 'oak_sign'])(
    'lets no bodies stand on %s',
    (block) => {
      expect(has(block, Moving.standable)).toBe(false)
    },
  )

  it.each(['cauldron', 'water_cauldron[level=2]', 'composter'])(
    'takes %s for a hole in the ground',
    (block) => {
      expect(has(block, Moving.standable)).toBe(false)
      expect(table.kinds[stateOf(block)]).toMatchObject({ isNarrow: true, top: 1 })
    },
  )

  it.each(['hopper', 'oak_stairs', 'chest', 'stone'])('lets bodies stand safely on %s', (block) => {
    expect(table.kinds[stateOf(block)]?.isNarrow).toBe(false)
  })

  it('knows how high each state is', () => {
    const heights = ['oak_slab', 'oak_slab[type=top]', 'oak_fence', 'dirt_path', 'snow[layers=5]', 'air'].map(
      (block) => table.top[stateOf(block)],
    )
    expect(heights).toEqual([0.5, 1, 1.5, 0.9375, 0.5, 0])
  })
})
