import { styleText } from 'node:util'
import Table from 'cli-table3'
import { TABLE_STYLE } from './table-style.ts'

/** How much a terminal shows. */
export interface Layout {
  /** Characters of a line. */
  width: number
  /** Everything, however wide; otherwise what matters most, fitted to the width. */
  all: boolean
  /** What must stand under every table. */
  note?: string | undefined
}

/** Everything, as wide as it is. */
export const EVERYTHING: Layout = { width: Number.POSITIVE_INFINITY, all: true }

export interface TableOptions {
  /** Columns that are flush left: so many first ones (1), or those of these heads. */
  left?: number | readonly string[]
  layout?: Layout
  /** Heads of columns that may be left out where there is no room, the most expendable first. */
  spare?: readonly string[]
}

/** What stands in a cell; `better` says in colours which way a difference goes. */
export type Cell = string | number | { text: string; better: boolean }

/**
 * A table that fits the width. Where it is too wide, heads are broken at spaces, then cells (never within brackets), then
 * spare columns are left out, and a line below says which. A table that cannot be made to fit stays too wide.
 */
export function table(
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
  { left = 1, layout = EVERYTHING, spare = [] }: TableOptions = {},
): string {
  const isLeft = (title: string, index: number) =>
    typeof left === 'number' ? index < left : left.includes(title)
  const columns = head.map((title, index) => ({
    at: index,
    title,
    align: isLeft(title, index) ? ('left' as const) : ('right' as const),
    cells: rows.map((row) => textOf(row[index] ?? '')),
  }))
  const limit = layout.all ? Number.POSITIVE_INFINITY : layout.width
  const hidden: string[] = []
  let shown = columns
  let widths = fittedWidths(shown, limit)
  for (const title of spare) {
    if (widths !== undefined) break
    const rest = shown.filter((column) => column.title !== title)
    if (rest.length === shown.length) continue
    hidden.push(title)
    shown = rest
    widths = fittedWidths(shown, limit)
  }
  const wrapped = (text: string, index: number) => wrap(text, widths?.[index] ?? Number.POSITIVE_INFINITY)
  const made = new Table({
    style: TABLE_STYLE,
    head: shown.map(({ title }, index) => wrapped(title, index)),
    colAligns: shown.map(({ align }) => align),
  })
  made.push(
    ...rows.map((_, row) =>
      shown.map(({ at, cells }, index) => coloured(wrapped(cells[row] ?? '', index), rows[row]?.[at])),
    ),
  )
  const notes = [
    ...(hidden.length === 0 ? [] : [`not shown: ${hidden.join(', ')} (--all)`]),
    ...(layout.note === undefined ? [] : [layout.note]),
  ]
  return [made.toString(), ...notes.map((note) => prose(note, { width: limit }))].join('\n')
}

const textOf = (cell: Cell): string => (typeof cell === 'object' ? cell.text : String(cell))

const coloured = (text: string, cell: Cell | undefined): string =>
  typeof cell === 'object'
    ? text
        .split('\n')
        .map((line) => styleText(cell.better ? 'green' : 'red', line))
        .join('\n')
    : text

interface Column {
  title: string
  cells: readonly string[]
}

/** Widths of the columns' texts with which a table fits; undefined where it cannot. */
function fittedWidths(columns: readonly Column[], limit: number): number[] | undefined {
  const longest = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => [...text].length))
  const lines = (texts: readonly string[]) => longest(texts.flatMap((text) => text.split('\n')))
  const tokens = (texts: readonly string[]) => longest(texts.flatMap(unbroken))
  const room = limit - (3 * columns.length + 1)
  const widths = columns.map(({ title, cells }) => lines([title, ...cells]))
  const headsBroken = columns.map(({ title, cells }) => Math.max(tokens([title]), lines(cells)))
  const allBroken = columns.map(({ title, cells }) => tokens([title, ...cells]))
  for (const least of [headsBroken, allBroken]) {
    while (sum(widths) > room) {
      const slack = widths.map((width, index) => width - (least[index] ?? 0))
      const most = Math.max(...slack)
      if (most <= 0) break
      const widest = slack.indexOf(most)
      widths[widest] = (widths[widest] ?? 0) - 1
    }
  }
  return sum(widths) > room ? undefined : widths
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** The parts of a cell that stay on one line: words, a number with its spread, and what stands in brackets. */
const unbroken = (text: string): string[] => text.match(/\[[^\]]*\]\S*|\([^)]*\)\S*|\S+ ± \S+|\S+/g) ?? []
/** The same in prose, where brackets hold half sentences; intervals stay whole. */
const words = (text: string): string[] => text.match(/\[[^\]]*\]\S*|\S+/g) ?? []

function wrap(text: string, width: number, parts = unbroken): string {
  return text
    .split('\n')
    .map((line) => {
      if ([...line].length <= width) return line
      const lines: string[] = []
      for (const part of parts(line)) {
        const last = lines.at(-1)
        const longer = `${last} ${part}`
        if (last === undefined || [...longer].length > width) lines.push(part)
        else lines[lines.length - 1] = longer
      }
      return lines.join('\n')
    })
    .join('\n')
}

/** Prose, broken at spaces so that it fits. */
export const prose = (text: string, { width }: Pick<Layout, 'width'>): string =>
  text
    .split('\n')
    .map((line) => wrap(line, width, words))
    .join('\n')
