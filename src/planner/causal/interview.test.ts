import { describe, expect, it } from 'vitest'
import { subtask } from '../../graph/testing.ts'
import type { dependencies } from '../../question/kinds/dependencies.ts'
import type { ReplyOf } from '../../question/question.ts'
import { cell, construction } from '../../task/testing.ts'
import { contextFor, ScriptedAnswerer } from '../testing.ts'
import { Interview } from './interview.ts'
import { interviewWith, rulesNamed } from './testing.ts'

const rules = rulesNamed('a', 'b')
const control = { kind: 'control' } as const

const naming = (...edges: [number, number, string[]?][]): ReplyOf<typeof dependencies> => ({
  causal_effects: edges.map(([from, to, names = []]) => ({
    chosen_node: from,
    target_node: to,
    rules: names,
    reason: `${from} before ${to}`,
  })),
})

describe('an interview', () => {
  it('counts each repetition of a question as a sample of its own', async () => {
    const { answerer, interview } = interviewWith(3, rules, () => naming())
    const all = { kind: 'intervention', negated: ['a', 'b'] } as const
    for (const question of [
      { node: 1, arm: control },
      { node: 1, arm: control },
      { node: 2, arm: control },
      { node: 1, arm: all },
      { node: 1, arm: control, only: [2] },
      { node: 1, arm: control },
    ]) {
      await interview.ask(question)
    }
    expect(answerer.asked.map(({ sample }) => sample)).toEqual([0, 1, 0, 0, 0, 2])
    expect(interview.calls).toEqual({ control: 5, placebo: 0, intervention: 1 })
  })

  it('leaves out edges that it did not ask for: elsewhere, to nowhere, and of a node to itself', async () => {
    const { interview } = interviewWith(3, rules, () => naming([1, 2], [2, 3], [1, 9], [1, 1], [3, 1]))
    const { edges, listed } = await interview.ask({ node: 1, arm: control })
    expect(edges.map(({ from, to }) => [from, to])).toEqual([
      [1, 2],
      [3, 1],
    ])
    expect([...listed]).toEqual([1, 2, 3])
  })

  it('puts together what one answer says twice about an edge', async () => {
    const { interview } = interviewWith(2, rules, () => naming([1, 2, ['a']], [1, 2, ['b', 'a']]))
    const { edges } = await interview.ask({ node: 1, arm: control })
    expect(edges).toEqual([{ from: 1, to: 2, rules: ['a', 'b'], reason: '1 before 2' }])
  })

  it('asks about one other node when told to', async () => {
    const { answerer, interview } = interviewWith(3, rules, () => naming([1, 2], [1, 3]))
    const { edges, listed } = await interview.ask({ node: 1, arm: control, only: [2] })
    expect([edges.map(({ to }) => to), [...listed]]).toEqual([[2], [2]])
    const prompt = JSON.stringify(answerer.asked[0]?.messages)
    expect(prompt).toContain('2: subtask 2')
    expect(prompt).not.toContain('3: subtask 3')
  })

  it('lists a node too that is not related, when told to', async () => {
    const answerer = new ScriptedAnswerer({ dependencies: () => naming([1, 250]) })
    const interview = new Interview({
      task: construction([cell('stone', 0, 0, 0)]),
      subtasks: Array.from({ length: 300 }, (_, index) => subtask(index + 1)),
      rules,
      context: contextFor(answerer),
    })
    expect((await interview.ask({ node: 1, arm: control })).edges).toEqual([])
    const { edges, listed } = await interview.ask({ node: 1, arm: control, also: [250, 999] })
    expect([edges.map(({ to }) => to), [...listed]]).toEqual([[250], [1, 250]])
  })

  it('words the rules as the arm says', async () => {
    const { answerer, interview } = interviewWith(2, rules, () => naming())
    await interview.ask({ node: 1, arm: { kind: 'intervention', negated: ['b'] } })
    await interview.ask({ node: 1, arm: { kind: 'placebo' } })
    const [some, placebo] = answerer.asked.map(({ messages }) => JSON.stringify(messages))
    expect(some).toMatch(/a: rule a.*b: not b/)
    expect(placebo).toMatch(/a: as a.*b: as b/)
  })
})
