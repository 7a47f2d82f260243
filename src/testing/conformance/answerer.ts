import assert from 'node:assert/strict'
import { ModelError } from '../../core/errors.ts'
import { createCausalPlanner } from '../../planner/causal/causal-planner.ts'
import type { Planner } from '../../planner/planner.ts'
import { Catalogue } from '../../plugin/catalogue.ts'
import type { Answerer, Ask } from '../../question/answerer.ts'
import { canAnswer } from '../../question/can-answer.ts'
import { type ActFacts, act } from '../../question/kinds/act.ts'
import { builtinScenarios } from '../../scenario/builtin.ts'
import { builtInActions } from '../../task/actions/built-in.ts'
import { sceneBefore } from '../../task/scene.ts'
import { type Check, checksOn, present } from '../check.ts'
import { smallGatheringTask, smallTask } from '../tasks.ts'

/** An answerer under test. */
export interface AnswererUnderTest {
  /** A fresh answerer that can answer questions about a small task. */
  answerer: Answerer
  /** The same with replies that do not match any schema. Omitted for answerers that cannot fail in this way. */
  garbled?: Answerer
  close?(): Promise<void>
}

/**
 * Planners that together ask every question that planners ask. The calibration of `causal` asks the same question about other
 * tasks, a thousand times, so it is left out.
 */
function questioners(): Planner[] {
  const catalogue = new Catalogue()
  const others = ['villageragent:fixed', 'agentverse'].map((id) => catalogue.planner(id))
  return [createCausalPlanner({ calibration: 'skip' }), ...others]
}

/** An agent with a subtask that lists neither cells nor calls, although the goal is not reached. */
function idleFacts(): ActFacts {
  const task = smallGatheringTask()
  const [agent] = sceneBefore(task, ['Alice']).agents
  const position = present(agent, 'an agent').position
  return {
    subtask: { id: 1, description: task.goal, step: { function: 'work', arguments: {} }, actions: [] },
    wanted: [],
    remaining: [],
    history: [],
    actions: [],
    observation: { position, inventory: [], held: null, cells: [], containers: [], others: [] },
  } as unknown as ActFacts
}

/** Plans a small task once with each of these planners, and returns everything they asked. */
export async function asksOf(answerer: Answerer): Promise<Ask[]> {
  const asks: Ask[] = []
  const listening: Answerer = {
    id: answerer.id,
    answer: (ask, options) => {
      asks.push(ask as never)
      return answerer.answer(ask, options)
    },
  }
  const task = smallTask()
  const scene = sceneBefore(task, ['Alice'])
  for (const planner of questioners())
    await planner.plan(task, scene, {
      answerer: listening,
      actions: builtInActions,
      scenarios: builtinScenarios,
      seed: 3,
    })
  return asks
}

/**
 * The requirements of planners and agents for any answerer.
 * @param open function that makes a fresh answerer for each check
 */
export function answererConformance(open: () => Promise<AnswererUnderTest>): Check[] {
  const check = checksOn(open)
  const firstAsk = async (answerer: Answerer): Promise<Ask> =>
    present((await asksOf(answerer))[0], 'a question by the planners')

  return [
    check('has an id', async ({ answerer }) => assert.match(answerer.id, /^\S+$/)),

    check(
      'answers the questions that it says it answers, and does nothing as an agent without a list if it says so',
      async ({ answerer }) => {
        for (const ask of await asksOf(answerer))
          assert.deepEqual(canAnswer(answerer, ask.question as never), { ok: true }, ask.question.id)
        if (answerer.abilities?.acts !== 'listed') return
        const reply = await answerer.answer({ question: act, facts: idleFacts(), seed: 3, sample: 0 })
        assert.equal(reply.value.action, null, 'it acts on lists alone, and there is none')
      },
    ),

    check(
      'answers everything a planner asks, each reply fitting its question, with usage and attempts',
      async ({ answerer }) => {
        const byQuestion = new Map((await asksOf(answerer)).map((ask) => [ask.question.id, ask]))
        assert.deepEqual([...byQuestion.keys()].sort(), [
          'decompose',
          'dependencies',
          'discuss',
          'prerequisites',
        ])
        for (const ask of byQuestion.values()) {
          const { value, usage, attempts } = await answerer.answer(ask)
          const parsed = ask.question.reply.safeParse(value)
          assert.ok(parsed.success, `${ask.question.id}: ${parsed.error?.message}`)
          assert.ok(usage.inputTokens >= 0)
          assert.ok(usage.outputTokens >= 0)
          assert.ok(attempts >= 1)
        }
      },
    ),

    check('gives the same answer to the same question, facts, seed and sample', async ({ answerer }) => {
      for (const ask of (await asksOf(answerer)).slice(0, 2)) {
        const first = await answerer.answer(ask)
        const again = { ...ask, facts: structuredClone(ask.facts) as never }
        assert.deepEqual((await answerer.answer(again)).value, first.value)
      }
    }),

    check('leaves the facts as they were', async ({ answerer }) => {
      const ask = await firstAsk(answerer)
      const before = structuredClone(ask.facts)
      await answerer.answer(ask)
      assert.deepEqual(ask.facts, before)
    }),

    check(
      'does nothing when the signal is already aborted, and rejects with its reason',
      async ({ answerer }) => {
        const ask = await firstAsk(answerer)
        const signal = AbortSignal.abort(new RangeError('enough'))
        await assert.rejects(answerer.answer(ask, { signal }), /enough/)
      },
    ),

    check('turns replies that cannot be used into a ModelError', async ({ answerer, garbled }) => {
      if (garbled === undefined) return
      await assert.rejects(garbled.answer(await firstAsk(answerer)), ModelError)
    }),
  ]
}
