import { styleText } from 'node:util'
import CliTable from 'cli-table3'
import { cellText, headText } from './cell-text.ts'
import { layOut, type Measure, type Panel } from './lay-out.ts'
import { type Cell, keyColumns, type Table } from './model.ts'
import { wrapCell, wrapProse } from './wrap.ts'

/** No colours, no lines between rows. */
const STYLE: { head: string[]; border: string[]; compact: boolean } = { head: [], border: [], compact: true }

const measureIn = (limit: number): Measure => ({
  width: (text) => [...text].length,
  limit,
  gap: 3,
  border: 1,
  least: 4,
})

/**
 * A table for a terminal. It is never wider than the width (from 40 characters on, with up to four key columns): what does not fit
 * side by side is printed in parts.
 * @param all print every column, in parts where necessary; otherwise columns that may be left out are left out first
 */
export function toTerminal(table: Table, { width, all }: { width: number; all: boolean }): string {
  const texts = table.columns.map((column, index) => ({
    head: headText(column),
    cells: table.rows.map((row) => cellText(row[index] ?? '')),
    spare: column.spare,
    group: column.group,
  }))
  const { panels, hidden } = layOut(texts, { keys: keyColumns(table), leaveOut: !all }, measureIn(width))
  const names = hidden.map((index) => table.columns[index]?.head)
  const notes = [...(names.length === 0 ? [] : [`not shown: ${names.join(', ')} (--all)`]), ...table.notes]
  return [
    ...(table.caption === '' ? [] : [wrapProse(table.caption, width)]),
    ...panels.map((panel) => panelText(table, texts, panel)),
    ...notes.map((note) => wrapProse(note, width)),
  ].join('\n')
}

function panelText(
  { columns, rows }: Table,
  texts: readonly { head: string; cells: readonly string[] }[],
  { columns: shown, widths }: Panel,
): string {
  const made = new CliTable({
    style: STYLE,
    head: shown.map((at, index) => wrapCell(texts[at]?.head ?? '', widths[index] ?? 0)),
    colAligns: shown.map((at) => columns[at]?.align ?? 'right'),
  })
  made.push(
    ...rows.map((row, number) =>
      shown.map((at, index) =>
        coloured(wrapCell(texts[at]?.cells[number] ?? '', widths[index] ?? 0), row[at] ?? ''),
      ),
    ),
  )
  return made.toString()
}

function coloured(text: string, cell: Cell): string {
  if (typeof cell !== 'object' || cell.better === undefined) return text
  const colour = cell.better ? 'green' : 'red'
  return text
    .split('\n')
    .map((line) => styleText(colour, line))
    .join('\n')
}
