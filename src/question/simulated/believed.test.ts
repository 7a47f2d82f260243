import { describe, expect, it } from 'vitest'
import { expandNodes } from '../../planner/expand.ts'
import { blockByBlock, catalogue } from '../../planner/testing.ts'
import { expertPrerequisites, knowledge, pavilion } from '../../scenario/testing.ts'

import { simulatedDependencies } from './dependencies.ts'
import { diceOf } from './dice.ts'
import { simulatedDiscuss } from './discuss.ts'
import { wrongBeliefs } from './made-up.ts'
import { simulatedPrerequisites } from './prerequisites.ts'
import { profileNamed, type Rates } from './profile.ts'

const task = pavilion()
const { functions, nodes } = blockByBlock(task)
const { subtasks } = expandNodes(functions, nodes, catalogue)
const facts = { task, subtasks }

const none = profileNamed('perfect').rates
const listWith = (rates: Partial<Rates>, of = 'one', seed = 1) =>
  simulatedPrerequisites(facts, { rates: { ...none, ...rates }, dice: diceOf(seed), of, knowledge }).subtasks
const edgesOf = (entries: ReturnType<typeof listWith>) =>
  entries.flatMap(({ id, required_subtasks }) => required_subtasks.map((from) => `${from}→${id}`))
const truth = edgesOf(expertPrerequisites(facts).subtasks)

describe('the prerequisites that a simulated model lists', () => {
  it('are the expert’s when it makes no errors', () => {
    expect(listWith({})).toEqual(expertPrerequisites(facts).subtasks)
    expect(truth.length).toBeGreaterThan(20)
  })

  it('lack what it never sees, in every answer the same', () => {
    const missed = edgesOf(listWith({ missed: 0.3 }, 'one'))
    expect(missed.length).toBeLessThan(truth.length)
    expect(missed.every((edge) => truth.includes(edge))).toBe(true)
    expect(edgesOf(listWith({ missed: 0.3 }, 'two'))).toEqual(missed)
    expect(edgesOf(listWith({ missed: 1 }))).toEqual([])
  })

  it('hold what it made up, the very edges that it names when asked about dependencies', () => {
    const invented = edgesOf(listWith({ invented: 0.5 })).filter((edge) => !truth.includes(edge))
    expect(invented.length).toBeGreaterThan(2)
    const rates = { ...none, invented: 0.5 }
    const draw = { rates, dice: diceOf(1), of: 'any', knowledge }
    const beliefs = wrongBeliefs({ ...facts, rules: [] }, draw)
    const named = subtasks.flatMap(({ id }) =>
      simulatedDependencies(
        { task, subtasks, asked: [id], among: subtasks.map((each) => each.id), rules: [] },
        { ...draw, beliefs },
      ).causal_effects.map(({ before, after }) => `${before}→${after}`),
    )
    expect(new Set(named.filter((edge) => !truth.includes(edge)))).toEqual(new Set(invented))
  })

  it('lose or gain others in each answer', () => {
    for (const rates of [{ flip: 0.3 }, { unstable: 0.5 }])
      expect(edgesOf(listWith(rates, 'one'))).not.toEqual(edgesOf(listWith(rates, 'two')))
  })

  it('leave out whole subtasks that are forgotten, never the first', () => {
    expect(listWith({ forgotten: 1 }).map(({ id }) => id)).toEqual([1])
    expect(listWith({ forgotten: 0.3 }).length).toBeLessThan(subtasks.length)
  })
})

describe('a simulated agent in a discussion', () => {
  const speak = (rates: Partial<Rates>, done: number[] = [], said: never[] = []) =>
    simulatedDiscuss(
      { ...facts, team: ['alice'], agent: 'alice', done, said },
      { rates: { ...none, ...rates }, dice: diceOf(1), of: 'one', knowledge },
    )
  const waiting = subtasks.find(({ id }) => truth.some((edge) => edge.endsWith(`→${id}`)))?.id as number
  const before = subtasks.map(({ id }) => id).filter((id) => id < waiting)

  it('chooses feasible subtasks, as the expert does, when it makes no errors', () => {
    expect(speak({}).subtask).toBe(1)
    const needed = truth.find((edge) => edge.endsWith(`→${waiting}`)) as string
    const done = before.filter((id) => id !== Number(needed.split('→')[0]))
    expect(speak({}, done).subtask).toBe(Number(needed.split('→')[0]))
  })

  it('chooses too early what waits for something that it does not see', () => {
    const [from, to] = (truth.at(-1) as string).split('→').map(Number)
    const done = subtasks.map(({ id }) => id).filter((id) => id !== from && id !== to)
    const said = [{ agent: 'bob', thought: '', subtask: from, objections: [] }] as never[]
    expect(speak({}, done, said).subtask).toBeNull()
    expect(speak({ missed: 1 }, done, said).subtask).toBe(to)
  })

  it('objects to what cannot be done yet only while it sees why', () => {
    const said = [{ agent: 'bob', thought: '', subtask: waiting, objections: [] }] as never[]
    expect(speak({}, [], said).objections).toMatchObject([{ agent: 'bob' }])
    expect(speak({ missed: 1 }, [], said).objections).toEqual([])
  })
})
