import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import './shared-libraries.ts'

const require = createRequire(import.meta.url)
const ofMineflayer = createRequire(require.resolve('mineflayer'))

interface Registry {
  itemsByName: Record<string, { id: number }>
}

const registryOf = ofMineflayer('prismarine-registry') as (version: string) => Registry
const recipesOf = ofMineflayer('prismarine-recipe') as (registry: Registry) => {
  Recipe: { find(item: number, metadata: null): { result: { id: number } }[] }
}
const blocksOf = ofMineflayer('prismarine-block') as (registry: Registry) => unknown

describe('libraries that bots share', () => {
  it('make the classes of a version once', () => {
    const registry = registryOf('1.19.2')
    expect(blocksOf(registry)).toBe(blocksOf(registry))
  })

  it('find the recipes of the current version, regardless of earlier ones', () => {
    const versions = ['1.16.5', '1.19.2'].map(registryOf)
    for (const registry of [...versions, ...versions]) {
      const { id } = registry.itemsByName.furnace!
      const recipes = recipesOf(registry).Recipe.find(id, null)
      expect(recipes.map(({ result }) => result.id)).toContain(id)
    }
  })
})
