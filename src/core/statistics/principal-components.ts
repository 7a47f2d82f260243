/** Steps of the power iteration; two components of six-dimensional data converge long before that. */
const ITERATIONS = 200

/** The two directions in which rows differ most, and where each row lies along them. */
export interface Projection {
  readonly points: readonly (readonly [x: number, y: number])[]
  /** Share of the variance that the two directions explain. */
  readonly explained: number
}

/** Projects rows of numbers onto their first two principal components, by power iteration on the covariance. */
export function principalComponents(rows: readonly (readonly number[])[]): Projection {
  const width = rows[0]?.length ?? 0
  const means = Array.from({ length: width }, (_, i) => average(rows.map((row) => row[i] as number)))
  const centred = rows.map((row) => row.map((value, i) => value - (means[i] as number)))
  let covariance = Array.from({ length: width }, (_, i) =>
    Array.from({ length: width }, (_, j) =>
      average(centred.map((row) => (row[i] as number) * (row[j] as number))),
    ),
  )
  const total = covariance.reduce((sum, row, i) => sum + (row[i] as number), 0)
  const axes: number[][] = []
  let held = 0
  for (let component = 0; component < 2; component++) {
    const { axis, value } = largest(covariance)
    axes.push(axis)
    held += value
    covariance = covariance.map((row, i) =>
      row.map((entry, j) => entry - value * (axis[i] as number) * (axis[j] as number)),
    )
  }
  const along = (row: readonly number[], axis: readonly number[] | undefined) =>
    row.reduce((sum, value, i) => sum + value * (axis?.[i] ?? 0), 0)
  return {
    points: centred.map((row) => [along(row, axes[0]), along(row, axes[1])]),
    explained: total === 0 ? 0 : held / total,
  }
}

/** The largest eigenvalue of a symmetric matrix, with its direction; its largest component is positive. */
function largest(matrix: readonly (readonly number[])[]): { axis: number[]; value: number } {
  let axis = matrix.map((_, i) => 1 / (i + 1))
  let value = 0
  for (let step = 0; step < ITERATIONS; step++) {
    const next = matrix.map((row) => row.reduce((sum, entry, j) => sum + entry * (axis[j] as number), 0))
    value = Math.hypot(...next)
    if (value < 1e-12) return { axis: axis.map(() => 0), value: 0 }
    axis = next.map((entry) => entry / value)
  }
  const strongest = axis.reduce((best, entry) => (Math.abs(entry) > Math.abs(best) ? entry : best), 0)
  return { axis: strongest < 0 ? axis.map((entry) => -entry) : axis, value }
}

const average = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
