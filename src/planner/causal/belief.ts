import type { EdgeRecord } from './edge-record.ts'

/**
 * How often an edge falls when the rules that carry it are replaced, as the test's alternative supposes; where there is
 * more noise than that, as often as by noise, so that nothing tells the two apart.
 */
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
export class Belief {
  /**
   * log of the evidence that the rules cause the edge: how much better the answers fit that than "it stands and falls
   * at random, whatever the rules". The largest value so far: its inverse is a p-value at whatever moment one stops.
   */
  readonly logEvidence: number
  /** The same as it stands now: far below zero, going on is futile. */
  readonly logEvidenceNow: number
  readonly #hypotheses: readonly Hypothesis[]
  readonly #weights: readonly number[]
  readonly #total: number
  readonly #ruleIds: readonly string[]

  constructor(
    hypotheses: readonly Hypothesis[],
    weights: readonly number[],
    ruleIds: readonly string[],
    evidence: { logEvidence: number; logEvidenceNow: number },
  ) {
    this.logEvidence = evidence.logEvidence
    this.logEvidenceNow = evidence.logEvidenceNow
    this.#hypotheses = hypotheses
    this.#weights = weights
    this.#total = weights.reduce((total, weight) => total + weight, 0)
    this.#ruleIds = ruleIds
  }

  /** The smallest set of rules that holds most of the belief; all rules when nothing narrower is known. */
  get carriers(): readonly string[] {
    const order = this.#hypotheses.map((_, index) => index)
    order.sort((a, b) => (this.#weights[b] as number) - (this.#weights[a] as number))
    const carriers = new Set<string>()
    let mass = 0
    for (const index of order) {
      if (mass >= CREDIBLE) break
      mass += (this.#weights[index] as number) / this.#total
      for (const rule of this.#hypotheses[index]?.rules ?? []) carriers.add(rule)
    }
    return this.#ruleIds.filter((rule) => carriers.has(rule))
  }

  /** The share of belief in hypotheses whose rules all lie in the set. */
  within(set: ReadonlySet<string>): number {
    let share = 0
    for (const [index, { rules }] of this.#hypotheses.entries()) {
      if (rules.every((rule) => set.has(rule))) share += (this.#weights[index] as number) / this.#total
    }
    return share
  }

  /** The belief in each rule as a part of what carries the edge, the hypothesis of all together aside. */
  get shares(): ReadonlyMap<string, number> {
    const shares = new Map<string, number>()
    for (const [index, { rules }] of this.#hypotheses.entries()) {
      if (rules.length === this.#ruleIds.length && rules.length > 1) continue
      const share = (this.#weights[index] as number) / this.#total
      for (const rule of rules) shares.set(rule, (shares.get(rule) ?? 0) + share)
    }
    return shares
  }
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
  const hypotheses = knownHypotheses(edge.named, ruleIds)
  // Likelihood ratios to the null, each times its prior, and all divided by e^scale, so that they stay numbers.
  const weights = hypotheses.map(({ prior }) => prior)
  let scale = 0
  const obeyed = Math.max(OBEYED, noise)
  const [ifStood, ifFell] = [(1 - obeyed) / (1 - noise), obeyed / noise]
  let [now, best] = [0, 0]
  for (const { arm, stood } of edge.observations) {
    if (arm.kind !== 'intervention') continue
    const negatesAll = arm.negated.length === ruleIds.length
    let total = 0
    for (let index = 0; index < hypotheses.length; index++) {
      const { rules } = hypotheses[index] as Hypothesis
      if (negatesAll || rules.every((rule) => arm.negated.includes(rule))) {
        weights[index] = (weights[index] as number) * (stood ? ifStood : ifFell)
      }
      total += weights[index] as number
    }
    now = scale + Math.log(total)
    best = Math.max(best, now)
    if (total > 1e100 || total < 1e-100) {
      scale = now
      for (let index = 0; index < weights.length; index++) weights[index] = (weights[index] as number) / total
    }
  }
  return new Belief(hypotheses, weights, ruleIds, { logEvidence: best, logEvidenceNow: now })
}

/** By rules and by what is named: a graph has few different sets of hypotheses for thousands of edges. */
const hypothesesOf = new WeakMap<readonly string[], Map<string, readonly Hypothesis[]>>()

function knownHypotheses(named: readonly string[], ruleIds: readonly string[]): readonly Hypothesis[] {
  const byNamed = hypothesesOf.get(ruleIds) ?? new Map<string, readonly Hypothesis[]>()
  hypothesesOf.set(ruleIds, byNamed)
  const known = byNamed.get(named.join()) ?? hypothesesFor(named, ruleIds)
  byNamed.set(named.join(), known)
  return known
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
