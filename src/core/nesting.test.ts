import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { deepLineOf, MAX_NESTING, nestingIssue } from './nesting.ts'

/** YAML with this many levels, in each of the possible notations. */
const WAYS: Readonly<Record<string, (levels: number) => string>> = {
  brackets: (levels) => `a:\n  ${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}`,
  braces: (levels) => `${'{a: '.repeat(levels)}1${'}'.repeat(levels)}`,
  dashes: (levels) => `${'- '.repeat(levels)}a`,
  'question marks': (levels) => `${'? '.repeat(levels)}a`,
  indentation: (levels) =>
    Array.from(
      { length: levels },
      (_, level) => `${' '.repeat(level)}a:${level === levels - 1 ? ' 1' : ''}`,
    ).join('\n'),
}

describe('a YAML text', () => {
  it.each(Object.entries(WAYS))('may have %s up to the limit and is refused far above it', (_way, text) => {
    expect(deepLineOf(text(MAX_NESTING))).toBeUndefined()
    expect(deepLineOf(text(MAX_NESTING + 2))).toBeGreaterThan(0)
    expect(deepLineOf(text(5000))).toBeGreaterThan(0)
  })

  it('is refused with the line that goes too deep', () => {
    expect(deepLineOf(`a: 1\nb: 2\nc: ${'['.repeat(100)}${']'.repeat(100)}\n`)).toBe(3)
  })

  it('is not deep for many lines, brackets in texts, and lists beside one another', () => {
    const lines = Array.from({ length: 500 }, (_, index) => `- a: "[[[["\n  b: [${index}]\n`)
    expect(deepLineOf(lines.join(''))).toBeUndefined()
    expect(deepLineOf(`a: |\n  ${'['.repeat(500)}\n`)).toBeUndefined()
  })
})

describe('parsed content', () => {
  it('that holds itself by an alias is refused, with the place', () => {
    expect(nestingIssue(parse('x:\n  y: &a [1, *a]'))).toEqual({
      path: ['x', 'y', 1],
      message: 'holds itself',
    })
  })

  it('may hold the same part twice', () => {
    expect(nestingIssue(parse('x: &a [1]\ny: *a\nz: [*a, *a]'))).toBeUndefined()
  })

  it('that aliases chain up too deeply is refused', () => {
    const half = (anchor: string, inner: string) =>
      `${anchor}: &${anchor} ${'['.repeat(40)}${inner}${']'.repeat(40)}\n`
    expect(nestingIssue(parse(half('a', '1')))).toBeUndefined()
    expect(nestingIssue(parse(half('a', '1') + half('b', '*a')))?.message).toMatch(/inside one another/)
  })
})
