import { ok, deepStrictEqual as same } from 'node:assert'
import { categoryResultSchema } from '../../src/agentbeats/protocol/result.ts'
import { resultsSchema } from '../../src/mcu/import/results.ts'
import type { Check } from './check.ts'
import { resultOf, textsOf } from './raw-client.ts'
import { ACK, acting, NOOP } from './scripted-agent.ts'
import { assess } from './stage.ts'

const TWO = { task_list: ['drop_an_item', 'look_at_the_sky'] }

/** The course of assessments. */
export const assessmentChecks: readonly Check[] = [
  {
    letter: 'h',
    what: 'task, working, artifact and completed follow each other, and one event is final',
    async run(stage) {
      const { url } = await stage.green()
      const events = await assess(url, (await stage.agent(acting(() => NOOP))).url, { max_steps: 3 })
      const kinds = events.map(({ kind, status }) => (kind === 'status-update' ? status?.state : kind))
      same(
        kinds.filter((kind, i) => kind !== kinds[i - 1]),
        ['task', 'working', 'artifact-update', 'completed'],
      )
      same(events.filter(({ final }) => final === true).length, 1)
      ok(textsOf(events)[0]?.startsWith('Starting MCU evaluation with 1 tasks from motion'))
    },
  },
  {
    letter: 'i',
    what: 'the data part has the published shape, and no text of the stream is JSON',
    async run(stage) {
      const { url } = await stage.green({ scoring: 'reference' })
      const events = await assess(url, (await stage.agent(acting(() => NOOP))).url, { max_steps: 3 })
      const result = resultOf(events)
      categoryResultSchema.parse(result)
      resultsSchema.parse({ participants: { agent: 'x' }, results: [result] })
      const parts = events.flatMap(({ artifact }) => artifact?.parts ?? [])
      same(
        parts.map(({ kind }) => kind),
        ['text', 'data'],
      )
      for (const text of [...textsOf(events), ...parts.flatMap(({ text: words }) => words ?? [])])
        ok(
          throws(() => JSON.parse(text)),
          text,
        )
    },
  },
  {
    letter: 'k',
    what: 'a refused task has 0, and the next one is played',
    async run(stage) {
      const { url } = await stage.green({ scoring: 'reference' })
      const agent = await stage.agent(({ body }) => {
        if (body.type !== 'init') return NOOP
        return body.text?.includes('drop')
          ? JSON.stringify({ type: 'ack', success: false, message: 'no hands' })
          : ACK
      })
      const { task_metrics: tasks } = resultOf(await assess(url, agent.url, { ...TWO, max_steps: 4 }))
      ok(tasks['drop_an_item']?.error?.includes('no hands'))
      same([tasks['drop_an_item']?.score, tasks['look_at_the_sky']?.steps], [0, 4])
    },
  },
  {
    letter: 'p',
    what: 'each task has a context of its own, which is kept within the task',
    async run(stage) {
      const { url } = await stage.green()
      const agent = await stage.agent(acting(() => NOOP))
      await assess(url, agent.url, { ...TWO, max_steps: 3 })
      const contexts = agent.heard.map(({ contextId }) => contextId)
      same(new Set(contexts).size, 2)
      same(new Set(contexts.slice(0, 4)).size, 1)
    },
  },
  {
    letter: 't',
    what: 'shards part the tasks of a category among them',
    async run(stage) {
      const { url } = await stage.green()
      const agent = await stage.agent(acting(() => NOOP))
      const shard = async (index: number) =>
        Object.keys(
          resultOf(
            await assess(url, agent.url, {
              task_list: undefined,
              max_steps: 1,
              shard_index: index,
              num_shards: 2,
            }),
          ).task_metrics,
        )
      const all = (await Promise.all([shard(0), shard(1)])).flat()
      same(all.sort(), ['drop_an_item', 'look_at_the_sky', 'stacking_acacia_fence', 'throw_a_snowball'])
    },
  },
  {
    letter: 'w',
    what: 'two assessments at once keep apart; a third beyond the limit is rejected',
    async run(stage) {
      const { url } = await stage.green({}, { maxAssessments: 2 })
      const steps = [4, 7]
      const begun = Promise.withResolvers<void>()
      const agents = await Promise.all(
        steps.map(() =>
          stage.agent(
            acting(async () => {
              await begun.promise
              return NOOP
            }),
          ),
        ),
      )
      const both = agents.map((agent, i) => assess(url, agent.url, { max_steps: steps[i] }))
      while (agents.some(({ heard }) => heard.length < 2))
        await new Promise((resolve) => setTimeout(resolve, 20))
      const third = await assess(url, agents[0]?.url ?? '', { max_steps: 1 })
      same(third.at(-1)?.status?.state, 'rejected')
      begun.resolve()
      const results = (await Promise.all(both)).map(
        (events) => resultOf(events).task_metrics['drop_an_item']?.steps,
      )
      same(results, steps)
      same(
        agents.map(({ heard }) => heard.length),
        [5, 8],
      )
    },
  },
]

function throws(run: () => unknown): boolean {
  try {
    run()
    return false
  } catch {
    return true
  }
}
