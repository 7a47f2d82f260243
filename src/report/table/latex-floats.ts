import { linesIn } from './latex-text.ts'
import type { Panel } from './lay-out.ts'

export type Texts = readonly { head: string; cells: readonly string[] }[]

/** Number of rows of a panel in one float. */
export interface Part {
  readonly panel: Panel
  /** Indices. */
  readonly rows: readonly number[]
}

/** Rules, heads and the space below them, in lines. */
const AROUND = 3

/**
 * Divides panels into floats, none of which has more lines than the limit unless one row alone does.
 * @param groupLines lines of the groups above the heads of a panel
 */
export function floatsOf(
  panels: readonly Panel[],
  texts: Texts,
  { limit, groupLines }: { limit: number; groupLines: (panel: Panel) => number },
): Part[][] {
  const floats: Part[][] = []
  let used = Number.POSITIVE_INFINITY
  for (const panel of panels) {
    const head = AROUND + groupLines(panel) + headLines(panel, texts)
    let rows: number[] = []
    const close = () => {
      if (rows.length > 0) floats.at(-1)?.push({ panel, rows })
      rows = []
    }
    const begin = (lines: number) => {
      if (used + head + lines > limit) {
        floats.push([])
        used = 0
      }
      used += head
    }
    const heights = rowLines(panel, texts)
    for (const [row, lines] of heights.entries()) {
      if (rows.length > 0 && used + lines > limit) close()
      if (rows.length === 0) begin(lines)
      rows.push(row)
      used += lines
    }
    if (heights.length === 0) begin(0)
    if (heights.length === 0) floats.at(-1)?.push({ panel, rows })
    close()
  }
  return floats
}

const headLines = ({ columns, widths }: Panel, texts: Texts): number =>
  Math.max(1, ...columns.map((at, index) => linesIn(texts[at]?.head ?? '', widths[index] ?? 0)))

/** Lines of each row of a panel. */
const rowLines = ({ columns, widths }: Panel, texts: Texts): number[] =>
  (texts[0]?.cells ?? []).map((_, row) =>
    Math.max(1, ...columns.map((at, index) => linesIn(texts[at]?.cells[row] ?? '', widths[index] ?? 0))),
  )
