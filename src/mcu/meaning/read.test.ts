import { describe, expect, it } from 'vitest'
import { namesOfSort } from '../../game/data/names-of-sort.ts'
import { namesTest } from '../../game/names.ts'
import { GAME_VERSIONS } from '../../game/version.ts'
import { mapAtomList } from '../import/atom-list.ts'
import { writeExpression } from '../molecule/expression.ts'
import { predicateInWords } from '../predicate/in-words.ts'
import { unknownNames } from '../predicate/unknown-names.ts'
import { AXES } from './constraints/constraint.ts'
import { CONSTRAINT_RULES } from './constraints/kinds/index.ts'
import { effectsOf } from './constraints/rule.ts'
import { readingInWords, uncheckedOf } from './in-words.ts'
import { BIOME_ALIASES } from './nouns/biome-aliases.ts'
import { BLOCK_ALIASES } from './nouns/block-aliases.ts'
import { ITEM_ALIASES } from './nouns/item-aliases.ts'
import { MOB_ALIASES } from './nouns/mob-aliases.ts'
import { readTask } from './read.ts'
import { constraintsOf, isUnderstood, judgedBy, type Part } from './reading.ts'
import { AWKWARD } from './testing/awkward.ts'
import { PLAUSIBLE_ATOMS } from './testing/plausible-atoms.ts'
import { PUBLISHED_NAMES } from './testing/published-names.ts'
import { STRANGERS } from './testing/strangers.ts'

const VERSION = '1.19.2'
const read = (text: string) => readTask(text, VERSION)

function inBrief({ judged }: Part): string {
  if (judged.by === 'rule') return predicateInWords(judged.predicate)
  return judged.by === 'eye' ? `eye: ${judged.family}` : ['?', ...judged.suggestions].join(' ')
}

describe('an awkward text', () => {
  it.each(AWKWARD)('is read as written by hand: $text', ({ text, parts, constraints = [], joined }) => {
    const reading = read(text)
    const { expression } = reading
    const inner = expression.kind === 'where' ? expression.of : expression
    expect(reading.parts.map(inBrief)).toEqual(parts)
    expect(constraintsOf(reading).map(({ kind }) => kind)).toEqual(constraints)
    if (joined !== undefined) expect(inner.kind).toBe(joined)
  })

  it.each(STRANGERS)('is read as a stranger meant it: $text', ({ text, parts, constraints, reads }) => {
    const reading = read(text)
    const inWords = reading.parts.map((part) =>
      part.judged.by === 'nothing' ? 'not understood' : inBrief(part),
    )
    expect(inWords).toEqual(parts)
    expect(constraintsOf(reading).map(({ kind }) => kind)).toEqual(constraints)
    expect(writeExpression(reading.expression)).toBe(reads)
  })

  it('comes in every kind of constraint', () => {
    const kinds = new Set(AWKWARD.flatMap(({ constraints = [] }) => constraints))
    expect(CONSTRAINT_RULES.filter(({ id }) => !kinds.has(id)).map(({ id }) => id)).toEqual([])
  })

  it.each(['', 'and', 'mine stone and', '(mine stone', 'mine stone)', 'eat bread {why: no}', '('.repeat(50)])(
    'that is "%s" is refused with one typed error',
    (text) => {
      expect(() => read(text)).toThrow(expect.objectContaining({ code: 'meaning' }))
    },
  )

  it('never becomes a goal by a name that is only spelled alike', () => {
    for (const text of ['craft buton', 'smelt mtton', 'find villag', 'mine dert']) {
      const [part] = read(text).parts
      expect(part?.judged.by, text).toBe('nothing')
      expect(part?.verb).toBeUndefined()
    }
  })

  it('says each slip that it reads as meant', () => {
    expect(read('bulid a wall').notes).toEqual(['"bulid" read as "build"'])
    expect(read('repair Elytra (repaired with Phantom Membrane)').notes).toEqual([
      'left out: (repaired with Phantom Membrane)',
    ])
  })

  it('says what nothing checks: constraints that only the prompt holds, and words that the goal leaves out', () => {
    expect(uncheckedOf(read('mine stone at night'))).toEqual([])
    expect(uncheckedOf(read('mine stone {how: while singing}'))).toEqual(['mine stone: while singing'])
    expect(uncheckedOf(read('build a house at night'))).toEqual([expect.stringContaining('judges see it')])
    expect(uncheckedOf(read('craft a ladder within 30 s'))).toEqual([])
    expect(uncheckedOf(read('drink hurting potion'))).toEqual([])
    expect(uncheckedOf(read('rename diamond sword'))).toEqual(['rename diamond sword: which name it gets'])
  })

  it('is explained in full', () => {
    const lines = readingInWords(read('mine dirt and stone in a cave')).join('\n')
    for (const words of [
      'mine dirt AND mine stone',
      'as "mine stone"',
      'judged by rule',
      'initialisation',
      'in a cave',
    ])
      expect(lines).toContain(words)
  })
})

describe('the names of tasks in the papers and in the released files', () => {
  const all = Object.entries(PUBLISHED_NAMES).flatMap(([source, names]) =>
    names.map((name) => ({ source, name })),
  )

  it.each(GAME_VERSIONS)(
    'are all understood in %s, each part with a goal or the reason for an eye',
    (version) => {
      const lost = all.filter(({ name }) => !isUnderstood(readTask(name, version)))
      // For names that do not exist in a version, the versions that have them are reported.
      const missing = lost.filter(({ name }) =>
        readTask(name, version).parts.every(
          ({ judged }) => judged.by !== 'nothing' || !judged.reason.includes('it is in'),
        ),
      )
      expect(missing).toEqual([])
    },
  )

  it('are mostly judged by rule, as many as are counted here', () => {
    const counts = Map.groupBy(all, ({ name }) => judgedBy(read(name)))
    const share = (counts.get('rule')?.length ?? 0) / all.length
    expect(share).toBeGreaterThan(0.85)
    expect(counts.get('nothing')).toBeUndefined()
  })

  it('have predicates whose names the version knows', () => {
    for (const { name } of all)
      for (const { judged } of read(name).parts)
        if (judged.by === 'rule') expect(unknownNames(judged.predicate, VERSION), name).toEqual([])
  })
})

describe('a list of plausible atoms', () => {
  it.each(GAME_VERSIONS)('has at least 75 % goals by rule in %s, and 95 % goals or an eye', (version) => {
    const { lines } = mapAtomList(PLAUSIBLE_ATOMS.join('\n'), version)
    const shareOf = (...by: string[]) =>
      lines.filter(({ judgedBy: one }) => by.includes(one)).length / lines.length
    expect(lines.length).toBeGreaterThanOrEqual(200)
    expect(shareOf('rule')).toBeGreaterThanOrEqual(0.75)
    expect(shareOf('rule', 'eye')).toBeGreaterThanOrEqual(0.95)
  })
})

describe('kinds of constraints', () => {
  it('answer when, where or how, and say in which way they are carried out', () => {
    for (const rule of CONSTRAINT_RULES) {
      expect(AXES).toContain(rule.axis)
      expect(effectsOf(rule)).toEqual(expect.arrayContaining(['prompt', 'criteria']))
      expect(rule.checkedBy.length).toBeGreaterThan(0)
    }
    // Everything except words that no rule understands is enforced by more than the prompt.
    const idle = CONSTRAINT_RULES.filter((rule) => !effectsOf(rule).includes('solver'))
    expect(idle.map(({ id }) => id)).toEqual(['words'])
  })
})

describe('a table of aliases', () => {
  it.each([
    { sort: 'item', aliases: ITEM_ALIASES },
    { sort: 'block', aliases: BLOCK_ALIASES },
    { sort: 'mob', aliases: MOB_ALIASES },
    { sort: 'biome', aliases: BIOME_ALIASES },
  ] as const)(
    'of each $sort has no row without a name, and none that an exact name hides',
    ({ sort, aliases }) => {
      const names = GAME_VERSIONS.map((version) => new Set(namesOfSort(sort, version)))
      const empty = Object.entries(aliases).filter(
        ([, { of }]) => !names.some((known) => [...known].some(namesTest(of))),
      )
      expect(empty.map(([alias]) => alias)).toEqual([])
      const hidden = Object.keys(aliases).filter((alias) => names.every((known) => known.has(alias)))
      // Words for landscapes refer to all biomes of their kind.
      if (sort !== 'biome') expect(hidden).toEqual([])
    },
  )
})
