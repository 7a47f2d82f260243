import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../core/random.ts'
import { askBlocks } from '../ask-blocks.ts'
import { predictInitialGraph } from '../initial-graph.ts'
import type { Assessed } from '../standing.ts'
import { type Answering, bookletOf, holding, interviewWith, randomAnswers } from '../testing.ts'
import { allotBy } from './allot.ts'
import type { AskedCounts } from './knowledge.ts'
import { Prior } from './prior.ts'

const RULES = ['a', 'b', 'c', 'd', 'e']
const LEVEL = 0.05
const booklet = bookletOf(...RULES)

/** A store's counts for all edges that name this rule; a store with the same counts for all rules can be made up. */
const says = (rule: string, { confirmed = 0, refuted = 0 }): AskedCounts => ({
  rules: rule,
  from: 'work',
  to: 'work',
  confirmed,
  refuted,
  undecided: 0,
  leaning: 0,
})
const ofAll = (counts: { confirmed?: number; refuted?: number }) => RULES.map((rule) => says(rule, counts))
const STORES = {
  none: undefined,
  'an empty one': [],
  'one that confirms everything': ofAll({ confirmed: 1e6 }),
  'one that refutes everything': ofAll({ refuted: 1e6 }),
} as const

async function planned(answering: Answering, asked?: readonly AskedCounts[], { size = 5, seed = 1 } = {}) {
  const { interview } = interviewWith(size, booklet, answering)
  const edges = await predictInitialGraph(interview)
  const idleFailures = { failed: 0, tried: 0 }
  const prior =
    asked &&
    new Prior({ asked: [...asked], played: [], idleFailures }, { use: 'asked', kindOf: () => 'work' })
  const isFamiliar = prior !== undefined && edges.some((edge) => prior.logOdds(edge) !== undefined)
  const known = await askBlocks({
    edges,
    interview,
    mode: 'halves',
    level: LEVEL,
    seed,
    joins: true,
    ...(isFamiliar ? { allotment: allotBy(prior, () => false) } : {}),
  })
  return { known, questions: interview.calls.intervention + interview.calls.sham }
}

/** A model that leaves an edge out of an answer by chance. */
function forgetful(answering: Answering): Answering {
  const random = createRandom(1)
  return (facts) => ({
    causal_effects: answering(facts).causal_effects.filter(() => random.next() > 0.15),
  })
}

const standings = (known: readonly Assessed[]) => known.map(({ standing }) => standing)
const chain = [1, 2, 3, 4].map((from) => ({ from, to: from + 1, rules: ['a'] }))

describe('questions allotted by earlier plans', () => {
  it('are fewer where such edges were confirmed; what is not asked about further stays, uncertified', async () => {
    const usual = await planned(forgetful(holding(chain)))
    const allotted = await planned(forgetful(holding(chain)), ofAll({ confirmed: 50 }))
    expect(standings(usual.known)).toEqual(Array(4).fill('certified'))
    expect(allotted.questions).toBeLessThan(0.7 * usual.questions)
    for (const standing of standings(allotted.known)) expect(['certified', 'expected']).toContain(standing)
    expect(standings(allotted.known)).toContain('expected')
  })

  it('are asked on about edges that answer otherwise than earlier ones, until they are given up', async () => {
    const madeUp = [...chain, { from: 5, to: 1, rules: [] }]
    const answering = holding(madeUp)
    // The model names, for the edge, a rule that is not its cause.
    const naming: Answering = (facts) => ({
      causal_effects: answering(facts).causal_effects.map((effect) => ({
        ...effect,
        rules: effect.rules.length === 0 ? ['a'] : effect.rules,
      })),
    })
    const { known } = await planned(naming, ofAll({ confirmed: 1e6 }))
    expect(known.find(({ edge }) => edge.from === 5)?.standing).toBe('given_up')
  })

  it('give no edge up that would be certified without them', async () => {
    const { known } = await planned(holding(chain), ofAll({ refuted: 1e6 }))
    expect(standings(known)).toEqual(Array(4).fill('certified'))
  })

  // A model that names edges at random: no rule causes any of them, so each certified one is false.
  it.each(Object.entries(STORES))(
    'certify false edges no more often than the level with %s',
    async (_, store) => {
      const seeds = Array.from({ length: 150 }, (_, index) => index + 1)
      let falsely = 0
      let edges = 0
      for (const seed of seeds) {
        const chance = 0.3 + 0.6 * ((seed % 7) / 7)
        const { known } = await planned(randomAnswers(seed, chance), store, { size: 4, seed })
        if (standings(known).includes('certified')) falsely++
        edges += known.length
      }
      expect(edges).toBeGreaterThan(seeds.length)
      // A rate of twice the level has a chance of 1 % if the true rate equals the level.
      expect(falsely).toBeLessThanOrEqual(2 * LEVEL * seeds.length)
    },
  )

  it('would certify many false edges if the prior counted as evidence, so that the test above can fail', async () => {
    let falsely = 0
    for (let seed = 1; seed <= 40; seed++) {
      const { known } = await planned(randomAnswers(seed, 0.6), ofAll({ confirmed: 1e6 }), { size: 4, seed })
      const most = Math.log(known.length / LEVEL)
      if (known.some(({ logEvidence }) => logEvidence + Math.log(0.95 / 0.05) >= most)) falsely++
    }
    expect(falsely).toBeGreaterThan(2 * LEVEL * 40)
  })
})

describe('edges about planted subtasks', () => {
  it('are asked about until they are decided once they fall with rules, though all others are settled', async () => {
    // A model that misapplies rule "a" to an edge about subtask 5, which is planted.
    const answering = holding([...chain.slice(0, 3), { from: 4, to: 5, rules: ['a'] }])
    const blocksAbout = async (isPlanted: boolean, isWatching: boolean) => {
      const { interview } = interviewWith(5, booklet, forgetful(answering))
      const edges = await predictInitialGraph(interview)
      const isControl = ({ to }: { to: number }) => isPlanted && to === 5
      interview.isControl = isControl
      const idleFailures = { failed: 0, tried: 0 }
      const told = { asked: ofAll({ confirmed: 1e6 }), played: [], idleFailures }
      const prior = new Prior(told, { use: 'asked', kindOf: () => 'work' })
      const allotted = allotBy(prior, isControl)
      const allotment = isWatching ? allotted : { ...allotted, isSuspect: () => false }
      const known = await askBlocks({ edges, interview, mode: 'halves', level: LEVEL, seed: 1, allotment })
      return known.find(({ edge }) => edge.to === 5)?.standing
    }
    expect(await blocksAbout(true, true)).toBe('certified')
    expect(await blocksAbout(true, false)).toBe('undecided')
    expect(await blocksAbout(false, true)).not.toBe('undecided')
  })
})
