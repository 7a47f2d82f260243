import { headText } from './cell-text.ts'
import { type Cell, type Column, isEstimate, type Table } from './model.ts'

/** Fields of a mean with an interval in addition to the mean. */
const PARTS = ['low', 'high', 'interval'] as const

/**
 * A table as comma-separated values, without caption and notes. A column of means has four: the mean, the ends of the interval, and how
 * that was computed (`t`, `skewed`, `exact`), or `no spread` or `no interval` where there is none.
 */
export function toCsv({ columns, rows }: Table): string {
  const hasIntervals = columns.map((_, index) => rows.some((row) => isEstimate(row[index] ?? '')))
  const heads = columns.flatMap((column, index) => headsOf(column, hasIntervals[index] === true))
  const lines = rows.map((row) =>
    columns.flatMap((_, index) => valuesOf(row[index] ?? '', hasIntervals[index] === true)),
  )
  return `${[heads, ...lines].map((fields) => fields.map(field).join(',')).join('\n')}\n`
}

function headsOf(column: Column, hasIntervals: boolean): string[] {
  const head = headText(column)
  return hasIntervals ? [head, ...PARTS.map((part) => `${head} ${part}`)] : [head]
}

function valuesOf(cell: Cell, hasIntervals: boolean): string[] {
  if (!isEstimate(cell)) {
    const text = typeof cell === 'object' ? cell.text : String(cell)
    return hasIntervals ? [text, '', '', ''] : [text]
  }
  const { mean, low, high, method = 't', mark } = cell
  if (Number.isNaN(mean)) return ['', '', '', '']
  const isKnown = Number.isFinite(low) && Number.isFinite(high)
  if (!isKnown) return [String(mean), '', '', 'no interval']
  const how = low === high ? 'no spread' : method
  return [String(mean), String(low), String(high), mark === undefined ? how : `${how} ${mark}`]
}

const field = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
