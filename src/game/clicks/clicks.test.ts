import { describe, expect, it } from 'vitest'
import { GAME_VERSIONS } from '../version.ts'
import { answersClick } from './block-click.ts'
import { isBoat, isClickable } from './clickable-entities.ts'
import { answersEntityClick } from './entity-click.ts'
import { endsOnBlock, useTicks } from './item-click.ts'

const block = (name: string, properties: Record<string, string> = {}) => ({ name, properties })
const click = (name: string, held?: string, properties: Record<string, string> = {}) =>
  answersClick({ block: block(name, properties), held, isHungry: false })

describe('clicks on blocks', () => {
  it('go to chests, doors and stations with any held item', () => {
    for (const name of ['chest', 'oak_door', 'crafting_table', 'red_bed', 'shulker_box', 'stone_button'])
      expect(click(name, 'bread'), name).toBe(true)
    for (const name of ['stone', 'iron_door', 'oak_log', 'bookshelf'])
      expect(click(name, 'bread'), name).toBe(false)
  })

  it('go to a cake for the hungry, to a composter for what rots, to a full one always', () => {
    expect(answersClick({ block: block('cake'), held: undefined, isHungry: true })).toBe(true)
    expect(click('cake')).toBe(false)
    expect(click('composter', 'bread', { level: '0' })).toBe(true)
    expect(click('composter', 'cooked_beef', { level: '0' })).toBe(false)
    expect(click('composter', 'cooked_beef', { level: '8' })).toBe(true)
  })

  it('go to a campfire for raw food, so that it is not eaten', () => {
    expect([click('campfire', 'beef'), click('campfire', 'cooked_beef')]).toEqual([true, false])
  })

  it('go to cauldrons for buckets and bottles, to berries when they are ripe', () => {
    expect([click('water_cauldron', 'bucket'), click('water_cauldron', 'bread')]).toEqual([true, false])
    expect([2, 1].map((age) => click('sweet_berry_bush', 'bread', { age: `${age}` }))).toEqual([true, false])
  })
})

describe.each(GAME_VERSIONS)('items on blocks in %s', (version) => {
  const ends = (item: string, on = 'stone', face: 'top' | 'bottom' | 'side' = 'top') =>
    endsOnBlock({ item, block: on, isTop: face === 'top', isBottom: face === 'bottom', version })

  it('end the click where they place a block or do something to it', () => {
    for (const item of [
      'dirt',
      'oak_sapling',
      'torch',
      'red_bed',
      'wheat_seeds',
      'redstone',
      'flint_and_steel',
      'pig_spawn_egg',
    ])
      expect(ends(item), item).toBe(true)
  })

  it('go on to their use in the air otherwise: food, buckets, bows, boats, lily pads', () => {
    for (const item of [
      'bread',
      'water_bucket',
      'bow',
      'shield',
      'oak_boat',
      'lily_pad',
      'snowball',
      'iron_helmet',
    ])
      expect(ends(item), item).toBe(false)
  })

  it('plant what is food, too, only where it grows', () => {
    expect([ends('carrot', 'farmland'), ends('carrot', 'farmland', 'side'), ends('carrot')]).toEqual([
      true,
      false,
      false,
    ])
    expect([ends('sweet_berries', 'grass_block'), ends('sweet_berries')]).toEqual([true, false])
  })
})

describe('uses that take time', () => {
  const user = { food: 20, carried: new Set(['arrow']), version: '1.19.2' }

  it('last as long as the game says', () => {
    expect(useTicks('bread', { ...user, food: 10 })).toBe(32)
    expect(useTicks('bread', user)).toBe(0)
    expect(useTicks('golden_apple', user)).toBe(32)
    expect(useTicks('dried_kelp', { ...user, food: 1 })).toBe(16)
    expect(useTicks('bow', user)).toBeGreaterThan(10_000)
    expect(useTicks('bow', { ...user, carried: new Set() })).toBe(0)
    expect(useTicks('snowball', user)).toBe(0)
  })
})

describe('entities', () => {
  it('stop the crosshair unless they are items, orbs or what flies', () => {
    expect(['pig', 'villager', 'oak_boat', 'item_frame', 'fireball'].filter(isClickable)).toHaveLength(5)
    expect(['item', 'experience_orb', 'arrow', 'snowball', 'tnt'].filter(isClickable)).toEqual([])
    expect(['boat', 'bamboo_raft', 'oak_chest_boat', 'minecart'].map(isBoat)).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  it('answer clicks where they trade, carry or are fed', () => {
    const answers = (entity: string, held?: string, isSneaking = false) =>
      answersEntityClick({ entity, held, isSneaking })
    expect(answers('villager', 'bread')).toBe(true)
    expect([answers('oak_boat'), answers('oak_boat', undefined, true)]).toEqual([true, false])
    expect([answers('cow', 'bucket'), answers('pig', 'bucket')]).toEqual([true, false])
    expect([answers('pig', 'carrot'), answers('cow', 'carrot'), answers('zombie')]).toEqual([
      true,
      false,
      false,
    ])
  })
})
