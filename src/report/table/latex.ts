import { decimal } from '../../render/format.ts'
import { placesOf, rangeText } from '../number-texts.ts'
import { cellText } from './cell-text.ts'
import { layOut, type Measure, type Panel } from './lay-out.ts'
import { type Cell, type Column, groupsOf, isEstimate, keyColumns, type Table } from './model.ts'

/** Widths of a page with two columns (pt): one column, and the whole page; less than 240 and 504, since widths of texts are estimates. */
const COLUMN = 226
const PAGE = 470
/** Space between columns (pt), `\tabcolsep` on both sides. */
const GAP = 8

/** Packages that the tables need. */
export const TABLE_PACKAGES = '\\usepackage{array,booktabs,amssymb}'

/**
 * A table in LaTeX with booktabs (see `TABLE_PACKAGES`). One that fits a column of a page with two is a `table`, a wider one a `table*`;
 * where the page is too narrow as well, it is set in parts, one below the other.
 */
export function toLatex(table: Table): string {
  const { columns, rows, caption, notes, id } = table
  const texts = columns.map((column, index) => ({
    head: column.head,
    cells: rows.map((row) => cellText(row[index] ?? '')),
  }))
  const keys = keyColumns(table)
  const narrow = layOut(texts, { keys, leaveOut: false }, measureIn(COLUMN))
  const isNarrow = narrow.panels.length === 1 && !narrow.panels.some((panel) => isBroken(panel, texts))
  const { panels } = isNarrow ? narrow : layOut(texts, { keys, leaveOut: false }, measureIn(PAGE))
  const environment = isNarrow ? 'table' : 'table*'
  const captionText = [caption, ...notes].filter((text) => text !== '').join(' ')
  return [
    `\\begin{${environment}}[htbp]`,
    '  \\centering',
    '  \\footnotesize',
    `  \\setlength{\\tabcolsep}{${GAP / 2}pt}`,
    ...(captionText === '' ? [] : [`  \\caption{${toLatexText(captionText)}}`]),
    ...(id === '' ? [] : [`  \\label{tab:${id}}`]),
    panels.map((panel) => tabular(table, texts, panel)).join('\n\n  \\medskip\n'),
    `\\end{${environment}}`,
    '',
  ].join('\n')
}

type Texts = readonly { head: string; cells: readonly string[] }[]

/** Whether a text of the panel does not fit its column on one line. */
const isBroken = ({ columns, widths }: Panel, texts: Texts): boolean =>
  columns.some((at, index) => (texts[at]?.cells ?? []).some((text) => width(text) > (widths[index] ?? 0)))

function tabular({ columns, rows }: Table, texts: Texts, { columns: shown, widths }: Panel): string {
  const own = shown.map((at) => columns[at] as Column)
  const specs = shown.map((at, index) => specOf(columns[at] as Column, texts[at], widths[index] ?? 0))
  const naturalWidths = shown.map((at, index) => Math.min(widestOf(texts[at]), widths[index] ?? 0))
  const line = (cells: readonly string[]) => `    ${cells.join(' & ')} \\\\`
  return [
    `  \\begin{tabular}{@{}${specs.join('')}@{}}`,
    '    \\toprule',
    ...groupLines(own, naturalWidths),
    line(own.map(({ head }) => toLatexText(head))),
    '    \\midrule',
    ...rows.map((row) => line(shown.map((at) => latexCell(row[at] ?? '')))),
    '    \\bottomrule',
    '  \\end{tabular}',
  ].join('\n')
}

/** A column as wide as its texts, or one in which they are broken. */
function specOf({ align }: Column, texts: Texts[number] | undefined, given: number): string {
  if (widestOf(texts) <= given) return align === 'left' ? 'l' : 'r'
  const ragged = align === 'left' ? '\\raggedright' : '\\raggedleft'
  return `>{${ragged}\\arraybackslash}p{${Math.ceil(given)}pt}`
}

/** Width of the widest text of a column (pt). */
const widestOf = (texts: Texts[number] | undefined): number =>
  Math.max(...[texts?.head ?? '', ...(texts?.cells ?? [])].map(width))

/** The groups above their columns, broken into lines where they are wider. */
function groupLines(columns: readonly Column[], widths: readonly number[]): string[] {
  if (columns.every(({ group }) => group === undefined)) return []
  let from = 1
  const rules: string[] = []
  const cells = groupsOf(columns).map(({ group, members }) => {
    const to = from + members.length - 1
    if (group !== undefined) rules.push(`\\cmidrule(lr){${from}-${to}}`)
    const room = widths.slice(from - 1, to).reduce((sum, one) => sum + one + GAP, -GAP)
    from = to + 1
    const isWide = width(group ?? '') > room
    const spec = isWide ? `>{\\centering\\arraybackslash}p{${Math.max(30, Math.floor(room))}pt}` : 'c'
    return `\\multicolumn{${members.length}}{${spec}}{${toLatexText(group ?? '')}}`
  })
  return [`    ${cells.join(' & ')} \\\\`, `    ${rules.join(' ')}`]
}

function latexCell(cell: Cell): string {
  if (!isEstimate(cell) || Number.isNaN(cell.mean)) return toLatexText(cellText(cell))
  const { mean, places = placesOf(cell), mark } = cell
  const interval = `{\\scriptsize ${toLatexText(rangeText(cell, places))}}`
  return `${toLatexText(decimal(mean, places))} ${interval}${mark === undefined ? '' : ` ${toLatexText(mark)}`}`
}

const measureIn = (limit: number): Measure => ({ width, limit, gap: GAP, border: 0, least: 30 })

/** Widths of letters of Computer Modern at 8 pt (pt); the others take `OTHER`. */
const LETTERS: readonly (readonly [letters: RegExp, points: number])[] = [
  [/[iljtf.,:;'|!\s]/u, 2.5],
  [/[\d\-()[\]rszcek]/u, 4.3],
  [/[mwMW%−→≥≤×÷]/u, 7.2],
  [/[A-Z]/u, 6.2],
]
const OTHER = 4.7

/** Approximate width of a text in the tables' font size (pt). */
const width = (text: string): number =>
  Math.max(
    ...text
      .split('\n')
      .map((line) =>
        [...line].reduce(
          (total, letter) => total + (LETTERS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER),
          0,
        ),
      ),
  )

const SPECIAL: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  '&': '\\&',
  '%': '\\%',
  $: '\\$',
  '#': '\\#',
  _: '\\_\\allowbreak{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '−': '$-$',
  '–': '--',
  '—': '---',
  '×': '$\\times$',
  '÷': '$\\div$',
  '±': '$\\pm$',
  '→': '$\\to$',
  '←': '$\\leftarrow$',
  '≥': '$\\ge$',
  '≤': '$\\le$',
  '✓': '$\\checkmark$',
  '✘': '$\\times$',
  '…': '\\ldots{}',
  α: '$\\alpha$',
  κ: '$\\kappa$',
  σ: '$\\sigma$',
  τ: '$\\tau$',
  ᵉ: '$^{e}$',
  ˢ: '$^{s}$',
  '’': "'",
  '“': '``',
  '”': "''",
  '·': '\\textperiodcentered{}',
  '\u00a0': '~',
  '\u202f': '\\,',
  '\n': ' ',
}

/** A text with everything that LaTeX reads as more than a letter; letters that it lacks as their code. */
export const toLatexText = (text: string): string =>
  text.replace(
    /[\\{}&%$#_~^<>\n]|[^\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u00ff]/gu,
    (letter) => SPECIAL[letter] ?? codeOf(letter),
  )

const codeOf = (letter: string): string => `U+${letter.codePointAt(0)?.toString(16).toUpperCase()}`
