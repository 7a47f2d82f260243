import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCsv } from './csv.ts'
import { toHtml } from './html.ts'
import { toLatex } from './latex.ts'
import { toMarkdown } from './markdown.ts'
import { type Cell, tableOf } from './model.ts'
import { printBlocks, table } from './table.ts'
import { toTerminal } from './terminal.ts'

const HEAD = ['condition', 'success of all (%)', 'efficiency (%/min)', 'k tokens']
const ROWS = [
  ['causal', '98.2 [93.1, 99.6]', '312 [290, 335]', '4.1'],
  ['villageragent:faithful', '61.0 [50.2, 70.9]', '95 [70, 120]', '60.3'],
]
const fitted = (width: number, spare: string[] = [], all = false) =>
  table(HEAD, ROWS, { layout: { width, all }, spare })
const widthOf = (text: string) => Math.max(...text.split('\n').map((line) => [...line].length))

describe('a table in a terminal', () => {
  it('is left as it is where it fits', () => {
    expect(fitted(200)).toBe(table(HEAD, ROWS))
  })

  it('breaks heads before cells, and cells before an interval', () => {
    const text = fitted(76)
    expect(widthOf(text)).toBeLessThanOrEqual(76)
    expect(text).toContain('98.2 [93.1, 99.6]')
    const narrow = fitted(66)
    expect(widthOf(narrow)).toBeLessThanOrEqual(66)
    expect(narrow).toContain('[93.1, 99.6]')
  })

  it('leaves out spare columns last, the most expendable first, and says so', () => {
    const text = fitted(60, ['k tokens', 'efficiency (%/min)'])
    expect(text).not.toContain('k tokens │')
    expect(text).toContain('[290, 335]')
    expect(text).toMatch(/\nnot shown: k tokens \(--all\)$/)
  })

  it('with --all is printed in parts, each with the names of its rows', () => {
    const text = fitted(50, ['k tokens'], true)
    expect(widthOf(text)).toBeLessThanOrEqual(50)
    expect(text.match(/villageragent:/g)?.length).toBeGreaterThan(1)
    for (const [, ...cells] of ROWS) for (const cell of cells) expect(text).toContain(cell.split(' ')[0])
  })

  it('is never wider than the terminal with any content', () => {
    const cell = fc.oneof(
      fc.string({ maxLength: 60 }).map((text) => text.replaceAll(/[^\x20-\x7e]/g, 'x')),
      fc.integer(),
      fc.record({ mean: fc.double(), low: fc.double(), high: fc.double() }),
    )
    const tables = fc.integer({ min: 1, max: 12 }).chain((columns) =>
      fc.record({
        heads: fc.array(fc.stringMatching(/^[A-Za-z :%()-]{0,50}$/), {
          minLength: columns,
          maxLength: columns,
        }),
        rows: fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { maxLength: 4 }),
        left: fc.integer({ min: 0, max: Math.min(4, columns) }),
        all: fc.boolean(),
        width: fc.integer({ min: 40, max: 120 }),
      }),
    )
    fc.assert(
      fc.property(tables, ({ heads, rows, left, all, width }) => {
        const text = toTerminal(tableOf(heads, rows as Cell[][], { left, spare: heads.slice(-2) }), {
          width,
          all,
        })
        expect(widthOf(text)).toBeLessThanOrEqual(width)
      }),
      { numRuns: 40 },
    )
  })
})

describe('a table in every format', () => {
  const made = tableOf(
    ['condition', 'n', { head: 'CR (%)', group: 'cooking' }, { head: 'p', group: 'cooking' }],
    [
      ['causal_x', 12, { mean: 94.25, low: 90.01, high: 98, method: 'exact', places: 1 }, '0.012 *'],
      ['a | b', 1, { mean: 100, low: 100, high: 100, method: 't', places: 1 }, '–'],
      ['c', 1, { mean: -3, low: Number.NaN, high: Number.NaN, method: 'none', places: 1 }, '–'],
    ],
    { id: 'summary', caption: 'Two planners, 95\u00a0% intervals, a_b & c.', notes: ['Paired.'] },
  )

  it('is LaTeX with booktabs, every special letter escaped, groups above their columns', () => {
    const text = toLatex(made)
    expect(text).toContain('\\begin{table}')
    expect(text).toContain('\\caption{Two planners, 95~\\% intervals, a\\_\\allowbreak{}b \\& c. Paired.}')
    expect(text).toContain('\\label{tab:summary}')
    expect(text).toContain('\\multicolumn{2}{c}{cooking} \\\\\n    \\cmidrule(lr){3-4}')
    expect(text).toContain('12 & 94.3 {\\scriptsize [90.0, 98.0]$^{e}$} & 0.012 *')
  })

  it('is a table of the whole page in LaTeX where a column is too narrow, and parts where the page is', () => {
    const wide = (columns: number) =>
      toLatex(
        tableOf(
          ['condition', ...Array.from({ length: columns }, (_, index) => `measure ${index}`)],
          [['causal', ...Array<string>(columns).fill('94.3 [90.0, 98.0]')]],
        ),
      )
    expect(wide(5)).toContain('\\begin{table*}')
    expect(wide(5).match(/begin\{tabular\}/g)).toHaveLength(1)
    expect(wide(12).match(/begin\{tabular\}/g)?.length).toBeGreaterThan(1)
  })

  it('keeps the columns of a group together in parts, and rows on the page in LaTeX', () => {
    const heads = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((group) =>
      ['n', 'success (%)'].map((head) => ({ head, group: `villageragent:${group}` })),
    )
    const rows = Array.from({ length: 150 }, (_, row) => [
      `row ${row}`,
      ...heads.map((_head, index) => (index % 2 === 0 ? 7 : '94.3 [90.0, 98.0]')),
    ])
    const wide = tableOf(['category', ...heads], rows, { id: 'wide', caption: 'By category.' })
    const text = toLatex(wide)
    for (const [, number] of text.matchAll(/\\multicolumn\{(\d)\}\{[^}]*\}\{villager/g))
      expect(number).toBe('2')
    const floats = text.split('\\begin{table*}').slice(1)
    expect(floats.length).toBeGreaterThan(4)
    expect(text.match(/\\label\{tab:wide\}/g)).toHaveLength(1)
    for (const [index, float] of floats.entries()) {
      expect(float.match(/\\\\$/gm)?.length).toBeLessThan(70)
      expect(float.includes('\\addtocounter{table}{-1}')).toBe(index > 0)
      expect(float.includes('(continued)')).toBe(index > 0)
    }
    const count = (name: string) => text.split(`${name} &`).length - 1
    for (const row of [0, 75, 149]) expect(count(`row ${row}`)).toBe(count('row 1'))
  })

  it('breaks words in LaTeX where their box is narrower', () => {
    const long = `openai:${'an-endless-model-name'.repeat(3)}`
    const text = toLatex(
      tableOf(['x', ...[1, 2, 3, 4, 5, 6, 7].map((n) => `head ${n}`)], [[long, ...Array(7).fill(long)]], {
        left: 8,
      }),
    )
    expect(text).toContain('openai:\\allowbreak{}')
    expect(text).toContain('\\-')
  })

  it('is Markdown, with the caption above and the notes below', () => {
    expect(toMarkdown(made)).toBe(`Two planners, 95\u00a0% intervals, a_b & c.

| condition | n | cooking: CR (%) | cooking: p |
| --- | ---: | ---: | ---: |
| causal\\_x | 12 | 94.3 [90.0, 98.0]ᵉ | 0.012 \\* |
| a \\| b | 1 | 100.0 no spread | – |
| c | 1 | −3.0 no interval | – |

Paired.
`)
  })

  it('is CSV with means and ends in columns of their own', () => {
    expect(toCsv(made).split('\n')).toEqual([
      'condition,n,cooking: CR (%),cooking: CR (%) low,cooking: CR (%) high,cooking: CR (%) interval,cooking: p',
      'causal_x,12,94.25,90.01,98,exact,0.012 *',
      'a | b,1,100,100,100,no spread,–',
      'c,1,-3,,,no interval,–',
      '',
    ])
  })

  it('is HTML with heads of rows and columns, in an area that the keyboard reaches', () => {
    const { text } = toHtml(made)
    expect(text).toMatch(/^<div class="scroll" role="group" tabindex="0" aria-label="Two planners/)
    expect(text).toContain('<th scope="row">causal_x')
    expect(text).toContain('<th class="n" scope="colgroup" colspan="2">cooking')
  })

  it('says in each that there is no spread, or no interval', () => {
    for (const print of [toLatex, toMarkdown, toCsv, (one: typeof made) => toHtml(one).text]) {
      expect(print(made)).toContain('no spread')
      expect(print(made)).toContain('no interval')
      expect(print(made)).not.toContain('[100.0, 100.0]')
    }
    expect(printBlocks([made], { width: 80, all: true })).toContain('no spread')
  })
})

it('Verbs print tables through the table model alone, in the width of the terminal', () => {
  const files = ['report', 'cli'].flatMap((room) => {
    const root = join(import.meta.dirname, '..', '..', room)
    return readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => ({ name: `${room}/${name}`, text: readFileSync(join(root, name), 'utf8') }))
  })
  const namesOf = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ name }) => name)
  expect(namesOf(/from 'cli-table3'/)).toEqual(['report/table/terminal.ts'])
  expect(namesOf(/\bEVERYTHING\b/).filter((name) => name.startsWith('cli/'))).toEqual([])
  expect(namesOf(/\btable\((?!\{)/).filter((name) => name.startsWith('cli/')).length).toBeGreaterThan(3)
  for (const { name, text } of files.filter(({ name }) => name.startsWith('cli/')))
    for (const [call] of text.matchAll(/[^\w.]table\([\s\S]*?\n/g)) {
      const at = text.indexOf(call)
      expect(text.slice(at, at + 900), name).toContain('layout')
    }
})
