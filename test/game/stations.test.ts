import { describe, expect, it } from 'vitest'
import { cutsOf } from '../../src/game/items/stonecutting.ts'
import { SURVIVAL } from '../../src/game/obtaining/economy.ts'
import { ALL_WEIGHTS, BARTERED } from '../../src/game/obtaining/recipes/people.ts'
import { whyNot } from '../../src/game/obtaining/why-not.ts'
import { GAME_VERSIONS } from '../../src/game/version.ts'
import { cutsOf as worldCuts } from '../../src/world/stations/cuts.ts'
import { SmallWorld } from '../../src/world/testing/small-world.ts'
import { BARTER_LOOT } from '../../src/world/villagers/barter.ts'

describe.each(GAME_VERSIONS)('a stonecutter in %s', (version) => {
  const { items, registry } = new SmallWorld({ version }).game
  const names = registry.itemsArray.map(({ name }) => name)

  it('makes the same of each stone in game/ and in the embedded world', () => {
    const text = (cuts: readonly string[]) => cuts.toSorted().join()
    const differ = names.flatMap((stone) => {
      const own = cutsOf(stone, version).filter(({ item }) => items.has(item))
      const ours = text(own.map(({ item, count }) => `${count} ${item}`))
      const theirs = text(worldCuts(items, stone).map(({ name, count }) => `${count} ${name}`))
      return ours === theirs ? [] : [`${stone}: game/ ${ours}, world/ ${theirs}`]
    })
    expect(differ).toEqual([])
  })

  it('cuts nothing that is unobtainable in the version', () => {
    const cuts = names
      .flatMap((stone) => cutsOf(stone, version).map(({ item }) => item))
      .filter((item) => items.has(item))
    const refused = [...new Set(cuts)].filter((item) =>
      whyNot({ item, count: 1 }, version, SURVIVAL)?.includes('experiment'),
    )
    expect(refused).toEqual([])
    if (version === '1.20.4') expect(cutsOf('tuff', version)).toEqual([])
  })
})

describe('bartering', () => {
  it('gives the same in game/ and in the embedded world, with the same weights and least amounts', () => {
    const plain = BARTER_LOOT.filter(([, , , , extra]) => extra === undefined)
    const world = plain.map(([weight, item, low]) => `${weight} of ${low} ${item}`)
    expect(BARTERED.map(([item, weight, count]) => `${weight} of ${count} ${item}`).toSorted()).toEqual(
      world.toSorted(),
    )
    expect(BARTER_LOOT.reduce((sum, [weight]) => sum + weight, 0)).toBe(ALL_WEIGHTS)
  })
})
