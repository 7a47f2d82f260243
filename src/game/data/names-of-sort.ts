import { POTIONS } from '../items/potions.ts'
import { isNamePattern, namesTest } from '../names.ts'
import { GAME_VERSIONS, type GameVersion } from '../version.ts'
import { tablesOf } from './tables.ts'

/** The kind of thing that a name in a task refers to. */
export type NameSort = 'item' | 'block' | 'mob' | 'block or mob' | 'block, mob or sky' | 'potion' | 'biome'

const BASES = ['water', 'mundane', 'thick', 'awkward']
const STRENGTHS = ['', 'long_', 'strong_']

/** Every name of a kind in a version. */
export function namesOfSort(sort: NameSort, version: GameVersion): readonly string[] {
  const { itemsByName, blocksByName, entitiesByName, biomesByName } = tablesOf(version)
  switch (sort) {
    case 'item':
      return Object.keys(itemsByName)
    case 'block':
      return Object.keys(blocksByName)
    case 'mob':
      return Object.keys(entitiesByName)
    case 'block or mob':
      return [...Object.keys(blocksByName), ...Object.keys(entitiesByName)]
    case 'block, mob or sky':
      return [...Object.keys(blocksByName), ...Object.keys(entitiesByName), 'sky']
    case 'potion':
      return [
        ...BASES,
        ...STRENGTHS.flatMap((strength) => Object.keys(POTIONS).map((name) => strength + name)),
      ]
    case 'biome':
      return Object.keys(biomesByName)
  }
}

/** Names with patterns replaced by their matches in a version. */
export const expandedNames = (names: readonly string[], sort: NameSort, version: GameVersion): string[] =>
  names.flatMap((name) =>
    isNamePattern(name) ? namesOfSort(sort, version).filter(namesTest([name])) : [name],
  )

/** The tested versions in which a name exists. */
export const versionsWith = (name: string, sort: NameSort): readonly GameVersion[] =>
  GAME_VERSIONS.filter((version) => namesOfSort(sort, version).includes(name))
