import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CommandReader } from './reader.ts'
import { parseSnbt } from './snbt.ts'
import { formatSnbt } from './snbt-format.ts'

/** All tokens of a line, in order. */
function tokensOf(line: string): string[] {
  const reader = new CommandReader(line)
  const tokens: string[] = []
  while (!reader.atEnd) tokens.push(reader.next().text)
  return tokens
}

const fail = (message: string, at: number): Error => new Error(`${message} at ${at}`)

/** Text that is likely to confuse a tokenizer. */
const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...`\\"' {}[]a`) }))

describe('the command reader', () => {
  it.each([
    ['ends a string at the quote after an escaped backslash', '{a:"b\\\\"} tail', ['{a:"b\\\\"}', 'tail']],
    ['keeps an escaped quote in its string', '{a:"b\\" c"} tail', ['{a:"b\\" c"}', 'tail']],
    ['treats single quotes alike', "{a:'b\\\\'} tail", ["{a:'b\\\\'}", 'tail']],
    ['keeps spaces and brackets of a string in the token', '{a:"} ]"} tail', ['{a:"} ]"}', 'tail']],
  ])('%s', (_what, line, tokens) => {
    expect(tokensOf(line)).toEqual(tokens)
  })

  it('reads any quoted string as one unchanged value', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('"', "'"), (value, quote) => {
        const escaped = value.replace(/[\\"']/g, (c) => (c === '\\' || c === quote ? `\\${c}` : c))
        const compound = `{a:${quote}${escaped}${quote}}`
        expect(tokensOf(`${compound} tail`)).toEqual([compound, 'tail'])
        expect(parseSnbt(compound, fail).value).toEqual({ a: { type: 'string', value } })
      }),
    )
  })

  it('reads back every string that replies show', () => {
    fc.assert(
      fc.property(text, (value) => {
        const shown = formatSnbt({ type: 'compound', value: { a: { type: 'string', value } } })
        expect(tokensOf(`${shown} tail`)).toEqual([shown, 'tail'])
        expect(parseSnbt(shown, fail).value).toEqual({ a: { type: 'string', value } })
      }),
    )
  })
})
