import { count } from '../../../core/count.ts'
import { askBlocks } from '../ask-blocks.ts'
import type { Tally } from '../edge-record.ts'
import { testedEvidence } from '../evidence.ts'
import { pValueOf } from '../kept-edges.ts'
import type { Assessed } from '../standing.ts'
import { type DecisionRule, rulesText, type Verdict } from './decision.ts'

/**
 * Keeps an edge if it falls under the contradiction of some rules and stands under that of as many others: one exact sequential
 * test per edge (see `weigh`), corrected over the edges of the graph by Holm's procedure. While the test is running, and if it
 * was cut short, an edge about which nothing has been shown stays. The evidence also includes the effect of contradiction as
 * such, using sentences that do not imply any order.
 */
export const tested: DecisionRule = {
  id: 'tested',
  isCalibrated: true,
  async decide({ onWave, ...input }): Promise<Verdict[]> {
    const { interview, ...asking } = input
    const verdictsOn = (known: readonly Assessed[]) =>
      known.flatMap((one) => (interview.isControl(one.edge) ? [] : [verdictOn(one)]))
    const known = await askBlocks({
      ...asking,
      interview,
      joins: true,
      onWave: (found, wave) => onWave?.(verdictsOn(found), wave),
    })
    return verdictsOn(known)
  },
}

/** The verdict that an edge's blocks support. */
export function verdictOn(known: Assessed): Verdict {
  if (known.standing === 'certified') return certified(known)
  if (known.standing === 'given_up') return dropped(known)
  return known.edge.isLate ? leftOut(known) : unsettled(known)
}

function certified(known: Assessed): Verdict {
  const { edge, carriers } = known
  const evidence = evidenceOf(known)
  const { contradicted, others, sham } = evidence
  return {
    edge,
    decision: 'keep',
    carriers,
    evidence,
    sentence: `Caused by ${rulesText(carriers)}: with ${carriers.length > 1 ? 'them' : 'it'} contradicted the edge stood in ${answersOf(contradicted)}, with other rules contradicted in ${answersOf(others)}, with what orders nothing in ${answersOf(sham)} (p ${pOf(known)}).`,
  }
}

const WHY_UNSETTLED = {
  moot: 'It was not asked about further, since the order of its subtasks no longer depended on it',
  expected:
    'It was not asked about further, since by earlier plans and its own answers a rule very probably causes it',
  undecided: 'The answers do not settle whether a rule causes it',
} as const

/** An edge of the initial graph that is still undecided: it stays. */
function unsettled(known: Assessed): Verdict {
  const { edge, standing } = known
  const why = WHY_UNSETTLED[standing === 'moot' || standing === 'expected' ? standing : 'undecided']
  return {
    edge,
    decision: 'keep',
    carriers: edge.named,
    evidence: evidenceOf(known),
    sentence:
      edge.blocks.length === 0
        ? 'No intervention was asked for, so nothing shows whether a rule causes it.'
        : `${why}: whatever rules were contradicted, it stood in ${stoodIn(known)} (p ${pOf(known)}).`,
  }
}

/** An edge that is not in the initial graph and was not shown to be caused. */
function leftOut(known: Assessed): Verdict {
  const { edge } = known
  return {
    edge,
    decision: 'no_causal_effect',
    carriers: edge.named,
    evidence: evidenceOf(known),
    sentence: `It was named only under interventions, and no rule's effect exceeds noise (p ${pOf(known)}).`,
  }
}

function dropped(known: Assessed): Verdict {
  const { edge } = known
  const evidence = evidenceOf(known)
  const { sham } = evidence
  const isUnsteady = sham.asked > 0 && sham.stood * 2 < sham.asked
  const sentence = isUnsteady
    ? `Asked again with nothing contradicted that orders anything, the model does not repeat it: it stood in ${answersOf(sham)}.`
    : `No rule's effect exceeds noise: whatever rules were contradicted, it stood in ${stoodIn(known)} (p ${pOf(known)}).`
  return {
    edge,
    decision: isUnsteady ? 'not_reproducible' : 'no_causal_effect',
    carriers: edge.named,
    evidence,
    sentence,
  }
}

const evidenceOf = ({ edge, carriers, logEvidence, standing, sensitivity }: Assessed) =>
  testedEvidence(edge, { carriers, p: pValueOf(logEvidence), standing, sensitivity })

function stoodIn({ edge }: Assessed): string {
  const sides = edge.blocks.flatMap((block) => block.sides)
  return answersOf({ stood: sides.filter(Boolean).length, asked: sides.length })
}

const answersOf = ({ stood, asked }: Tally): string => `${stood} of ${count(asked, 'answer')}`

const pOf = ({ logEvidence }: Assessed): string => {
  const p = pValueOf(logEvidence)
  return p < 0.0001 ? '< 0.0001' : `≤ ${p.toPrecision(2)}`
}
