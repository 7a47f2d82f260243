import type { Interval } from '../../core/statistics/intervals.ts'

/** A mean with its 95 % interval. */
export interface Estimate extends Interval {
  /** Decimals; by default as many as give three significant digits. */
  places?: number
  /** Text after the interval, such as `*` for a difference that a test confirms. */
  mark?: string
  /** Whether the difference is an improvement; terminals and pages show it in colour. */
  better?: boolean
}

/** Content of a cell. Numbers are printed as they are; a mean with an interval is an `Estimate`. */
export type Cell = string | number | Estimate | { text: string; better: boolean }

/** A column of a table. */
export interface Column {
  head: string
  /** The group shared with neighbouring columns, such as a scenario; shown above their heads. */
  group?: string | undefined
  align: 'left' | 'right'
  /** Order in which a terminal leaves it out for lack of room: 1 first; always shown if absent. */
  spare?: number | undefined
  /** Whether a page draws the intervals next to the numbers. */
  isDrawn?: boolean
}

/** A table, independent of where it is printed. */
export interface Table {
  /** Name for references and files: `summary`, `contrasts`. */
  id: string
  /** What the table shows, as one or two sentences. */
  caption: string
  columns: readonly Column[]
  rows: readonly (readonly Cell[])[]
  /** Information that a reader needs about the numbers; printed below the table. */
  notes: readonly string[]
}

export interface TableOptions {
  /** Columns aligned to the left: how many of the first ones (1), or those with these heads. */
  left?: number | readonly string[] | undefined
  /** Heads of columns that a narrow terminal may leave out, the most expendable first. */
  spare?: readonly string[] | undefined
  /** Heads of columns whose intervals a page draws. */
  drawn?: readonly string[] | undefined
  id?: string
  caption?: string
  notes?: readonly string[]
}

/** A head, or one with the group that it belongs to. */
export type Head = string | { head: string; group: string }

/** Makes a table of heads and rows. */
export function tableOf(
  heads: readonly Head[],
  rows: readonly (readonly Cell[])[],
  { left = 1, spare = [], drawn = [], id = '', caption = '', notes = [] }: TableOptions = {},
): Table {
  const columns = heads.map((given, index): Column => {
    const { head, group } = typeof given === 'string' ? { head: given, group: undefined } : given
    const isLeft = typeof left === 'number' ? index < left : left.includes(head)
    const rank = spare.indexOf(head)
    return {
      head,
      group,
      align: isLeft ? 'left' : 'right',
      spare: rank < 0 ? undefined : rank + 1,
      isDrawn: drawn.includes(head),
    }
  })
  return { id, caption, columns, rows, notes }
}

export const isEstimate = (cell: Cell): cell is Estimate => typeof cell === 'object' && 'mean' in cell

/** Number of leading columns that name the rows; they are repeated if a table is printed in parts. */
export function keyColumns({ columns }: Pick<Table, 'columns'>): number {
  const first = columns.findIndex(({ align }) => align === 'right')
  return first > 0 ? first : 1
}

/** Adjacent columns of the same group. */
export function groupsOf<Own extends Pick<Column, 'group'>>(
  columns: readonly Own[],
): { group: string | undefined; members: Own[] }[] {
  const groups: { group: string | undefined; members: Own[] }[] = []
  for (const column of columns) {
    const last = groups.at(-1)
    if (last !== undefined && last.group === column.group) last.members.push(column)
    else groups.push({ group: column.group, members: [column] })
  }
  return groups
}
