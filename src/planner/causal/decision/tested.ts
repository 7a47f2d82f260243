import { count } from '../../../core/count.ts'
import { askBlocks } from '../ask-blocks.ts'
import type { EdgeRecord, Tally } from '../edge-record.ts'
import { testedEvidence } from '../evidence.ts'
import { keptEdges, pValueOf } from '../kept-edges.ts'
import { hypothesesOf, type Weight, weigh } from '../weigh.ts'
import { type DecisionRule, listed, type Verdict } from './decision.ts'

/**
 * Keeps an edge when it falls under the contradiction of some rules and stands under that of as many others: an exact
 * sequential test an edge (see `weigh`), corrected over the edges of the graph by Holm's procedure. What contradiction as
 * such does, of sentences that order nothing, stands beside it in the evidence.
 */
export const tested: DecisionRule = {
  id: 'tested',
  isCalibrated: true,
  async decide(input): Promise<Verdict[]> {
    const edges = await askBlocks({ ...input, joins: true })
    return judge(edges, {
      ruleIds: input.interview.booklet.rules.map(({ id }) => id),
      level: input.level,
    })
  },
}

/** The verdicts that the blocks of these edges bear out. */
export function judge(
  edges: readonly EdgeRecord[],
  { ruleIds, level }: { ruleIds: readonly string[]; level: number },
): Verdict[] {
  const initial = edges.filter(({ isLate }) => !isLate)
  const hypotheses = hypothesesOf(initial, ruleIds)
  const weights = edges.map((edge) => weigh(edge, hypotheses))
  const keeps = keptEdges(edges, weights, level)
  return edges.map((edge, index): Verdict => {
    const { logEvidence, carriers } = weights[index] as Weight
    const p = pValueOf(logEvidence)
    return keeps[index] ? kept(edge, carriers, p) : dropped(edge, carriers, p)
  })
}

function kept(edge: EdgeRecord, carriers: readonly string[], p: number): Verdict {
  const evidence = testedEvidence(edge, carriers, p)
  const { contradicted, others, sham } = evidence
  return {
    edge,
    decision: 'keep',
    carriers,
    evidence,
    sentence: `Caused by ${listed(carriers)}: with ${carriers.length > 1 ? 'them' : 'it'} contradicted the edge stood in ${answersOf(contradicted)}, with other rules contradicted in ${answersOf(others)}, with what orders nothing in ${answersOf(sham)} (p ${atMost(p)}).`,
  }
}

function dropped(edge: EdgeRecord, carriers: readonly string[], p: number): Verdict {
  const evidence = testedEvidence(edge, carriers, p)
  const { sham } = evidence
  const sides = edge.blocks.flatMap((block) => block.sides)
  const stood = sides.filter(Boolean).length
  const isUnsteady = sham.asked > 0 && sham.stood * 2 < sham.asked
  const sentence =
    sides.length === 0
      ? 'No intervention was asked for, so nothing shows that a rule causes it.'
      : isUnsteady
        ? `Asked again with nothing contradicted that orders anything, the model does not repeat it: it stood in ${answersOf(sham)}.`
        : `No rule's effect can be told from noise: whatever rules were contradicted, it stood in ${stood} of ${count(sides.length, 'answer')} (p ${atMost(p)}).`
  return {
    edge,
    decision: isUnsteady ? 'not_reproducible' : 'no_causal_effect',
    carriers: edge.named,
    evidence,
    sentence,
  }
}

const answersOf = ({ stood, asked }: Tally): string => `${stood} of ${count(asked, 'answer')}`

const atMost = (p: number): string => (p < 0.0001 ? '< 0.0001' : `≤ ${p.toPrecision(2)}`)
