import type { Belief } from '../belief.ts'

export interface OpenEdge {
  belief: Belief
  /** Its test is decided: only the rules that carry it are still looked for. */
  isCaused: boolean
  /** It has been asked for with every rule replaced. */
  wasAskedOfAll: boolean
}

/** Share of the belief in an undecided edge's carriers that an intervention must hold to say much about it. */
const TELLING = 0.65
/**
 * Share that tells the candidates of an edge apart whose carriers are looked for, one edge after another. A third and not
 * a half: of two that are equally likely it takes one. With a half it would take both, learn nothing, and ask so again.
 */
const DIVIDING = 1 / 3

/**
 * The rules to replace in the next question about a subtask with these open edges. All of them, as long as an edge has
 * not been asked for so or leans towards standing anyway; then only as many as carry the edges in all likelihood,
 * likely ones first.
 */
export function chooseRules(
  edges: readonly OpenEdge[],
  ruleIds: readonly string[],
  carrying: ReadonlyMap<string, number>,
): readonly string[] {
  const needsAll = ({ belief, isCaused, wasAskedOfAll }: OpenEdge) =>
    !wasAskedOfAll || (!isCaused && belief.logEvidenceNow < 0)
  if (edges.some(needsAll)) return ruleIds
  const shares = edges.map(({ belief }) => belief.shares)
  const weight = (rule: string): number =>
    shares.reduce((total, share) => total + (share.get(rule) ?? 0), 0) *
    (1 + Math.log1p(carrying.get(rule) ?? 0))
  const weights = new Map(ruleIds.map((rule) => [rule, weight(rule)]))
  const ranked = [...ruleIds].sort((a, b) => (weights.get(b) as number) - (weights.get(a) as number))
  const chosen = new Set<string>()
  const isTold = ({ belief, isCaused }: OpenEdge) => belief.within(chosen) >= (isCaused ? DIVIDING : TELLING)
  const areAllCaused = edges.every(({ isCaused }) => isCaused)
  const isEnough = () => (areAllCaused ? edges.some(isTold) : edges.every(isTold))
  for (const rule of ranked) {
    if (isEnough()) break
    chosen.add(rule)
  }
  return ruleIds.filter((rule) => chosen.has(rule))
}
