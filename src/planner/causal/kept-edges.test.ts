import { describe, expect, it } from 'vitest'
import { keptEdges } from './kept-edges.ts'
import { record } from './testing.ts'

const weight = (evidence: number) => ({ logEvidence: Math.log(evidence) })
const early = record(1, 2, {})
const late = { ...record(2, 3, {}), isLate: true }

describe('the edges that are kept', () => {
  it('have evidence that four fifths of the level allow by Holm, and leave the rest to edges that join late', () => {
    expect(keptEdges([early], [weight(24)], 0.05)).toEqual([false])
    expect(keptEdges([early], [weight(26)], 0.05)).toEqual([true])
    expect(keptEdges([early, early], [weight(51), weight(26)], 0.05)).toEqual([true, true])
    expect(keptEdges([early, early], [weight(49), weight(26)], 0.05)).toEqual([false, false])
  })

  it('need no more evidence because others join late; those need the more, the later they join', () => {
    const share = (n: number) => (100 * (Math.PI * n) ** 2) / 6
    for (const n of [1, 2, 3]) {
      const edges = [early, ...Array.from({ length: n }, () => late)]
      const weights = (evidence: number) => [
        weight(26),
        ...Array.from({ length: n }, (_, at) => weight(at === n - 1 ? evidence : 1)),
      ]
      expect(keptEdges(edges, weights(share(n) * 1.01), 0.05).at(-1)).toBe(true)
      expect(keptEdges(edges, weights(share(n) * 0.99), 0.05)).toEqual([true, ...Array(n).fill(false)])
    }
  })
})
