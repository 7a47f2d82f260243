import { decimal } from '../../render/format.ts'
import { placesOf, rangeText } from '../number-texts.ts'
import { cellText } from './cell-text.ts'
import { floatsOf, type Part, type Texts } from './latex-floats.ts'
import { breakable, linesIn, piecesOf, toLatexText, width } from './latex-text.ts'
import { layOut, type Measure, type Panel } from './lay-out.ts'
import { type Cell, type Column, groupsOf, isEstimate, keyColumns, type Table } from './model.ts'

/** Widths of a page with two columns (pt): one column, and the whole page; less than 240 and 504, since widths of texts are estimates. */
const COLUMN = 226
const PAGE = 470
/** Space between columns (pt), `\tabcolsep` on both sides. */
const GAP = 8

/** Number of table lines on a page, and height of a caption line (in table lines). */
const PAGE_LINES = 60
const CAPTION_LINE = 1.27
/** Width above which words of group heads may be broken (pt). */
const WIDEST_GROUP = 80

/** Packages that the tables need. */
export const TABLE_PACKAGES = '\\usepackage{array,booktabs,amssymb}'

/**
 * A table in LaTeX with booktabs (see `TABLE_PACKAGES`). A table that fits a column of a two-column page is a
 * `table`, a wider one a `table*`; if it is too wide for the page, it is split into parts, one below the other,
 * and if it is too long, into several floats.
 */
export function toLatex(table: Table): string {
  const { columns, rows, caption, notes, id } = table
  const texts = columns.map((column, index) => ({
    head: column.head,
    cells: rows.map((row) => cellText(row[index] ?? '')),
    least: leastIn(columns, index),
    group: column.group,
  }))
  const keys = keyColumns(table)
  const narrow = layOut(texts, { keys, leaveOut: false }, measureIn(COLUMN))
  const isNarrow = narrow.panels.length === 1 && !narrow.panels.some((panel) => isBroken(panel, texts))
  const { panels } = isNarrow ? narrow : layOut(texts, { keys, leaveOut: false }, measureIn(PAGE))
  const environment = isNarrow ? 'table' : 'table*'
  const captionText = [caption, ...notes].filter((text) => text !== '').join(' ')
  const linesOfCaption = CAPTION_LINE * linesIn(captionText, (isNarrow ? COLUMN : PAGE) / CAPTION_LINE)
  const floats = floatsOf(panels, texts, {
    limit: PAGE_LINES - linesOfCaption,
    groupLines: (panel) => linesOfGroups(columns, panel),
  })
  return floats
    .flatMap((parts, index) => [
      `\\begin{${environment}}[htbp]`,
      '  \\centering',
      '  \\footnotesize',
      `  \\setlength{\\tabcolsep}{${GAP / 2}pt}`,
      ...(index === 0 ? captionLines(captionText, id) : continuedLines(caption, floats.length)),
      parts.map((part) => tabular(table, texts, part)).join('\n\n  \\medskip\n'),
      `\\end{${environment}}`,
      '',
    ])
    .join('\n')
}

const captionLines = (text: string, id: string): string[] => [
  ...(text === '' ? [] : [`  \\caption{${toLatexText(text)}}`]),
  ...(id === '' ? [] : [`  \\label{tab:${id}}`]),
]

/** The caption of a further float of a table, which has the number of the first. */
const continuedLines = (caption: string, floats: number): string[] =>
  caption === '' || floats === 1
    ? []
    : ['  \\addtocounter{table}{-1}', `  \\caption{${toLatexText(`${caption} (continued)`)}}`]

/** The share of a column in the width that the words of its group need (pt). */
function leastIn(columns: readonly Column[], index: number): number {
  const group = columns[index]?.group
  if (group === undefined) return 0
  const members = columns.filter((column) => column.group === group).length
  const word = Math.max(...piecesOf(group).map(width))
  return Math.min(word - GAP * (members - 1), WIDEST_GROUP) / members
}

/** Whether a text of the panel does not fit its column on one line. */
const isBroken = ({ columns, widths }: Panel, texts: Texts): boolean =>
  columns.some((at, index) => (texts[at]?.cells ?? []).some((text) => width(text) > (widths[index] ?? 0)))

function tabular(
  { columns, rows }: Table,
  texts: Texts,
  { panel: { columns: shown, widths }, rows: chosen }: Part,
): string {
  const own = shown.map((at) => columns[at] as Column)
  const specs = shown.map((at, index) => specOf(columns[at] as Column, texts[at], widths[index] ?? 0))
  const naturalWidths = shown.map((at, index) => Math.min(widestOf(texts[at]), widths[index] ?? 0))
  const line = (cells: readonly string[]) => `    ${cells.join(' & ')} \\\\`
  return [
    `  \\begin{tabular}{@{}${specs.join('')}@{}}`,
    '    \\toprule',
    ...groupLines(own, naturalWidths),
    line(
      own.map(({ head }, index) =>
        toLatexText(breakable(head, roomIn(texts[shown[index] ?? 0], widths[index] ?? 0))),
      ),
    ),
    '    \\midrule',
    ...chosen.map((number) =>
      line(
        shown.map((at, index) => latexCell(rows[number]?.[at] ?? '', roomIn(texts[at], widths[index] ?? 0))),
      ),
    ),
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

/** The width at which the texts of a column are broken (pt). */
const roomIn = (texts: Texts[number] | undefined, given: number): number =>
  widestOf(texts) <= given ? Number.POSITIVE_INFINITY : given

/** Width of the widest text of a column (pt). */
const widestOf = (texts: Texts[number] | undefined): number =>
  Math.max(...[texts?.head ?? '', ...(texts?.cells ?? [])].map(width))

/** Number of lines of the groups above the columns of a panel. */
const linesOfGroups = (columns: readonly Column[], { columns: shown, widths }: Panel): number =>
  Math.max(
    0,
    ...groupsOf(shown.map((at, index) => ({ group: columns[at]?.group, room: widths[index] ?? 0 }))).map(
      ({ group = '', members }) =>
        linesIn(
          group,
          members.reduce((sum, { room }) => sum + room + GAP, -GAP),
        ),
    ),
  )

/** The groups above their columns, broken into lines if they are wider. */
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
    const box = Math.max(30, Math.floor(room))
    const spec = isWide ? `>{\\centering\\arraybackslash}p{${box}pt}` : 'c'
    return `\\multicolumn{${members.length}}{${spec}}{${toLatexText(breakable(group ?? '', box))}}`
  })
  return [`    ${cells.join(' & ')} \\\\`, `    ${rules.join(' ')}`]
}

/** @param room the width in which it is broken (pt) */
function latexCell(cell: Cell, room: number): string {
  if (!isEstimate(cell) || Number.isNaN(cell.mean)) return toLatexText(breakable(cellText(cell), room))
  const { mean, places = placesOf(cell), mark } = cell
  const interval = `{\\scriptsize ${toLatexText(rangeText(cell, places))}}`
  return `${toLatexText(decimal(mean, places))} ${interval}${mark === undefined ? '' : ` ${toLatexText(mark)}`}`
}

const measureIn = (limit: number): Measure => ({ width, limit, gap: GAP, border: 0, least: 30 })
