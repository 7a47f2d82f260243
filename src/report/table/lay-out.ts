import { wordsOfCell } from './wrap.ts'

/** The texts of a column. */
export interface ColumnTexts {
  head: string
  cells: readonly string[]
  /** Order in which it may be left out, 1 first; never if absent. */
  spare?: number | undefined
  /** Minimum width, for heads above several columns. */
  least?: number
  /** The group that it shares with neighbouring columns: they stay together if possible. */
  group?: string | undefined
}

/** Units of width in the output: characters of a terminal, points of a page. */
export interface Measure {
  width(text: string): number
  /** The width of all tables together with their borders. */
  limit: number
  /** Width of each column in addition to its text. */
  gap: number
  /** Width of a table in addition to its columns. */
  border: number
  /** Minimum width of a column; below it, words are broken instead. */
  least: number
}

/** A part of a table that fits: indices of its columns, and the width of each. */
export interface Panel {
  columns: readonly number[]
  widths: readonly number[]
}

/**
 * Divides a table into parts that fit the limit. First heads are broken at spaces, then cells, then spare
 * columns are left out; a table that is still too wide is printed in parts, each with the key columns. Words
 * are broken only if a single column beside the keys is too wide.
 */
export function layOut(
  columns: readonly ColumnTexts[],
  { keys, leaveOut }: { keys: number; leaveOut: boolean },
  measure: Measure,
): { panels: Panel[]; hidden: number[] } {
  let shown = columns.map((_, index) => index)
  const hidden: number[] = []
  for (const next of [undefined, ...(leaveOut ? spareOnes(columns) : [])]) {
    if (next !== undefined) {
      hidden.push(next)
      shown = shown.filter((index) => index !== next)
    }
    const widths = fittedWidths(pick(columns, shown), measure)
    if (widths !== undefined) return { panels: [{ columns: shown, widths }], hidden }
  }
  // Parts show everything: leaving columns out as well would save nothing.
  return { panels: panelsOf(columns, keys, measure), hidden: [] }
}

const pick = (columns: readonly ColumnTexts[], indices: readonly number[]): ColumnTexts[] =>
  indices.map((index) => columns[index] as ColumnTexts)

const spareOnes = (columns: readonly ColumnTexts[]): number[] =>
  columns
    .map(({ spare }, index) => ({ spare, index }))
    .filter(({ spare }) => spare !== undefined)
    .sort((a, b) => (a.spare ?? 0) - (b.spare ?? 0))
    .map(({ index }) => index)

function panelsOf(columns: readonly ColumnTexts[], keys: number, measure: Measure): Panel[] {
  const repeated = columns.map((_, index) => index).slice(0, keys)
  const panels: Panel[] = []
  let members: number[] = []
  const add = (indices: readonly number[]) => {
    const own = [...repeated, ...indices]
    panels.push({ columns: own, widths: forcedWidths(pick(columns, own), measure) })
  }
  const fits = (indices: readonly number[]) =>
    fittedWidths(pick(columns, [...repeated, ...indices]), measure) !== undefined
  const take = (unit: number[]) => {
    if (members.length === 0 || fits([...members, ...unit])) members = [...members, ...unit]
    else {
      add(members)
      members = unit
    }
  }
  for (const unit of unitsOf(columns, keys)) {
    if (fits(unit)) take(unit)
    else for (const index of unit) take([index])
  }
  add(members)
  return panels
}

/** Columns that stay together: those of a group; every other one is alone. */
function unitsOf(columns: readonly ColumnTexts[], from: number): number[][] {
  const units: number[][] = []
  for (let index = from; index < columns.length; index++) {
    const group = columns[index]?.group
    if (index > from && group !== undefined && columns[index - 1]?.group === group) units.at(-1)?.push(index)
    else units.push([index])
  }
  return units
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Text widths of the columns with which a table fits; undefined if it cannot without breaking words. */
function fittedWidths(columns: readonly ColumnTexts[], measure: Measure): number[] | undefined {
  const { limit, gap, border } = measure
  const widest = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => measure.width(text)))
  const lines = (texts: readonly string[]) => widest(texts.flatMap((text) => text.split('\n')))
  const words = (texts: readonly string[]) => widest(texts.flatMap(wordsOfCell))
  const room = limit - gap * columns.length - border
  const widths = columns.map(({ head, cells, least = 0 }) => Math.max(least, lines([head, ...cells])))
  shrink(
    widths,
    columns.map(({ head, cells, least = 0 }) => Math.max(least, words([head]), lines(cells))),
    room,
  )
  shrink(
    widths,
    columns.map(({ head, cells, least = 0 }) => Math.max(least, words([head, ...cells]))),
    room,
  )
  return sum(widths) > room ? undefined : widths
}

/** The same, with words broken if nothing else helps. */
function forcedWidths(columns: readonly ColumnTexts[], measure: Measure): number[] {
  const fitted = fittedWidths(columns, measure)
  if (fitted !== undefined) return fitted
  const widths = columns.map(({ head, cells }) =>
    Math.max(0, ...[head, ...cells].flatMap(wordsOfCell).map((word) => measure.width(word))),
  )
  shrink(
    widths,
    widths.map(() => measure.least),
    measure.limit - measure.gap * columns.length - measure.border,
  )
  return widths
}

/** Makes the widest columns narrower until they fit, but none below its minimum. */
function shrink(widths: number[], least: readonly number[], room: number): void {
  while (sum(widths) > room) {
    const slack = widths.map((width, index) => width - (least[index] ?? 0))
    const most = Math.max(...slack)
    if (most <= 0) return
    const widest = slack.indexOf(most)
    widths[widest] = (widths[widest] ?? 0) - Math.min(1, most)
  }
}
