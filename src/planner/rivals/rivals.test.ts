import { describe, expect, it } from 'vitest'
import { scoreGraph } from '../../graph/score/score-graph.ts'
import type { Subtask } from '../../graph/subtask.ts'
import type { Answerer } from '../../question/answerer.ts'
import { builtinScenarios } from '../../scenario/builtin.ts'
import { createSimulated, expert, trueDependencies } from '../../scenario/testing.ts'
import { smallTask } from '../../testing/tasks.ts'
import { columnTasks } from '../causal/calibration/columns.ts'
import { decompose } from '../decompose.ts'
import { contextFor, sceneOf } from '../testing.ts'
import { thresholdOf } from './conformal.ts'
import { operatorsIn } from './pddl-text.ts'
import { producersToConsumers } from './producers.ts'
import { createRivalPlanner, findRivalEdges } from './rival-planner.ts'
import { rivals } from './rivals.ts'

const [{ task, subtasks }] = columnTasks(1) as [ReturnType<typeof columnTasks>[number]]
const PAIRS = (subtasks.length * (subtasks.length - 1)) / 2

/** Counts the questions, and those about this task. */
function counted(answerer: Answerer) {
  const asked: { task: string; rules: number }[] = []
  const counting: Answerer = {
    ...answerer,
    answer(ask, options) {
      const { task: subject, rules } = ask.facts as unknown as { task: { id: string }; rules: unknown[] }
      asked.push({ task: subject.id, rules: rules.length })
      return answerer.answer(ask, options)
    },
  }
  return { counting, asked }
}

const find = (id: string, answerer: Answerer, { budget = 40, hasRules = true } = {}) => {
  const rival = rivals.find((one) => one.id === id)
  if (rival === undefined) throw new Error(id)
  const context = { ...contextFor(answerer), scenarios: builtinScenarios }
  return findRivalEdges(rival.find, { task, subtasks, context, budget, hasRules })
}

const f1 = (
  { dependencies }: { dependencies: Parameters<typeof scoreGraph>[1] },
  list: readonly Subtask[] = subtasks,
) =>
  scoreGraph(
    list.map(({ id }) => id),
    dependencies,
    trueDependencies(task, list),
    { orders: 0 },
  ).closure.f1

describe.each(rivals.map(({ id }) => id))('the rival %s', (id) => {
  it('finds the true graph with a model that makes no errors, if its budget allows', async () => {
    const budget = id === 'pairwise' ? PAIRS : id === 'triplets' ? 3 * PAIRS : 80
    expect(f1(await find(id, expert, { budget }))).toBeGreaterThan(id === 'triplets' ? 0.9 : 0.999)
  })

  it.each([1, 5, 20])('asks at most %i questions about the task', async (budget) => {
    const { counting, asked } = counted(createSimulated('medium'))
    await find(id, counting, { budget })
    expect(asked.filter((one) => one.task === task.id).length).toBeLessThanOrEqual(budget)
    expect(asked.length).toBeGreaterThan(0)
  })

  it('states no rule where it is not to', async () => {
    const { counting, asked } = counted(createSimulated('medium'))
    await find(id, counting, { hasRules: false })
    expect(asked.every(({ rules }) => rules === 0)).toBe(true)
  })

  it('plans a task', async () => {
    const small = smallTask()
    const rival = rivals.find((one) => one.id === id) as (typeof rivals)[number]
    const plan = await createRivalPlanner(id, rival).plan(small, sceneOf(small), contextFor(expert))
    expect(plan.planner).toBe(id)
    const { subtasks: own } = await decompose(small, sceneOf(small), contextFor(expert))
    expect(plan.subtasks.map(({ description }) => description)).toEqual(
      own.map(({ description }) => description),
    )
  })
})

describe('a simulated model without stated rules', () => {
  it('knows less than one whose prompt states them, regardless of the asking planner', async () => {
    const weak = () => createSimulated('weak')
    const told = f1(await find('self-consistency', weak(), { budget: 80 }))
    const untold = f1(await find('self-consistency', weak(), { budget: 80, hasRules: false }))
    expect(untold).toBeLessThanOrEqual(told)
    const perfect = createSimulated('perfect')
    expect(f1(await find('self-consistency', perfect, { hasRules: false }))).toBe(1)
  })
})

describe('facts of subtasks', () => {
  it('lead from whoever gives to whoever needs, and past whoever takes away', () => {
    const edges = producersToConsumers([
      { id: 1, needs: [], gives: ['a'], takes: [] },
      { id: 2, needs: ['a', 'start'], gives: [], takes: [] },
      { id: 3, needs: [], gives: [], takes: ['start'] },
    ])
    expect(edges).toEqual([
      { from: 1, to: 2 },
      { from: 2, to: 3 },
    ])
  })
})

describe('actions of PDDL', () => {
  it('are read with conjunctions and deleted facts', () => {
    const text = '(:action n3 :parameters () :precondition (and (have-a)) :effect (and (b) (not (have-a))))'
    expect(operatorsIn(text)).toEqual({
      operators: [{ id: 3, needs: ['have-a'], gives: ['b'], takes: ['have-a'] }],
      faults: [],
    })
  })

  it.each([
    ['a ")" is missing', '(:action n1'],
    ['a ")" too many', '(:action n1 :precondition (and) :effect (and)))'],
    ['is no (:action', '(:action go :precondition (and) :effect (and))'],
    ['only conjunctions', '(:action n1 :precondition (or (a) (b)) :effect (and (c)))'],
    ['only conjunctions', '(:action n1 :precondition (and (not (a))) :effect (and (c)))'],
    ['nested', '('.repeat(50)],
  ])('are refused, saying why: %s', (why, text) => {
    expect(operatorsIn(text).faults.join()).toContain(why)
  })
})

describe('a conformal threshold', () => {
  it('leaves out at most a tenth of the true edges', () => {
    expect(thresholdOf([1, 1, 1])).toBe(0)
    expect(thresholdOf(Array.from({ length: 99 }, (_, index) => (index + 1) / 100))).toBe(0.1)
  })
})
