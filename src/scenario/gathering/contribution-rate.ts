const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length

const deviation = (values: readonly number[]): number => {
  const middle = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)))
}

/** 1 where the deviation is the least possible, 0 where it is the greatest; 1 where there is no other. */
function normalised(found: number, least: number, greatest: number): number {
  if (greatest - least <= 1e-12) return 1
  return Math.min(1, Math.max(0, 1 - (found - least) / (greatest - least)))
}

/** Everything by one agent, nothing by the others. */
const alone = (total: number, agents: number): number[] => [
  total,
  ...Array.from({ length: agents - 1 }, () => 0),
]

/**
 * Agent contribution rate in the paper's form (eq. 11, 12): σ = √(1/n Σ_a (s_a − s̄)²) over the scores that the agents
 * contributed, ACR = 1 − (σ − σ_min) / (σ_max − σ_min). σ_min = 0, all contribute the same; σ_max = S·√(n − 1)/n, one agent
 * contributes all of S. 1 for a single agent, 0 where nobody contributed anything.
 * @param scores what each agent contributed, idle agents as 0; not negative
 */
export function paperContribution(scores: readonly number[]): number {
  const total = scores.reduce((a, b) => a + b, 0)
  if (scores.length === 0 || total <= 0) return 0
  return normalised(deviation(scores), 0, deviation(alone(total, scores.length)))
}

/**
 * Agent contribution rate as VillagerBench's code has it ("cooperation", there times 100): the same over the number of kinds of
 * items that an agent was the first to hold. As kinds cannot be split, σ_min is that of the most even whole numbers.
 * @param kinds how many kinds each agent was the first to hold; agents who never came into the room are left out there
 */
export function villagerContribution(kinds: readonly number[]): number {
  const total = kinds.reduce((a, b) => a + b, 0)
  if (kinds.length === 0 || total <= 0) return 0
  const each = Math.floor(total / kinds.length)
  const left = total - each * kinds.length
  const even = kinds.map((_, index) => (index < left ? each + 1 : each))
  return normalised(deviation(kinds), deviation(even), deviation(alone(total, kinds.length)))
}
