import { METHOD_MARKS } from '../number-texts.ts'
import type { Estimate, PaperTable } from './paper-table.ts'

/** A number in the text of a table; a dash where there is none. */
const plain = (value: number, places: number): string =>
  Number.isFinite(value) ? value.toFixed(places).replace('-', '−') : '–'

const bounds = ({ low, high, method, places }: Estimate): string | undefined =>
  Number.isFinite(low) && Number.isFinite(high)
    ? `[${plain(low, places)}, ${plain(high, places)}]${METHOD_MARKS[method]}`
    : undefined

/** LaTeX with booktabs: `\usepackage{booktabs}` is all that it needs. */
export function toLatex(tables: readonly PaperTable[]): string {
  return tables
    .map(({ label, caption, head, texts, rows }) => {
      const line = (cells: readonly string[]) => `    ${cells.join(' & ')} \\\\`
      return [
        '\\begin{table}',
        '  \\centering',
        '  \\small',
        `  \\caption{${latex(caption)}}`,
        `  \\label{${label}}`,
        `  \\begin{tabular}{${'l'.repeat(texts)}${'r'.repeat(head.length - texts)}}`,
        '    \\toprule',
        line(head.map(latex)),
        '    \\midrule',
        ...rows.map((row) => line(row.map(latexCell))),
        '    \\bottomrule',
        '  \\end{tabular}',
        '\\end{table}',
        '',
      ].join('\n')
    })
    .join('\n')
}

function latexCell(cell: PaperTable['rows'][number][number]): string {
  if (typeof cell === 'string') return latex(cell)
  if (typeof cell === 'number') return String(cell)
  const range = bounds(cell)
  const mean = latex(plain(cell.mean, cell.places))
  return range === undefined ? mean : `${mean} {\\scriptsize ${latex(range)}}`
}

const LATEX: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  '&': '\\&',
  '%': '\\%',
  $: '\\$',
  '#': '\\#',
  _: '\\_',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '−': '$-$',
  '–': '--',
  '×': '$\\times$',
  ᵉ: '$^{e}$',
  ˢ: '$^{s}$',
  '’': "'",
  '\u00a0': '~',
}
/** A text with everything that LaTeX would read as more than a letter. */
const latex = (text: string): string =>
  text.replace(/[\\{}&%$#_~^<>−–×’ᵉˢ\u00a0]/g, (letter) => LATEX[letter] ?? letter)

/** Markdown, with each table's caption above it. */
export function toMarkdown(tables: readonly PaperTable[]): string {
  return tables
    .map(({ caption, head, texts, rows }) => {
      const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
      return [
        caption,
        '',
        line(head.map(markdown)),
        line(head.map((_, index) => (index < texts ? '---' : '---:'))),
        ...rows.map((row) => line(row.map(markdownCell))),
        '',
      ].join('\n')
    })
    .join('\n')
}

function markdownCell(cell: PaperTable['rows'][number][number]): string {
  if (typeof cell === 'string') return markdown(cell)
  if (typeof cell === 'number') return String(cell)
  const range = bounds(cell)
  return `${plain(cell.mean, cell.places)}${range === undefined ? '' : ` ${range}`}`
}

const markdown = (text: string): string => text.replace(/[|\\*_]/g, '\\$&').replaceAll('\n', ' ')
