import { type Interval, wilson } from './intervals.ts'
import { studentQuantile, studentTail } from './student.ts'

/** A value of one task under one seed; repetitions of a cell are averaged. */
export interface Measurement {
  task: string
  seed: number
  value: number
}

/** Variances of the random effects that make a measurement: of its task, of its seed, and the rest. */
export interface VarianceComponents {
  task: number
  seed: number
  residual: number
}

/**
 * A mean over tasks and seeds. The interval says what to expect of other tasks like these under other seeds. Its ends are
 * infinite where nothing tells the spread: a single measurement, or none.
 */
export interface CrossedMean extends Interval {
  /** Measurements. */
  n: number
  tasks: number
  seeds: number
  /** Degrees of freedom of the interval (Satterthwaite). */
  df: number
  /** Two-sided chance of such a mean if the true one were zero. */
  p: number
  components: VarianceComponents
}

/** Shares outside of which an interval makes no sense, such as 0 and 100 for percentages. */
export interface Bounds {
  low?: number
  high?: number
}

/**
 * The mean of measurements that share tasks and seeds, with its 95 % interval. Both are random effects: the variance of the
 * mean is σ²(task)/T + σ²(seed)/S + σ²(rest)/TS, estimated from the two-way analysis of variance (Searle, Casella &
 * McCulloch 1992, §4.3; components below zero count as zero) with Satterthwaite's degrees of freedom. Each task counts the
 * same. Missing cells are filled in by Yates's method, and cost their degrees of freedom. Where seeds are hardly shared
 * between tasks, or there is one seed, the tasks alone are the units; with one task, the seeds.
 */
export function crossedMean(measurements: readonly Measurement[], bounds: Bounds = {}): CrossedMean {
  const table = tableOf(measurements)
  const { tasks, seeds, cells, missing } = table
  const counts = { n: measurements.length, tasks, seeds: measurements.length === 0 ? 0 : table.allSeeds }
  if (cells.length === 0) return { ...counts, ...UNKNOWN, mean: Number.NaN }
  fillIn(cells)
  const df = { task: tasks - 1, seed: seeds - 1, residual: (tasks - 1) * (seeds - 1) - missing }
  const { mean, squares } = analysisOfVariance(cells, df)
  const components = {
    task: Math.max(0, squares.task - squares.residual) / seeds,
    seed: Math.max(0, squares.seed - squares.residual) / tasks,
    residual: squares.residual,
  }
  const parts = (['task', 'seed', 'residual'] as const).filter((part) => df[part] > 0)
  if (parts.length === 0) return { ...counts, ...UNKNOWN, mean }
  const scaled = components.task * seeds + components.seed * tasks + components.residual
  const spread = parts.reduce((sum, part) => sum + squares[part] ** 2 / df[part], 0)
  // Without any spread the mean is certain as far as the data tell.
  const freedom = spread === 0 ? tasks * seeds - 1 : Math.max(1, scaled ** 2 / spread)
  const error = Math.sqrt(scaled / (tasks * seeds))
  const half = error === 0 ? 0 : studentQuantile(0.05, freedom) * error
  return {
    ...counts,
    mean,
    low: Math.max(bounds.low ?? Number.NEGATIVE_INFINITY, mean - half),
    high: Math.min(bounds.high ?? Number.POSITIVE_INFINITY, mean + half),
    df: freedom,
    p: error === 0 ? signTest(mean, tasks > 1 ? tasks : seeds) : studentTail(mean / error, freedom),
    components,
  }
}

/**
 * A rate over tasks and seeds, `value` being 0 or 1: Wilson's interval at the number of independent trials that the spread
 * between tasks and seeds leaves. Where all measurements agree, tasks count as the trials, or seeds if there is one task.
 */
export function crossedRate(measurements: readonly Measurement[]): CrossedMean {
  const crossed = crossedMean(measurements)
  const { mean, n, tasks, seeds, df } = crossed
  if (n === 0) return { ...crossed, low: 0, high: 1 }
  const half = (crossed.high - crossed.low) / 2
  const error = Number.isFinite(half) ? half / studentQuantile(0.05, df) : 0
  const agreed = tasks > 1 ? tasks : seeds
  const trials = error === 0 ? agreed : Math.max(1, Math.min(n, (mean * (1 - mean)) / error ** 2))
  const { low, high } = wilson({ hits: mean * trials, n: trials })
  return { ...crossed, low, high }
}

/**
 * The smallest mean difference that so many tasks and seeds detect with 80 % power in a two-sided test at 5 %, given the
 * variance components of a pilot.
 */
export function detectableDifference(
  { task, seed, residual }: VarianceComponents,
  { tasks, seeds }: { tasks: number; seeds: number },
): number {
  const parts = [
    [task / tasks, tasks - 1],
    [seed / seeds, seeds - 1],
    [residual / (tasks * seeds), (tasks - 1) * (seeds - 1)],
  ].filter(([, df]) => (df as number) > 0) as [number, number][]
  const variance = parts.reduce((sum, [part]) => sum + part, 0)
  if (parts.length === 0) return Number.POSITIVE_INFINITY
  if (variance === 0) return 0
  const df = variance ** 2 / parts.reduce((sum, [part, own]) => sum + part ** 2 / own, 0)
  return (studentQuantile(0.05, df) + studentQuantile(0.4, df)) * Math.sqrt(variance)
}

/** Where all values agree, only their number speaks: the two-sided chance that so many have the same sign. */
const signTest = (mean: number, units: number): number => (mean === 0 ? 1 : 2 ** (1 - units))

const UNKNOWN = {
  low: Number.NEGATIVE_INFINITY,
  high: Number.POSITIVE_INFINITY,
  df: 0,
  p: 1,
  components: { task: 0, seed: 0, residual: 0 },
}

/** Share of filled cells below which seeds are not shared between tasks but nested in them. */
const SHARED = 0.5

interface Table {
  tasks: number
  /** Columns; one where tasks alone are the units. */
  seeds: number
  allSeeds: number
  /** By task, then by seed; NaN where there is no measurement. */
  cells: number[][]
  missing: number
}

function tableOf(measurements: readonly Measurement[]): Table {
  const byTask = Map.groupBy(measurements, ({ task }) => task)
  const seeds = [...new Set(measurements.map(({ seed }) => seed))]
  const cells = [...byTask.values()].map((own) => {
    const bySeed = Map.groupBy(own, ({ seed }) => seed)
    return seeds.map((seed) => average(bySeed.get(seed)?.map(({ value }) => value) ?? []))
  })
  const [all, filled] = [
    byTask.size * seeds.length,
    cells.flat().filter((cell) => !Number.isNaN(cell)).length,
  ]
  const freedom = (byTask.size - 1) * (seeds.length - 1) - (all - filled)
  if (all > filled && (filled < SHARED * all || freedom < 1)) {
    const means = cells.map((row) => [average(row.filter((cell) => !Number.isNaN(cell)))])
    return { tasks: byTask.size, seeds: 1, allSeeds: seeds.length, cells: means, missing: 0 }
  }
  return { tasks: byTask.size, seeds: seeds.length, allSeeds: seeds.length, cells, missing: all - filled }
}

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Rounds of filling in: each brings the fitted cells nearer to their fixed point by a constant factor. */
const ROUNDS = 60

/** Gives missing cells the value that their row and column suggest, so that they add nothing to the residual. */
function fillIn(cells: number[][]): void {
  const holes = cells.flatMap((row, task) =>
    row.flatMap((cell, seed) => (Number.isNaN(cell) ? [[task, seed] as const] : [])),
  )
  if (holes.length === 0) return
  const known = average(cells.flat().filter((cell) => !Number.isNaN(cell)))
  const set = (task: number, seed: number, value: number) => {
    ;(cells[task] as number[])[seed] = value
  }
  for (const [task, seed] of holes) set(task, seed, known)
  for (let round = 0; round < ROUNDS; round++) {
    const { mean, rows, columns } = marginsOf(cells)
    for (const [task, seed] of holes)
      set(task, seed, (rows[task] as number) + (columns[seed] as number) - mean)
  }
}

function marginsOf(cells: readonly (readonly number[])[]) {
  const rows = cells.map(average)
  const columns = (cells[0] as number[]).map((_, seed) => average(cells.map((row) => row[seed] as number)))
  return { mean: average(rows), rows, columns }
}

/** The grand mean and the mean squares of a full table; 0 where there are no degrees of freedom. */
function analysisOfVariance(
  cells: readonly (readonly number[])[],
  df: Record<keyof VarianceComponents, number>,
) {
  const { mean, rows, columns } = marginsOf(cells)
  const [tasks, seeds] = [rows.length, columns.length]
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value ** 2, 0)
  const over = (squares: number, df: number) => (df > 0 ? squares / df : 0)
  const residuals = cells.flatMap((row, task) =>
    row.map((cell, seed) => cell - (rows[task] as number) - (columns[seed] as number) + mean),
  )
  return {
    mean,
    squares: {
      task: over(seeds * sum(rows.map((row) => row - mean)), df.task),
      seed: over(tasks * sum(columns.map((column) => column - mean)), df.seed),
      residual: over(sum(residuals), df.residual),
    },
  }
}
