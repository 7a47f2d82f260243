import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askBlocks, PATIENCE } from './ask-blocks.ts'
import { predictInitialGraph } from './initial-graph.ts'
import type { SplitMode } from './split.ts'
import { type Answering, bookletOf, holding, interviewWith, randomAnswers } from './testing.ts'

const booklet = bookletOf('a', 'b', 'c', 'd', 'e')

async function asked(size: number, answering: Answering, mode: SplitMode = 'halves') {
  const { interview, answerer } = interviewWith(size, booklet, answering)
  const edges = await predictInitialGraph(interview)
  await askBlocks({ edges, interview, mode, level: 0.05, seed: 1 })
  return { edges, interview, answerer }
}

describe('asking in blocks', () => {
  it('comes to an end with a model that answers at random, and asks about no edge longer than patience lasts', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(),
        fc.double({ min: 0.05, max: 0.95, noNaN: true }),
        fc.constantFrom('halves', 'single'),
        async (seed, chance, mode) => {
          const { edges } = await asked(6, randomAnswers(seed, chance), mode)
          // With one cause at a time an edge is asked about along with others of other causes.
          for (const { blocks } of edges)
            expect(blocks.length).toBeLessThanOrEqual(mode === 'halves' ? PATIENCE : PATIENCE * edges.length)
        },
      ),
      { seed: 41, numRuns: 20 },
    )
  })

  it.each(['halves', 'single'] as const)('gives a made-up edge up long before, in %s', async (mode) => {
    const { edges } = await asked(2, holding([{ from: 1, to: 2, rules: [] }]), mode)
    expect(edges).toHaveLength(1)
    expect(edges[0]?.blocks.length).toBeLessThan(PATIENCE / 2)
  })

  it('asks nothing when the model names no edge', async () => {
    const { interview } = await asked(4, () => ({ causal_effects: [] }))
    expect(interview.calls).toEqual({ control: 2, paraphrase: 0, sham: 0, intervention: 0 })
  })

  it('asks two questions a block, and shams in the first three, which cover all edges of a few subtasks', async () => {
    const star = Array.from({ length: 19 }, (_, index) => ({ from: 1, to: index + 2, rules: ['a'] }))
    const { interview, edges } = await asked(20, holding(star))
    expect(edges).toHaveLength(19)
    const { sham, intervention } = interview.calls
    expect(intervention).toBe(2 * Math.max(...edges.map(({ blocks }) => blocks.length)))
    expect(intervention).toBeLessThan(2 * 12)
    expect(sham).toBe(3)
  })

  it('contradicts as many shams as rules, and never the same rule on both sides', async () => {
    const edges = [
      { from: 1, to: 2, rules: ['a', 'b'] },
      { from: 2, to: 3, rules: ['c'] },
    ]
    for (const mode of ['halves', 'single'] as const) {
      const { answerer, edges: found } = await asked(3, holding(edges), mode)
      for (const { blocks } of found)
        for (const {
          split: [first, second],
        } of blocks) {
          expect(first.size).toBe(second.size)
          expect([...first].filter((rule) => second.has(rule))).toEqual([])
        }
      const counts = answerer.asked.map(
        ({ facts }) =>
          (facts as Parameters<Answering>[0]).rules.filter(({ wording }) => wording === 'counterfactual')
            .length,
      )
      const rounds = Map.groupBy(counts.keys(), (at) => answerer.asked[at]?.sample)
      for (const same of rounds.values()) expect(new Set(same.map((at) => counts[at])).size).toBe(1)
    }
  })
})
