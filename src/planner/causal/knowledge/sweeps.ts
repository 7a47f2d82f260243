import type { Knowledge } from './knowledge.ts'

/** How many times every subtask is listed among different planted ones, without evidence from earlier plans. */
export const SWEEPS = 4

/**
 * Maximum expected share of plans with misapplied rules (Laplace's rule) at which a plan is screened less. Multiplied by the
 * share of such plans in which fewer lists let a false certified edge pass (measured in docs/knowledge.md) it stays below the
 * level.
 */
const LIMITS = [
  { expected: 0.1, sweeps: 1 },
  { expected: 0.2, sweeps: 2 },
] as const

/**
 * How many times a plan lists every subtask among planted ones, depending on the results of such lists in earlier plans with the
 * same model and prompts. It never drops below 1: only a plan's own lists tell whether rules are misapplied on its task.
 */
export function sweepsBy({ plans, misapplying }: Knowledge['screened']): number {
  const expected = (misapplying + 1) / (plans + 2)
  return LIMITS.find((limit) => expected <= limit.expected)?.sweeps ?? SWEEPS
}
