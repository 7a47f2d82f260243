import type { Plan } from '../../plan.ts'
import type { Evidence } from '../evidence.ts'
import type { Entry } from './entry.ts'
import { kindOf } from './kinds.ts'
import { type AskedCounts, byKey, keyText } from './knowledge.ts'

/** A dependency of a plan, kept or dropped, with its evidence. */
type PlanEdge = Pick<Plan['dependencies'][number], 'from' | 'to' | 'evidence' | 'anyOf'>

/** All edges that a plan considered. */
export const edgesOfPlan = ({
  dependencies,
  dropped,
}: Pick<Plan, 'dependencies' | 'dropped'>): (PlanEdge & { rules: readonly string[] })[] => [
  ...dependencies,
  ...dropped.map(({ dependency, evidence }) => ({
    ...dependency,
    ...(evidence === undefined ? {} : { evidence }),
  })),
]

/**
 * Evidence from a plan's questions about edges, by rules and kinds of subtasks. Empty if the graph was left as predicted, since
 * the answers are then in doubt.
 */
export function askedIn(
  plan: Pick<Plan, 'subtasks' | 'dependencies' | 'dropped' | 'refinement'>,
): AskedCounts[] {
  if (plan.refinement === undefined || plan.refinement.doubt !== undefined) return []
  const kinds = new Map(plan.subtasks.map((subtask) => [subtask.id, kindOf(subtask)]))
  const byKeys = new Map<string, AskedCounts>()
  for (const { from, to, evidence } of edgesOfPlan(plan)) {
    if (evidence === undefined || !isTested(evidence)) continue
    const key = { rules: evidence.named.join(), from: kinds.get(from) ?? '', to: kinds.get(to) ?? '' }
    const counts = byKeys.get(keyText(key)) ?? { ...key, confirmed: 0, refuted: 0, undecided: 0, leaning: 0 }
    byKeys.set(keyText(key), countedWith(counts, evidence))
  }
  return [...byKeys.values()].sort(byKey)
}

/** The entry that a plan adds to the store that it was given; undefined if there was none. */
export function entryOfPlan(plan: Plan, seed: number): Entry | undefined {
  const prompts = plan.refinement?.knowledge?.prompts
  if (prompts === undefined) return undefined
  return { model: plan.model, prompts, task: plan.task, seed, asked: askedIn(plan), ...screenedIn(plan) }
}

/** Evidence from its lists of planted subtasks. Plans in doubt count as well, since that is the purpose of the lists. */
export function screenedIn({ refinement }: Pick<Plan, 'refinement'>): Pick<Entry, 'screened'> {
  const { named = 0, misapplied = 0 } = refinement?.check?.screened ?? {}
  return named === 0 ? {} : { screened: { named, misapplied } }
}

const isTested = ({ standing, contradicted, p }: Evidence): boolean =>
  standing !== undefined && standing !== 'untested' && contradicted.asked > 0 && p !== null

function countedWith(counts: AskedCounts, { standing, p }: Evidence): AskedCounts {
  if (standing === 'certified') return { ...counts, confirmed: counts.confirmed + 1 }
  if (standing === 'given_up') return { ...counts, refuted: counts.refuted + 1 }
  const leaning = counts.leaning + Math.round(1000 / (1 + (p ?? 1)))
  return { ...counts, undecided: counts.undecided + 1, leaning }
}
