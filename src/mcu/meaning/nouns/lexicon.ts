import { onceByName } from '../../../core/once.ts'
import { dropsOf } from '../../../game/blocks/drops.ts'
import { gameData } from '../../../game/data/game-data.ts'
import { type NameSort, namesOfSort, versionsWith } from '../../../game/data/names-of-sort.ts'
import { similarName } from '../../../game/data/similar-name.ts'
import { tablesOf } from '../../../game/data/tables.ts'
import { POTIONS } from '../../../game/items/potions.ts'
import { isNamePattern, namesTest } from '../../../game/names.ts'
import { GAME_VERSIONS, type GameVersion } from '../../../game/version.ts'
import type { Alias } from './alias.ts'
import { BIOME_ALIASES } from './biome-aliases.ts'
import { BLOCK_ALIASES } from './block-aliases.ts'
import { formsOf, wordsOf } from './forms.ts'
import { ITEM_ALIASES } from './item-aliases.ts'
import { MOB_ALIASES } from './mob-aliases.ts'
import { PLACES_BY_EYE, STRUCTURES } from './places.ts'
import { POTION_ALIASES } from './potion-aliases.ts'

/** The thing that a noun phrase names. */
export interface Thing {
  /** The phrase as it was written. */
  readonly words: string
  /** Alternative names of the game, optionally with `*`. */
  readonly names: readonly string[]
  /** The name that scenes use. */
  readonly first: string
}

interface Sort {
  readonly sort: NameSort
  /** Whether a word refers to a group although one name is the same: a birch forest is a forest. */
  readonly groupsFirst?: boolean
  readonly aliases: Readonly<Record<string, Alias>>
}

const SORTS = {
  item: { sort: 'item', aliases: ITEM_ALIASES },
  block: { sort: 'block', aliases: BLOCK_ALIASES },
  mob: { sort: 'mob', aliases: MOB_ALIASES },
  biome: { sort: 'biome', aliases: BIOME_ALIASES, groupsFirst: true },
} as const satisfies Record<string, Sort>

/** Classes of entities in minecraft-data that words for mobs name: boats and minecarts are ridden and trapped in. */
const BEINGS = /mobs$|^vehicles$/i

/** Names of mobs and vehicles in any version: an older table leaves some of them without a class. */
const beings = onceByName(
  (_all: 'all'): ReadonlySet<string> =>
    new Set(
      GAME_VERSIONS.flatMap((version) =>
        Object.entries(tablesOf(version).entitiesByName).flatMap(([name, entity]) =>
          BEINGS.test(entity?.category ?? '') ? [name] : [],
        ),
      ),
    ),
)

/** The nouns of one version: resolves words to names, exactly or using the alias tables. */
export class Lexicon {
  readonly version: GameVersion
  readonly #names: Readonly<Record<keyof typeof SORTS, ReadonlySet<string>>>

  constructor(version: GameVersion) {
    this.version = version
    this.#names = {
      item: new Set(namesOfSort('item', version).filter((name) => name !== 'air')),
      block: new Set(namesOfSort('block', version)),
      mob: new Set(namesOfSort('mob', version).filter((name) => beings('all').has(name))),
      biome: new Set(namesOfSort('biome', version)),
    }
  }

  item = (phrase: string): Thing | undefined => this.#find('item', phrase)
  block = (phrase: string): Thing | undefined => this.#find('block', phrase)
  mob = (phrase: string): Thing | undefined => this.#find('mob', phrase)
  biome = (phrase: string): Thing | undefined => this.#find('biome', phrase)

  /** The potion that a phrase names: "potion of healing", "splash healing potion"; its name lacks strength and length. */
  potion(phrase: string): (Thing & { readonly isSplash: boolean }) | undefined {
    const words = wordsOf(phrase)
    const isSplash = words.some((word) => word === 'splash' || word === 'lingering')
    const said = words.filter((word) => !POTION_WORDS.has(word))
    if (said.length === words.filter((word) => word !== 'the' && word !== 'a' && word !== 'an').length)
      return undefined
    const name = said.join('_')
    const meant = POTION_ALIASES[name] ?? name
    if (meant === '') return { words: phrase, names: ['*'], first: 'healing', isSplash }
    if (!BASES.has(meant) && !Object.hasOwn(POTIONS, meant)) return undefined
    const strengths = ['', 'long_', 'strong_'].map((strength) => strength + meant)
    const known = strengths.filter((each) => each === meant || Object.hasOwn(POTIONS, each))
    return { words: phrase, names: known, first: meant, isSplash }
  }

  /** A structure of the game's worlds, or a place that has no name in the game. */
  place(phrase: string): { readonly name: string; readonly isStructure: boolean } | undefined {
    const forms = formsOf(wordsOf(phrase))
    const structure = forms.find((form) => STRUCTURES.includes(form))
    if (structure !== undefined) return { name: structure, isStructure: true }
    const place = forms.find((form) => PLACES_BY_EYE.includes(form))
    return place === undefined ? undefined : { name: place, isStructure: false }
  }

  /** Blocks that drop an item, or leave it behind when dug. */
  blocksThatDrop({ names, words }: Thing): Thing | undefined {
    const test = namesTest(names)
    const found = [...dropsByItem(this.version)].flatMap(([item, blocks]) => (test(item) ? blocks : []))
    const [first] = found
    return first === undefined ? undefined : { words, names: [...new Set(found)], first }
  }

  /** A name of any sort with almost the same spelling as the phrase, for messages only. */
  nearMiss(phrase: string): string | undefined {
    const [form] = formsOf(wordsOf(phrase))
    if (form === undefined) return undefined
    const all = [...this.#names.item, ...this.#names.block, ...this.#names.mob, ...this.#names.biome]
    return similarName(form, [...new Set([...all, ...Object.keys(ITEM_ALIASES), ...STRUCTURES])])
  }

  /** Other versions in which a phrase is the exact name of something. */
  otherVersionsWith(phrase: string): readonly GameVersion[] {
    const forms = formsOf(wordsOf(phrase))
    const versions = forms.flatMap((form) =>
      Object.values(SORTS).flatMap(({ sort }) => versionsWith(form, sort)),
    )
    return versions.includes(this.version) ? [] : [...new Set(versions)]
  }

  #find(sort: keyof typeof SORTS, phrase: string): Thing | undefined {
    const known = this.#names[sort]
    const forms = formsOf(wordsOf(phrase))
    const { aliases, groupsFirst = false }: Sort = SORTS[sort]
    const exact = forms.find((form) => known.has(form))
    if (exact !== undefined && exact === forms[0] && !groupsFirst)
      return { words: phrase, names: [exact], first: exact }
    const alias = forms.find((form) => Object.hasOwn(aliases, form))
    if (alias !== undefined) return this.#group(phrase, aliases[alias] as Alias, known)
    return exact === undefined ? undefined : { words: phrase, names: [exact], first: exact }
  }

  #group(words: string, { of, first }: Alias, known: ReadonlySet<string>): Thing | undefined {
    const names = of.filter((name) =>
      isNamePattern(name) ? [...known].some(namesTest([name])) : known.has(name),
    )
    if (names.length === 0) return undefined
    const members = [...known].filter(namesTest(names))
    const taken = first !== undefined && known.has(first) ? first : members[0]
    return taken === undefined ? undefined : { words, names, first: taken }
  }
}

const POTION_WORDS: ReadonlySet<string> = new Set(
  'potion potions of splash lingering the a an throwable extended enhanced long strong ii water_bottle'.split(
    ' ',
  ),
)
const BASES: ReadonlySet<string> = new Set(['water', 'mundane', 'thick', 'awkward'])

/** The blocks that yield each item, by item. */
const dropsByItem = onceByName((version: GameVersion): ReadonlyMap<string, readonly string[]> => {
  const game = gameData(version)
  const pairs = namesOfSort('block', version)
    .filter((name) => game.hasBlock(name))
    .flatMap((block) => dropsOf(block, version).map(({ item }) => ({ item, block })))
  return new Map(
    [...Map.groupBy(pairs, ({ item }) => item)].map(([item, own]) => [item, own.map(({ block }) => block)]),
  )
})

/** The nouns of a version, made once in a process. */
export const lexiconOf = onceByName((version: GameVersion): Lexicon => new Lexicon(version))
