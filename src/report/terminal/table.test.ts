import { describe, expect, it } from 'vitest'
import { table } from './table.ts'

const HEAD = ['condition', 'success of all (%)', 'efficiency (%/min)', 'k tokens']
const ROWS = [
  ['causal', '98.2 [93.1, 99.6]', '312 [290, 335]', '4.1'],
  ['villageragent:faithful', '61.0 [50.2, 70.9]', '95 [70, 120]', '60.3'],
]
const fitted = (width: number, spare: string[] = []) =>
  table(HEAD, ROWS, { layout: { width, all: false }, spare })
const widthOf = (text: string) => Math.max(...text.split('\n').map((line) => [...line].length))

describe('a table in a terminal', () => {
  it('is left as it is where it fits, and with --all', () => {
    expect(fitted(200)).toBe(table(HEAD, ROWS))
    expect(table(HEAD, ROWS, { layout: { width: 20, all: true } })).toBe(table(HEAD, ROWS))
  })

  it('breaks heads before cells, and cells before an interval', () => {
    const text = fitted(76)
    expect(widthOf(text)).toBeLessThanOrEqual(76)
    expect(text).toContain('98.2 [93.1, 99.6]')
    const narrow = fitted(66)
    expect(widthOf(narrow)).toBeLessThanOrEqual(66)
    expect(narrow).toContain('[93.1, 99.6]')
  })

  it('leaves spare columns out at last, the most expendable first, and says so', () => {
    const text = fitted(60, ['k tokens', 'efficiency (%/min)'])
    expect(text).not.toContain('k tokens │')
    expect(text).toContain('[290, 335]')
    expect(text).toMatch(/\nnot shown: k tokens \(--all\)$/)
  })

  it('stays too wide where nothing helps', () => {
    expect(widthOf(fitted(30))).toBeGreaterThan(30)
  })
})
