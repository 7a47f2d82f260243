import { decimal, range } from '../../render/format.ts'
import { placesOf } from '../number-texts.ts'
import { cellText, headText } from '../table/cell-text.ts'
import { toLatexText } from '../table/latex-text.ts'
import { isEstimate, keyColumns, type Table } from '../table/model.ts'

/** Usage notes for the head of the file. */
const HEAD = String.raw`% Numbers of the experiment, so that none is typed by hand:
%   \result{summary/causal/success}      the value
%   \interval{summary/causal/success}    its 95 % interval
% An unknown name stops the compilation.
\makeatletter
\newcommand{\result}[1]{\cm@look{value}{#1}}
\newcommand{\interval}[1]{\cm@look{interval}{#1}}
\newcommand{\cm@look}[2]{\@ifundefined{cm@#1@#2}{\@latex@error{No number is named #2 (#1)}\@ehc}{\@nameuse{cm@#1@#2}}}
`

/** The numbers of tables as macros of LaTeX, named after the table, the row and the column. */
export function toMacros(tables: readonly Table[]): string {
  const names = new Set<string>()
  const lines = tables.flatMap((table) => table.rows.flatMap((row) => rowMacros(table, row, names)))
  return `${HEAD}${lines.join('\n')}\n\\makeatother\n`
}

function rowMacros(table: Table, row: Table['rows'][number], names: Set<string>): string[] {
  const keys = keyColumns(table)
  const rowName = row.slice(0, keys).map((cell) => nameOf(cellText(cell)))
  return row.slice(keys).flatMap((cell, index) => {
    const column = table.columns[keys + index]
    if (column === undefined) return []
    const parts = [table.id, ...rowName, nameOf(headText(column))].filter((part) => part !== '')
    const name = uniqueName(parts.join('/'), names)
    const define = (kind: string, text: string) => `\\@namedef{cm@${kind}@${name}}{${toLatexText(text)}}`
    if (!isEstimate(cell)) return [define('value', cellText(cell))]
    const { mean, places = placesOf(cell) } = cell
    return [define('value', decimal(mean, places)), define('interval', range(cell, places))]
  })
}

/** A column head or row name without the characters that TeX does not accept in a name. */
const nameOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/\s*[([].*?[)\]]/g, '')
    .replaceAll('−', 'minus')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

function uniqueName(name: string, names: Set<string>): string {
  let unique = name
  for (let number = 2; names.has(unique); number++) unique = `${name}-${number}`
  names.add(unique)
  return unique
}
