import type { EdgeRecord } from './edge-record.ts'

/** How often an edge falls when the rules that carry it are replaced, as the test's alternative supposes. */
const OBEYED = 0.8
/** Share of the belief that the model's own naming of rules earns before anything was tested. */
const NAMED_SHARE = 0.7
/** Share of "only all rules together carry it". */
const JOINT_SHARE = 0.05
/** Rules carry an edge once hypotheses of this much belief lie within them. */
const CREDIBLE = 0.9

interface Hypothesis {
  /** The edge falls when all of these are replaced. */
  rules: readonly string[]
  prior: number
}

/** What the answers say about an edge. */
export interface Belief {
  /**
   * log of the evidence that the rules cause the edge: how much better the answers fit that than "it stands and falls
   * at random, whatever the rules". The largest value so far: its inverse is a p-value at whatever moment one stops.
   */
  readonly logEvidence: number
  /** The same as it stands now: far below zero, going on is futile. */
  readonly logEvidenceNow: number
  /** The smallest set of rules that holds most of the belief; all rules when nothing narrower is known. */
  readonly carriers: readonly string[]
  /** The share of belief in hypotheses whose rules all lie in the set. */
  within(rules: ReadonlySet<string>): number
  /** The belief in each rule as a part of what carries the edge, the joint hypothesis aside. */
  readonly shares: ReadonlyMap<string, number>
}

/**
 * Weighs the answers about an edge under interventions.
 *
 * Null hypothesis: no rule causes the edge, so whatever is replaced, it falls with the probability `noise` that the
 * placebo shows. Alternative: a mixture over what carries it (each single rule, the rules the model named together, all
 * together). The ratio of the two is a test martingale under the null, so by Ville's inequality
 * P(it ever exceeds 1/α) ≤ α: an exact test that may stop as soon as the answer is clear (Wald's sequential test with a
 * composite alternative). Time O(rules × observations).
 */
export function weigh(edge: EdgeRecord, ruleIds: readonly string[], noise: number): Belief {
  const hypotheses = hypothesesFor(edge.named, ruleIds)
  const ratios = hypotheses.map(() => 0)
  let [now, best] = [0, 0]
  for (const { arm, stood } of edge.observations) {
    if (arm.kind !== 'intervention') continue
    const negated = new Set(arm.negated)
    const step = stood ? Math.log((1 - OBEYED) / (1 - noise)) : Math.log(OBEYED / noise)
    for (const [index, { rules }] of hypotheses.entries()) {
      if (rules.every((rule) => negated.has(rule))) ratios[index] = (ratios[index] as number) + step
    }
    now = Math.log(sum(hypotheses.map(({ prior }, index) => prior * Math.exp(ratios[index] as number))))
    best = Math.max(best, now)
  }
  const total = Math.exp(now)
  const posterior = hypotheses.map(({ prior }, index) => (prior * Math.exp(ratios[index] as number)) / total)
  const shares = new Map<string, number>()
  for (const [index, { rules }] of hypotheses.entries()) {
    if (rules.length === ruleIds.length && ruleIds.length > 1) continue
    for (const rule of rules) shares.set(rule, (shares.get(rule) ?? 0) + (posterior[index] as number))
  }
  return {
    logEvidence: best,
    logEvidenceNow: now,
    carriers: credible(hypotheses, posterior, ruleIds),
    within: (set) =>
      sum(hypotheses.map(({ rules }, i) => (rules.every((rule) => set.has(rule)) ? (posterior[i] ?? 0) : 0))),
    shares,
  }
}

function hypothesesFor(named: readonly string[], ruleIds: readonly string[]): Hypothesis[] {
  const others = ruleIds.filter((rule) => !named.includes(rule))
  const suspects = [...named.map((rule) => [rule]), ...(named.length > 1 ? [named] : [])]
  const namedShare = others.length === 0 ? 1 : suspects.length === 0 ? 0 : NAMED_SHARE
  const jointShare = others.length === 0 ? 0 : JOINT_SHARE
  const otherShare = 1 - namedShare - jointShare
  return [
    ...suspects.map((rules) => ({ rules, prior: namedShare / suspects.length })),
    ...others.map((rule) => ({ rules: [rule], prior: otherShare / others.length })),
    ...(jointShare > 0 ? [{ rules: ruleIds, prior: jointShare }] : []),
  ]
}

function credible(
  hypotheses: readonly Hypothesis[],
  posterior: readonly number[],
  ruleIds: readonly string[],
) {
  const order = hypotheses.map((_, index) => index)
  order.sort((a, b) => (posterior[b] as number) - (posterior[a] as number))
  const carriers = new Set<string>()
  let mass = 0
  for (const index of order) {
    if (mass >= CREDIBLE) break
    mass += posterior[index] as number
    for (const rule of hypotheses[index]?.rules ?? []) carriers.add(rule)
  }
  return ruleIds.filter((rule) => carriers.has(rule))
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
