import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Script } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pairsOf } from '../evaluation/duels.ts'
import { runsIn } from '../evaluation/judged-runs.ts'
import { readMcuFile } from '../import/mcu-file.ts'
import { DIMENSIONS, perDimension } from '../mcu/autoeval/dimension.ts'
import { linkModules } from '../view/server/link-modules.ts'
import { type BallotContent, saidOf } from './ballot.ts'
import { courseOf, placeOf } from './course.ts'
import { exportVotes } from './export-votes.ts'
import { type NamedItem, named, pairItem, singleItem } from './item.ts'
import type { Steps } from './messages.ts'
import { readPairsFile } from './pairs-file.ts'
import { openRatings } from './ratings.ts'
import { writeRuns } from './testing.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'causalmace-raters-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const side = (team: string) => ({ team, run: `../runs/${team}` })
const item = (id: string, more: Partial<NamedItem> = {}): NamedItem => ({
  id,
  task: 'hut',
  seed: 1,
  a: side('strong'),
  b: side('weak'),
  ...more,
})
const items = Array.from({ length: 40 }, (_, index) => item(`i${index}`))
const all = <T>(value: T) => perDimension(() => value)
const steps = (value: Steps[string]): Steps => all(value)
const said = (verdict: BallotContent['verdict']): BallotContent => ({
  swapped: false,
  ...(verdict === undefined ? {} : { verdict }),
  a: all(0.75),
  b: all(null),
})

describe('the course of a rater', () => {
  const survey = { items, threshold: 0.5, seed: 7 }
  const orderOf = (rater: string) =>
    items
      .map((one) => placeOf(one, rater, 7))
      .sort((a, b) => a.rank - b.rank)
      .map(({ item: { id } }) => id)

  it('is in an order of its own, with either run on the left about as often', () => {
    expect(orderOf('alice')).not.toEqual(orderOf('bob'))
    expect(orderOf('alice')).not.toEqual(items.map(({ id }) => id))
    const left = items.filter((one) => placeOf(one, 'alice', 7).swapped).length
    expect(left).toBeGreaterThan(10)
    expect(left).toBeLessThan(30)
  })

  it('is the same after a restart, and further items change no side', () => {
    expect(placeOf(items[3] as NamedItem, 'alice', 7)).toEqual(placeOf(items[3] as NamedItem, 'alice', 7))
    const more = { ...survey, items: [...items, item('new')] }
    const [first, second] = [courseOf(survey, 'alice', new Map()), courseOf(more, 'alice', new Map())]
    expect([first.of, second.of]).toEqual([40, 41])
    expect([first.next?.item.id, 'new']).toContain(second.next?.item.id)
  })

  it('starts with the quiz, and continues for raters who pass it', () => {
    const gold = [item('g1', { gold: 'a' }), item('g2', { gold: 'b' })]
    const quizzed = { items: [...items.slice(0, 2), ...gold], threshold: 0.75, seed: 7 }
    const at = (...answers: (readonly [string, BallotContent['verdict']])[]) =>
      courseOf(quizzed, 'alice', new Map(answers.map(([id, verdict]) => [id, said(verdict)])))
    expect(at()).toMatchObject({ phase: 'quiz', done: 0, of: 2, next: { item: { id: /^g/ } } })
    expect(at(['g1', 'a'])).toMatchObject({ phase: 'quiz', done: 1, next: { item: { id: 'g2' } } })
    expect(at(['g1', 'a'], ['g2', 'tie'])).toMatchObject({
      phase: 'failed',
      next: undefined,
      quiz: { right: 1 },
    })
    const passed = at(['g1', 'a'], ['g2', 'b'])
    expect(passed).toMatchObject({ phase: 'rating', done: 0, of: 2, quiz: { right: 2, done: 2, of: 2 } })
    expect(at(['g1', 'a'], ['g2', 'b'], ['i0', 'a'], ['i1', 'a'])).toMatchObject({ phase: 'done', done: 2 })
  })
})

describe('a ballot', () => {
  it('counts for the runs, regardless of their sides', () => {
    const verdicts = {
      ...all('tie' as const),
      'Task Progress': 'right',
      'Creative Attempts': 'unsure',
    } as const
    const ballot = { verdict: 'left', verdicts, left: steps(4), right: steps(1) } as const
    expect(saidOf(items[0] as NamedItem, ballot, false)).toMatchObject({
      verdict: 'a',
      a: all(1),
      b: all(0.25),
    })
    expect(saidOf(items[0] as NamedItem, ballot, true)).toMatchObject({
      verdict: 'b',
      verdicts: { ...all('tie'), 'Task Progress': 'a', 'Creative Attempts': 'unsure' },
      a: all(0.25),
      b: all(1),
    })
    const right = { ...ballot, verdict: 'right' } as const
    expect(saidOf(items[0] as NamedItem, right, true)).toMatchObject({ verdict: 'a' })
    const even = { ...ballot, verdict: 'both-bad' } as const
    expect(saidOf(items[0] as NamedItem, even, true)).toMatchObject({ verdict: 'both-bad' })
    const unsure = { ...ballot, verdict: 'unsure' } as const
    expect(saidOf(items[0] as NamedItem, unsure, true)).toMatchObject({ verdict: 'unsure' })
    const { verdicts: _, ...whole } = ballot
    expect(saidOf(items[0] as NamedItem, whole, false)).toContain('one for each dimension')
  })

  it('has a missing value where a dimension does not apply, never 0', () => {
    const { b: _, ...alone } = items[0] as NamedItem
    expect(saidOf(alone, { left: { ...steps(0), 'Creative Attempts': 'n/a' } }, false)).toMatchObject({
      a: { 'Task Progress': 0, 'Creative Attempts': null },
    })
  })

  it('is refused where it does not fit what was shown', () => {
    expect(saidOf(items[0] as NamedItem, { left: steps(1) }, false)).toContain('need a verdict')
    const { b: _, ...alone } = items[0] as NamedItem
    expect(saidOf(alone, { verdict: 'tie', left: steps(1) }, false)).toContain('no verdict')
  })
})

describe('the store', () => {
  const open = () => openRatings(join(folder, 'store'))

  it('keeps one vote per rater and item, even when two servers have it open', () => {
    const [first, second] = [open(), open()]
    first.keep(items)
    const { token } = first.rater('alice')
    expect(second.rater('alice').token).toBe(token)
    second.rater('bob')
    expect(first.vote('alice', 'i1', said('a'), '2026-01-01')).toBe('kept')
    expect(second.vote('alice', 'i1', said('a'), '2026-01-02')).toBe('again')
    expect(second.vote('alice', 'i1', said('b'), '2026-01-02')).toBe('other')
    expect(second.vote('bob', 'i1', said('b'), '2026-01-02')).toBe('kept')
    first.close()
    second.close()
    const again = open()
    expect(again.votes().map(({ rater, at, said: { verdict } }) => [rater, at, verdict])).toEqual([
      ['alice', '2026-01-01', 'a'],
      ['bob', '2026-01-02', 'b'],
    ])
    expect(again.raters().find(({ name }) => name === 'alice')?.token).toBe(token)
    again.close()
  })

  it('forgets the draft once the vote exists, and accepts no late choice', () => {
    const store = open()
    store.keep(items)
    store.rater('alice')
    store.draft('alice', 'i1', '{"verdict":"left"}')
    store.draft('alice', 'i1', '{"verdict":"right"}')
    expect(store.draftOf('alice', 'i1')).toBe('{"verdict":"right"}')
    store.vote('alice', 'i1', said('b'), '2026-01-01')
    store.draft('alice', 'i1', '{}')
    expect(store.draftOf('alice', 'i1')).toBeUndefined()
    store.close()
  })

  it('never changes its seed or secret', () => {
    const store = open()
    const { secret } = store
    expect([store.settle('seed', '3'), store.settle('seed', '4'), store.secret]).toEqual(['3', '3', secret])
    store.close()
  })

  it('says what is wrong with a file that is none', () => {
    writeFileSync(join(folder, 'ratings.sqlite'), 'no database, however long this text is. '.repeat(200))
    expect(() => openRatings(folder)).toThrow('cannot be used as a store of ratings')
  })
})

describe('items', () => {
  it('have neutral names, which do not depend on the order of the runs', () => {
    const [one, two] = runsIn(writeRuns(folder))
    const forth = named(pairItem([one!, two!], join(folder, 'store')), 'secret')
    const back = named(pairItem([two!, one!], join(folder, 'store')), 'secret')
    expect(forth.id).toBe(back.id)
    expect(named(pairItem([one!, two!], join(folder, 'store')), 'other').id).not.toBe(forth.id)
    expect(forth).toMatchObject({ a: { team: 'causal · expert', run: '../run1' }, b: { run: '../run2' } })
    expect(singleItem(one!, join(folder, 'store')).b).toBeUndefined()
  })

  it('come from a file, which may hold the quiz alone', () => {
    const paths = writeRuns(folder)
    const file = join(folder, 'pairs.yaml')
    const read = () => readPairsFile(file, (path) => runsIn([path])[0]!, join(folder, 'store'))
    writeFileSync(file, 'schema: 1\nthreshold: 1\ngold: [{ a: run1, b: run3, answer: a }]\n')
    expect(read()).toMatchObject({
      threshold: 1,
      isWhole: false,
      items: [{ gold: 'a', b: { run: '../run3' } }],
    })
    writeFileSync(file, 'schema: 1\npairs: [{ a: run1, b: run2 }]\nsingles: [run3]\n')
    expect(read()).toMatchObject({
      isWhole: true,
      items: [{ a: { run: '../run1' } }, { a: { run: '../run3' } }],
    })
    expect(pairsOf(runsIn(paths))).toHaveLength(3)
    writeFileSync(file, 'schema: 1\ngold:\n  - { a: run1, b: nowhere, answer: a }\n')
    expect(read).toThrow(/pairs\.yaml:3 {2}gold\.0\.b: .*nowhere is not a run folder/)
    writeFileSync(file, 'schema: 1\ngold:\n  - { a: run1, b: run2, answer: first }\n')
    expect(read).toThrow('gold.0.answer')
  })
})

describe('an export', () => {
  it('is read by the importer of ratings, without the quiz', () => {
    const store = openRatings(join(folder, 'store'))
    store.keep([...items, item('g', { gold: 'a' })])
    store.rater('alice')
    store.vote('alice', 'i1', { ...said('a'), comment: '=1+1, "so"' }, '2026-01-01')
    store.vote('alice', 'i2', said('b'), '2026-01-02')
    store.vote('alice', 'g', said('b'), '2026-01-03')
    expect(exportVotes(join(folder, 'out'), store.votes())).toEqual({ votes: 3, ratings: 4 })
    store.close()
    const strong = join(folder, 'out', 'ratings', 'alice', 'strong')
    expect(readdirSync(strong)).toEqual(['hut episode_1 2.json', 'hut episode_1.json'])
    const read = readMcuFile(join(strong, 'hut episode_1.json'), { minecraft: '1.19.2' })
    expect(read).toMatchObject({ kind: 'rating', rating: { task: 'hut', video: 'strong', scores: all(7.5) } })
    const weak = readMcuFile(join(folder, 'out', 'ratings', 'alice', 'weak', 'hut episode_1.json'), {
      minecraft: '1.19.2',
    })
    expect(weak).toMatchObject({ rating: { scores: all(null) } })
    const { votes } = JSON.parse(readFileSync(join(folder, 'out', 'votes.json'), 'utf8'))
    expect(votes[2]).toMatchObject({ kind: 'gold', gold: 'a', right: false, verdict: 'b' })
  })

  it('keeps its rows whole, and no spreadsheet computes what a rater wrote', () => {
    const store = openRatings(join(folder, 'store'))
    store.keep(items)
    store.rater('alice')
    store.vote('alice', 'i1', { ...said('a'), comment: '=1+1, "so"\nand on' }, '2026-01-01')
    exportVotes(join(folder, 'out'), store.votes())
    store.close()
    const [head, ...rows] = readFileSync(join(folder, 'out', 'votes.csv'), 'utf8').split('\r\n')
    expect(head?.split(',')).toHaveLength(13 + 3 * DIMENSIONS.length + 1)
    expect(rows[0]).toContain(',a,,,,,,,,0.75,')
    expect(rows[0]?.endsWith('N/A,"\'=1+1, ""so""\nand on"')).toBe(true)
  })
})

it('the page of raters is a script that a browser can read', () => {
  expect(() => new Script(linkModules(new URL('./page/main.ts', import.meta.url)))).not.toThrow()
})
