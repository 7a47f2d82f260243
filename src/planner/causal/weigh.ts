import type { Block, EdgeRecord, Split } from './edge-record.ts'

/**
 * How an edge that rules cause may answer: how often it stands while other rules are contradicted, and how often while its own
 * are. The evidence is a mixture over these, so that it is not necessary to know how well a model obeys or how noisy it is. They
 * determine how soon the test ends, never how often it errs.
 */
const ALTERNATIVES = [
  { others: 0.95, own: 0.1, share: 0.4 },
  { others: 0.85, own: 0.2, share: 0.4 },
  { others: 0.7, own: 0.3, share: 0.2 },
] as const
/** Share of the prior that goes to the rules that the model names for an edge before anything has been tested. */
const NAMED_SHARE = 0.8
/** Weight of a rule that the model names for no edge, relative to one that it names once. */
const UNNAMED = 0.5

/** Rules that may cause an edge, which falls when all of them are contradicted. */
export interface Hypothesis {
  rules: readonly string[]
  /** Its share of the prior for an edge for which the model named these rules, and for any other. */
  named: number
  otherwise: number
}

/** The evidence of the blocks about an edge. */
export interface Weight {
  /**
   * Log of the largest evidence so far that rules cause the edge: an e-process, so that by Ville's inequality the chance to ever
   * exceed 1/α is at most α if no rule does.
   */
  logEvidence: number
  /** Log of the evidence after the last block, for uses other than the test: how likely it is that rules cause the edge. */
  logNow: number
  /** The rules that explain the answers best. */
  carriers: readonly string[]
}

/**
 * The possible causes of an edge of this graph, as sets of rules: each single rule, and those that the model
 * named together.
 */
export function hypothesesOf(edges: readonly EdgeRecord[], ruleIds: readonly string[]): Hypothesis[] {
  const sets = new Map<string, { rules: readonly string[]; count: number }>(
    ruleIds.map((rule) => [rule, { rules: [rule], count: UNNAMED }]),
  )
  for (const { named } of edges) {
    if (named.length === 0) continue
    const known = sets.get(named.join()) ?? { rules: named, count: UNNAMED }
    known.count++
    sets.set(named.join(), known)
  }
  const total = [...sets.values()].reduce((sum, { count }) => sum + count, 0)
  return [...sets.values()].map(({ rules, count }) => ({
    rules,
    named: NAMED_SHARE + (1 - NAMED_SHARE) * (count / total),
    otherwise: count / total,
  }))
}

/**
 * Weighs the blocks of an edge.
 *
 * Null hypothesis: no rule causes it. Then it makes no difference which of as many rules are contradicted, and the two answers of
 * a block are alike at any noise of the model, even noise that differs between edges, answers and blocks. For each hypothesis
 * about the cause, a block that contradicts all its rules on one side and none of them on the other multiplies the evidence by
 * f(own) f(others) / f₀ f₀, f being the chance of the answers under an alternative and f₀ that under the mean of its two rates:
 * an e-variable for the null that both rates are the same, whatever they are (Turner, Ly & Grünwald 2024, "Generic E-variables
 * for exact sequential k-sample tests that allow for optional stopping"). Other blocks leave it as it is. The mean over
 * hypotheses and alternatives is again an e-process.
 *
 * The comparison is with the contradiction of other rules, not of shams: otherwise, an edge that falls whenever any rule is
 * contradicted, but not for a sham, would pass as caused.
 */
export function weigh(edge: Pick<EdgeRecord, 'named' | 'blocks'>, hypotheses: readonly Hypothesis[]): Weight {
  const own = edge.named.join()
  const weights = hypotheses.map(({ rules, named, otherwise }) => {
    const isNamed = edge.named.length === 0 ? undefined : rules.join() === own
    const prior = isNamed === undefined ? otherwise : isNamed ? named : otherwise * (1 - NAMED_SHARE)
    return ALTERNATIVES.map(({ share }) => Math.log(prior * share))
  })
  let best = 0
  for (const block of edge.blocks) best = Math.max(best, updateBy(block, weights, sidesOf(hypotheses, block)))
  const summed = weights.map((own) => own.reduce(logSum))
  const likeliest = summed.reduce((at, weight, index) => (weight > (summed[at] as number) ? index : at), 0)
  return {
    logEvidence: best,
    logNow: summed.reduce(logSum, Number.NEGATIVE_INFINITY),
    carriers: hypotheses[likeliest]?.rules ?? [],
  }
}

/**
 * Multiplies the evidence of each hypothesis, by alternative, by the likelihood of a block.
 * @param logWeights log weights, changed in place
 * @returns the log of the sum of all evidence
 */
function updateBy(block: Block, logWeights: readonly number[][], sides: readonly Side[]): number {
  const ratios = [logRatios(block, 0), logRatios(block, 1)] as const
  let total = Number.NEGATIVE_INFINITY
  for (const [index, own] of logWeights.entries()) {
    const side = sides[index]
    if (side !== undefined) addTo(own, ratios[side])
    for (const logWeight of own) total = logSum(total, logWeight)
  }
  return total
}

function addTo(sums: number[], summands: readonly number[]): void {
  for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] as number) + (summands[i] as number)
}

/** The side of a block on which all these rules are contradicted, so that none of them is on the other. */
export function sideOf(rules: readonly string[], { split }: Pick<Block, 'split'>): 0 | 1 | undefined {
  if (rules.every((rule) => split[0].has(rule))) return 0
  return rules.every((rule) => split[1].has(rule)) ? 1 : undefined
}

type Side = 0 | 1 | undefined

/** The sides by split, for each list of hypotheses: all edges of a round share their split. */
const known = new WeakMap<readonly Hypothesis[], WeakMap<Split, readonly Side[]>>()

function sidesOf(hypotheses: readonly Hypothesis[], { split }: Block): readonly Side[] {
  const bySplit = known.get(hypotheses) ?? new WeakMap<Split, readonly Side[]>()
  known.set(hypotheses, bySplit)
  const sides = bySplit.get(split) ?? hypotheses.map(({ rules }) => sideOf(rules, { split }))
  bySplit.set(split, sides)
  return sides
}

/** Log of the factor by which a block multiplies the evidence, for each alternative, if a cause is contradicted on this side. */
export function logRatios({ sides }: Pick<Block, 'sides'>, side: 0 | 1): number[] {
  const other = sides[side === 0 ? 1 : 0]
  return ALTERNATIVES.map(({ others, own }) => {
    const mean = (others + own) / 2
    const log = (stood: boolean, rate: number) => Math.log(stood ? rate / mean : (1 - rate) / (1 - mean))
    return log(other, others) + log(sides[side], own)
  })
}

const logSum = (a: number, b: number): number => {
  const [large, small] = a > b ? [a, b] : [b, a]
  return small === Number.NEGATIVE_INFINITY ? large : large + Math.log1p(Math.exp(small - large))
}
