import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { VERSIONS } from '../protocol/dialect/index.ts'
import type { Registry } from './prismarine.ts'
import { loadRegistry } from './registry.ts'

const asItComes = (version: string): Registry =>
  createRequire(import.meta.url)('prismarine-registry')(version) as Registry

describe('fixed registry data', () => {
  it('is unchanged for 1.19.2', () => {
    const { blocksByName, recipes } = loadRegistry('1.19.2')
    const { blocksByName: before, recipes: known } = asItComes('1.19.2')
    expect(blocksByName).toEqual(before)
    expect(recipes).toEqual(known)
  })

  it.each(VERSIONS)('knows in %s which tools dig ores, and what cannot be dug', (version) => {
    const { blocksByName, blocksByStateId, materials, itemsByName } = loadRegistry(version)
    const { iron_ore: ore, bedrock, oak_slab: slab } = blocksByName
    expect(materials[ore?.material ?? '']?.[itemsByName['stone_pickaxe']?.id ?? 0]).toBe(4)
    expect(bedrock?.hardness).toBe(-1)
    expect(slab?.harvestTools).toBeUndefined()
    expect(blocksByStateId[ore?.defaultState ?? 0]).toBe(ore)
  })

  it('knows in 1.16.5 which blocks absorb light', () => {
    const { blocksByName } = loadRegistry('1.16.5')
    const light = (name: string) => blocksByName[name]?.filterLight
    expect(['carrots', 'poppy', 'oak_stairs', 'water', 'furnace', 'stone'].map(light)).toEqual([
      0, 0, 0, 1, 15, 15,
    ])
  })

  it('leaves the shared data that clients read unchanged', () => {
    loadRegistry('1.21.1')
    expect(asItComes('1.21.1').blocksByName['iron_ore']?.material).toBe('incorrect_for_wooden_tool')
  })
})
