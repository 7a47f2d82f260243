/** Number of steps to which scores are calibrated. */
const STEPS = 5

/** The quantiles 0, 20, … 100 % of values, by linear interpolation (type 7). */
export function quantiles(values: readonly number[]): readonly number[] {
  const sorted = values.toSorted((a, b) => a - b)
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const at = ((sorted.length - 1) * step) / STEPS
    const low = sorted[Math.floor(at)] as number
    const high = sorted[Math.ceil(at)] as number
    return low + (high - low) * (at - Math.floor(at))
  })
}

/**
 * Calibrates a score to 0..5 by the quantiles of all scores (SkillForge): linear between two of them. If ties leave intervals
 * empty, the last interval that begins at or below the score counts; outside of all it is 0 or 5.
 */
export function calibrated(score: number, bounds: readonly number[]): number {
  if (score >= (bounds[STEPS] as number)) return STEPS
  if (score <= (bounds[0] as number)) return 0
  let interval = 0
  for (let step = 0; step < STEPS; step++) {
    const [low, high] = [bounds[step] as number, bounds[step + 1] as number]
    if (low <= score && high > low) interval = step
  }
  const [low, high] = [bounds[interval] as number, bounds[interval + 1] as number]
  return interval + (score - low) / (high - low)
}

/** Calibrates one score of all tasks; missing scores stay missing. */
export function calibrateAll(scores: readonly (number | undefined)[]): (number | undefined)[] {
  const values = scores.filter((score) => score !== undefined)
  if (values.length === 0) return [...scores]
  const bounds = quantiles(values)
  return scores.map((score) => (score === undefined ? undefined : calibrated(score, bounds)))
}
