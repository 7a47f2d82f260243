import { describe, expect, it } from 'vitest'
import { GAME_VERSIONS } from '../version.ts'
import { AGENTS_IN_THE_WILD, OVERWORLD, SURVIVAL } from './economy.ts'
import { gameNamesOf } from './game-names.ts'
import { KILLED } from './mob-loot.ts'
import { NATURAL_BLOCKS } from './natural-blocks.ts'
import { isAccess } from './recipe.ts'
import { recipeGraph } from './recipe-graph.ts'
import { recipesOf } from './recipes/all-recipes.ts'
import { ALTERED_ITEMS } from './recipes/altering.ts'
import { whyUnobtainable } from './unobtainable.ts'
import { whyNot } from './why-not.ts'
import { WILD_BLOCK_NAMES } from './wild-blocks.ts'

const names = GAME_VERSIONS.map(gameNamesOf)
const isPotion = (node: string) => node.startsWith('potion:')

describe('the tables of recipes', () => {
  it('name nothing that no version has', () => {
    const blocks = [...NATURAL_BLOCKS, ...WILD_BLOCK_NAMES]
    expect(blocks.filter((block) => !names.some(({ isBlock }) => isBlock(block)))).toEqual([])
    expect(ALTERED_ITEMS.filter((item) => !names.some(({ isItem }) => isItem(item)))).toEqual([])
    const loot = KILLED.filter(([mob, item]) => !names.some((game) => game.isMob(mob) && game.isItem(item)))
    expect(loot).toEqual([])
  })

  it.each(GAME_VERSIONS)(
    'of %s make everything but what no player obtains, which is listed with the reason',
    (version) => {
      const { recipes } = recipeGraph(version, SURVIVAL)
      const { items } = gameNamesOf(version)
      const without = items.filter((item) => !recipes.has(item))
      expect(without.filter((item) => whyUnobtainable(item, version) === undefined)).toEqual([])
      expect(
        items.filter((item) => recipes.has(item) && whyUnobtainable(item, version) !== undefined),
      ).toEqual([])
      const odd = without.filter((item) => !item.endsWith('_spawn_egg'))
      expect(odd).toEqual(
        expect.arrayContaining(['bedrock', 'barrier', 'command_block', 'spawner', 'player_head']),
      )
      expect(odd.length).toBeLessThan(version === '1.20.4' ? 100 : 40)
    },
  )

  it.each(GAME_VERSIONS)(
    'of %s have recipes of items that the version has, each with an id of its own',
    (version) => {
      const { isItem } = gameNamesOf(version)
      const recipes = recipesOf(version)
      const nodes = recipes.flatMap(({ makes, takes, leaves, tools, station, access }) => [
        ...[makes, ...takes, ...leaves].map(({ item }) => item),
        ...tools,
        ...access,
        ...(station === undefined ? [] : [station]),
      ])
      const unknown = nodes.filter((node) => !isItem(node) && !isAccess(node) && !isPotion(node))
      expect([...new Set(unknown)]).toEqual([])
      const ids = recipes.map(({ id }) => id)
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    },
  )

  it.each(GAME_VERSIONS)('of %s give iron, gold and diamonds to all economies', (version) => {
    for (const economy of [SURVIVAL, OVERWORLD, AGENTS_IN_THE_WILD]) {
      const { recipes } = recipeGraph(version, economy)
      const missing = ['coal', 'iron_ingot', 'gold_ingot', 'diamond', 'redstone'].filter(
        (item) => !recipes.has(item),
      )
      expect([economy.id, missing]).toEqual([economy.id, []])
    }
  })
})

describe('why an economy does not give an item', () => {
  it.each([
    ['brush', '1.19.2', 'there is no brush in Minecraft 1.19.2'],
    ['bedrock', '1.19.2', 'no player obtains it in survival: nothing drops it'],
    ['sniffer_egg', '1.21.4', 'sniffer_egg is brushed out of ruins in structures'],
    ['water_bucket', '1.19.2', 'water_bucket is filled into a bucket or bottle'],
    ['glowstone', '1.21.1', 'in the Nether'],
  ])('is the reason for %s in %s', (item, version, reason) => {
    expect(whyNot({ item, count: 1 }, version, AGENTS_IN_THE_WILD)).toContain(reason)
  })

  it('is nothing where it gives it', () => {
    expect(whyNot({ item: 'brush', count: 1 }, '1.21.4', AGENTS_IN_THE_WILD)).toBeUndefined()
  })
})
