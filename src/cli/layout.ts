import { Option } from 'commander'
import type { Layout } from '../report/terminal/table.ts'

/** Width where there is no terminal, as in a log. */
const USUAL_WIDTH = 80

export interface LayoutFlags {
  all?: boolean
}

export const allOption = (): Option =>
  new Option('--all', 'show all tables and columns, however wide, instead of what fits')

/** What the terminal here shows of a table. */
export const layoutHere = ({ all = false }: LayoutFlags): Layout => ({
  width: process.stdout.columns ?? USUAL_WIDTH,
  all,
})
