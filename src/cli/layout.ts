import { Option } from 'commander'
import { type Layout, TABLE_FORMATS, type TableFormat } from '../report/table/table.ts'

/** Width where there is no terminal, as in a log. */
const USUAL_WIDTH = 80

export interface LayoutFlags {
  all?: boolean
  as?: TableFormat
}

export const allOption = (): Option =>
  new Option('--all', 'show all tables and columns; wide tables are printed in parts')

/** For verbs that print tables and nothing else; `export` writes the tables of experiments to files. */
export const asOption = (): Option =>
  new Option('--as <format>', 'print the tables in this format').choices(TABLE_FORMATS)

/** Layout of printed tables: fitted to this terminal, or in the requested format. */
export const layoutHere = ({ all = false, as: format = 'text' }: LayoutFlags): Layout => ({
  width: process.stdout.columns ?? USUAL_WIDTH,
  all: all || format !== 'text',
  format,
})
