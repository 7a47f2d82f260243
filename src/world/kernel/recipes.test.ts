import { describe, expect, it } from 'vitest'
import { Items } from '../items/stack.ts'
import { loadRegistry } from '../library/registry.ts'
import { Recipes } from './recipes.ts'

const registry = loadRegistry('1.19.2')
const items = new Items(registry)
const recipes = new Recipes(registry, items)
const make = (...rows: string[][]) => {
  const cells = Array.from({ length: 9 }, (_, i) => {
    const name = rows[Math.floor(i / 3)]?.[i % 3]
    return name ? items.make(name) : null
  })
  const result = recipes.match(cells, 3)
  return result ? `${result.count} ${result.name}` : null
}
const [O, B, S, _] = ['oak_planks', 'birch_planks', 'stick', '']

describe('recipes', () => {
  it('finds shapes anywhere in the grid and mirrored', () => {
    expect(make([O, ''], [O, ''])).toBe('4 stick')
    expect(make(['', O], ['', O])).toBe('4 stick')
    expect(make([O, O, _], [O, S, _], [_, S, _])).toBe('1 wooden_axe')
    expect(make([_, O, O], [_, S, O], [_, S, _])).toBe('1 wooden_axe')
    expect(make([O, O], [O, O])).toBe('1 crafting_table')
  })

  it('accepts mixed planks only where any planks are allowed', () => {
    expect(make([O, B], [B, O])).toBe('1 crafting_table')
    expect(make([O], [B])).toBe('4 stick')
    expect(make([O, B, O], [B, _, B], [O, O, B])).toBe('1 chest')
    expect(make([B, B, B])).toBe('6 birch_slab')
    expect(make([O, B, O])).toBeNull()
    expect(make(['bamboo'], [O])).toBeNull()
  })

  it('accepts mixed stones for stone tools and charcoal for coal', () => {
    expect(make(['cobblestone', 'blackstone', 'cobbled_deepslate'], [_, S, _], [_, S, _])).toBe(
      '1 stone_pickaxe',
    )
    expect(make(['charcoal'], [S])).toBe('4 torch')
  })

  it('accepts ingredients of shapeless recipes in any order', () => {
    expect(make(['flint', 'iron_ingot'])).toBe('1 flint_and_steel')
    expect(make(['', 'oak_log'], ['', ''])).toBe('4 oak_planks')
    expect(make(['', 'stripped_birch_wood'])).toBe('4 birch_planks')
  })

  it('matches nothing for an empty grid and for arbitrary items', () => {
    expect(make(['', ''], ['', ''])).toBeNull()
    expect(make(['dirt', 'stone'], ['', ''])).toBeNull()
  })

  it('matches every recipe of the data', () => {
    for (const list of Object.values(registry.recipes))
      for (const recipe of list) {
        const ids = (recipe.inShape ?? [recipe.ingredients ?? []]).map((row) =>
          Array.from({ length: 3 }, (_, i) => (typeof row[i] === 'number' ? row[i] : null)),
        )
        if (!recipe.inShape && (recipe.ingredients?.length ?? 0) > 3) continue
        const rows = [...ids, ...Array.from({ length: 3 - ids.length }, () => [null, null, null])]
        const cells = rows
          .flat()
          .map((id) => (id === null ? null : items.make(registry.items[id]?.name ?? '')))
        expect(recipes.match(cells, 3), JSON.stringify(recipe)).not.toBeNull()
      }
  })
})
