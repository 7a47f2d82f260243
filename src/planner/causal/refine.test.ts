import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { edgeKey } from '../../graph/edge-key.ts'
import { subtask } from '../../graph/testing.ts'
import { graphOf, type Plan } from '../plan.ts'
import type { Verdict } from './decision/decision.ts'
import { untestedEvidence } from './evidence.ts'
import { refine } from './refine.ts'
import { record } from './testing.ts'

const SIZE = 7
const subtasks = Array.from({ length: SIZE }, (_, index) => subtask(index + 1))

/** A verdict with an effect of this many tenths. */
function verdict(from: number, to: number, tenths: number, decision: Verdict['decision'] = 'keep'): Verdict {
  const interventions = Array.from({ length: 10 }, (_, index) => ({ negated: ['a'], stood: index >= tenths }))
  const edge = record(from, to, { control: { stood: 10, asked: 10 }, interventions })
  const evidence = untestedEvidence(edge)
  return { edge, decision, carriers: ['a'], evidence, sentence: 'So it is.' }
}

const verdicts = fc
  .uniqueArray(
    fc.record({
      from: fc.integer({ min: 1, max: SIZE }),
      to: fc.integer({ min: 1, max: SIZE }),
      tenths: fc.integer({ min: 0, max: 10 }),
      decision: fc.constantFrom(
        'keep',
        'keep',
        'keep',
        'no_causal_effect',
        'not_reproducible',
      ) as fc.Arbitrary<Verdict['decision']>,
    }),
    { selector: edgeKey, maxLength: 30 },
  )
  .map((list) =>
    list
      .filter(({ from, to }) => from !== to)
      .map(({ from, to, tenths, decision }) => verdict(from, to, tenths, decision)),
  )

const planOf = (refined: ReturnType<typeof refine>): Plan => ({ subtasks, ...refined }) as unknown as Plan

describe('refining', () => {
  it('loses nothing: each edge is a dependency or dropped, once, for the reason that it was given', () => {
    fc.assert(
      fc.property(verdicts, (list) => {
        const { dependencies, dropped } = refine(subtasks, list)
        const all = [...dependencies, ...dropped.map(({ dependency }) => dependency)]
        expect(all.map(edgeKey).sort()).toEqual(list.map(({ edge }) => edgeKey(edge)).sort())
        for (const { dependency, why, sentence } of dropped) {
          const given = list.find(({ edge }) => edgeKey(edge) === edgeKey(dependency))
          if (given?.decision !== 'keep') expect([why, sentence]).toEqual([given?.decision, given?.sentence])
          else expect(['closes_a_cycle', 'implied']).toContain(why)
        }
      }),
      { seed: 51, numRuns: 300 },
    )
  })

  it('leaves a graph without cycles and without edges that others imply', () => {
    fc.assert(
      fc.property(verdicts, (list) => {
        const refined = refine(subtasks, list)
        const graph = graphOf(planOf(refined))
        expect(graph.transitiveReduction().dependencies()).toHaveLength(refined.dependencies.length)
        for (const { dependency, why } of refined.dropped) {
          if (why === 'implied')
            expect(leads(refined.dependencies, dependency.from, dependency.to)).toBe(true)
          if (why === 'closes_a_cycle')
            expect(leads(refined.dependencies, dependency.to, dependency.from)).toBe(true)
        }
      }),
      { seed: 52, numRuns: 300 },
    )
  })

  it('breaks a cycle at the smallest effect', () => {
    const { dropped } = refine(subtasks, [verdict(1, 2, 9), verdict(2, 3, 4), verdict(3, 1, 10)])
    expect(dropped.map(({ dependency, why }) => [edgeKey(dependency), why])).toEqual([
      ['2→3', 'closes_a_cycle'],
    ])
  })

  it('breaks a cycle at an edge that is not certified, regardless of its effect', () => {
    const certified = (one: Verdict): Verdict => ({
      ...one,
      evidence: { ...one.evidence, standing: 'certified' },
    })
    const { dropped } = refine(subtasks, [certified(verdict(1, 2, 4)), verdict(2, 1, 9)])
    expect(dropped.map(({ dependency }) => edgeKey(dependency))).toEqual(['2→1'])
  })

  it('names the subtasks that no dependency touches', () => {
    expect(refine(subtasks, [verdict(1, 2, 9), verdict(3, 4, 9, 'no_causal_effect')]).isolated).toEqual([
      3, 4, 5, 6, 7,
    ])
  })
})

function leads(edges: readonly { from: number; to: number }[], from: number, goal: number): boolean {
  const next = edges.filter((edge) => edge.from === from).map(({ to }) => to)
  return next.some((node) => node === goal || leads(edges, node, goal))
}
