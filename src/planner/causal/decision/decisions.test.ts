import { describe, expect, it } from 'vitest'
import type { EdgeRecord } from '../edge-record.ts'
import { predictInitialGraph } from '../initial-graph.ts'
import { assess } from '../standing.ts'
import {
  type Answering,
  block,
  bookletOf,
  type HeldEdge,
  holding,
  interviewWith,
  record,
} from '../testing.ts'
import type { DecisionRule, Verdict } from './decision.ts'
import { decisions } from './index.ts'
import { verdictOn } from './tested.ts'

const ids = ['a', 'b', 'c', 'd']
const halves = [
  ['a', 'b'],
  ['c', 'd'],
] as const

/** A decision's result for a model that believes in these edges. */
async function deciding(
  decision: DecisionRule,
  edges: readonly HeldEdge[],
  answering: Answering = holding(edges),
) {
  const { interview } = interviewWith(6, bookletOf(...ids), answering)
  const input = { edges: await predictInitialGraph(interview), interview, level: 0.05, samples: 3 }
  const verdicts = await decision.decide({ ...input, mode: 'halves', seed: 1 })
  return { verdicts, calls: interview.calls }
}
const said = (verdicts: readonly Verdict[]) =>
  verdicts.map(({ edge, decision }) => `${edge.from}→${edge.to} ${decision}`)

const caused: HeldEdge = { from: 1, to: 2, rules: ['a'] }
const byBoth: HeldEdge = { from: 2, to: 3, rules: ['b', 'c'] }
const madeUp: HeldEdge = { from: 3, to: 4, rules: [] }

describe('the paper’s decision', () => {
  const { paper } = decisions

  it('is the mean of the effects of the single rules (eq. 1 and 2)', async () => {
    const { verdicts, calls } = await deciding(paper, [caused, madeUp])
    expect(said(verdicts)).toEqual(['1→2 keep', '3→4 no_causal_effect'])
    expect(verdicts[0]).toMatchObject({
      carriers: ['a'],
      evidence: { p: null, contradicted: { stood: 9, asked: 12 } },
    })
    expect(verdicts[0]?.sentence).toBe('Its mean effect over 4 rules is 0.250: a changes most answers.')
    // Two rounds for the initial graph; then every rule and the unchanged rules, three times, in one question each.
    expect(calls).toEqual({ control: 2 + 3, paraphrase: 0, sham: 0, intervention: 12 })
  })

  it('loses an edge of two causes, which no single contradiction moves', async () => {
    expect(said((await deciding(paper, [byBoth])).verdicts)).toEqual(['2→3 no_causal_effect'])
  })

  it('goes by most answers, so that one slip changes nothing', async () => {
    let slips = 0
    const slipping: Answering = (facts) => {
      const isSlip = facts.rules.some(({ wording }) => wording === 'counterfactual') && slips++ === 0
      return isSlip ? { causal_effects: [] } : holding([madeUp])(facts)
    }
    expect(said((await deciding(paper, [madeUp], slipping)).verdicts)).toEqual(['3→4 no_causal_effect'])
  })
})

describe('the vote', () => {
  it('keeps what falls in most answers without any rule', async () => {
    const { verdicts, calls } = await deciding(decisions.vote, [caused, byBoth, madeUp])
    expect(said(verdicts)).toEqual(['1→2 keep', '2→3 keep', '3→4 no_causal_effect'])
    expect(verdicts[2]?.sentence).toBe('With all rules contradicted it stood in 3 of 3 answers.')
    expect(calls.intervention).toBe(3)
  })
})

describe('the lots', () => {
  it('drop as many edges as the test, with the same questions', async () => {
    const edges = [caused, byBoth, madeUp, { from: 4, to: 5, rules: [] }]
    const [lots, test] = [
      await deciding(decisions['random-drop'], edges),
      await deciding(decisions.tested, edges),
    ]
    const dropped = (verdicts: readonly Verdict[]) =>
      verdicts.filter(({ decision }) => decision !== 'keep').length
    expect(dropped(lots.verdicts)).toBe(dropped(test.verdicts))
    expect(dropped(lots.verdicts)).toBe(2)
    expect(lots.calls).toEqual(test.calls)
    expect(lots.verdicts.some(({ decision }) => decision === 'drawn_by_lot')).toBe(true)
  })
})

describe('the tested decision', () => {
  const judging = (...edges: EdgeRecord[]) =>
    assess(edges, { ruleIds: ids, level: 0.05, mode: 'halves' }).map(verdictOn)
  const falling = (count: number) => Array.from({ length: count }, () => block(halves, [1, 0, 1]))
  const standing = (count: number) => Array.from({ length: count }, () => block(halves, [1, 1, 1]))

  it('keeps an edge for the rules under whose contradiction it falls, and says how it took the others', () => {
    const [verdict] = judging(record(1, 2, { named: ['a'], blocks: falling(4) }))
    expect(verdict).toMatchObject({ decision: 'keep', carriers: ['a'], evidence: { standing: 'certified' } })
    expect(verdict?.sentence).toMatch(
      /^Caused by a: with it contradicted the edge stood in 0 of 4 answers, with other rules contradicted in 4 of 4 answers, with what orders nothing in 4 of 4 answers \(p ≤ 0\.0\d+\)\.$/,
    )
  })

  it('certifies nothing on one fall, which may be noise, and gives nothing up either', () => {
    const [verdict] = judging(record(1, 2, { named: ['a'], blocks: falling(1) }))
    expect([verdict?.decision, verdict?.evidence.standing]).toEqual(['keep', 'undecided'])
  })

  it('leaves an undecided edge out that the initial graph lacks', () => {
    const [verdict] = judging(record(1, 2, { named: ['a'], blocks: falling(1), isLate: true }))
    expect([verdict?.decision, verdict?.evidence.standing]).toEqual(['no_causal_effect', 'undecided'])
  })

  it('asks for more the more edges are tested at once (Holm)', () => {
    const others = (count: number) =>
      Array.from({ length: count }, () => record(3, 4, { blocks: standing(6) }))
    const edge = () => record(1, 2, { named: ['a'], blocks: falling(4) })
    expect(judging(edge())[0]?.evidence.standing).toBe('certified')
    expect(judging(edge(), ...others(40))[0]?.evidence.standing).toBe('undecided')
  })

  it('says why an edge goes, which always stands or is not repeated, and why one stays that was never asked about', () => {
    const verdicts = judging(
      record(1, 2, { named: ['b'], blocks: standing(6) }),
      record(2, 3),
      record(3, 4, { blocks: Array.from({ length: 6 }, () => block(halves, [0, 0, 0])) }),
    )
    expect(verdicts.map(({ decision, carriers }) => [decision, carriers])).toEqual([
      ['no_causal_effect', ['b']],
      ['keep', []],
      ['not_reproducible', []],
    ])
    expect(verdicts.map(({ sentence }) => sentence)).toEqual([
      "No rule's effect exceeds noise: whatever rules were contradicted, it stood in 12 of 12 answers (p ≤ 1.0).",
      'No intervention was asked for, so nothing shows whether a rule causes it.',
      'Asked again with nothing contradicted that orders anything, the model does not repeat it: it stood in 0 of 6 answers.',
    ])
  })
})
