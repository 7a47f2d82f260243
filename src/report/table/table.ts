import { html } from '../../render/html.ts'
import { toCsv } from './csv.ts'
import { toHtml } from './html.ts'
import { toLatex } from './latex.ts'
import { toLatexText } from './latex-text.ts'
import { toMarkdown } from './markdown.ts'
import { type Cell, type Head, type Table, type TableOptions, tableOf } from './model.ts'
import { toTerminal } from './terminal.ts'
import { wrapProse } from './wrap.ts'

/** The formats in which tables are printed. */
export const TABLE_FORMATS = ['text', 'markdown', 'latex', 'csv', 'html'] as const
export type TableFormat = (typeof TABLE_FORMATS)[number]

/** How tables and the text around them are printed. */
export interface Layout {
  /** Characters of a line of text. */
  width: number
  /** All tables and columns; otherwise the most important ones, fitted to the width. */
  all: boolean
  /** A note under every table. */
  note?: string | undefined
  /** Text for a terminal unless given. */
  format?: TableFormat
}

/** Everything, as wide as it is: for programs. */
export const EVERYTHING: Layout = { width: Number.POSITIVE_INFINITY, all: true }

/** Makes a table and prints it. */
export const table = (
  head: readonly Head[],
  rows: readonly (readonly Cell[])[],
  { layout = EVERYTHING, ...options }: TableOptions & { layout?: Layout } = {},
): string => printTable(tableOf(head, rows, options), layout)

/** A table in the format of the layout. */
function printTable(given: Table, { width, all, note, format = 'text' }: Layout): string {
  const noted = note === undefined ? given : { ...given, notes: [...given.notes, note] }
  return PRINTERS[format](noted, { width, all })
}

const PRINTERS: Readonly<
  Record<TableFormat, (table: Table, layout: Pick<Layout, 'width' | 'all'>) => string>
> = {
  text: toTerminal,
  markdown: toMarkdown,
  latex: toLatex,
  csv: toCsv,
  html: (given) => toHtml(given).text,
}

/** Text around tables, fitted to the width; a comment if the format has no place for it. */
export function prose(text: string, { width, format = 'text' }: Pick<Layout, 'width' | 'format'>): string {
  if (text === '' || format === 'markdown') return text
  if (format === 'text') return wrapProse(text, width)
  if (format === 'latex') return toLatexText(text)
  return format === 'csv' ? text.replaceAll(/^/gm, '# ') : html`<p>${text}</p>`.text
}

/** A part of a verb's output. */
export type Block = string | Table

/** Texts and tables, with a blank line between them; empty texts are left out. */
export const printBlocks = (blocks: readonly Block[], layout: Layout): string =>
  blocks
    .filter((block) => block !== '')
    .map((block) => (typeof block === 'string' ? prose(block, layout) : printTable(block, layout)))
    .join('\n\n')

/** The tables in a verb's output. */
export const tablesIn = (blocks: readonly Block[]): Table[] =>
  blocks.filter((block) => typeof block !== 'string')
