import { TaskState } from '@a2a-js/sdk'
import {
  type AgentExecutionEvent,
  type ExecutionEventBus,
  RequestContext,
  ServerCallContext,
} from '@a2a-js/sdk/server'
import { afterEach, describe, expect, it } from 'vitest'
import { DEFAULT_GAME_VERSION } from '../../game/version.ts'
import { textMessage } from '../a2a/parts.ts'
import { categoryResult } from '../protocol/result.ts'
import { AssessmentExecutor, type AssessmentExecutorOptions } from './assessment-executor.ts'
import { type GreenSettings, PRESETS } from './settings.ts'

const settings: GreenSettings = {
  ...PRESETS['agentbeats-2026-01'],
  ...{ tasks: 'tasks', minecraft: DEFAULT_GAME_VERSION, out: 'out', frames: 'agentbeats-2026-01' },
}
const order = { participants: { agent: 'http://127.0.0.1:1/' }, config: { task_category: 'motion' } }

/** A thread that runs this code. */
const threadOf = (code: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads';${code}`)}`,
  )

const executors: AssessmentExecutor[] = []
afterEach(async () => {
  for (const executor of executors.splice(0)) await executor.close()
})

function executorWith(code: string, options: Partial<AssessmentExecutorOptions> = {}): AssessmentExecutor {
  const executor = new AssessmentExecutor({
    ...{ settings, maxAssessments: 2, heartbeatMs: 30_000, now: () => 0, thread: threadOf(code) },
    ...options,
  })
  executors.push(executor)
  return executor
}

/** Asks for an assessment. @returns the messages received until it ended */
async function assessed(
  executor: AssessmentExecutor,
  taskId = 'task',
): Promise<{ state?: TaskState; text: string }> {
  const said: { state?: TaskState; text: string } = { text: '' }
  const bus = {
    publish(event: AgentExecutionEvent) {
      if (event.kind !== 'statusUpdate') return
      const { status } = event.data
      if (status?.state !== undefined) said.state = status.state
      const [part] = status?.message?.parts ?? []
      said.text = part?.content?.$case === 'text' ? part.content.value : ''
    },
    finished: () => undefined,
  } as unknown as ExecutionEventBus
  const userMessage = textMessage({ id: 'm', role: 'user', text: JSON.stringify(order), contextId: 'c' })
  const request = { tenant: '', message: userMessage, configuration: undefined, metadata: undefined }
  await executor.execute(new RequestContext(request, taskId, 'c', new ServerCallContext()), bus)
  return said
}

describe('an assessment whose thread', () => {
  it.each([
    ['throws', 'throw new Error("secret /path")'],
    ['throws later', 'setTimeout(() => { throw new Error("secret /path") }, 20)'],
    ['ends', 'process.exit(3)'],
    ['says what cannot be read', 'parentPort.postMessage({ type: "dance" }); setInterval(() => {}, 1000)'],
    [
      'sends a result of another shape',
      'parentPort.postMessage({ type: "done", result: 7 }); setInterval(() => {}, 1000)',
    ],
  ])('%s fails alone, in words without a trace', async (_what, code) => {
    const executor = executorWith(code)
    for (const id of ['first', 'second']) {
      const { state, text } = await assessed(executor, id)
      expect([state, text]).toEqual([
        TaskState.TASK_STATE_FAILED,
        expect.stringMatching(
          /^Evaluation failed: its (thread crashed|thread ended|results cannot be read)$/,
        ),
      ])
    }
  })

  it('goes on after its result is ended', async () => {
    let said = 0
    const result = JSON.stringify(categoryResult('motion', []))
    const executor = executorWith(
      `parentPort.postMessage({ type: 'done', result: ${result} });
       setInterval(() => parentPort.postMessage({ type: 'told', text: 'x' }), 5)`,
      { now: () => ++said },
    )
    expect((await assessed(executor)).state).toBe(TaskState.TASK_STATE_COMPLETED)
    await new Promise((resolve) => setTimeout(resolve, 300))
    const saidThen = said
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(said).toBe(saidThen)
  })

  it('never listens is ended when it is cancelled', async () => {
    const executor = executorWith('parentPort.postMessage({ type: "told", text: "busy" }); for (;;);', {
      goodbyeMs: 50,
    })
    const whole = assessed(executor)
    await new Promise((resolve) => setTimeout(resolve, 100))
    await executor.cancelTask('task')
    expect((await whole).state).toBe(TaskState.TASK_STATE_CANCELED)
  })

  it('is busy without end holds up no heartbeat', async () => {
    let beats = 0
    const executor = executorWith('for (;;);', {
      ...{ goodbyeMs: 50, heartbeatMs: 20 },
      now: () => ++beats,
    })
    const whole = assessed(executor)
    await expect.poll(() => beats).toBeGreaterThan(10)
    await executor.close()
    expect((await whole).state).toBe(TaskState.TASK_STATE_CANCELED)
  })
})
