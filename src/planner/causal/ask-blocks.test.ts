import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AskBlocksOptions, askBlocks, PATIENCE } from './ask-blocks.ts'
import { predictInitialGraph } from './initial-graph.ts'
import type { SplitMode } from './split.ts'
import { type Answering, bookletOf, holding, interviewWith, randomAnswers } from './testing.ts'

const booklet = bookletOf('a', 'b', 'c', 'd', 'e')

async function asked(
  size: number,
  answering: Answering,
  mode: SplitMode = 'halves',
  options: Partial<AskBlocksOptions> = {},
) {
  const { interview, answerer } = interviewWith(size, booklet, answering)
  const edges = await predictInitialGraph(interview)
  const known = await askBlocks({ edges, interview, mode, level: 0.05, seed: 1, ...options })
  return { edges, known, interview, answerer }
}

describe('asking in blocks', () => {
  it('ends with a model that answers at random, and asks about no edge once patience is used up', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(),
        fc.double({ min: 0.05, max: 0.95, noNaN: true }),
        fc.constantFrom('halves', 'single'),
        async (seed, chance, mode) => {
          const { edges } = await asked(6, randomAnswers(seed, chance), mode)
          // When causes are tested one by one, a block combines edges with different causes.
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

  it('asks two questions a block, and shams in the first two, which cover all edges of a few subtasks', async () => {
    const star = Array.from({ length: 19 }, (_, index) => ({ from: 1, to: index + 2, rules: ['a'] }))
    const { interview, edges } = await asked(20, holding(star))
    expect(edges).toHaveLength(19)
    const { sham, intervention } = interview.calls
    expect(intervention).toBe(2 * Math.max(...edges.map(({ blocks }) => blocks.length)))
    expect(intervention).toBe(2 * 12)
    expect(sham).toBe(2)
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

describe('asking in waves', () => {
  const steady = [
    { from: 1, to: 2, rules: ['a'] },
    { from: 2, to: 3, rules: ['b'] },
    { from: 3, to: 4, rules: [] },
  ]

  it('asks the blocks of a wave at once, and shows what is known after each', async () => {
    for (const waves of [[12, 6], [2], [30]] as const) {
      let open = 0
      const [largest, seen] = [[] as number[], [] as string[][]]
      const { interview, answerer } = interviewWith(4, booklet, holding(steady))
      const edges = await predictInitialGraph(interview)
      const answer = answerer.answer.bind(answerer)
      answerer.answer = async (...asked) => {
        open++
        const size = largest.length
        try {
          await new Promise((resolve) => setImmediate(resolve))
          largest[size] = Math.max(largest[size] ?? 0, open)
          return await answer(...asked)
        } finally {
          open--
        }
      }
      const options = { edges, interview, mode: 'halves', level: 0.05, seed: 1, shamBlocks: 0 } as const
      await askBlocks({
        ...options,
        waves,
        onWave(known, wave) {
          seen[wave - 1] = known.map(({ standing }) => standing)
        },
      })
      expect(Math.max(...largest)).toBe(2 * waves[0])
      expect(seen.at(-1)).toEqual(['certified', 'certified', 'given_up'])
      expect(seen).toHaveLength(waves[0] === 2 ? 4 : 1)
    }
  })

  it('waits in the first wave for the questions that are already open', async () => {
    let isAnswered = false
    const alongside = new Promise((resolve) => setTimeout(resolve, 20)).then(() => {
      isAnswered = true
    })
    const seen: boolean[] = []
    await asked(4, holding(steady), 'halves', { alongside, onWave: () => seen.push(isAnswered) })
    expect(seen[0]).toBe(true)
  })

  it('asks no further about an edge once it is moot, and says that it is neither certified nor given up', async () => {
    let wave = 0
    const options: Partial<AskBlocksOptions> = {
      waves: [2],
      onWave: (_known, number) => {
        wave = number
      },
      isMoot: ({ from }) => from === 2 || (from === 1 && wave > 0),
    }
    const { known } = await asked(4, holding(steady), 'halves', options)
    const shown = known.map(({ edge, standing }) => [edge.from, standing, edge.blocks.length])
    expect(shown.slice(0, 2).map(([from, standing]) => [from, standing])).toEqual([
      [1, 'moot'],
      [2, 'moot'],
    ])
    expect(shown[2]?.[1]).toBe('given_up')
    expect(known[0]?.edge.blocks.length).toBeLessThan(known[2]?.edge.blocks.length ?? 0)
  })

  it('gives up what the last block leaves undecided, but not what no answer is about', async () => {
    const { known } = await asked(4, holding(steady), 'halves', { patience: 1 })
    expect(known.map(({ standing }) => standing)).toEqual(['given_up', 'given_up', 'given_up'])
    const unasked = await asked(4, holding(steady), 'halves', { patience: 0 })
    expect(unasked.known.map(({ standing }) => standing)).toEqual(['undecided', 'undecided', 'undecided'])
  })
})
