import { describe, expect, it } from 'vitest'
import type { EdgeRecord } from '../edge-record.ts'
import { noiseOf } from '../noise.ts'
import { answers, record } from '../testing.ts'
import type { Verdict } from './decision.ts'
import { paper } from './paper.ts'
import { tested } from './tested.ts'

const rules = ['a', 'b', 'c', 'd']
const decide = (by: typeof paper, ...edges: EdgeRecord[]): Verdict[] =>
  by.decide({ edges, ruleIds: rules, level: 0.05, noise: noiseOf(edges) })
const each = (stood: Record<string, number>, asked: number) =>
  rules.flatMap((rule) => answers([rule], stood[rule] ?? asked, asked))

describe("the paper's decision", () => {
  it('is the mean of the effects of the single rules (eq. 1 and 2), by hand', () => {
    // Two answers a rule: without a 0 of 2 stand, effect 1; without b 1 of 2, effect 0.5; c and d 0: mean 0.375.
    const [verdict] = decide(paper, record(1, 2, [...answers('control', 2, 2), ...each({ a: 0, b: 1 }, 2)]))
    expect(verdict).toMatchObject({ decision: 'keep', carriers: ['a', 'b'] })
    expect(verdict?.sentence).toContain('over 4 interventions is 0.375: it falls when a and b are replaced')
    expect(verdict?.evidence.effect?.mean).toBe(0.375)
    expect(verdict?.evidence.p).toBeNull()
  })

  it('drops an edge that no rule moves, and keeps one that fell once by chance', () => {
    const [still, once] = decide(
      paper,
      record(1, 2, each({}, 1), ['a']),
      record(2, 3, each({ d: 0 }, 1), ['a']),
    )
    expect(still).toMatchObject({ decision: 'no_causal_effect', carriers: ['a'] })
    expect(once).toMatchObject({ decision: 'keep', carriers: ['d'] })
  })

  it('drops an edge about which nothing was asked', () => {
    expect(decide(paper, record(1, 2))[0]?.decision).toBe('no_causal_effect')
  })
})

describe('the tested decision', () => {
  const held = answers('control', 2, 2)

  it('gives the p-value of the likelihood ratio, by hand', () => {
    // Noise 0.05, rule a named. All three hypotheses (a: 0.7, each other: 0.25/3, all: 0.05) lie in "all replaced", so
    // each fall is a factor 0.8 / 0.05 = 16: after two, p = 1/256.
    const [verdict] = decide(tested, record(1, 2, [...held, ...answers(rules, 0, 2)], ['a']))
    expect(verdict).toMatchObject({ decision: 'keep', evidence: { p: 0.00391 } })
    expect(verdict?.sentence).toContain('stood in 0 of 2 answers, otherwise in 2 of 2 (p ≤ 0.0039)')
  })

  it('gives a rule less than all rules together when another may be the cause, by hand', () => {
    // Two falls without a alone: 0.7 · 256 + 0.3 · 1 = 179.5.
    const [verdict] = decide(tested, record(1, 2, [...held, ...answers(['a'], 0, 2)], ['a']))
    expect(verdict?.evidence.p).toBeCloseTo(1 / 179.5, 5)
    expect(verdict?.carriers).toEqual(['a'])
  })

  it('keeps nothing on one fall, which is noise one time in twenty', () => {
    const [verdict] = decide(tested, record(1, 2, [...held, ...answers(rules, 0, 1)]))
    expect(verdict).toMatchObject({ decision: 'no_causal_effect', evidence: { p: 0.0625 } })
    expect(verdict?.sentence).toContain('cannot be told from noise')
  })

  it('asks for more the more edges are tested at once (Holm)', () => {
    const two = () => record(1, 2, [...held, ...answers(rules, 0, 2)])
    const made = (count: number) =>
      Array.from({ length: count }, () => record(3, 4, [...held, ...answers(rules, 3, 3)]))
    expect(decide(tested, two(), ...made(11))[0]?.decision).toBe('keep')
    expect(decide(tested, two(), ...made(12))[0]?.decision).toBe('no_causal_effect')
  })

  it('says why an edge goes: it stands, it was never asked about, or it is not repeated', () => {
    const verdicts = decide(
      tested,
      record(1, 2, [...held, ...answers(rules, 3, 3)], ['b']),
      record(2, 3, held),
      record(3, 4, [...answers('control', 1, 2), ...answers('placebo', 0, 1)]),
    )
    expect(verdicts.map(({ decision }) => decision)).toEqual([
      'no_causal_effect',
      'no_causal_effect',
      'not_reproducible',
    ])
    expect(verdicts.map(({ sentence }) => sentence)).toEqual([
      "No rule causes it: with rules replaced it still stood in 3 of 3 answers, so it comes from the model's own knowledge.",
      'No intervention was asked for, so nothing shows that a rule causes it.',
      'Asked again under the same rules, the model does not repeat it: it stood in 1 of 3 answers.',
    ])
    expect(verdicts[0]?.carriers).toEqual(['b'])
  })

  it('asks more of an edge where the placebo moves others', () => {
    const shaky = Array.from({ length: 10 }, () => record(3, 4, [...held, ...answers('placebo', 1, 2)]))
    const edge = record(1, 2, [...held, ...answers(rules, 0, 2)])
    expect(decide(tested, edge)[0]?.decision).toBe('keep')
    expect(decide(tested, edge, ...shaky)[0]?.decision).toBe('no_causal_effect')
  })
})
