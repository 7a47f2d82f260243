import { holm } from '../../core/statistics/holm.ts'
import type { EdgeRecord } from './edge-record.ts'
import type { Weight } from './weigh.ts'

/**
 * Share of the level reserved for edges that join late. Their number is unknown beforehand, so the n-th one gets a share that
 * decreases with n².
 */
const LATE_SHARE = 0.2

/** The p-value of an edge by the evidence about it (Ville's inequality). */
export const pValueOf = (logEvidence: number): number => Math.min(1, Math.exp(-logEvidence))

/**
 * Which edges are shown by the evidence to be caused by rules, such that the chance of even one false one stays below `level`
 * (Holm).
 * @returns one boolean per edge, in their order
 */
export function keptEdges(
  edges: readonly EdgeRecord[],
  weights: readonly Pick<Weight, 'logEvidence'>[],
  level: number,
): boolean[] {
  const pOf = (index: number) => pValueOf(weights[index]?.logEvidence ?? 0)
  const early = [...edges.keys()].filter((index) => !edges[index]?.isLate)
  const rejected = holm(early.map(pOf), level * (1 - LATE_SHARE))
  const kept = edges.map(() => false)
  for (const [at, index] of early.entries()) kept[index] = rejected[at] ?? false
  let joined = 0
  for (const [index, { isLate }] of edges.entries()) {
    if (!isLate) continue
    joined++
    kept[index] = pOf(index) <= (level * LATE_SHARE * 6) / (Math.PI * joined) ** 2
  }
  return kept
}
