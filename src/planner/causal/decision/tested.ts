import { count } from '../../../core/count.ts'
import { holm } from '../../../core/statistics/holm.ts'
import { type Belief, weigh } from '../belief.ts'
import type { EdgeRecord } from '../edge-record.ts'
import { type Evidence, evidenceOf } from '../evidence.ts'
import { CLEAR, stability } from '../noise.ts'
import { type DecisionInput, type DecisionRule, listed, type Verdict } from './decision.ts'

/**
 * Keeps an edge when replacing rules moves it more than the placebo does: an exact sequential test an edge (see
 * `weigh`), corrected over the edges of the graph by Holm's procedure. An edge that the model does not even repeat under
 * the same rules is not tested and goes.
 */
export const tested: DecisionRule = {
  id: 'tested',
  intervenes: true,
  usesPlacebo: true,
  decide({ edges, ruleIds, level, noise }: DecisionInput): Verdict[] {
    const isUnstable = new Set(edges.filter((edge) => stability(edge, noise.rate) <= -CLEAR))
    const stable = edges.filter((edge) => !isUnstable.has(edge))
    const beliefs = new Map(stable.map((edge) => [edge, weigh(edge, ruleIds, noise.rate)]))
    const pValues = stable.map((edge) => Math.min(1, Math.exp(-(beliefs.get(edge)?.logEvidence ?? 0))))
    const keeps = holm(pValues, level)
    const tests = new Map(
      stable.map((edge, index) => [edge, { p: pValues[index] as number, isKept: keeps[index] === true }]),
    )
    return edges.map((edge): Verdict => {
      const belief = beliefs.get(edge)
      const test = tests.get(edge)
      if (belief === undefined || test === undefined) return unstableEdge(edge, ruleIds.length)
      return test.isKept ? kept(edge, belief, test.p, ruleIds) : dropped(edge, belief, test.p, ruleIds)
    })
  },
}

function kept(edge: EdgeRecord, belief: Belief, p: number, ruleIds: readonly string[]): Verdict {
  const { carriers } = belief
  const treated = (negated: readonly string[]) => carriers.every((rule) => negated.includes(rule))
  const evidence = evidenceOf(edge, { rules: ruleIds.length, treated, p })
  const { stood, asked } = total(evidence, treated, ruleIds)
  const which = carriers.length > 3 ? 'rules together' : listed(carriers)
  return {
    edge,
    decision: 'keep',
    carriers,
    evidence,
    sentence: `Caused by ${which}: with ${carriers.length > 1 ? 'them' : 'it'} replaced the edge stood in ${stood} of ${count(asked, 'answer')}, otherwise in ${otherwise(evidence)} (p ${atMost(p)}).`,
  }
}

function dropped(edge: EdgeRecord, belief: Belief, p: number, ruleIds: readonly string[]): Verdict {
  const evidence = evidenceOf(edge, { rules: ruleIds.length, treated: () => true, p })
  const { stood, asked } = total(evidence, () => true, ruleIds)
  const sentence =
    asked === 0
      ? 'No intervention was asked for, so nothing shows that a rule causes it.'
      : belief.logEvidence > 1
        ? `Its effect cannot be told from noise: with rules replaced it stood in ${stood} of ${count(asked, 'answer')} (p ${atMost(p)}).`
        : `No rule causes it: with rules replaced it still stood in ${stood} of ${count(asked, 'answer')}, so it comes from the model's own knowledge.`
  return { edge, decision: 'no_causal_effect', carriers: edge.named, evidence, sentence }
}

function unstableEdge(edge: EdgeRecord, rules: number): Verdict {
  const evidence = evidenceOf(edge, { rules, treated: () => true, p: null })
  return {
    edge,
    decision: 'not_reproducible',
    carriers: edge.named,
    evidence,
    sentence: `Asked again under the same rules, the model does not repeat it: it stood in ${otherwise(evidence)} answers.`,
  }
}

function total(
  { interventions }: Evidence,
  treated: (negated: readonly string[]) => boolean,
  all: readonly string[],
) {
  const counted = interventions.filter(({ negated }) => treated(negated === 'all' ? all : negated))
  return {
    stood: counted.reduce((sum, { stood }) => sum + stood, 0),
    asked: counted.reduce((sum, { asked }) => sum + asked, 0),
  }
}

const otherwise = ({ control, placebo }: Evidence): string =>
  `${control.stood + placebo.stood} of ${control.asked + placebo.asked}`

const atMost = (p: number): string => (p < 0.0001 ? '< 0.0001' : `≤ ${p.toPrecision(2)}`)
