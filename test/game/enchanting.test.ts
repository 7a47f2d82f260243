import { describe, expect, it } from 'vitest'
import { isEnchantedAtTable } from '../../src/game/items/enchanting.ts'
import { GAME_VERSIONS } from '../../src/game/version.ts'
import { enchantability } from '../../src/world/items/enchanting.ts'
import { SmallWorld } from '../../src/world/testing/small-world.ts'

describe.each(GAME_VERSIONS)('what a table enchants in %s', (version) => {
  const names = Object.keys(new SmallWorld({ version }).game.registry.itemsByName)

  it('is what the embedded world offers something for', () => {
    const apart = names.filter((name) => isEnchantedAtTable(name, version) !== enchantability(name) > 0)
    expect(apart).toEqual([])
    expect(names.filter((name) => isEnchantedAtTable(name, version)).length).toBeGreaterThan(50)
  })
})
