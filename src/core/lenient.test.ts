import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fitTo } from './lenient.ts'

const step = z.strictObject({
  thought: z.string(),
  action: z.strictObject({ name: z.string(), args: z.record(z.string(), z.unknown()) }).nullable(),
})
const args = z.strictObject({
  pos: z.union([
    z.tuple([z.int(), z.int(), z.int()]).transform(([x, y, z]) => ({ x, y, z })),
    z.strictObject({ x: z.int(), y: z.int(), z: z.int() }),
  ]),
  amount: z.int().min(1).default(1),
  discard: z.boolean().default(false),
  state: z.record(z.string(), z.string()).default({}),
})
const read = <T>(schema: z.ZodType<T>, value: unknown) => schema.safeParse(fitTo(schema, value)).data

describe('a language model’s reply', () => {
  it('may have extra keys', () => {
    expect(
      read(step, { thought: 'I go.', confidence: 0.9, action: { name: 'Sleep', args: {}, id: 1 } }),
    ).toEqual({
      thought: 'I go.',
      action: { name: 'Sleep', args: {} },
    })
  })

  it.each([{ thought: 'Done.' }, { thought: 'Done.', action: 'null' }, { thought: 'Done.', action: null }])(
    'may leave out a value that may be null, or write it as text: %j',
    (said) => expect(read(step, said)).toEqual({ thought: 'Done.', action: null }),
  )

  it('may write numbers, booleans, lists and objects as text, and texts as numbers and booleans', () => {
    const wanted = {
      pos: { x: 1, y: -60, z: 3 },
      amount: 4,
      discard: true,
      state: { open: 'true', age: '7' },
    }
    const state = { open: true, age: 7 }
    expect(read(args, { pos: ['1', '-60', 3], amount: '4', discard: 'true', state })).toEqual(wanted)
    expect(read(args, { pos: '[1, -60, 3]', amount: '4', discard: 'True', state })).toEqual(wanted)
    expect(read(args, { pos: { x: '1', y: '-60', z: '3', w: 0 }, amount: 4, discard: true, state })).toEqual(
      wanted,
    )
  })

  it('may have null for an optional value', () => {
    expect(read(args, { pos: [1, 2, 3], state: null, amount: null })?.state).toEqual({})
  })

  it('is not changed any further', () => {
    for (const pos of ['here', [1, 2], ['a', 2, 3], 7]) expect(read(args, { pos })).toBeUndefined()
    expect(read(args, { pos: [1, 2, 3], amount: 'four' })).toBeUndefined()
    expect(read(step, { action: null })).toBeUndefined()
  })

  it('is unchanged if it fits', () => {
    const text = z.strictObject({ text: z.string().nullable() })
    expect(read(text, { text: 'null' })).toEqual({ text: 'null' })
  })
})
