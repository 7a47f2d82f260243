import { connect, type Socket } from 'node:net'
import { type Task, TaskState } from '@a2a-js/sdk'
import { AgentEvent, type AgentExecutor, type ExecutionEventBus } from '@a2a-js/sdk/server'
import { afterEach, describe, expect, it } from 'vitest'
import { AgentServer } from './agent-server.ts'
import { textMessage } from './parts.ts'

const MAX_REQUESTS = 2

/** An agent whose tasks continue until they are released; "quick" is answered at once. */
class SlowAgent implements AgentExecutor {
  readonly started: string[] = []
  readonly #released = Promise.withResolvers<void>()

  execute: AgentExecutor['execute'] = async ({ taskId, contextId, userMessage }, bus) => {
    this.started.push(taskId)
    const status = { state: TaskState.TASK_STATE_WORKING, message: undefined, timestamp: '' }
    const task: Task = {
      ...{ id: taskId, contextId, status, artifacts: [], history: [userMessage] },
      metadata: undefined,
    }
    bus.publish(AgentEvent.task(task))
    if (!JSON.stringify(userMessage).includes('quick')) await this.#released.promise
    this.#end(taskId, contextId, bus)
  }

  release(): void {
    this.#released.resolve()
  }

  cancelTask = async (): Promise<void> => undefined

  #end(taskId: string, contextId: string, bus: ExecutionEventBus): void {
    const message = textMessage({ id: `${taskId}-end`, role: 'agent', text: 'done', contextId, taskId })
    const status = { state: TaskState.TASK_STATE_COMPLETED, message, timestamp: '' }
    bus.publish(AgentEvent.statusUpdate({ taskId, contextId, metadata: undefined, status }))
    bus.finished()
  }
}

const profile = {
  ...{ name: 'slow', description: 'waits', tags: [], examples: [], streaming: true },
  skill: { id: 'wait', name: 'wait', description: 'waits' },
}
let server: AgentServer | undefined
const sockets: Socket[] = []

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await server?.close()
})

async function started(): Promise<{ url: string; agent: SlowAgent }> {
  const agent = new SlowAgent()
  server = new AgentServer({
    ...{ host: '127.0.0.1', port: 0, profile, executor: agent },
    ...{ maxBytes: 10_000, maxRequests: MAX_REQUESTS },
  })
  return { url: await server.listen(), agent }
}

const post = (url: string, method: string, params: object, signal?: AbortSignal): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', id: 7, method, params }),
    ...(signal === undefined ? {} : { signal }),
  })

interface Answer {
  readonly id?: unknown
  readonly error?: { readonly code: number; readonly message: string }
  readonly result?: { readonly id: string; readonly status: { readonly state: string } }
}
const answerOf = async (response: Response): Promise<Answer> => (await response.json()) as Answer

const send = (text: string, more: object = {}) => ({
  message: { kind: 'message', role: 'user', messageId: text, parts: [{ kind: 'text', text }], ...more },
  configuration: { blocking: text === 'quick' },
})

const stateOf = async (url: string, id: string) =>
  (await answerOf(await post(url, 'tasks/get', { id }))).result?.status.state

/** A raw connection that has already sent something. */
async function sent(url: string, text: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => undefined)
  await new Promise((resolve) => socket.write(text, resolve))
  return socket
}

describe('an agent’s server', () => {
  it('lets no second message begin a running task again, and the first goes on', async () => {
    const { url, agent } = await started()
    const { result } = await answerOf(await post(url, 'message/send', send('slow')))
    const id = result?.id ?? ''
    const again = await answerOf(await post(url, 'message/send', send('slow', { taskId: id })))
    expect(again.error?.message).toContain('takes no further message')
    const streamed = await answerOf(await post(url, 'message/stream', send('slow', { taskId: id })))
    expect(streamed.error?.message).toContain('takes no further message')
    expect([agent.started, await stateOf(url, id)]).toEqual([[id], 'working'])
    agent.release()
    await expect.poll(() => stateOf(url, id)).toBe('completed')
  })

  it('answers while others send their requests slowly or not at all', async () => {
    const { url } = await started()
    const head = 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 5000\r\n\r\n'
    for (let i = 0; i < 4 * MAX_REQUESTS; i++) await sent(url, i % 2 === 0 ? `${head}{"a` : 'POST / HT')
    const { result } = await answerOf(await post(url, 'message/send', send('quick')))
    expect(result?.status.state).toBe('completed')
  })

  it('gives a request back when the client of a stream leaves, though nothing more is said', async () => {
    const { url, agent } = await started()
    for (let i = 0; i < 2 * MAX_REQUESTS; i++) {
      const leaving = new AbortController()
      const response = await post(url, 'message/stream', send('slow'), leaving.signal)
      expect(response.status).toBe(200)
      await response.body?.getReader().read()
      leaving.abort()
      await expect
        .poll(async () => (await post(url, 'tasks/get', { id: agent.started.at(-1) })).status)
        .toBe(200)
    }
    expect(agent.started).toHaveLength(2 * MAX_REQUESTS)
  })

  it('says that it is busy in JSON-RPC, under the id that was asked', async () => {
    const { url, agent } = await started()
    const open = Array.from({ length: MAX_REQUESTS }, () => post(url, 'message/stream', send('slow')))
    await Promise.all(open)
    const refused = await post(url, 'message/send', send('quick'))
    expect([refused.status, await answerOf(refused)]).toMatchObject([503, { id: 7, error: { code: -32011 } }])
    agent.release()
  })

  const askedRaw = async (url: string, text: string): Promise<string> => {
    let answer = ''
    for await (const chunk of await sent(url, text)) answer += chunk
    return answer
  }

  it.each([
    ['no HTTP', '\x16\x03garbage\r\n\r\n', 400],
    ['a length that is no number', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: abc\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`, 431],
    ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 404],
    [
      'an unknown expectation',
      'POST / HTTP/1.1\r\nexpect: dance\r\nconnection: close\r\ncontent-length: 2\r\n\r\n{}',
      417,
    ],
  ])('answers %s with a JSON-RPC error', async (_what, text, status) => {
    const answer = await askedRaw((await started()).url, text)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} [\\s\\S]*"jsonrpc":"2.0"[\\s\\S]*"code":-32600`))
  })

  it('answers ids of the wrong kind with an error that shows none of its code', async () => {
    const { url } = await started()
    const ofMessage = await answerOf(
      await post(url, 'message/send', send('quick', { taskId: 8, contextId: 7 })),
    )
    expect(ofMessage.error).toEqual({
      code: -32600,
      message: 'taskId and contextId of a message are strings.',
    })
    const body = JSON.stringify({ jsonrpc: '2.0', id: {}, method: 'message/send', params: send('quick') })
    expect(await answerOf(await fetch(url, { method: 'POST', body }))).toMatchObject({
      id: null,
      error: { code: -32600 },
    })
  })

  it('counts no patch version, and lets its card be looked for', async () => {
    const { url } = await started()
    const body = JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'message/send', params: send('quick') })
    const answer = await fetch(url, { method: 'POST', body, headers: { 'A2A-Version': '0.3.0' } })
    expect((await answerOf(answer)).result?.status.state).toBe('completed')
    const card = await fetch(new URL('.well-known/agent-card.json', url), { method: 'HEAD' })
    expect(card.status).toBe(200)
  })

  it('answers a path that is no URL as any other unknown one', async () => {
    const { url } = await started()
    const socket = await sent(url, 'GET // HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')
    let text = ''
    for await (const chunk of socket) text += chunk
    expect(text).toMatch(/404[\s\S]*"code":-32600/)
  })
})
