import { describe, expect, it } from 'vitest'
import { ModelError } from '../../core/errors.ts'
import { subtask } from '../../graph/testing.ts'
import type { DependenciesFacts, dependencies } from '../../question/kinds/dependencies.ts'
import type { ReplyOf } from '../../question/question.ts'
import { cell, construction } from '../../task/testing.ts'
import { contextFor, ScriptedAnswerer } from '../testing.ts'
import { Interview } from './interview.ts'
import { bookletOf, interviewWith } from './testing.ts'

const booklet = bookletOf('a', 'b')
const control = { kind: 'control' } as const
const all = { kind: 'intervention', negated: ['a', 'b'] } as const

const naming = (...edges: [number, number, string[]?][]): ReplyOf<typeof dependencies> => ({
  causal_effects: edges.map(([from, to, names = []]) => ({
    before: from,
    after: to,
    rules: names,
    reason: `${from} before ${to}`,
  })),
})

describe('an interview', () => {
  it('counts questions by their arm, and asks each round for a sample of its own', async () => {
    const { answerer, interview } = interviewWith(3, booklet, () => naming())
    await interview.ask({ nodes: [1], arm: control, round: 0 })
    await interview.ask({ nodes: [1], arm: control, round: 1 })
    await interview.ask({ nodes: [1, 2], arm: all, round: 7 })
    expect(answerer.asked.map(({ sample }) => sample)).toEqual([0, 1, 7])
    expect(interview.calls).toEqual({ control: 2, paraphrase: 0, sham: 0, intervention: 1 })
  })

  it('leaves out edges that it did not ask for: elsewhere, to nowhere, and of a node to itself', async () => {
    const { interview } = interviewWith(4, booklet, () => naming([1, 2], [3, 4], [1, 9], [1, 1], [3, 1]))
    const { edges, isAbout } = await interview.ask({ nodes: [1, 2], arm: control, round: 0 })
    expect(edges.map(({ from, to }) => [from, to])).toEqual([
      [1, 2],
      [3, 1],
    ])
    expect([isAbout({ from: 2, to: 3 }), isAbout({ from: 3, to: 4 }), isAbout({ from: 1, to: 9 })]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('takes a question without a usable reply for one about no edge, and fails when there are too many', async () => {
    const unusable = () => {
      throw new ModelError('Nothing.', { code: 'model_reply' })
    }
    const { interview } = interviewWith(2, booklet, unusable)
    const ask = () => interview.ask({ nodes: [1], arm: control, round: 0 })
    for (const unanswered of [1, 2]) {
      const { edges, isAbout } = await ask()
      expect([edges, isAbout({ from: 1, to: 2 })]).toEqual([[], false])
      expect(interview.unanswered).toBe(unanswered)
    }
    await expect(ask()).rejects.toThrow('Nothing.')
  })

  it('puts together what one answer says twice about an edge', async () => {
    const { interview } = interviewWith(2, booklet, () => naming([1, 2, ['a']], [1, 2, ['b', 'a']]))
    const { edges } = await interview.ask({ nodes: [1], arm: control, round: 0 })
    expect(edges).toEqual([{ from: 1, to: 2, rules: ['a', 'b'], reason: '1 before 2' }])
  })

  it('lists a node too that is not related, when told to', async () => {
    const answerer = new ScriptedAnswerer({ dependencies: () => naming([1, 250]) })
    const interview = new Interview({
      task: construction([cell('stone', 0, 0, 0)]),
      subtasks: Array.from({ length: 300 }, (_, index) => subtask(index + 1)),
      booklet,
      context: contextFor(answerer),
    })
    expect((await interview.ask({ nodes: [1], arm: control, round: 0 })).edges).toEqual([])
    const { edges } = await interview.ask({ nodes: [1], arm: control, round: 0, also: [250, 999] })
    expect(edges.map(({ to }) => to)).toEqual([250])
    expect(answerer.asked[1]?.facts).toMatchObject({ among: [1, 250] })
  })

  it('states rules and shams in the phrasing of the arm', async () => {
    const { answerer, interview } = interviewWith(2, booklet, () => naming())
    await interview.ask({ nodes: [1], arm: { kind: 'intervention', negated: ['b'] }, round: 0 })
    await interview.ask({ nodes: [1], arm: { kind: 'sham', negated: ['sham-a'] }, round: 0 })
    await interview.ask({ nodes: [1], arm: { kind: 'paraphrase' }, round: 0 })
    const [some, sham, other] = answerer.asked.map(({ messages }) => JSON.stringify(messages))
    for (const line of ['a: rule a', 'b: not b', 'sham-a: sham sham-a', 'sham-more: sham sham-more'])
      expect(some).toContain(line)
    for (const line of ['a: rule a', 'b: rule b', 'sham-a: not sham-a']) expect(sham).toContain(line)
    for (const line of ['a: as a', 'sham-b: as sham-b']) expect(other).toContain(line)
  })

  it('asks the arms of a round in the same words but for what they contradict', async () => {
    const { answerer, interview } = interviewWith(2, bookletOf('a', 'b', 'c', 'd'), () => naming())
    const arms = interview.armsOf([new Set(['a', 'c']), new Set(['b', 'd'])], 3)
    for (const arm of [arms.sham, arms.first, arms.second]) await interview.ask({ nodes: [1], arm, round: 3 })
    const stated = answerer.asked.map(({ facts }) => (facts as DependenciesFacts).rules)
    const [first = []] = stated
    const contradicted = stated.map((rules) =>
      rules.flatMap(({ id, wording }, at) => (wording === 'counterfactual' ? [{ id, at }] : [])),
    )
    expect(stated.map((rules) => rules.map(({ id }) => id))).toEqual(
      [first, first, first].map((r) => r.map(({ id }) => id)),
    )
    expect(contradicted.map((list) => list.length)).toEqual([2, 2, 2])
    expect(contradicted[0]?.every(({ id }) => id.startsWith('sham-'))).toBe(true)
    // Each contradicted sham is next to a rule that one of the other arms contradicts.
    const rulesAt = [...(contradicted[1] ?? []), ...(contradicted[2] ?? [])].map(({ at }) => at)
    for (const { at } of contradicted[0] ?? [])
      expect(rulesAt.some((rule) => Math.abs(rule - at) === 1)).toBe(true)
  })

  it('states them in another order in another round, the same for the same seed', async () => {
    const orders = async () => {
      const { answerer, interview } = interviewWith(2, bookletOf(...'abcdefgh'), () => naming())
      for (const round of [0, 1]) await interview.ask({ nodes: [1], arm: control, round })
      return answerer.asked.map(({ facts }) => (facts as DependenciesFacts).rules.map(({ id }) => id).join())
    }
    const [zero, one] = await orders()
    expect(zero).not.toBe(one)
    expect(await orders()).toEqual([zero, one])
  })
})
