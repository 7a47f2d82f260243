import { describe, expect, it } from 'vitest'
import { blockTable } from './index.ts'

const blocks = blockTable()
const kind = (name: string) => blocks.named(name).kind

describe('the families’ declarations of their blocks', () => {
  it.each([
    ['oak_wall_sign', 'sign'],
    ['oak_fence_gate', 'fence_gate'],
    ['oak_fence', 'fence'],
    ['iron_bars', 'pane'],
    ['cobblestone_wall', 'wall'],
    ['lime_shulker_box', 'shulker_box'],
    ['cave_air', 'air'],
    ['stone', undefined],
  ])('takes %s for the kind %s', (name, wanted) => {
    expect(kind(name)).toBe(wanted)
  })

  it('lets standing signs, but not wall signs, keep a wall’s post up', () => {
    expect(blocks.named('oak_sign').keepsWallPost).toBe(true)
    expect(blocks.named('oak_wall_sign').keepsWallPost).toBeUndefined()
  })

  it('lets arrows press wooden buttons, not stone ones', () => {
    expect(blocks.named('oak_button').arrowsPress).toBe(true)
    expect(blocks.named('stone_button').arrowsPress).toBe(false)
  })

  it('lets trees grow through bamboo shoots, which need the same soil as bamboo', () => {
    expect(blocks.named('bamboo_sapling').treesGrowThrough).toBe(true)
    expect(blocks.named('bamboo_sapling').isSupported).toBe(blocks.named('bamboo').isSupported)
    expect(blocks.named('bamboo_sapling').isSupported).not.toBe(blocks.named('oak_sapling').isSupported)
  })

  it('needs no soil below a plant in a pot', () => {
    for (const name of ['potted_oak_sapling', 'potted_red_tulip', 'potted_poppy']) {
      expect(blocks.named(name).isSupported).toBeUndefined()
      expect(blocks.named(name).fertilise).toBeUndefined()
    }
    expect(blocks.named('red_tulip').isSupported).toBe(blocks.named('oak_sapling').isSupported)
  })

  it('does not treat a piston head as a skull', () => {
    expect(blocks.named('piston_head').place).toBeUndefined()
    expect(blocks.named('creeper_head').place).toBeDefined()
  })

  it('reduces fall damage on beds, hay and slime, on slime unless the player sneaks', () => {
    const share = (name: string, sneaking = false) => blocks.named(name).fallDamage?.(sneaking)
    expect(['red_bed', 'hay_block', 'slime_block', 'stone'].map((name) => share(name))).toEqual([
      0.5,
      0.2,
      0,
      undefined,
    ])
    expect(share('slime_block', true)).toBe(1)
  })
})
