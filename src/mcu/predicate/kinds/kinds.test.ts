import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { packagePath } from '../../../core/package-root.ts'
import { checkGoal } from '../../verify/check-goal.ts'
import { absent, findingOf } from '../../verify/goal-scene.ts'
import { truthAfter } from '../fold.ts'
import { predicateWordsOf } from '../in-words.ts'
import { PREDICATE_JOINS } from '../joins/index.ts'
import { definePredicateKind } from '../kind.ts'
import { KindList } from '../kind-list.ts'
import { predicateSchemaOf } from '../schema.ts'
import { PREDICATE_KINDS } from './index.ts'

/** A kind that the package does not have: a number of items of one kind in one agent's inventory. */
const hoarded = definePredicateKind({
  id: 'hoarded',
  schema: z.strictObject({ kind: z.literal('hoarded'), item: z.string(), atLeast: z.int().min(1) }),
  isState: true,
  decidedBy: 'items',
  gauge:
    ({ item, atLeast }) =>
    (state) =>
      Math.min(1, state.held((name) => name === item) / atLeast),
  inWords: ({ item, atLeast }) => `hoard ${atLeast} ${item}`,
  check({ item, atLeast }, { supplies }) {
    const have = supplies.carries(item)
    return have >= atLeast ? [] : [findingOf(absent(item, have, atLeast))]
  },
  given: ({ item, atLeast }, { start }) =>
    start.carries(item) >= atLeast ? `a hoard of ${item}` : undefined,
})

describe('a new kind of predicate', () => {
  const kinds = new KindList([...PREDICATE_KINDS, hoarded])
  const schema = predicateSchemaOf(kinds)
  const text = { kind: 'then', of: [{ kind: 'slept' }, { kind: 'hoarded', item: 'egg', atLeast: 3 }] }
  const goal = schema.parse(text)

  it('is read by the schema, inside of other predicates too, and refused where its parts are wrong', () => {
    expect(goal).toEqual({ kind: 'then', of: [{ kind: 'slept', count: 1 }, text.of[1]] })
    expect(schema.safeParse({ kind: 'hoarded', item: 'egg' }).success).toBe(false)
    expect(predicateSchemaOf(new KindList(PREDICATE_KINDS)).safeParse(text).success).toBe(false)
  })

  it('is put in words', () => {
    expect(predicateWordsOf(kinds)(goal)).toBe('sleep in a bed, then hoard 3 egg')
  })

  it('is decided from the facts of a run', () => {
    const hoard = schema.parse(text.of[1])
    const items = (t: number, count: number) =>
      ({ type: 'items', t, agent: 'Alice', items: [{ item: 'egg', count }] }) as const
    expect(truthAfter(hoard, [items(1, 2)], kinds)).toEqual({ done: false, score: 2 / 3 })
    expect(truthAfter(hoard, [items(1, 2), items(5, 3)], kinds)).toEqual({ done: true, score: 1, doneAt: 5 })
    const twice = schema.parse({ kind: 'times', count: 2, of: text.of[1] })
    expect(truthAfter(twice, [items(1, 3), items(2, 4)], kinds).done).toBe(false)
    expect(truthAfter(twice, [items(1, 3), items(2, 0), items(3, 3)], kinds).done).toBe(true)
  })

  it('is verified before it is played', () => {
    const scene = (eggs: number) => ({
      operations: eggs === 0 ? [] : [{ kind: 'give' as const, item: 'egg', count: eggs }],
      blocks: [],
      box: { min: { x: -9, y: 0, z: -9 }, max: { x: 9, y: 9, z: 9 } },
      version: '1.19.2' as const,
    })
    const types = (eggs: number) =>
      checkGoal(schema.parse(text.of[1]), scene(eggs), kinds).map(({ type }) => type)
    expect(types(2)).toEqual(['target_absent'])
    expect(types(3)).toEqual(['target_given'])
  })
})

describe('the table of conditions in CONTRIBUTING', () => {
  const rows = readFileSync(packagePath('CONTRIBUTING.md'), 'utf8')
    .split('\n| kind | is true when |\n')[1]
    ?.split('\n\n')[0]
    ?.split('\n')
    .slice(1)
    .map((row) => ({
      row,
      names: [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    }))
  const named = (id: string) => rows?.filter(({ names }) => names.includes(id)) ?? []

  it.each([...PREDICATE_KINDS, ...PREDICATE_JOINS].map(({ id }) => id))('has one row for %s', (id) => {
    expect(named(id)).toHaveLength(1)
  })

  it('names every field of every kind in its row', () => {
    const missing = PREDICATE_KINDS.flatMap(({ id, schema }) =>
      Object.keys(schema.shape)
        .filter((field) => field !== 'kind' && !named(id).some(({ row }) => row.includes(`\`${field}\``)))
        .map((field) => `${id}: ${field}`),
    )
    expect(missing).toEqual([])
  })
})
