import { describe, expect, it } from 'vitest'
import { createRealtimeClock } from '../core/clock.ts'
import { ModelError, PlanError } from '../core/errors.ts'
import { eventsOf } from '../core/journal/events.ts'
import { KeptLog } from '../core/journal/testing.ts'
import type { Dependency } from '../graph/subtask.ts'
import { dependency, graphWith, subtask } from '../graph/testing.ts'
import type { Plan } from '../planner/plan.ts'
import type { PlanContext } from '../planner/planner.ts'
import type { Answerer } from '../question/answerer.ts'
import { reflect } from '../question/kinds/reflect.ts'
import { sceneBefore } from '../task/scene.ts'
import { construction } from '../task/testing.ts'
import { boardOf } from '../worker/testing.ts'
import { PlanStream } from './plan-stream.ts'

const planOf = (dependencies: readonly Dependency[], size = 3, more: Partial<Plan> = {}): Plan => ({
  task: 'task',
  planner: 'under-test',
  model: 'script',
  functions: [],
  subtasks: Array.from({ length: size }, (_, index) => subtask(index + 1)),
  dependencies: [...dependencies],
  dropped: [],
  isolated: [],
  modelCalls: {},
  ...more,
})

/** Never answers; rejects when aborted. */
const untilAborted: Answerer = {
  id: 'slow',
  answer: (_ask, { signal } = {}) =>
    new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    }),
}

/** A plan that a test publishes, finishes or fails manually. */
function streamed(signal?: AbortSignal) {
  const log = new KeptLog(createRealtimeClock())
  const end = Promise.withResolvers<Plan>()
  let context: PlanContext | undefined
  const task = construction([])
  const stream = new PlanStream(
    {
      planner: {
        id: 'under-test',
        plan(_task, _scene, given) {
          context = given
          given.signal?.addEventListener('abort', () => end.reject(given.signal?.reason))
          return end.promise
        },
      },
      task,
      scene: sceneBefore(task, ['Ann']),
    },
    {
      log,
      context: {
        answerer: untilAborted,
        actions: { specs: [] } as never,
        scenarios: [],
        seed: 1,
        ...(signal === undefined ? {} : { signal }),
      },
    },
  )
  const revise = (plan: Plan, why = 'news') => context?.live?.revise(plan, why)
  return { stream, log, end, revise, context: () => context as PlanContext }
}

const revisions = (log: KeptLog) => eventsOf(log.events, 'plan.revised').map(({ data }) => data)

describe('a plan as a stream', () => {
  it('of a planner that publishes nothing is a single plan in the journal', async () => {
    const { stream, log, end } = streamed()
    const plan = planOf([dependency(1, 2)])
    end.resolve(plan)
    expect(await stream.first).toBe(plan)
    await stream.end()
    expect(log.events.map(({ type, data }) => [type, data])).toEqual([['plan.ready', { plan }]])
  })

  it('starts the team with the first plan, and journals what each revision changes and why', async () => {
    const { stream, log, end, revise } = streamed()
    revise(planOf([dependency(1, 2), dependency(2, 3)]))
    await stream.first
    const board = boardOf(graphWith(3, []))
    stream.follow(board)
    const preferred = { ...dependency(2, 3), meaning: 'preferred' as const }
    revise(planOf([preferred, dependency(1, 3)]), 'wave 1')
    const final = planOf([dependency(1, 3)])
    end.resolve(final)
    await stream.end()
    expect(eventsOf(log.events, 'plan.ready')[0]?.data).toMatchObject({ provisional: true })
    expect(revisions(log)).toMatchObject([
      {
        revision: 1,
        why: 'wave 1',
        added: [{ from: 1, to: 3 }],
        removed: [{ from: 1, to: 2 }],
        restated: [{ from: 2, to: 3, meaning: 'preferred' }],
        isFinal: false,
      },
      { revision: 2, removed: [{ from: 2, to: 3 }], isFinal: true, plan: final },
    ])
    expect(board.graph.dependencies()).toHaveLength(1)
  })

  it('does not journal a revision that changes nothing', async () => {
    const { stream, log, end, revise } = streamed()
    revise(planOf([dependency(1, 2)]))
    await stream.first
    revise(planOf([{ ...dependency(1, 2), reason: 'in other words' }]))
    expect(revisions(log)).toEqual([])
    end.resolve(planOf([dependency(1, 2)]))
    await stream.end()
    expect(revisions(log)).toMatchObject([{ isFinal: true, added: [], removed: [], restated: [] }])
  })

  it('refuses a revision that has lost a subtask', async () => {
    const { stream, revise } = streamed()
    revise(planOf([]))
    await stream.first
    expect(() => revise(planOf([], 2))).toThrow(PlanError)
  })

  it('keeps the current plan if the planner fails after the first one, and records why', async () => {
    const { stream, log, end, revise } = streamed()
    const plan = planOf([dependency(1, 2)])
    revise(plan)
    await stream.first
    const board = boardOf(graphWith(3, []))
    stream.follow(board)
    expect(board.start(3, 'Ann')).toBe(true)
    expect(board.fail('Ann')).toBe(false)
    end.reject(new ModelError('gibberish', { code: 'model_reply' }))
    await stream.end()
    expect(revisions(log)).toMatchObject([
      { isFinal: true, error: { code: 'model_reply', message: 'gibberish' }, plan },
    ])
    // No longer provisional: failures count again.
    expect(board.start(2, 'Ann')).toBe(false)
    board.start(1, 'Ann')
    expect(board.fail('Ann')).toBe(true)
  })

  it('throws what the planner throws before the first plan', async () => {
    const { stream, log, end } = streamed()
    end.reject(new PlanError('no way'))
    await expect(stream.first).rejects.toThrow('no way')
    await stream.end()
    expect(log.events).toEqual([])
  })

  it('also counts questions that an external stop interrupted', async () => {
    const stop = new AbortController()
    const { stream, log, revise, context } = streamed(stop.signal)
    revise(planOf([dependency(1, 2)]))
    await stream.first
    const { answerer, signal } = context()
    const ask = { question: reflect, facts: {} as never, seed: 1, sample: 0 }
    const open = Promise.allSettled([answerer.answer(ask, signal && { signal })])
    stop.abort()
    await open
    await stream.end()
    expect(revisions(log)).toMatchObject([{ isFinal: true, abandoned: 1 }])
  })

  it('ends with the team: open questions are aborted and counted, also in the plan', async () => {
    const { stream, log, revise, context } = streamed()
    const refinement = { decision: 'tested', questions: {} } as Plan['refinement']
    revise(planOf([dependency(1, 2)], 3, refinement === undefined ? {} : { refinement }))
    await stream.first
    const { answerer, signal } = context()
    const open = [1, 2].map((sample) =>
      answerer.answer({ question: reflect, facts: {} as never, seed: 1, sample }, signal && { signal }),
    )
    const settled = Promise.allSettled(open)
    await stream.end()
    await settled
    expect(signal?.aborted).toBe(true)
    const [last] = revisions(log)
    expect(last).toMatchObject({ isFinal: true, abandoned: 2, why: 'the team has ended' })
    expect(last?.plan).toMatchObject({ refinement: { abandoned: 2 } })
    revise(planOf([]))
    expect(revisions(log)).toHaveLength(1)
  })

  it('recognises moot dependencies: one of their subtasks is done', async () => {
    const { stream, revise } = streamed()
    revise(planOf([dependency(1, 2)]))
    await stream.first
    expect(stream.isMoot({ from: 1, to: 2 })).toBe(false)
    const board = boardOf(graphWith(3, []))
    stream.follow(board)
    board.start(1, 'Ann')
    expect(stream.isMoot({ from: 1, to: 2 })).toBe(false)
    board.finish('Ann')
    expect(stream.isMoot({ from: 1, to: 2 })).toBe(true)
    expect(stream.isMoot({ from: 2, to: 3 })).toBe(false)
  })

  it('holds a dependency that may close a cycle while that is undecided, unless it is a preference', async () => {
    const closes = (meaning?: 'preferred') => ({
      dropped: [
        {
          dependency: { ...dependency(1, 2), ...(meaning && { meaning }) },
          why: 'closes_a_cycle' as const,
          sentence: '',
        },
      ],
    })
    const { stream, end, revise } = streamed()
    revise(planOf([], 3, closes()))
    await stream.first
    const board = boardOf(graphWith(3, []))
    stream.follow(board)
    expect(board.canStart(2)).toBe(false)
    revise(planOf([dependency(1, 3)], 3, closes('preferred')))
    expect(board.canStart(2)).toBe(true)
    revise(planOf([], 3, closes()))
    expect(board.canStart(2)).toBe(false)
    end.resolve(planOf([], 3, closes()))
    await stream.end()
    expect(board.canStart(2)).toBe(true)
  })
})
