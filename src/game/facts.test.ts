import { describe, expect, it } from 'vitest'
import { BLOCKS_WITH_DROPS, dropsOf } from './blocks/drops.ts'
import { harvestTools, isUnripe } from './blocks/mining.ts'
import { named, tablesOf } from './data/tables.ts'
import { recipesFor } from './items/recipes.ts'
import { burnTicks, fuelFor, smelted, smeltedFrom } from './items/smelting.ts'
import { BECOMES } from './items/smelting-table.ts'
import { GAME_VERSIONS } from './version.ts'

const VERSION = '1.19.2'

describe('game facts for planning', () => {
  it.each([
    ['1.16.5', 'iron_ore', 'iron_ore', 'oak spruce birch jungle acacia dark_oak'],
    ['1.19.2', 'raw_iron', 'raw_iron', 'oak spruce birch jungle acacia dark_oak mangrove'],
    ['1.20.4', 'raw_iron', 'raw_iron', 'oak spruce birch jungle acacia dark_oak mangrove cherry'],
    ['1.21.4', 'raw_iron', 'raw_iron', 'oak spruce birch jungle acacia dark_oak mangrove cherry pale_oak'],
  ])('of %s: iron ore drops %s, iron is smelted from %s, charcoal from %s', (version, drop, raw, woods) => {
    expect(dropsOf('iron_ore', version)).toEqual([{ item: drop, count: 1 }])
    expect(smeltedFrom('iron_ingot', version)[0]).toBe(raw)
    expect(smeltedFrom('charcoal', version)).toEqual(woods.split(' ').map((wood) => `${wood}_log`))
    for (const wood of woods.split(' ')) expect(burnTicks(`${wood}_planks`)).toBe(300)
  })

  it('name only things that exist in the version', () => {
    for (const version of GAME_VERSIONS) {
      const { items, blocksByName, itemsByName } = tablesOf(version)
      const isItem = (name: string) => named(itemsByName, name) !== undefined
      for (const block of Object.keys(blocksByName))
        for (const { item } of dropsOf(block, version))
          expect([version, block, item, isItem(item)]).toContain(true)
      for (const { name } of Object.values(items).filter((item) => item !== undefined)) {
        const product = smelted(name, version)
        if (product !== undefined) expect([version, name, product, isItem(product)]).toContain(true)
      }
    }
    expect(smelted('basalt', '1.16.5')).toBeUndefined()
    expect(smelted('basalt', '1.19.2')).toBe('smooth_basalt')
    expect(smelted('resin_clump', '1.21.4')).toBe('resin_brick')
  })

  it('have no line that no version needs', () => {
    const blocks = new Set(GAME_VERSIONS.flatMap((version) => Object.keys(tablesOf(version).blocksByName)))
    const items = new Set(GAME_VERSIONS.flatMap((version) => Object.keys(tablesOf(version).itemsByName)))
    expect(BLOCKS_WITH_DROPS.filter((block) => !blocks.has(block))).toEqual([])
    expect([...BECOMES].flat().filter((item) => !items.has(item))).toEqual([])
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

  it('include tools by tier, and the drops of a block', () => {
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
