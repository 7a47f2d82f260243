import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packagePath } from '../../src/core/package-root.ts'
import { formatBlock } from '../../src/game/block.ts'
import { blockToPlace, stateToPlace } from '../../src/game/blocks/item-blocks.ts'
import { gameData } from '../../src/game/data/game-data.ts'
import { familyOf, ruleOf } from '../../src/game/placement/find-family.ts'
import { finishingSteps, firstBlock, isPlaced, itemsToPlace } from '../../src/game/placement/finishing.ts'
import { placementOptions } from '../../src/game/placement/placement-options.ts'
import { unplaceable } from '../../src/game/placement/unplaceable.ts'
import { blockNames, placeableStates } from '../zoo/states.ts'
import { placingTable } from './placing-table.ts'

const VERSION = '1.19.2'
const game = gameData(VERSION)
const names = blockNames(VERSION)
const states = names.flatMap((name) => placeableStates(name, VERSION))
const anyState = fc.constantFrom(...states)

describe('how blocks are placed', () => {
  it('is what docs/placing.md says (npm run placing writes it)', () => {
    expect(readFileSync(packagePath('docs', 'placing.md'), 'utf8')).toBe(placingTable())
  })

  it('is known for every property of every block', () => {
    const unknown = names.flatMap((name) =>
      familyOf(name).impossible === undefined
        ? [...game.blockProperties(name).keys()].filter(
            (property) => ruleOf(name, property).how === 'as placed',
          )
        : [],
    )
    expect([...new Set(unknown)]).toEqual([])
  })

  it('names an item for every block, or a reason why no player can place it', () => {
    const neither = names.filter(
      (name) => unplaceable({ name, properties: {} }) === undefined && game.itemForBlock(name) === undefined,
    )
    expect(neither).toEqual([])
  })

  it('leaves at least one state of every block that can be placed', () => {
    const stateless = names.filter(
      (name) =>
        unplaceable({ name, properties: {} }) === undefined && placeableStates(name, VERSION).length === 0,
    )
    expect(stateless).toEqual([])
  })

  it('gives each state a click, and items that exist', () => {
    fc.assert(
      fc.property(anyState, (block) => {
        const item = game.itemForBlock(block.name) as string
        expect(placementOptions(block).length, formatBlock(block)).toBeGreaterThan(0)
        for (const { item: used } of itemsToPlace({ block, item }))
          expect(game.hasItem(used), used).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it('leads to the wanted block, step by step', () => {
    fc.assert(
      fc.property(anyState, (block) => {
        expect(isPlaced(block, block)).toBe(true)
        const last = finishingSteps(block).at(-1)
        if (last !== undefined) expect([block.name, firstBlock(block)]).toContain(last.gives.name)
        for (const { gives } of finishingSteps(block)) expect(game.hasBlock(gives.name)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it('survives the way through the arguments of PlaceBlock', () => {
    fc.assert(
      fc.property(anyState, (block) => {
        const item = game.itemForBlock(block.name) as string
        expect(blockToPlace(item, stateToPlace(block, item))).toEqual(block)
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['oak_slab[type=double]', { oak_slab: 2 }],
    ['candle[candles=3,lit=true]', { candle: 3, fire_charge: 1 }],
    ['water_cauldron[level=1]', { cauldron: 1, water_bucket: 1, glass_bottle: 2 }],
    ['potted_poppy', { flower_pot: 1, poppy: 1 }],
    ['farmland', { dirt: 1, iron_hoe: 1 }],
    ['repeater[delay=4]', { repeater: 1 }],
    ['oak_stairs[waterlogged=true]', { oak_stairs: 1, water_bucket: 1 }],
    ['kelp', { kelp: 1, water_bucket: 1 }],
    ['vine[north=true,up=true]', { vine: 2 }],
    ['wheat[age=7]', { wheat_seeds: 1, bone_meal: 4 }],
  ])('counts what %s takes', (text, items) => {
    const [name = '', pairs = ''] = text.replace(']', '').split('[')
    const properties = Object.fromEntries(
      pairs === '' ? [] : pairs.split(',').map((pair) => pair.split('=') as [string, string]),
    )
    const needed = itemsToPlace({ block: { name, properties }, item: game.itemForBlock(name) as string })
    expect(Object.fromEntries(needed.map(({ item, count }) => [item, count]))).toEqual(items)
  })

  it.each([
    ['wheat', { age: '4' }],
    ['oak_leaves', { persistent: 'false' }],
    ['stone_button', { powered: 'true' }],
    ['command_block', {}],
    ['candle', { lit: 'true', waterlogged: 'true' }],
    ['tube_coral', { waterlogged: 'false' }],
    ['water', { level: '3' }],
  ])('says why no player can place %s%o', (name, properties) => {
    expect(unplaceable({ name, properties: properties as Record<string, string> })).toMatch(/\w/)
  })
})
