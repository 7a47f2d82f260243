import { describe, expect, it } from 'vitest'
import { gameData } from '../../src/game/data/game-data.ts'
import { foodOf } from '../../src/game/items/foods.ts'
import { recipeTable } from '../../src/game/items/lacking-recipes/index.ts'
import { recipesFor } from '../../src/game/items/recipes.ts'
import { burnTicks, ovensFor, smelted, smeltedFrom } from '../../src/game/items/smelting.ts'
import { lootOf } from '../../src/game/mobs/animals.ts'
import { GAME_VERSIONS } from '../../src/game/version.ts'
import { Recipes } from '../../src/world/kernel/recipes.ts'
import { lootOf as worldLoot } from '../../src/world/mobs/loot.ts'
import { burnTicks as worldBurns } from '../../src/world/smelting/fuels.ts'
import { smelted as worldSmelts } from '../../src/world/smelting/recipes.ts'
import { SmallWorld } from '../../src/world/testing/small-world.ts'

/** Gear melts to nuggets, and these ores drop what they smelt into: no plan smelts them. */
const NEVER_SMELTED =
  /^(iron|golden|chainmail)_(sword|pickaxe|axe|shovel|hoe|helmet|chestplate|leggings|boots|horse_armor)$|^(deepslate_)?(coal|diamond|lapis|redstone|emerald)_ore$|^nether_quartz_ore$/
/** Fuels that plans use; furniture, tools and plants burn, too. */
const FUELS = /_(log|planks)$|^(coal|charcoal|coal_block|stick|lava_bucket|blaze_rod|dried_kelp_block)$/

/** These keep their contents, so the world makes them by a special recipe: the grids are compared. */
const RECOLOURED = /_(shulker_box|bundle)$/
const ANIMALS = ['cow', 'mooshroom', 'pig', 'sheep', 'chicken', 'rabbit']
const DRAWS = 60

describe.each(GAME_VERSIONS)(
  'the facts in game/ about the items of %s, and the embedded world',
  (version) => {
    const small = new SmallWorld({ version })
    const { registry, items, chance } = small.game
    const names = registry.itemsArray.map(({ name }) => name)

    it('agree on the product of a furnace', () => {
      const differ = names.flatMap((name) => {
        const product = worldSmelts('furnace', name)
        const world =
          product === null || !items.has(product) || NEVER_SMELTED.test(name) ? undefined : product
        const own = smelted(name, version)
        return own === world ? [] : [`${name}: game/ ${own}, world/ ${world}`]
      })
      expect(differ).toEqual([])
      for (const name of names)
        for (const from of smeltedFrom(name, version)) expect(smelted(from, version)).toBe(name)
    })

    it('agree on which ovens take an item', () => {
      const differ = names.flatMap((name) => {
        if (smelted(name, version) === undefined) return []
        const world = (['furnace', 'smoker', 'blast_furnace'] as const).filter(
          (oven) => worldSmelts(oven, name) !== null,
        )
        const own = ovensFor(name)
        return own.toSorted().join() === world.toSorted().join()
          ? []
          : [`${name}: game/ ${own}, world/ ${world}`]
      })
      expect(differ).toEqual([])
    })

    it('agree on how many recipes make an item, and how much each makes', () => {
      const amounts = (recipes: readonly number[]) => recipes.toSorted((a, b) => a - b).join()
      const differ = registry.itemsArray.filter(({ id, name }) => {
        const own = recipesFor(name, version).map(({ makes }) => makes)
        const world = (registry.recipes[id] ?? []).map(({ result }) => result.count ?? 1)
        return amounts(own) !== amounts(world) && !RECOLOURED.test(name)
      })
      expect(differ.map(({ name }) => name)).toEqual([])
      expect(recipesFor('firework_rocket', version).map(({ makes }) => makes)).toContain(3)
    })

    it('agree on what each crafting recipe makes in the grid of a table', () => {
      const grid = new Recipes(registry, items)
      const nameOf = (id: number | null | undefined) =>
        id === null || id === undefined ? '' : registry.items[id]?.name
      const differ = Object.values(recipeTable(version)).flatMap((rows = []) =>
        rows.flatMap(({ inShape, ingredients = [], result }) => {
          const shape = inShape ?? [0, 3, 6].map((from) => ingredients.slice(from, from + 3))
          const cells = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => nameOf(shape[y]?.[x]) ?? ''))
          const made = grid.match(
            cells.map((name) => (name === '' ? null : items.make(name))),
            3,
          )
          const own = `${result.count} ${nameOf(result.id)}`
          const world = made === null ? 'nothing' : `${made.count} ${made.name}`
          return own === world ? [] : [`${cells.join()}: game/ ${own}, world/ ${world}`]
        }),
      )
      expect(differ).toEqual([])
    })

    it('agree on how long fuels burn', () => {
      const differ = names
        .filter((name) => FUELS.test(name) && burnTicks(name) !== worldBurns(name))
        .map((name) => `${name}: game/ ${burnTicks(name)}, world/ ${worldBurns(name)}`)
      expect(differ).toEqual([])
      const more = names.filter((name) => !FUELS.test(name) && burnTicks(name) > 0)
      expect(more).toEqual([])
    })

    it('agree on stack sizes and foods', () => {
      const game = gameData(version)
      for (const name of names) expect([name, game.stackSize(name)]).toEqual([name, items.make(name).limit])
      const foods = registry.foodsByName
      for (const name of names)
        expect([name, foodOf(name, version)?.points]).toEqual([name, foods[name]?.foodPoints])
      expect(names.filter((name) => foodOf(name, version) !== undefined).length).toBeGreaterThan(35)
    })

    it('agree on what a killed animal leaves', () => {
      for (const animal of ANIMALS) {
        const draws = Array.from({ length: DRAWS }, () =>
          worldLoot(animal, chance, { burning: false, byPlayer: true, looting: 0, size: 1 }),
        )
        // The wool of a sheep is what it wears, and a rabbit may leave nothing.
        const own = lootOf(animal).filter(({ item }) => item !== 'white_wool')
        const certain = draws[0]?.flatMap(([item]) => {
          const least = Math.min(...draws.map((draw) => draw.find(([name]) => name === item)?.[1] ?? 0))
          return least > 0 ? [{ item, count: least }] : []
        })
        expect([animal, animal === 'rabbit' ? [] : own]).toEqual([animal, certain])
      }
    })
  },
)
