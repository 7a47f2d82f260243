import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packagePath } from '../src/core/package-root.ts'
import { namePatternsIn } from './support/name-patterns.ts'

const SRC = packagePath('src')

/**
 * Folders in which kinds of blocks and items are distinguished by their names: the facts of the game, the world, and how blocks
 * and items look.
 */
const HOMES = ['game', 'world', join('render', 'look'), join('render', 'screens')]

/** Files whose patterns are over other text than names of blocks and items. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'core/secrets/secrets-around.ts': 'names of variables that hold keys',
  'evaluation/collect-evidence.ts': 'words of tasks',
  'film/views.ts': 'the view called "player" among the views of a film',
}

/** Folders whose patterns are over what people write, which is no name of the game before it has been read. */
const READERS = [join('mcu', 'meaning', 'verbs')]

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .filter((file) => ![...HOMES, ...READERS].some((home) => file.startsWith(home + sep)))

const patternsOf = (file: string) => namePatternsIn(readFileSync(join(SRC, file), 'utf8'))
const portable = (file: string): string => file.split(sep).join('/')

describe('names of blocks and items', () => {
  it('are matched by patterns in game/, world/ and where looks are drawn alone', () => {
    const offenders = sources
      .filter((file) => !Object.hasOwn(EXCEPTIONS, portable(file)))
      .flatMap((file) =>
        patternsOf(file).map(
          ({ line, text, matches }) => `${file}:${line} ${text} matches ${matches.join(', ')} …`,
        ),
      )
    expect(
      offenders,
      'name the kind in src/game/blocks/kinds/ or src/game/items/kinds/ and ask for it',
    ).toEqual([])
  })

  it('have no exception that is no longer needed', () => {
    const idle = sources
      .filter((file) => Object.hasOwn(EXCEPTIONS, portable(file)))
      .filter((file) => patternsOf(file).length === 0)
    expect(idle).toEqual([])
    expect(Object.keys(EXCEPTIONS).filter((file) => !sources.map(portable).includes(file))).toEqual([])
  })

  it.each([
    ['an ending', 'const isLog = (name: string) => /_log$/.test(name)'],
    ['a beginning', "const isDeep = (name: string) => name.startsWith('deepslate_')"],
    ['a part', "const isDoor = (name: string) => name.includes('_door')"],
    ['a whole name that others end with', "const isSand = (name: string) => name.endsWith('sand')"],
    ['a replaced ending', "const planks = log.replace(/_log$/, '_planks')"],
    ['an ending that is cut off', "const wood = log.replace('_log', '')"],
    ['a list of names', 'const SPARED = /^(iron|diamond|netherite)_pickaxe$/'],
    ['a pattern from a text', "const COOKED = new RegExp('^cooked_')"],
    [
      'a pattern from parts',
      "const ALIKE = '\\\\w*chest|\\\\w*anvil'\nconst ANY = new RegExp(`^(\x24{ALIKE})$`)",
    ],
  ])('would be found when matched by %s', (_what, code) => {
    expect(namePatternsIn(code)).toHaveLength(1)
  })

  it.each([
    ['a name as such', "const isTable = (name: string) => name === 'crafting_table'"],
    ['a list of names', "const SOIL = new Set(['dirt', 'grass_block'])\nSOIL.has(name)"],
    ['a member of a list', "items.includes('iron_pickaxe')"],
    ['a name made of parts', 'const log = `\x24{wood}_log`'],
    ['words of a name', "name.replaceAll('_', ' ')"],
    ['any name', '/^[a-z0-9_]+$/.test(name)'],
    ['a namespace', "name.replace(/^minecraft:/, '')"],
  ])('are not confused with %s', (_what, code) => {
    expect(namePatternsIn(code)).toEqual([])
  })
})
