import { describe, expect, it } from 'vitest'
import type { Arm } from './arm.ts'
import type { EdgeRecord } from './edge-record.ts'
import { CLEAR, noiseOf, SUPPOSED_NOISE, stability } from './noise.ts'

/** An edge with answers by arm, 1 where it stood: `{ control: '11', placebo: '10' }`. */
function edge(answers: Partial<Record<Arm['kind'], string>>): EdgeRecord {
  const observations = Object.entries(answers).flatMap(([kind, told]) =>
    [...told].map((each) => ({
      arm: (kind === 'intervention' ? { kind, negated: ['a'] } : { kind }) as Arm,
      stood: each === '1',
    })),
  )
  return { from: 1, to: 2, named: [], reason: '', observations }
}

describe('the noise of a model', () => {
  it('is what is supposed before the placebo has been asked', () => {
    expect(noiseOf([])).toEqual({ falls: 0, asked: 0, rate: SUPPOSED_NOISE })
    expect(noiseOf([edge({ control: '11', intervention: '000' })]).rate).toBe(SUPPOSED_NOISE)
  })

  it('comes to what the placebo shows: falls and one more, of answers and twenty more', () => {
    const seen = [edge({ control: '11', placebo: '10' }), edge({ control: '11', placebo: '111' })]
    expect(noiseOf(seen)).toEqual({ falls: 1, asked: 5, rate: 2 / 25 })
    const much = Array.from({ length: 1000 }, () => edge({ control: '1', placebo: '1110' }))
    expect(noiseOf(much).rate).toBeCloseTo(0.25, 2)
  })

  it('leaves out edges that the model names from one end only: they may never have been there', () => {
    expect(noiseOf([edge({ control: '10', placebo: '000' })]).asked).toBe(0)
  })
})

describe('the stability of an edge', () => {
  it('is clear at once for an edge named from both ends, and open for one named from one', () => {
    expect(stability(edge({ control: '11' }), 0.05)).toBeGreaterThan(CLEAR)
    expect(Math.abs(stability(edge({ control: '10' }), 0.05))).toBeLessThan(CLEAR)
  })

  it('calls an edge that is not repeated unstable, and holds one that is', () => {
    expect(stability(edge({ control: '10', placebo: '0' }), 0.05)).toBeLessThan(-CLEAR)
    expect(stability(edge({ control: '10', placebo: '11' }), 0.05)).toBeGreaterThan(CLEAR)
  })

  it('takes no notice of interventions', () => {
    const idle = edge({ control: '11', intervention: '0000' })
    expect(stability(idle, 0.05)).toBe(stability(edge({ control: '11' }), 0.05))
  })
})
