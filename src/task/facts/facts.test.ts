import { describe, expect, it } from 'vitest'
import { burnTicks as worldBurns } from '../../world/smelting/fuels.ts'
import { recipesOf } from '../../world/smelting/recipes.ts'
import { dropsOf, harvestTools, isUnripe } from './mining.ts'
import { recipesFor } from './recipes.ts'
import { burnTicks, fuelFor, smelted, smeltedFrom } from './smelting.ts'

const VERSION = '1.19.2'

describe('the facts that tasks are planned by', () => {
  it('agree with the embedded world on what smelting makes and how long a fuel burns', () => {
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

  it('know how much fuel it takes', () => {
    expect([fuelFor(8, 'coal'), fuelFor(9, 'coal'), fuelFor(3, 'oak_planks'), fuelFor(1, 'stone')]).toEqual([
      1, 2, 2, 1,
    ])
  })

  it('know recipes with their numbers, and which need a table', () => {
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

  it('know tools by tier, and what falls out of a block', () => {
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

  it('know ripe from unripe', () => {
    const wheat = (age: string) => isUnripe({ name: 'wheat', properties: { age } })
    expect([wheat('6'), wheat('7'), isUnripe({ name: 'wheat', properties: {} })]).toEqual([
      true,
      false,
      false,
    ])
    expect(isUnripe({ name: 'beetroots', properties: { age: '3' } })).toBe(false)
  })
})
