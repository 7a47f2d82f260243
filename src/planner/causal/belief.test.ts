import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../core/random.ts'
import { weigh } from './belief.ts'
import type { EdgeRecord, Observation } from './edge-record.ts'

const rules = ['a', 'b', 'c', 'd', 'e', 'f']

const edgeWith = (observations: Observation[], named: string[] = []): EdgeRecord => ({
  from: 1,
  to: 2,
  named,
  reason: '',
  observations,
})

/** An answer with these rules replaced. */
const replaced = (negated: readonly string[], stood: boolean): Observation => ({
  arm: { kind: 'intervention', negated },
  stood,
})
const times = (count: number, observation: Observation): Observation[] => Array(count).fill(observation)

const someAnswers = fc.array(
  fc
    .record({ negated: fc.subarray(rules, { minLength: 1 }), stood: fc.boolean() })
    .map(({ negated, stood }) => replaced(negated, stood)),
  { maxLength: 12 },
)
const someNames = fc.subarray(rules, { maxLength: 3 })

describe('the evidence of an edge', () => {
  it('is a fair bet when no rule causes the edge: its expectation after any answer is what it was before', () => {
    fc.assert(
      fc.property(
        someAnswers,
        fc.subarray(rules),
        someNames,
        fc.double({ min: 0.01, max: 0.99, noNaN: true }),
        (past, negated, named, noise) => {
          const evidence = (answers: Observation[]) =>
            Math.exp(weigh(edgeWith(answers, named), rules, noise).logEvidenceNow)
          const fair =
            noise * evidence([...past, replaced(negated, false)]) +
            (1 - noise) * evidence([...past, replaced(negated, true)])
          expect(fair / evidence(past)).toBeCloseTo(1, 9)
        },
      ),
      { seed: 11, numRuns: 500 },
    )
  })

  it.each([0.02, 0.05, 0.2])(
    'passes 1/level for at most a share `level` of made-up edges at noise %d, though one looks after each answer',
    (noise) => {
      const [random, edges, level] = [createRandom(12), 4000, 0.05]
      let false_ = 0
      for (let edge = 0; edge < edges; edge++) {
        const observations = Array.from({ length: 16 }, () =>
          replaced(
            random.next() < 0.5 ? rules : rules.filter(() => random.next() < 0.5),
            random.next() >= noise,
          ),
        )
        const named = rules.filter(() => random.next() < 0.2)
        if (weigh(edgeWith(observations, named), rules, noise).logEvidence >= -Math.log(level)) false_++
      }
      expect(false_ / edges).toBeLessThanOrEqual(level + 3 * Math.sqrt((level * (1 - level)) / edges))
    },
  )

  it('keeps the largest value that it had', () => {
    fc.assert(
      fc.property(someAnswers, someNames, (answers, named) => {
        const path = answers.map((_, index) =>
          weigh(edgeWith(answers.slice(0, index + 1), named), rules, 0.05),
        )
        const { logEvidence } = weigh(edgeWith(answers, named), rules, 0.05)
        expect(logEvidence).toBeCloseTo(Math.max(0, ...path.map(({ logEvidenceNow }) => logEvidenceNow)), 9)
      }),
      { seed: 13 },
    )
  })

  it('grows with each answer in which the edge falls, and shrinks with each in which it stands', () => {
    fc.assert(
      fc.property(someAnswers, someNames, (answers, named) => {
        const now = (list: Observation[]) => weigh(edgeWith(list, named), rules, 0.05).logEvidenceNow
        expect(now([...answers, replaced(rules, false)])).toBeGreaterThan(now(answers))
        expect(now([...answers, replaced(rules, true)])).toBeLessThan(now(answers))
      }),
      { seed: 14 },
    )
  })

  it('is less for the same answers where there is more noise', () => {
    const falls = edgeWith(times(3, replaced(rules, false)))
    const at = (noise: number) => weigh(falls, rules, noise).logEvidence
    expect(at(0.02)).toBeGreaterThan(at(0.05))
    expect(at(0.05)).toBeGreaterThan(at(0.3))
  })

  it('is nothing, whatever is answered, where noise moves edges more often than a replaced rule would', () => {
    for (const stood of [true, false]) {
      const { logEvidence } = weigh(edgeWith(times(30, replaced(rules, stood))), rules, 0.9)
      expect(logEvidence).toBeCloseTo(0, 9)
    }
  })

  it('takes no notice of answers under the rules or the placebo', () => {
    const idle: Observation[] = [
      { arm: { kind: 'control' }, stood: false },
      { arm: { kind: 'placebo' }, stood: false },
    ]
    expect(weigh(edgeWith(idle), rules, 0.05).logEvidence).toBe(0)
  })

  it('stays a number after thousands of answers', () => {
    for (const stood of [true, false]) {
      const edge = edgeWith(times(3000, replaced(['b'], stood)), ['b'])
      const { logEvidenceNow, shares } = weigh(edge, rules, 0.05)
      expect(Number.isFinite(logEvidenceNow)).toBe(true)
      expect(shares.get('b')).toBeCloseTo(stood ? 0 : 1, 9)
    }
  })
})

describe('the rules that carry an edge', () => {
  const carriers = (observations: Observation[], named: string[] = []) =>
    weigh(edgeWith(observations, named), rules, 0.05).carriers

  it('are all rules before anything is known', () => {
    expect(carriers([])).toEqual(rules)
  })

  it('are the one rule whose replacement fells it, though the model named none or another', () => {
    const answers = [...times(4, replaced(rules, false)), ...times(4, replaced(['c'], false))]
    expect(carriers(answers)).toEqual(['c'])
    expect(carriers([...answers, ...times(4, replaced(['a'], true))], ['a'])).toEqual(['c'])
  })

  it('are found by halving', () => {
    expect(
      carriers([
        ...times(2, replaced(rules, false)),
        ...times(3, replaced(['a', 'b', 'c'], false)),
        ...times(3, replaced(['a', 'd', 'e'], true)),
        ...times(3, replaced(['b', 'e', 'f'], false)),
      ]),
    ).toEqual(['b'])
  })

  it('are the rules named together when it falls only without both', () => {
    expect(
      carriers(
        [
          ...times(3, replaced(['a', 'b'], false)),
          ...times(3, replaced(['a'], true)),
          ...times(3, replaced(['b'], true)),
        ],
        ['a', 'b'],
      ),
    ).toEqual(['a', 'b'])
  })

  it('are all rules when it stands without any one and falls without all', () => {
    expect(
      carriers([
        ...rules.flatMap((rule) => times(4, replaced([rule], true))),
        ...times(4, replaced(rules, false)),
      ]),
    ).toEqual(rules)
  })

  it('share a belief of at most one, and all rules hold all of it', () => {
    fc.assert(
      fc.property(someAnswers, someNames, (answers, named) => {
        const belief = weigh(edgeWith(answers, named), rules, 0.05)
        expect(belief.within(new Set(rules))).toBeCloseTo(1, 9)
        expect(belief.within(new Set())).toBe(0)
        for (const share of belief.shares.values()) expect(share).toBeLessThanOrEqual(1 + 1e-9)
      }),
      { seed: 15 },
    )
  })
})
