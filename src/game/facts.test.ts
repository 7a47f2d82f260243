import { describe, expect, it } from 'vitest'
import { burnTicks as worldBurns } from '../world/smelting/fuels.ts'
import { recipesOf } from '../world/smelting/recipes.ts'
import { dropsOf, harvestTools, isUnripe } from './blocks/mining.ts'
import { recipesFor } from './items/recipes.ts'
import { burnTicks, fuelFor, smelted, smeltedFrom } from './items/smelting.ts'

const VERSION = '1.19.2'

describe('game facts for planning', () => {
  it('agree with the embedded world on smelting products and burn times', () => {
    const world = new Map(recipesOf('furnace'))
    const known = [...world].filter(([item]) => smelted(item) !== undefined)
    expect(known.length).toBeGreaterThan(30)
    for (const [item, product] of known) expect([item, smelted(item)]).toEqual([item, product])
    for (const product of world.values())
      for (const item of smeltedFrom(product)) expect(world.get(item)).toBe(product)
    for (const fuel of [
      'coal',
      'charcoal',
      'coal_block',
      'oak_log',
      'birch_planks',
      'stick',
      'blaze_rod',
      'stone',
    ])
      expect([fuel, burnTicks(fuel)]).toEqual([fuel, worldBurns(fuel)])
  })

  it('include how much fuel is needed', () => {
    expect([fuelFor(8, 'coal'), fuelFor(9, 'coal'), fuelFor(3, 'oak_planks'), fuelFor(1, 'stone')]).toEqual([
      1, 2, 2, 1,
    ])
  })

  it('include recipes with amounts, and which need a table', () => {
    expect(recipesFor('oak_planks', VERSION)[0]).toEqual({
      makes: 4,
      takes: [{ item: 'oak_log', count: 1 }],
      leaves: [],
      needsTable: false,
    })
    expect(recipesFor('cake', VERSION)[0]?.leaves).toEqual([{ item: 'bucket', count: 3 }])
    expect([recipesFor('ladder', VERSION)[0]?.makes, recipesFor('chest', VERSION)[0]?.needsTable]).toEqual([
      3,
      true,
    ])
    expect([recipesFor('stone', VERSION), recipesFor('constructor', VERSION)]).toEqual([[], []])
  })

  it('include tools by tier, and what a block drops', () => {
    expect(harvestTools('diamond_ore', VERSION)).toEqual([
      'iron_pickaxe',
      'diamond_pickaxe',
      'netherite_pickaxe',
    ])
    expect(harvestTools('stone', VERSION)[0]).toBe('wooden_pickaxe')
    expect(harvestTools('oak_log', VERSION)).toEqual([])
    expect(dropsOf('iron_ore', VERSION)).toEqual([{ item: 'raw_iron', count: 1 }])
    expect(dropsOf('deepslate_redstone_ore', VERSION)).toEqual([{ item: 'redstone', count: 4 }])
    expect(dropsOf('constructor', VERSION)).toEqual([])
  })

  it('tell ripe crops from unripe ones', () => {
    const wheat = (age: string) => isUnripe({ name: 'wheat', properties: { age } })
    expect([wheat('6'), wheat('7'), isUnripe({ name: 'wheat', properties: {} })]).toEqual([
      true,
      false,
      false,
    ])
    expect(isUnripe({ name: 'beetroots', properties: { age: '3' } })).toBe(false)
  })
})
