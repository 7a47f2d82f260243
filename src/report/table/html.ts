import { decimal } from '../../render/format.ts'
import { type Html, html } from '../../render/html.ts'
import { axisFor, whisker } from '../html/experiment/interval-plot.ts'
import { placesOf, rangeText } from '../number-texts.ts'
import { type Cell, type Column, groupsOf, isEstimate, type Table } from './model.ts'

/**
 * A table in a page: the first column as heads of the rows, intervals small, groups above their columns. If the
 * page is too narrow, the area scrolls, by keyboard as well.
 */
export function toHtml(table: Table): Html {
  const { columns, rows, caption, notes } = table
  const drawings = columns.map(({ isDrawn = false }, index) =>
    isDrawn ? drawingOf(rows.map((row) => row[index] ?? '')) : undefined,
  )
  const body = rows.map((row) => {
    const cells = columns.map((column, index) => {
      const cell = row[index] ?? ''
      if (index === 0) return html`<th scope="row">${content(cell)}`
      return html`<td${column.align === 'right' ? html` class="n"` : ''}>${content(cell)}${drawings[index]?.(cell)}`
    })
    return html`<tr>${cells}</tr>`
  })
  return html`${scrollable(caption, html`<table class="wide"><thead>${headRows(columns)}</thead><tbody>${body}</tbody></table>`)}
${notes.map((note) => html`<p class="note">${note}</p>`)}`
}

/** An area that scrolls sideways and can be reached by keyboard. */
const scrollable = (label: string, content: Html): Html =>
  html`<div class="scroll" role="group" tabindex="0" aria-label="${label === '' ? 'table' : label}">${content}</div>`

function headRows(columns: readonly Column[]): Html {
  const head = ({ head: text, align, isDrawn = false }: Column, rowspan?: number) =>
    html`<th scope="col"${align === 'right' ? html` class="n"` : ''}${rowspan === undefined ? '' : html` rowspan="${rowspan}"`}>${text}${isDrawn ? html`<td></td>` : undefined}`
  if (columns.every(({ group }) => group === undefined))
    return html`<tr>${columns.map((column) => head(column))}</tr>`
  const above = groupsOf(columns).map(({ group, members }) =>
    group === undefined
      ? members.map((column) => head(column, 2))
      : html`<th class="n" scope="colgroup" colspan="${members.length}">${group}`,
  )
  const below = columns.filter(({ group }) => group !== undefined)
  return html`<tr>${above}</tr><tr>${below.map((column) => head(column))}</tr>`
}

function content(cell: Cell): Html {
  if (typeof cell !== 'object') return html`${String(cell)}`
  if (!isEstimate(cell)) return html`<b>${cell.text}</b>`
  if (Number.isNaN(cell.mean)) return html`–`
  const { mean, places = placesOf(cell), mark } = cell
  return html`<b>${decimal(mean, places)}</b> <small>${rangeText(cell, places)}</small>${mark === undefined ? undefined : html` ${mark}`}`
}

const WIDTH = 150

/** Draws the intervals of a column, all on one axis. */
function drawingOf(cells: readonly Cell[]): (cell: Cell) => Html {
  const axis = axisFor(cells.filter(isEstimate), { left: 6, right: WIDTH - 6 })
  return (cell) =>
    html`<td class="drawn">${isEstimate(cell) ? html`<svg viewBox="0 0 ${WIDTH} 20" aria-hidden="true"><path class="base" d="M6 10H${WIDTH - 6}"/>${whisker(cell, axis, { y: 10, title: 'mean', kind: 'plain' })}</svg>` : undefined}`
}
