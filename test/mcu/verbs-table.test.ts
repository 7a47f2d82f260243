import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packagePath } from '../../src/core/package-root.ts'
import { EYE_FAMILIES } from '../../src/mcu/meaning/by-eye.ts'
import { VERBS } from '../../src/mcu/meaning/verbs/index.ts'
import { BEGIN, END, verbRows, verbsTable } from './verbs-table.ts'

/** First words of tasks in the four papers' tables and in the families of the published lists. */
const PUBLISHED_VERBS =
  `craft find mine trade build sell enchant repair eat trap brew rename combat drink use interact hunt light feed hook plant combine ride open
  turn decorate clean climb bring pick tame clog make till shoot breed dye play dig sleep fall aviate mlg neo survival exploring look equip
  milk shear lay chop obtain get collect break go smelt navigation hang sneak drop dive prepare compose carve explore activate acquire kill
  throw stacking place cut boating`.split(/\s+/)

const sourcesIn = (...path: string[]): string => {
  const folder = packagePath(...path)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
}

const verbSources = sourcesIn('src', 'mcu', 'meaning', 'verbs')
const rows = verbRows()
const table = verbsTable()

describe('the table of verbs', () => {
  it('is what docs/mcu.md says (npm run mcu:verbs writes it)', () => {
    const [, rest = ''] = readFileSync(packagePath('docs', 'mcu.md'), 'utf8').split(BEGIN)
    expect(rest.split(END)[0]).toBe(`\n\n${table}\n`)
  })

  it('has an entry for each verb of the papers’ tables', () => {
    const forms = VERBS.flatMap(({ forms: all }) => all.map((form) => form.split(' ')[0]))
    const aliases = ['compose', 'exploring', 'survival']
    expect(PUBLISHED_VERBS.filter((verb) => !forms.includes(verb) && !aliases.includes(verb))).toEqual([])
  })

  it('says what is missing exactly where no rule judges the example or the expert has no plan', () => {
    const unexplained = rows.filter(({ isSolved, verb }) => !isSolved && verb.missing === undefined)
    expect(unexplained.map(({ verb }) => verb.id)).toEqual([])
    const outdated = rows.filter(({ isSolved, verb }) => isSolved && verb.missing !== undefined)
    expect(outdated.map(({ verb }) => verb.id)).toEqual([])
  })

  it('has no empty cell', () => {
    expect(table).not.toMatch(/\| +\|/)
  })

  it('refuses a constraint in the cell of a verb that it cannot be carried out with', () => {
    const cellOf = (verb: string) => table.split('\n').find((line) => line.startsWith(`| ${verb} |`)) ?? ''
    expect(cellOf('sleep')).toMatch(/all below but [^|]*dimension/)
    expect(cellOf('die')).toMatch(/all below but [^|]*no death/)
    expect(cellOf('obtain')).not.toContain('by trade')
  })

  it('uses each family of eyes in a verb', () => {
    const unused = Object.keys(EYE_FAMILIES).filter((family) => !verbSources.includes(`byEye('${family}'`))
    expect(unused).toEqual([])
  })

  it('asks for no statistic that the embedded world never counts', () => {
    const asked = [...verbSources.matchAll(/what: '([a-z_]+)'/g)].map(([, name = '']) => name)
    const world = sourcesIn('src', 'world')
    // For a bell, the reading says that it cannot be set up.
    expect(asked.filter((name) => !world.includes(`'${name}'`) && name !== 'bell_ring')).toEqual([])
    expect(asked.length).toBeGreaterThan(5)
  })
})
