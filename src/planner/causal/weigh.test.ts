import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../core/random.ts'
import type { Block } from './edge-record.ts'
import { block, record } from './testing.ts'
import { type Hypothesis, hypothesesOf, logRatios, weigh } from './weigh.ts'

const rules = ['a', 'b', 'c', 'd']
const halves = [
  ['a', 'b'],
  ['c', 'd'],
] as const
const times = (count: number, of: Block): Block[] => Array.from({ length: count }, () => of)
const evidenceOf = (blocks: Block[], named: string[] = []) => {
  const edge = record(1, 2, { named, blocks })
  return weigh(edge, hypothesesOf([edge], rules))
}
/** A single hypothesis, for sums that can be checked by hand. */
const onlyA: Hypothesis[] = [{ rules: ['a'], named: 1, otherwise: 1 }]

describe('the evidence of blocks', () => {
  it('is the mean over the alternatives of products of likelihood ratios, by hand', () => {
    const ratio = (others: number, own: number) => {
      const mean = (others + own) / 2
      return (others * (1 - own)) / (mean * (1 - mean))
    }
    const one = 0.4 * ratio(0.95, 0.1) + 0.4 * ratio(0.85, 0.2) + 0.2 * ratio(0.7, 0.3)
    const edge = record(1, 2, { blocks: [block(halves, [1, 0, 1])] })
    expect(Math.exp(weigh(edge, onlyA).logEvidence)).toBeCloseTo(one, 10)
  })

  it('grows while an edge falls with one half of the rules and stands with the other', () => {
    const growing = [1, 2, 4, 8].map((count) => evidenceOf(times(count, block(halves, [1, 0, 1])), ['a']))
    for (const [index, { logEvidence }] of growing.entries())
      expect(logEvidence).toBeGreaterThan(growing[index - 1]?.logEvidence ?? 0)
    expect(growing.at(-1)?.carriers).toEqual(['a'])
  })

  it.each([
    ['stands whatever is contradicted', [1, 1, 1]],
    ['falls whatever is contradicted', [0, 0, 0]],
    ['falls whenever any rule is contradicted', [1, 0, 0]],
    ['falls under shams alone', [0, 1, 1]],
  ] as const)('is none for an edge that %s', (_what, stood) => {
    expect(evidenceOf(times(12, block(halves, stood)), ['a']).logEvidence).toBeLessThanOrEqual(0)
  })

  it('finds the rule by the halves in which the edge falls, named or not', () => {
    const random = createRandom(4)
    for (const named of [[], ['b'], ['c']]) {
      const blocks = Array.from({ length: 16 }, () => {
        const [first, second] = random.next() < 0.5 ? (['a', 'b'] as const) : (['b', 'a'] as const)
        const [one, other] = random.next() < 0.5 ? (['c', 'd'] as const) : (['d', 'c'] as const)
        return block(
          [
            [first, one],
            [second, other],
          ],
          [1, one === 'c' ? 0 : 1, one === 'c' ? 1 : 0],
        )
      })
      expect(evidenceOf(blocks, named).carriers).toEqual(['c'])
    }
  })

  it('takes rules that the model names together for one cause', () => {
    const { carriers } = evidenceOf(times(6, block(halves, [1, 0, 1])), ['a', 'b'])
    expect(carriers).toEqual(['a', 'b'])
  })
})

describe('without any cause', () => {
  it('no block is expected to add evidence for any alternative, at any rate at which the edge stands', () => {
    const answers = [0, 1].flatMap((one) => [0, 1].map((other) => [1, one, other] as const))
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0, 1), (rate, side) => {
        const chanceOf = (stood: readonly number[]) =>
          stood.slice(1).reduce((product, y) => product * (y === 1 ? rate : 1 - rate), 1)
        const ratios = answers.map((stood) => logRatios(block(halves, stood), side).map(Math.exp))
        for (const which of (ratios[0] as number[]).keys()) {
          const expected = answers.reduce(
            (sum, stood, at) => sum + chanceOf(stood) * (ratios[at]?.[which] as number),
            0,
          )
          expect(expected).toBeLessThanOrEqual(1 + 1e-12)
        }
      }),
      { seed: 7, numRuns: 400 },
    )
  })

  it('the evidence exceeds 20 at any time in at most a twentieth of the edges, even if rates change from block to block', () => {
    const random = createRandom(11)
    let [exceeding, edges] = [0, 0]
    for (const noise of [0.02, 0.1, 0.3, 0.6]) {
      for (let edge = 0; edge < 250; edge++) {
        const own = Math.min(1, 2 * noise * random.next())
        const blocks = Array.from({ length: 24 }, () => {
          const rate = 1 - (random.next() < 0.2 ? 0.5 : own)
          const stood = () => (random.next() < rate ? 1 : 0)
          return block(halves, [stood(), stood(), stood()])
        })
        edges++
        if (evidenceOf(blocks, ['a']).logEvidence > Math.log(20)) exceeding++
      }
    }
    expect(exceeding / edges).toBeLessThan(0.05)
  })
})
