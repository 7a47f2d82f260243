import { describe, expect, it } from 'vitest'
import { evidenceSchema, testedEvidence, untestedEvidence } from './evidence.ts'
import { block, record } from './testing.ts'

const halves = [
  ['a', 'b'],
  ['c', 'd'],
] as const

describe('the evidence about an edge', () => {
  const edge = record(1, 2, {
    named: ['a'],
    control: { stood: 2, asked: 2 },
    paraphrase: { stood: 1, asked: 1 },
    blocks: [
      block(halves, [1, 0, 1]),
      block(halves, [1, 0, 0]),
      block(
        [
          ['c', 'a'],
          ['b', 'd'],
        ],
        [0, 1, 1],
      ),
    ],
  })

  it('tells contradiction of its own rules from that of others and of what orders nothing', () => {
    const evidence = testedEvidence(edge, { carriers: ['a'], p: 0.01234, standing: 'certified' })
    expect(evidence).toMatchObject({
      standing: 'certified',
      control: { stood: 2, asked: 2 },
      paraphrase: { stood: 1, asked: 1 },
      sham: { stood: 2, asked: 3 },
      contradicted: { stood: 1, asked: 3 },
      others: { stood: 2, asked: 3 },
      named: ['a'],
      p: 0.0123,
    })
    expect(evidence.effect?.mean).toBeCloseTo(4 / 6 - 1 / 3, 4)
    expect(evidenceSchema.parse(JSON.parse(JSON.stringify(evidence)))).toEqual(evidence)
  })

  it('leaves out blocks that do not part all its rules from the others', () => {
    expect(testedEvidence(edge, { carriers: ['a', 'b'], p: 1, standing: 'undecided' })).toMatchObject({
      contradicted: { stood: 0, asked: 2 },
      others: { stood: 1, asked: 2 },
    })
  })

  it('compares interventions that have no shams beside them with the answers under the rules', () => {
    const interventions = [0, 0, 1].map((stood) => ({ negated: ['a'], stood: stood === 1 }))
    const evidence = untestedEvidence({ ...edge, interventions })
    expect(evidence).toMatchObject({ sham: { asked: 0 }, contradicted: { stood: 1, asked: 3 }, p: null })
    expect(evidence.effect?.mean).toBeCloseTo(2 / 3, 4)
  })

  it('has the interval of Newcombe, as published', () => {
    // Newcombe 1998, method 10, 56/70 against 48/80: 0.2000 [0.0524, 0.3339].
    const interventions = Array.from({ length: 80 }, (_, index) => ({ negated: ['a'], stood: index < 48 }))
    const published = record(1, 2, { control: { stood: 56, asked: 70 }, interventions })
    expect(untestedEvidence(published).effect).toEqual({ mean: 0.2, low: 0.0524, high: 0.3339 })
  })

  it('has no effect where nothing was asked on one side', () => {
    expect(untestedEvidence(record(1, 2, { control: { stood: 2, asked: 2 } })).effect).toBeNull()
    expect(testedEvidence(record(1, 2), { carriers: ['a'], p: 1, standing: 'undecided' }).effect).toBeNull()
  })
})
