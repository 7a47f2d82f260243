import { describe, expect, it } from 'vitest'
import { evidenceOf, evidenceSchema } from './evidence.ts'
import { answers, record } from './testing.ts'

const all = ['a', 'b']
const untested = { rules: 2, treated: () => true, p: null }

describe('the evidence about an edge', () => {
  const edge = record(
    1,
    2,
    [
      ...answers('control', 2, 2),
      ...answers('placebo', 1, 2),
      ...answers(all, 0, 3),
      ...answers(['a'], 0, 1),
      ...answers(['b'], 2, 2),
    ],
    ['a'],
  )

  it('counts the answers arm by arm, and calls it all when every rule was replaced', () => {
    const evidence = evidenceOf(edge, untested)
    expect(evidence).toMatchObject({
      control: { stood: 2, asked: 2 },
      placebo: { stood: 1, asked: 2 },
      interventions: [
        { negated: 'all', stood: 0, asked: 3 },
        { negated: ['a'], stood: 0, asked: 1 },
        { negated: ['b'], stood: 2, asked: 2 },
      ],
      named: ['a'],
    })
    expect(evidenceSchema.parse(JSON.parse(JSON.stringify(evidence)))).toEqual(evidence)
  })

  it('has for its effect the answers with the rules less those without, of the interventions that count', () => {
    expect(evidenceOf(edge, untested).effect?.mean).toBeCloseTo(3 / 4 - 2 / 6, 4)
    const treated = (negated: readonly string[]) => negated.includes('a')
    const { effect } = evidenceOf(edge, { ...untested, treated })
    expect(effect?.mean).toBe(0.75)
    expect(effect?.low).toBeGreaterThan(0)
    expect(effect?.high).toBeLessThanOrEqual(1)
  })

  it('has the interval of Newcombe, as published', () => {
    // Newcombe 1998, method 10, 56/70 against 48/80: 0.2000 [0.0524, 0.3339].
    const published = record(1, 2, [...answers('control', 56, 70), ...answers(all, 48, 80)])
    expect(evidenceOf(published, untested).effect).toEqual({ mean: 0.2, low: 0.0524, high: 0.3339 })
  })

  it('has no effect where nothing was asked on one side', () => {
    expect(evidenceOf(record(1, 2, answers('control', 2, 2)), untested).effect).toBeNull()
    expect(evidenceOf(record(1, 2, answers(all, 2, 2)), untested).effect).toBeNull()
  })
})
