import { describe, expect, it } from 'vitest'
import { tablesOf } from './data/tables.ts'
import { LATER_WOODS, NETHER_WOODS, WOODS } from './obtaining/game-names.ts'
import { GAME_VERSIONS } from './version.ts'
import { FUNGI, TREES, treesOf } from './woods.ts'

/** The prefixes of a given ending among the names of a version's items. */
const prefixesOf = (ending: string, version: string): string[] =>
  Object.keys(tablesOf(version).itemsByName).flatMap((name) =>
    name.endsWith(ending) && !name.startsWith('stripped_') ? [name.slice(0, -ending.length)] : [],
  )

describe('the woods', () => {
  it.each(GAME_VERSIONS)('of %s are those whose logs and hyphae minecraft-data lists', (version) => {
    expect(treesOf(version).sort()).toEqual(prefixesOf('_log', version).sort())
    expect([...FUNGI].sort()).toEqual(prefixesOf('_hyphae', version).sort())
  })

  it('of trees all exist in some version', () => {
    expect(new Set(GAME_VERSIONS.flatMap(treesOf))).toEqual(new Set(TREES))
  })

  it('are each obtained in one way: in early versions, in later ones, or in the Nether', () => {
    expect([...WOODS, ...LATER_WOODS].sort()).toEqual([...TREES].sort())
    expect(NETHER_WOODS).toEqual(FUNGI)
  })
})
