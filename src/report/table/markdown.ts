import { cellText, headText } from './cell-text.ts'
import type { Table } from './model.ts'

/** A table in Markdown, its caption above it and its notes below. */
export function toMarkdown({ caption, columns, rows, notes }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    ...(caption === '' ? [] : [caption, '']),
    line(columns.map((column) => escaped(headText(column)))),
    line(columns.map(({ align }) => (align === 'left' ? '---' : '---:'))),
    ...rows.map((row) => line(row.map((cell) => escaped(cellText(cell))))),
    '',
    ...(notes.length === 0 ? [] : [notes.join(' '), '']),
  ].join('\n')
}

/** Escapes everything in a text that has a meaning in Markdown. */
const escaped = (text: string): string => text.replace(/[|\\*_<]/g, '\\$&').replaceAll('\n', ' ')
