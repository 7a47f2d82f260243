import minecraftData from 'minecraft-data'
import { describe, expect, it } from 'vitest'
import { GAME_VERSIONS } from '../../version.ts'
import { costsOre, isPickaxe, toolKind, toolMaterial, toolTier } from './tools.ts'

describe.each(GAME_VERSIONS)('the tools of Minecraft %s', (version) => {
  const { itemsArray, blocksArray, items } = minecraftData(version)
  const tools = itemsArray.filter(({ name }) => toolKind(name) !== undefined)

  it('are of five kinds in six materials, and wear out', () => {
    expect(tools).toHaveLength(30)
    expect(new Set(tools.map(({ name }) => `${toolMaterial(name)} ${toolKind(name)}`)).size).toBe(30)
    expect(tools.filter(({ maxDurability }) => maxDurability === undefined)).toEqual([])
  })

  it('are the tools that blocks ask for, beside shears', () => {
    const asked = new Set(
      blocksArray.flatMap(({ harvestTools = {} }) =>
        Object.keys(harvestTools).map((id) => items[Number(id)]?.name ?? ''),
      ),
    )
    expect([...asked].filter((name) => toolKind(name) === undefined)).toEqual(['shears'])
  })

  it('dig more the higher their tier: what a tier digs, the next one digs too, gold as much as wood', () => {
    const dug = (tier: number) =>
      blocksArray.filter(({ harvestTools = {} }) =>
        Object.keys(harvestTools).some((id) => {
          const name = items[Number(id)]?.name ?? ''
          return isPickaxe(name) && toolTier(name) === tier
        }),
      )
    const counts = [0, 1, 2, 3, 4, 5].map((tier) => dug(tier).length)
    expect(counts[0]).toBe(counts[1])
    expect(counts).toEqual([...counts].sort((a, b) => a - b))
    expect(counts[0]).toBeLessThan(counts[4] as number)
  })

  it('cost ore from iron on', () => {
    expect(tools.filter(({ name }) => isPickaxe(name) && costsOre(name)).map(({ name }) => name)).toEqual([
      'iron_pickaxe',
      'diamond_pickaxe',
      'netherite_pickaxe',
    ])
    expect(['shears', 'stick', 'iron_ingot'].filter(costsOre)).toEqual([])
  })
})
