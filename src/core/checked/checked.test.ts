import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { atPaths, checked, describeIssues } from './checked.ts'

const leaf = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('held'), of: z.string(), count: z.int().min(1).default(1) }),
  z.strictObject({ kind: z.literal('moved'), by: z.enum(['walk', 'swim']) }),
])
const nested = z.union([leaf, z.strictObject({ kind: z.enum(['and', 'or']), of: z.array(leaf).min(1) })])

const house = z.strictObject({
  title: z.string().min(1),
  floors: z.int().min(1).max(64),
  height: z.number().positive().optional(),
  side: z.enum(['north', 'south', 'west', 'east']).optional(),
  schema: z.literal(1).optional(),
  id: z
    .string()
    .regex(/^[a-z-]+$/)
    .max(8)
    .optional(),
  word: z
    .string()
    .regex(/^[a-z]+$/, 'use small letters')
    .optional(),
  isOpen: z.boolean().optional(),
  at: z.strictObject({ cell: z.array(z.int(), { error: 'expected a cell' }) }).optional(),
  letter: z.enum([...'abcdefghi']).optional(),
  rooms: z.array(z.strictObject({ at: z.tuple([z.int(), z.int()]) })).optional(),
  teams: z.array(z.int()).min(2).optional(),
  seeds: z.union([z.string(), z.int()]).optional(),
  goal: nested.optional(),
  depots: z.record(z.string().regex(/^[a-z]+$/), z.int()).optional(),
  even: z.int().multipleOf(2).optional(),
  name: z.string().endsWith('.png').optional(),
  odd: z
    .int()
    .refine((number) => number % 2 === 1)
    .optional(),
})

/** The messages for a house that is correct except for some fields. */
function said(fields: Record<string, unknown>): string {
  const result = checked(house, { title: 'Hut', floors: 2, ...fields })
  return result.success ? 'nothing' : describeIssues(result.issues)
}

describe('a document that does not fit is described in plain words', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['a missing field', { title: undefined }, 'title: missing; expected text'],
    ['an empty value', { floors: null }, 'floors: expected a whole number, got nothing'],
    ['a number for text', { title: 1.5 }, 'title: expected text, got 1.5; write "1.5" in quotes'],
    [
      'text for a number',
      { floors: '4' },
      'floors: expected a whole number, got "4"; write it without quotes',
    ],
    ['a word for a number', { floors: 'four' }, 'floors: expected a whole number, got "four"'],
    ['a fraction', { floors: 1.5 }, 'floors: expected a whole number, got 1.5'],
    ['a word for yes or no', { isOpen: 'yes' }, 'isOpen: expected true or false, got "yes"'],
    ['a list for keys', { depots: ['a'] }, 'depots: expected keys with values, got a list'],
    ['text for a list', { rooms: 'hall' }, 'rooms: expected a list, got "hall"'],
    ['a number that is too small', { floors: 0 }, 'floors: expected at least 1, got 0'],
    ['a number that is too large', { floors: 65 }, 'floors: expected at most 64, got 65'],
    ['a bound that is excluded', { height: 0 }, 'height: expected more than 0, got 0'],
    ['empty text', { title: '' }, 'title: must not be empty'],
    ['text that is too long', { id: 'a-very-long-id' }, 'id: expected at most 8 characters, got 14'],
    ['a list that is too short', { teams: [1] }, 'teams: expected at least 2 entries, got 1'],
    ['text of another form', { id: 'Hut' }, 'id: expected text of the form /^[a-z-]+$/, got "Hut"'],
    ['another ending', { name: 'hut.jpg' }, 'name: expected text that ends with ".png", got "hut.jpg"'],
    ['no multiple', { even: 3 }, 'even: expected a multiple of 2, got 3'],
    ['a rule without a message', { odd: 2 }, 'odd: cannot be used: 2'],
    ['another constant', { schema: 2 }, 'schema: expected 1, got 2'],
    [
      'none of a choice',
      { side: 'nort' },
      'side: expected one of "north", "south", "west", "east", got "nort"; did you mean "north"?',
    ],
    ['an unknown key with a near one', { flors: 1 }, 'flors: unknown key "flors"; did you mean "floors"?'],
    [
      'a key that does not fit',
      { depots: { A1: 2 } },
      'depots.A1: this key cannot be used: expected text of the form /^[a-z]+$/, got "A1"',
    ],
    ['none of two types', { seeds: [1] }, 'seeds: expected text or a whole number, got a list'],
    ['a message of the schema itself', { word: 'A' }, 'word: use small letters'],
    ['the same where nothing is', { at: {} }, 'at.cell: missing; expected a cell'],
    ['one of a long list', { letter: 'bb' }, 'letter: expected one of 9 values, got "bb"; did you mean "b"?'],
  ])('%s', (_name, fields, message) => {
    expect(said(fields)).toBe(message)
  })

  it('an unknown key that is like no other, with all others', () => {
    expect(said({ rooms: [{ at: [1, 2], colour: 'red' }] })).toBe(
      'rooms.0.colour: unknown key "colour"; there are at',
    )
  })

  it('each unknown key by itself, as a key', () => {
    const result = checked(house, { title: 'Hut', floors: 2, a: 1, b: 2 })
    expect(result).toMatchObject({
      success: false,
      issues: [
        { path: ['a'], isKey: true },
        { path: ['b'], isKey: true },
      ],
    })
  })

  it('long text, clipped and without terminal control characters', () => {
    expect(said({ floors: `\u009b${'x'.repeat(99)}` })).toBe(
      `floors: expected a whole number, got "?${'x'.repeat(39)}…"`,
    )
  })
})

describe('of alternatives, the closest match is described', () => {
  it.each<[string, unknown, string]>([
    ['by its kind', { kind: 'held', of: 'dirt', count: 0 }, 'goal.count: expected at least 1, got 0'],
    [
      'by its kind, although a choice in it fails',
      { kind: 'moved', by: 'swimm' },
      'goal.by: expected one of "walk", "swim", got "swimm"; did you mean "swim"?',
    ],
    ['within another', { kind: 'and', of: [{ kind: 'held' }] }, 'goal.of.0.of: missing; expected text'],
    [
      'an unknown kind, with all known ones',
      { kind: 'hold' },
      'goal.kind: expected one of "held", "moved", "and", "or", got "hold"; did you mean "held"?',
    ],
    ['no kind at all', { of: 'dirt' }, 'goal.kind: missing; expected one of "held", "moved", "and", "or"'],
    ['no keys at all', 'dirt', 'goal: expected keys with values, got "dirt"'],
  ])('%s', (_name, goal, message) => {
    expect(said({ goal })).toBe(message)
  })
})

it('what fits is returned with its defaults', () => {
  expect(checked(leaf, { kind: 'held', of: 'dirt' })).toEqual({
    success: true,
    data: { kind: 'held', of: 'dirt', count: 1 },
  })
})

it('paths are written with dots', () => {
  expect(atPaths([{ path: ['rooms', 0, 'at'], message: 'missing' }])).toEqual([
    { path: 'rooms.0.at', message: 'missing' },
  ])
})
