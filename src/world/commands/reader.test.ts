import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCompound } from './snbt.ts'
import { formatSnbt } from './snbt-format.ts'
import { StringReader } from './tree/reader.ts'

/** The compound at the start of a line, and the rest of the line. */
function read(line: string): [value: unknown, rest: string] {
  const reader = new StringReader(line)
  const { value } = readCompound(reader)
  return [value, reader.rest()]
}

const b = (value: string) => ({ a: { type: 'string', value } })

/** Text that is likely to confuse a tokenizer. */
const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...`\\"' {}[]a`) }))

describe('the command reader', () => {
  it.each([
    ['ends a string at the quote after an escaped backslash', '{a:"b\\\\"} tail', 'b\\'],
    ['keeps an escaped quote in its string', '{a:"b\\" c"} tail', 'b" c'],
    ['treats single quotes alike', "{a:'b\\\\'} tail", 'b\\'],
    ['keeps spaces and brackets of a string in the value', '{a:"} ]"} tail', '} ]'],
  ])('%s', (_what, line, value) => {
    expect(read(line)).toEqual([b(value), ' tail'])
  })

  it('reads any quoted string as one unchanged value', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('"', "'"), (value, quote) => {
        const escaped = value.replace(/[\\"']/g, (c) => (c === '\\' || c === quote ? `\\${c}` : c))
        expect(read(`{a:${quote}${escaped}${quote}} tail`)).toEqual([b(value), ' tail'])
      }),
    )
  })

  it('reads back every string that replies show', () => {
    fc.assert(
      fc.property(text, (value) => {
        const shown = formatSnbt({ type: 'compound', value: { a: { type: 'string', value } } })
        expect(read(`${shown} tail`)).toEqual([b(value), ' tail'])
      }),
    )
  })

  it.each([
    ['a word with a quote in it', `say it's`, ['say', "it's"]],
    ['numbers up to the next space', '12 -3.5', ['12', '-3.5']],
  ])('reads %s up to the space', (_what, line, words) => {
    const reader = new StringReader(line)
    const first = reader.untilSpace()
    reader.skip()
    expect([first, reader.untilSpace()]).toEqual(words)
  })
})
