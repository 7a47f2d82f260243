import { describe, expect, it } from 'vitest'
import { blockTable } from '../behaviours/index.ts'
import { Items } from '../items/stack.ts'
import { BlockStates } from '../kernel/blocks/states.ts'
import { Chance } from '../kernel/chance.ts'
import { loadRegistry } from '../library/registry.ts'
import { seededRandom } from '../random.ts'
import { dropsOf, needsOtherTool } from './drops.ts'

const registry = loadRegistry('1.19.2')
const states = new BlockStates(registry)
const blocks = blockTable()
const items = new Items(registry)
const chance = new Chance(seededRandom(7))
const drops = (name: string, properties = {}, tool: string | null = null) =>
  dropsOf(
    { blocks },
    { state: states.encode(name, properties), tool: tool ? items.make(tool) : null, chance },
  )

describe('drops', () => {
  it.each([
    ['stone', {}, [['cobblestone', 1]]],
    ['grass_block', {}, [['dirt', 1]]],
    ['iron_ore', {}, [['raw_iron', 1]]],
    ['glass', {}, []],
    ['oak_slab', { type: 'double' }, [['oak_slab', 2]]],
    ['oak_door', { half: 'upper' }, []],
    ['red_bed', { part: 'head' }, [['red_bed', 1]]],
    ['wheat', { age: 3 }, [['wheat_seeds', 1]]],
    ['wall_torch', {}, [['torch', 1]]],
    ['oak_wall_sign', {}, [['oak_sign', 1]]],
    ['candle', { candles: 3 }, [['candle', 3]]],
    ['bookshelf', {}, [['book', 3]]],
  ])('%s %j gives %j', (name, properties, wanted) => {
    expect(drops(name, properties)).toEqual(wanted)
  })

  it('give wheat and one to four seeds for ripe wheat', () => {
    for (let i = 0; i < 50; i++) {
      const [wheat, seeds] = drops('wheat', { age: 7 })
      expect(wheat).toEqual(['wheat', 1])
      expect(seeds?.[1]).toBeGreaterThanOrEqual(1)
      expect(seeds?.[1]).toBeLessThanOrEqual(4)
    }
  })

  it('are items that exist, for every block', () => {
    for (const block of registry.blocksArray)
      for (const [item] of dropsOf(
        { blocks },
        { state: states.decode(block.defaultState), tool: null, chance },
      ))
        if (item !== block.name) expect(items.has(item), `${block.name} → ${item}`).toBe(true)
  })

  it('need a pickaxe for stone and no tool for dirt', () => {
    const usual = { digs: {} }
    const stone = states.definition('stone')
    expect(needsOtherTool(usual, stone, null)).toBe(true)
    expect(needsOtherTool(usual, stone, items.make('iron_sword'))).toBe(true)
    expect(needsOtherTool(usual, stone, items.make('wooden_pickaxe'))).toBe(false)
    expect(needsOtherTool(usual, states.definition('dirt'), null)).toBe(false)
    expect(needsOtherTool(usual, states.definition('diamond_ore'), items.make('stone_pickaxe'))).toBe(true)
  })

  it('need other tools in a world with rules of its own', () => {
    const stone = states.definition('stone')
    const iron = { digs: { stone: { tools: ['iron_pickaxe'] } } }
    expect(needsOtherTool(iron, stone, items.make('wooden_pickaxe'))).toBe(true)
    expect(needsOtherTool(iron, stone, items.make('iron_pickaxe'))).toBe(false)
    expect(needsOtherTool({ digs: { stone: { tools: [] } } }, stone, null)).toBe(false)
  })
})
