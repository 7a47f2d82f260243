import { describe, expect, it } from 'vitest'
import { gameData } from '../data/game-data.ts'
import { blockPlacedBy, itemThatPlaces } from './item-blocks.ts'

const GAME = gameData('1.21.4')

/** The facing selects the wall form of items that have two forms. */
const facingOf = (block: string): Record<string, string> =>
  GAME.blockProperties(block).has('facing') ? { facing: 'north' } : {}

const wallForms = ['torch', 'soul_torch', 'redstone_torch', 'oak_sign', 'white_banner', 'creeper_head'].map(
  (item) => [item, itemThatPlaces(blockPlacedBy(item, { facing: 'north' }))],
)

describe('items and the blocks they place', () => {
  it.each([
    'stone',
    'torch',
    'wall_torch',
    'redstone_wall_torch',
    'soul_wall_torch',
    'birch_wall_sign',
    'red_wall_banner',
    'skeleton_wall_skull',
    'creeper_wall_head',
    'tube_coral_wall_fan',
    'brick_wall',
    'redstone_wire',
    'tripwire',
    'wheat',
    'carrots',
    'potatoes',
    'beetroots',
    'pumpkin_stem',
    'sweet_berry_bush',
    'cocoa',
    'cave_vines',
    'torchflower_crop',
    'pitcher_crop',
    'oak_stairs',
    'chest',
  ])('map to each other: %s', (block) => {
    expect(GAME.hasItem(itemThatPlaces(block))).toBe(true)
    expect(blockPlacedBy(itemThatPlaces(block), facingOf(block))).toBe(block)
  })

  it.each(wallForms)('use one item for the standing and the wall form: %s', (item, back) => {
    expect(blockPlacedBy(item ?? '', { facing: 'north' })).toMatch(/wall_/)
    expect(blockPlacedBy(item ?? '', {})).toBe(item)
    expect(back).toBe(item)
  })

  it.each(['constructor', 'tostring', '__proto__'])(
    'have the same name if the item does not exist: %s',
    (item) => {
      expect(blockPlacedBy(item, {})).toBe(item)
    },
  )
})
