import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tallyOf } from '../edge-record.ts'
import { predictInitialGraph } from '../initial-graph.ts'
import { type Answering, interviewWith, randomAnswers, rulesNamed } from '../testing.ts'
import { adaptive } from './adaptive.ts'

const rules = rulesNamed('a', 'b', 'c', 'd', 'e')

async function asked(size: number, answering: Answering, samples = 3) {
  const { interview, answerer } = interviewWith(size, rules, answering)
  const edges = await predictInitialGraph(interview)
  await adaptive.ask({ edges, interview, samples, level: 0.05, placebo: true })
  return { edges, interview, answerer }
}

const interventions = (edge: Parameters<typeof tallyOf>[0]): number =>
  tallyOf(edge, ({ kind }) => kind === 'intervention').asked

describe('asking adaptively', () => {
  it('comes to an end with a model that answers at random, and asks about no edge longer than patience lasts', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(),
        fc.double({ min: 0.05, max: 0.95, noNaN: true }),
        fc.integer({ min: 1, max: 4 }),
        async (seed, chance, samples) => {
          const { edges } = await asked(6, randomAnswers(seed, chance), samples)
          // An edge whose ends are both asked gets two answers in the last round.
          for (const edge of edges) expect(interventions(edge)).toBeLessThanOrEqual(8 * samples + 4 + 1)
        },
      ),
      { seed: 41, numRuns: 60 },
    )
  })

  it('gives a made-up edge up after three answers in which it stood', async () => {
    const { edges } = await asked(2, () => ({
      causal_effects: [{ chosen_node: 1, target_node: 2, rules: ['a'], reason: '' }],
    }))
    expect(edges.map(interventions)).toEqual([3])
  })

  it('asks nothing when the model names no edge, or only edges that it does not repeat', async () => {
    const none = await asked(4, () => ({ causal_effects: [] }))
    expect(none.interview.calls).toEqual({ control: 4, placebo: 0, intervention: 0 })
    let isFirst = true
    const once = await asked(4, () => {
      const named = isFirst
      isFirst = false
      return {
        causal_effects: named ? [{ chosen_node: 1, target_node: 2, rules: ['a'], reason: '' }] : [],
      }
    })
    expect(once.edges).toHaveLength(1)
    expect(once.interview.calls.intervention).toBe(0)
  })

  it('asks about all edges of a subtask in one question', async () => {
    const { interview, edges } = await asked(20, ({ subtask, among, rules: given }) => {
      const stands = given.some(({ id, wording }) => id === 'a' && wording !== 'counterfactual')
      const leaves = subtask === 1 ? among.filter((id) => id !== 1) : [subtask]
      return {
        causal_effects: stands
          ? leaves.map((leaf) => ({ chosen_node: 1, target_node: leaf, rules: ['a'], reason: '' }))
          : [],
      }
    })
    expect(edges).toHaveLength(19)
    expect(interview.calls.control).toBe(20)
    expect(interview.calls.intervention).toBeLessThanOrEqual(6)
  })
})
