import { describe, expect, it } from 'vitest'
import { PlanError } from '../../core/errors.ts'
import type { DiscussFacts, discuss } from '../../question/kinds/discuss.ts'
import type { ReplyOf } from '../../question/question.ts'
import { expertDiscuss } from '../../scenario/testing.ts'
import { cell, construction } from '../../task/testing.ts'
import { blockByBlock, contextFor, ScriptedAnswerer, sceneOf } from '../testing.ts'
import { createAgentVersePlanner } from './agentverse.ts'

type Reply = ReplyOf<typeof discuss>

/** Two towers of two blocks: #1 and #2 on the ground, #3 on #1, #4 on #2. */
const task = construction([
  cell('stone', 0, 0, 0),
  cell('bricks', 4, 0, 0),
  cell('glass', 0, 1, 0),
  cell('oak_planks', 4, 1, 0),
])
const scene = {
  ...sceneOf(task),
  agents: ['alice', 'bob'].map((name) => ({ name, position: task.arena.spawn })),
}
const decompose = () => blockByBlock(task)

const planWith = async (answering: (facts: DiscussFacts) => Reply) => {
  const answerer = new ScriptedAnswerer({ decompose, discuss: answering })
  const plan = await createAgentVersePlanner('agentverse').plan(task, scene, contextFor(answerer))
  return { plan, talks: answerer.asked.filter(({ question }) => question === 'discuss') }
}
const chooses = (subtask: number | null): Reply => ({
  thought: '',
  subtask,
  objections: [],
})

describe('the AgentVerse planner', () => {
  it('lets each agent speak once a cycle when all agree, and makes a layer of each cycle', async () => {
    const { plan, talks } = await planWith(expertDiscuss)
    expect(talks.map(({ agent }) => agent)).toEqual(['alice', 'bob', 'alice', 'bob'])
    expect(plan.dependencies.map(({ from, to }) => [from, to])).toEqual([
      [1, 3],
      [2, 3],
      [1, 4],
      [2, 4],
    ])
    expect(plan.modelCalls).toEqual({ decompose: 1, discuss: 4 })
  })

  it('tells the speaker who it is, what is done, what is open and what was said', async () => {
    const { talks } = await planWith(expertDiscuss)
    const text = talks[3]?.messages.map(({ content }) => content).join('\n')
    expect(text).toContain('You are bob, in a team of Minecraft players: alice, bob')
    expect(text).toContain('Done so far: #1, #2')
    expect(text).toMatch(/Open subtasks:\n#3 1 glass: place 1 glass .*\n#4 1 oak planks: place 1 oak_planks/)
    expect(text).toContain('alice: #3 can be done now. (chooses #3)')
  })

  it('keeps talking while an agent objects, until the agent that is wrong changes its mind', async () => {
    const { plan, talks } = await planWith((facts) =>
      facts.agent === 'alice' && facts.done.length === 0 && facts.said.length === 0
        ? chooses(3)
        : expertDiscuss(facts),
    )
    expect(talks[2]?.messages.at(-1)?.content).toContain('objects to alice: #3 waits for #1')
    expect(plan.dependencies.map(({ from, to }) => [from, to].sort())).toEqual([
      [2, 3],
      [1, 3],
      [2, 4],
      [1, 4],
    ])
  })

  it('lets the first have what two insist on, and ends the talk after four turns', async () => {
    const { plan, talks } = await planWith(({ done }) => chooses(done.length + 1))
    expect(talks).toHaveLength(4 * 4 * 2)
    expect(plan.dependencies.map(({ from, to }) => [from, to])).toEqual([
      [1, 2],
      [2, 3],
      [3, 4],
    ])
  })

  it('fails when three talks end with nothing', async () => {
    const nothing = planWith(() => chooses(null))
    await expect(nothing).rejects.toThrow(PlanError)
    await expect(nothing).rejects.toThrow('agreed on nothing in 3 talks, with 4 subtasks left')
  })

  it('ignores objections to oneself or to an unknown agent', async () => {
    const { talks } = await planWith((facts) => ({
      ...expertDiscuss(facts),
      objections: [
        { agent: facts.agent, reason: 'me' },
        { agent: 'nobody', reason: 'who?' },
      ],
    }))
    expect(talks).toHaveLength(4)
  })
})
