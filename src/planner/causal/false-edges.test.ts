import { describe, expect, it } from 'vitest'
import { createRandom, type Random } from '../../core/random.ts'
import { subtask } from '../../graph/testing.ts'
import { cell, construction } from '../../task/testing.ts'
import { contextFor, ScriptedAnswerer } from '../testing.ts'
import { type CausalOptions, causalDefaults, findDependencies } from './causal-planner.ts'
import { edgeKey } from './edge-record.ts'
import { type Answering, rulesNamed } from './testing.ts'

/* How many made-up edges survive, and how many true ones, with a model that errs like simulated:strong on any graph. */

const rules = rulesNamed(...'abcdefghijklmn')
const task = construction([cell('stone', 0, 0, 0)])

interface Edge {
  from: number
  to: number
  /** Rules that cause it, each by itself; none for one that is made up. */
  rules: string[]
  /** Rules that the model holds for its cause. */
  named: string[]
}

/** A graph of up to 40 nodes with 1.5 edges a node, each by one rule or two, and a tenth as many made-up ones. */
function graphOf(random: Random): { size: number; edges: Edge[] } {
  const size = 10 + random.integer(31)
  const edges = new Map<string, Edge>()
  const someRules = (count: number) => [
    ...new Set(Array.from({ length: count }, () => rules[random.integer(5)]?.id ?? '')),
  ]
  const add = (count: number, make: () => Pick<Edge, 'rules' | 'named'>) => {
    for (const wanted = edges.size + count; edges.size < wanted; ) {
      const from = 1 + random.integer(size - 1)
      const to = from + 1 + random.integer(size - from)
      if (!edges.has(edgeKey({ from, to }))) edges.set(edgeKey({ from, to }), { from, to, ...make() })
    }
  }
  add(Math.round(1.5 * size), () => {
    const causes = someRules(random.next() < 0.3 ? 2 : 1)
    return { rules: causes, named: random.next() < 0.05 ? someRules(1) : causes }
  })
  add(Math.round(0.15 * size), () => ({ rules: [], named: someRules(1) }))
  return { size, edges: [...edges.values()] }
}

/** Strong errors: 5 % of the edges left out of an answer, 10 % held against the rules, 2 % unstable. */
const strong =
  (size: number, edges: readonly Edge[], random: Random, flip = 0.05): Answering =>
  ({ subtask: node, among, rules: stated }) => {
    const inForce = new Set(stated.filter(({ wording }) => wording !== 'counterfactual').map(({ id }) => id))
    const said = edges.filter(({ from, to, rules: causes }) => {
      if (from !== node && to !== node) return false
      const stands = causes.length === 0 || causes.some((rule) => inForce.has(rule)) || random.next() < 0.1
      return stands && random.next() >= flip
    })
    const unstable = among
      .filter((other) => other !== node && random.next() < (0.02 * 3) / size)
      .map((other) => ({ from: Math.min(node, other), to: Math.max(node, other), named: ['a'] }))
    return {
      causal_effects: [...said, ...unstable].map(({ from, to, named }) => ({
        chosen_node: from,
        target_node: to,
        rules: named,
        reason: '',
      })),
    }
  }

async function outcome(seed: number, options: Partial<CausalOptions>, flip?: number) {
  const random = createRandom(seed)
  const { size, edges } = graphOf(random)
  const answerer = new ScriptedAnswerer({ dependencies: strong(size, edges, random, flip) })
  const subtasks = Array.from({ length: size }, (_, index) => subtask(index + 1))
  const { verdicts, record } = await findDependencies(task, subtasks, contextFor(answerer), {
    rules,
    ...causalDefaults,
    ...options,
  })
  const isTrue = new Set(edges.filter((edge) => edge.rules.length > 0).map(edgeKey))
  const nulls = verdicts.filter(({ edge }) => !isTrue.has(edgeKey(edge)))
  const keptOf = (list: typeof verdicts) => list.filter(({ decision }) => decision === 'keep').length
  return {
    nulls: nulls.length,
    nullsKept: keptOf(nulls),
    truths: isTrue.size,
    truthsKept: keptOf(verdicts) - keptOf(nulls),
    questions: record.questions.placebo + record.questions.intervention,
  }
}

type Outcome = Awaited<ReturnType<typeof outcome>>

async function overSeeds(count: number, options: Partial<CausalOptions> = {}, flip?: number) {
  const all: Outcome[] = []
  for (let seed = 1; seed <= count; seed++) all.push(await outcome(seed, options, flip))
  const sum = (field: keyof Outcome) => all.reduce((total, each) => total + each[field], 0)
  return {
    nulls: sum('nulls'),
    kept: sum('nullsKept') / sum('nulls'),
    recall: sum('truthsKept') / sum('truths'),
    graphsWithFalseEdge: all.filter(({ nullsKept }) => nullsKept > 0).length / count,
    questions: sum('questions') / count,
  }
}

describe('with a model of strong errors, on graphs of up to 40 subtasks', () => {
  it('tested keeps at most `level` of the made-up edges and more than 95 % of the true ones', async () => {
    const { nulls, kept, recall, graphsWithFalseEdge } = await overSeeds(60)
    expect(nulls).toBeGreaterThan(200)
    expect(kept).toBeLessThanOrEqual(causalDefaults.level)
    expect(recall).toBeGreaterThan(0.95)
    // Even one in a graph is as rare as that, beyond the error of so many graphs.
    expect(graphsWithFalseEdge).toBeLessThanOrEqual(0.05 + 3 * Math.sqrt((0.05 * 0.95) / 60))
  })

  it('tested keeps as few with four times the noise, where unstable edges are hard to tell from others', async () => {
    const { kept } = await overSeeds(30, {}, 0.2)
    expect(kept).toBeLessThanOrEqual(causalDefaults.level)
  })

  it('the paper’s decision keeps far more made-up edges, for far more questions', async () => {
    const adaptive = await overSeeds(4)
    const paper = await overSeeds(4, { query: 'pairwise', decision: 'paper', samples: 1 })
    expect(paper.kept).toBeGreaterThan(0.3)
    expect(adaptive.questions).toBeLessThan(paper.questions / 4)
  })
})
