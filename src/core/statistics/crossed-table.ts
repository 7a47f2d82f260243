/** A value of one task under one seed; repetitions of a cell are averaged. */
export interface Measurement {
  task: string
  seed: number
  value: number
}

/** Measurements as a table of tasks × seeds. */
export interface CrossedTable {
  /** By task, then by seed; missing cells are filled in by Yates's method. One column if only tasks are sampled. */
  cells: number[][]
  /** Cells that were filled in. */
  missing: number
}

/** Mean and mean squares of the two-way analysis of variance; 0 where there are no degrees of freedom. */
export interface Analysis {
  mean: number
  /** Mean of each task over its seeds. */
  rows: readonly number[]
  squares: { task: number; seed: number; residual: number }
}

/**
 * How episodes belong to tasks. `crossed`: the same seed means the same thing in every task, such as a model's luck. `nested`:
 * the number of an episode says nothing outside its task, as with the ratings of the first and the second episode of each task.
 */
export type Design = 'crossed' | 'nested'

/** Share of filled cells below which seeds are not shared between tasks but nested in them. */
const SHARED = 0.5

/**
 * Arranges measurements by task and seed. If seeds are hardly shared between tasks, or too many cells are missing for a
 * residual, each task has one cell: its mean. The same holds for a nested design of several tasks.
 */
export function crossedTable(measurements: readonly Measurement[], design: Design = 'crossed'): CrossedTable {
  const tasksInAll = new Set(measurements.map(({ task }) => task)).size
  // With a single task its episodes are the units in both designs.
  if (design === 'nested' && tasksInAll > 1)
    return { cells: cellMeans(measurements.map((one) => ({ ...one, seed: 0 }))), missing: 0 }
  const cells = cellMeans(measurements)
  const [tasks, seeds] = [cells.length, cells[0]?.length ?? 0]
  const missing = cells.flat().filter((cell) => Number.isNaN(cell)).length
  const freedom = (tasks - 1) * (seeds - 1) - missing
  if (missing > 0 && (tasks * seeds - missing < SHARED * tasks * seeds || freedom < 1)) {
    const means = cells.map((row) => [average(row.filter((cell) => !Number.isNaN(cell)))])
    return { cells: means, missing: 0 }
  }
  fillIn(cells)
  return { cells, missing }
}

/** The mean of each task under each seed, in order of appearance; NaN if there is none. */
function cellMeans(measurements: readonly Measurement[]): number[][] {
  const rows = new Map<string, Map<number, { sum: number; n: number }>>()
  const seeds = new Set<number>()
  for (const { task, seed, value } of measurements) {
    seeds.add(seed)
    const row = rows.get(task) ?? new Map<number, { sum: number; n: number }>()
    rows.set(task, row)
    const cell = row.get(seed) ?? { sum: 0, n: 0 }
    row.set(seed, cell)
    cell.sum += value
    cell.n++
  }
  return [...rows.values()].map((row) =>
    [...seeds].map((seed) => {
      const cell = row.get(seed)
      return cell === undefined ? Number.NaN : cell.sum / cell.n
    }),
  )
}

/** The analysis of variance of a table (Searle, Casella & McCulloch 1992, §4.3). */
export function analysisOfVariance({ cells, missing }: CrossedTable): Analysis {
  const { mean, rows, columns } = marginsOf(cells)
  const [tasks, seeds] = [rows.length, columns.length]
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value ** 2, 0)
  const over = (squares: number, df: number) => (df > 0 ? squares / df : 0)
  const residuals = cells.flatMap((row, task) =>
    row.map((cell, seed) => cell - (rows[task] as number) - (columns[seed] as number) + mean),
  )
  return {
    mean,
    rows,
    squares: {
      task: over(seeds * sum(rows.map((row) => row - mean)), tasks - 1),
      seed: over(tasks * sum(columns.map((column) => column - mean)), seeds - 1),
      residual: over(sum(residuals), (tasks - 1) * (seeds - 1) - missing),
    },
  }
}

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Number of imputation rounds: each brings the fitted cells closer to their fixed point by a constant factor. */
const ROUNDS = 60

/**
 * Fills missing cells with the value suggested by their row and column, so that they add nothing to the residual; clamped to
 * the range of the measurements, since a sum of effects could otherwise give shares above 1.
 */
function fillIn(cells: number[][]): void {
  const holes = cells.flatMap((row, task) =>
    row.flatMap((cell, seed) => (Number.isNaN(cell) ? [[task, seed] as const] : [])),
  )
  if (holes.length === 0) return
  const measured = cells.flat().filter((cell) => !Number.isNaN(cell))
  const overall = average(measured)
  const [lowest, highest] = [Math.min(...measured), Math.max(...measured)]
  const set = (task: number, seed: number, value: number) => {
    ;(cells[task] as number[])[seed] = value
  }
  for (const [task, seed] of holes) set(task, seed, overall)
  for (let round = 0; round < ROUNDS; round++) {
    const { mean, rows, columns } = marginsOf(cells)
    for (const [task, seed] of holes)
      set(
        task,
        seed,
        Math.min(highest, Math.max(lowest, (rows[task] as number) + (columns[seed] as number) - mean)),
      )
  }
}

function marginsOf(cells: readonly (readonly number[])[]) {
  const rows = cells.map(average)
  const columns = (cells[0] as number[]).map((_, seed) => average(cells.map((row) => row[seed] as number)))
  return { mean: average(rows), rows, columns }
}
