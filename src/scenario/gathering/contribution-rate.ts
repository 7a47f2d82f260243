const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length

const deviation = (values: readonly number[]): number => {
  const middle = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)))
}

/** Maps the deviation to 1 at its minimum and 0 at its maximum; 1 if both are equal. */
function normalised(deviation: number, minimum: number, maximum: number): number {
  if (maximum - minimum <= 1e-12) return 1
  return Math.min(1, Math.max(0, 1 - (deviation - minimum) / (maximum - minimum)))
}

/** Maximum deviation: one agent contributes everything. */
const alone = (total: number, agents: number): number[] => [
  total,
  ...Array.from({ length: agents - 1 }, () => 0),
]

/**
 * Agent contribution rate in the paper's form (eq. 11, 12): σ = √(1/n Σ_a (s_a − s̄)²) over the scores that the agents
 * contributed, ACR = 1 − (σ − σ_min) / (σ_max − σ_min). σ_min = 0 if all contribute the same; σ_max = S·√(n − 1)/n if one
 * agent contributes all of S. 1 for a single agent, 0 if no agent contributed anything.
 * @param scores the contribution of each agent, not negative; 0 for idle agents
 */
export function paperContribution(scores: readonly number[]): number {
  const total = scores.reduce((a, b) => a + b, 0)
  if (scores.length === 0 || total <= 0) return 0
  return normalised(deviation(scores), 0, deviation(alone(total, scores.length)))
}

/**
 * Agent contribution rate as in VillagerBench's code ("cooperation", there times 100): the same over the number of kinds of
 * items that an agent was the first to hold. Kinds cannot be split, so σ_min is that of the most even whole numbers.
 * @param kinds number of kinds that each agent was the first to hold; VillagerBench leaves out agents that never entered
 * the room
 */
export function villagerContribution(kinds: readonly number[]): number {
  const total = kinds.reduce((a, b) => a + b, 0)
  if (kinds.length === 0 || total <= 0) return 0
  const each = Math.floor(total / kinds.length)
  const left = total - each * kinds.length
  const even = kinds.map((_, index) => (index < left ? each + 1 : each))
  return normalised(deviation(kinds), deviation(even), deviation(alone(total, kinds.length)))
}
