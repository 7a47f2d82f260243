import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../random.ts'
import { rejectedByMeans } from './closed-means.ts'
import { holm } from './holm.ts'

const LEVEL = 0.05
const logs = (...values: number[]) => values.map(Math.log)
const evidence = fc.array(fc.double({ min: -6, max: 14, noNaN: true }), { maxLength: 8 })

/** By definition: the mean over every set that it belongs to. */
function byAllSets(logEvidence: readonly number[]): boolean[] {
  const values = logEvidence.map(Math.exp)
  return values.map((_, own) => {
    for (let set = 0; set < 2 ** values.length; set++) {
      if ((set & (1 << own)) === 0) continue
      const members = values.filter((_, index) => (set & (1 << index)) !== 0)
      if (members.reduce((sum, value) => sum + value, 0) * LEVEL < members.length) return false
    }
    return true
  })
}

describe('the closed test of means of evidence', () => {
  it('rejects one hypothesis with evidence of 1 / level, and needs twice as much beside one without any', () => {
    expect(rejectedByMeans(logs(20.1), LEVEL)).toEqual([true])
    expect(rejectedByMeans(logs(30, 0.001), LEVEL)).toEqual([false, false])
    expect(rejectedByMeans(logs(40, 0.001), LEVEL)).toEqual([true, false])
  })

  it('rejects all of many at once that have this evidence each', () => {
    const each = logs(...Array.from({ length: 30 }, () => 21))
    expect(rejectedByMeans(each, LEVEL)).toEqual(each.map(() => true))
  })

  it('is the closed test: the mean over every set counts', () => {
    fc.assert(
      fc.property(evidence, (list) => {
        expect(rejectedByMeans(list, LEVEL)).toEqual(byAllSets(list))
      }),
      { seed: 51, numRuns: 400 },
    )
  })

  it('rejects whatever Holm rejects', () => {
    fc.assert(
      fc.property(evidence, (list) => {
        const byHolm = holm(
          list.map((log) => Math.min(1, Math.exp(-log))),
          LEVEL,
        )
        const rejected = rejectedByMeans(list, LEVEL)
        for (const [index, isRejected] of byHolm.entries()) if (isRejected) expect(rejected[index]).toBe(true)
      }),
      { seed: 52, numRuns: 400 },
    )
  })

  it('rejects a true hypothesis in at most a twentieth of the families, with others that are false and all dependent', () => {
    const random = createRandom(5)
    let wrong = 0
    for (let family = 0; family < 2000; family++) {
      // The evidence against the true ones is a bet of 25 to 1 on one draw that they share.
      const shared = random.next() < 1 / 25 ? 25 : 0.01
      const rejected = rejectedByMeans(logs(shared, shared, shared, 400, 400, 50), LEVEL)
      if (rejected.slice(0, 3).includes(true)) wrong++
    }
    expect(wrong / 2000).toBeLessThanOrEqual(0.05)
  })
})
