import { describe, expect, it } from 'vitest'
import type { PaperTable } from './paper-table.ts'
import { toLatex, toMarkdown } from './print.ts'

const table: PaperTable = {
  label: 'tab:summary',
  caption: 'Two planners, 95\u00a0% intervals, a_b & c',
  texts: 1,
  head: ['Condition', 'n', 'CR (%)'],
  rows: [
    ['causal_x', 12, { mean: 94.25, low: 90.01, high: 98, method: 't', places: 1 }],
    ['a | b', 1, { mean: -3, low: Number.NaN, high: Number.NaN, method: 't', places: 1 }],
  ],
}

describe('a table for print', () => {
  it('is LaTeX with booktabs, every special letter escaped', () => {
    expect(toLatex([table])).toBe(`\\begin{table}
  \\centering
  \\small
  \\caption{Two planners, 95~\\% intervals, a\\_b \\& c}
  \\label{tab:summary}
  \\begin{tabular}{lrr}
    \\toprule
    Condition & n & CR (\\%) \\\\
    \\midrule
    causal\\_x & 12 & 94.3 {\\scriptsize [90.0, 98.0]} \\\\
    a | b & 1 & $-$3.0 \\\\
    \\bottomrule
  \\end{tabular}
\\end{table}
`)
  })

  it('is Markdown, a value without an interval where there is none', () => {
    expect(toMarkdown([table])).toBe(`Two planners, 95\u00a0% intervals, a_b & c

| Condition | n | CR (%) |
| --- | ---: | ---: |
| causal\\_x | 12 | 94.3 [90.0, 98.0] |
| a \\| b | 1 | −3.0 |
`)
  })
})
