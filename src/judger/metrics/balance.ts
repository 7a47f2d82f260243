const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length

const squares = (values: readonly number[]): number => {
  const middle = mean(values)
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0)
}

const populationDeviation = (values: readonly number[]): number => Math.sqrt(squares(values) / values.length)

/**
 * How evenly the agents share the completed work: 1 − σ/σ_max, where σ is the population standard deviation of their action
 * times and σ_max the largest that the same total allows, √(n − 1) times the mean: one agent does everything. 1 is a perfectly
 * even team, 0 one agent alone, independent of team size and task limits. 0 if no agent acted: no work was shared. A single
 * agent has 1.
 * @param times action time of each agent, idle agents as 0 (ms)
 */
export function evenBalance(times: readonly number[]): number {
  if (times.length === 1) return 1
  const largest = Math.sqrt(times.length - 1) * mean(times)
  return largest === 0 ? 0 : Math.max(0, 1 - populationDeviation(times) / largest)
}

/**
 * Balanced agent utilisation score in the paper's form (eq. 7): BS = 1 − σ(t_a / T_max), where σ is the population standard
 * deviation over agents, and action times are capped at the limit T_max. 1 is a perfectly even team. It hardly varies if runs
 * are short compared with the limit: one agent of six that does everything in 5 % of the limit has 0.98.
 * @param times action time of each agent, idle agents as 0 (ms)
 */
export function paperBalance(times: readonly number[], maxActionTime: number): number {
  return 1 - populationDeviation(times.map((time) => Math.min(time, maxActionTime) / maxActionTime))
}

/** As in VillagerBench's current code: 1 − σ(t_a / max t). */
export function villagerBalance(times: readonly number[]): number {
  const longest = Math.max(...times) + 1e-8
  return 1 - populationDeviation(times.map((time) => time / longest))
}

/** As in VillagerBench's first code: times scaled to 0..1, then 1 − √Σ(x − x̄)² / (n·x̄). */
export function minMaxBalance(times: readonly number[]): number {
  const minimum = Math.min(...times)
  const range = Math.max(...times) - minimum
  if (range === 0) return 1
  const scaled = times.map((time) => (time - minimum) / range)
  return 1 - Math.sqrt(squares(scaled)) / (scaled.length * mean(scaled) + 1e-8)
}
