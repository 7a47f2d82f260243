import { describe, expect, it } from 'vitest'
import { UsageError } from '../../core/errors.ts'
import { statementsOf } from '../../planner/causal/testing.ts'
import { profileNamed, type Rates } from './profile.ts'
import { about, effectsOf, erring, keyOf, nodes, rules, seeds, truth } from './testing.ts'

describe('a family of misbehaviour', () => {
  const ids = rules.map(({ id }) => id)
  /** All subtasks at once, with these rules contradicted and this many shams. */
  const contradicting = (negated: readonly string[], shams: number, seed: number, sample = 0) => {
    const request = about(1, 'rule', seed, sample)
    const stated = statementsOf(rules, ({ id }) => (negated.includes(id) ? 'counterfactual' : 'rule'))
    const orderless = Array.from({ length: 9 }, (_, index) => ({
      id: `sham-${index}`,
      text: 'Squid swim.',
      wording: index < shams ? ('counterfactual' as const) : ('rule' as const),
      sham: true as const,
    }))
    return { ...request, facts: { ...request.facts, asked: nodes, rules: [...stated, ...orderless] } }
  }
  const all = new Set([...truth.values()].flat().map(keyOf))
  /** The share of true edges that answers name. */
  const standing = async (rates: Partial<Rates>, negated: readonly string[] = [], shams = 0) => {
    let [stood, asked] = [0, 0]
    for (const seed of seeds) {
      for (const sample of [0, 1, 2]) {
        const named = await effectsOf(erring(rates), contradicting(negated, shams, seed, sample))
        stood += named.filter((effect) => all.has(keyOf(effect))).length
        asked += all.size
      }
    }
    return { stood, asked, share: stood / asked }
  }

  it('uneven: edges have rates of their own, with the given mean', async () => {
    const { asked, stood } = await standing({ uneven: 0.3 })
    expect(Math.abs(1 - stood / asked - 0.3)).toBeLessThan(0.06)
    const counts = new Map([...all].map((key) => [key, 0]))
    for (let sample = 0; sample < 40; sample++) {
      for (const effect of await effectsOf(erring({ uneven: 0.3 }), contradicting([], 0, 1, sample)))
        counts.set(keyOf(effect), (counts.get(keyOf(effect)) ?? 0) + 1)
    }
    expect([...counts.values()].some((count) => count > 37)).toBe(true)
    expect([...counts.values()].some((count) => count < 20)).toBe(true)
  })

  it('lapsing: some answers lose half of their edges, the others none', async () => {
    const sizes: number[] = []
    for (let sample = 0; sample < 60; sample++)
      sizes.push((await effectsOf(erring({ lapse: 0.3 }), contradicting([], 0, 1, sample))).length)
    const lost = sizes.filter((size) => size < all.size)
    expect(lost.length).toBeGreaterThan(8)
    expect(lost.length).toBeLessThan(30)
    expect(Math.abs(lost.reduce((sum, size) => sum + size, 0) / lost.length / all.size - 0.5)).toBeLessThan(
      0.15,
    )
  })

  it('over-reacting: a contradicted sham costs as many edges as a contradicted rule that is not theirs', async () => {
    expect((await standing({ over_reaction: 0.2 })).share).toBe(1)
    expect(Math.abs((await standing({ over_reaction: 0.2 }, [], 5)).share - 0.8)).toBeLessThan(0.04)
    expect(Math.abs((await standing({ over_reaction: 0.2 }, ['animal-and-tool'])).share - 0.8)).toBeLessThan(
      0.04,
    )
  })

  it('misapplying: a made-up edge falls when the rule is contradicted that the model names for it', async () => {
    const model = erring({ misapplied: 0.4 })
    const made = (await effectsOf(model, contradicting([], 0, 1))).filter((effect) => !all.has(keyOf(effect)))
    expect(made.length).toBeGreaterThan(3)
    for (const effect of made) {
      const without = await effectsOf(model, contradicting(effect.rules, 0, 1))
      expect(without.map(keyOf)).not.toContain(keyOf(effect))
      const others = ids.filter((id) => !effect.rules.includes(id))
      expect((await effectsOf(model, contradicting(others, 0, 1))).map(keyOf)).toContain(keyOf(effect))
    }
  })

  it('half-hearted: the more is contradicted at once, the more is overlooked', async () => {
    const rates = { overlooked: 0.1, crowding: 0.5 }
    // Most edges of the demo have several causes, and fall only if no contradiction of them is overlooked.
    expect((await standing({}, ids)).share).toBe(0)
    const [few, many] = [
      await standing(rates, ['support', 'lower-before-higher']),
      await standing(rates, ids),
    ]
    expect(many.share).toBeGreaterThan(0.9)
    expect(few.share).toBeLessThan(many.share)
  })

  it('ignoring: no contradiction moves anything', async () => {
    expect((await standing({ ignored: 1 }, ids)).share).toBe(1)
    expect(Math.abs((await standing({ ignored: 0.4 }, ids)).share - 0.4)).toBeLessThan(0.2)
  })

  it('sycophantic: takes the order of the list for dependencies', async () => {
    const named = new Set((await effectsOf(erring({ shown: 1 }), contradicting([], 0, 1))).map(keyOf))
    for (const [index, id] of nodes.slice(1).entries()) expect(named.has(`${nodes[index]}→${id}`)).toBe(true)
  })

  it('takes the rate after its name, and nothing that is none', () => {
    expect(profileNamed('over-reacting@0.35').rates.over_reaction).toBe(0.35)
    expect(profileNamed('over-reacting@0.35').name).toBe('over-reacting@0.35')
    for (const name of ['strong@0.1', 'over-reacting@2', 'over-reacting@', 'over-reacting@x', 'nobody@0.1'])
      expect(() => profileNamed(name)).toThrow(UsageError)
  })
})
