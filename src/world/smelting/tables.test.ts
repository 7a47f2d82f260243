import { describe, expect, it } from 'vitest'
import { loadRegistry } from '../library/registry.ts'
import { VERSIONS } from '../protocol/dialect/index.ts'
import { burnTicks } from './fuels.ts'
import { recipesOf, smelted } from './recipes.ts'

describe('smelting tables', () => {
  it('name only items that exist in some version', () => {
    const items = new Set(
      VERSIONS.flatMap((version) => loadRegistry(version).itemsArray.map(({ name }) => name)),
    )
    expect(
      recipesOf('furnace')
        .flat()
        .filter((name) => !items.has(name)),
    ).toEqual([])
  })

  it.each(VERSIONS)('smelt every burnable log, every ore and all colours of terracotta of %s', (version) => {
    const names = loadRegistry(version).itemsArray.map((item) => item.name)
    const missing = names.filter(
      (name) =>
        (/_ore$|^raw_(iron|gold|copper)$/.test(name) ||
          (/_(log|wood)$/.test(name) && !/crimson|warped/.test(name)) ||
          (name.endsWith('_terracotta') && !name.includes('glazed'))) &&
        !smelted('furnace', name),
    )
    expect(missing).toEqual([])
  })

  it('let smokers smelt only food and blast furnaces only ores and metal', () => {
    expect([smelted('smoker', 'beef'), smelted('smoker', 'raw_iron'), smelted('smoker', 'sand')]).toEqual([
      'cooked_beef',
      null,
      null,
    ])
    expect([smelted('blast_furnace', 'raw_iron'), smelted('blast_furnace', 'beef')]).toEqual([
      'iron_ingot',
      null,
    ])
  })

  it.each([
    ['coal', 1600],
    ['oak_log', 300],
    ['stripped_birch_wood', 300],
    ['spruce_planks', 300],
    ['oak_slab', 150],
    ['stone_slab', 0],
    ['stick', 100],
    ['oak_chest_boat', 1200],
    ['lava_bucket', 20_000],
    ['crimson_planks', 0],
    ['warped_stem', 0],
    ['white_wool', 100],
    ['moss_carpet', 0],
    ['diamond', 0],
  ])('burn %s for %i ticks', (item, ticks) => expect(burnTicks(item)).toBe(ticks))
})
