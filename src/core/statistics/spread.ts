import { type Analysis, analysisOfVariance, type CrossedTable } from './crossed-table.ts'
import { studentQuantile } from './student.ts'

/** The spread of a table's mean, with the sampled units in its rows. */
export interface Spread extends Analysis {
  /** Rows: tasks, or seeds if there is one task. */
  units: number
  /** Columns: seeds shared by all units, or 1. */
  columns: number
}

/** The analysis of a table; with one task its seeds are the units. */
export function spreadOf(table: CrossedTable): Spread {
  const cells = table.cells.length > 1 ? table.cells : (table.cells[0] ?? []).map((cell) => [cell])
  return {
    ...analysisOfVariance({ ...table, cells }),
    units: cells.length,
    columns: cells[0]?.length ?? 0,
  }
}

/** Half-width of the interval for units alone: Student's t over their means. */
export const unitHalf = ({ units, columns, squares }: Spread, level: number): number =>
  studentQuantile(level, units - 1) * Math.sqrt(squares.task / (units * columns))

/**
 * Contribution of shared seeds to the half-width, in quadrature. The subtracted part of the residual grows with the number of
 * seeds, (S − 2)/(S − 1): two seeds cannot tell their effect from chance.
 */
export function seedHalf({ units, columns, squares }: Spread, level: number): number {
  if (columns < 2) return 0
  const square = squares.seed - ((columns - 2) / (columns - 1)) * squares.residual
  return studentQuantile(level, columns - 1) * Math.sqrt(Math.max(0, square) / (units * columns))
}
