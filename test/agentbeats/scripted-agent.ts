import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A message of the green agent as a scripted agent gets it. */
export interface Heard {
  readonly contextId: string
  readonly body: {
    readonly type: string
    readonly step?: number
    readonly obs?: string
    readonly text?: string
    readonly prompt?: string
  }
}

/** The text of a reply; a whole JSON-RPC result; `hang` never answers; `die` breaks the connection. */
export type Reply = string | { readonly result: object } | 'hang' | 'die'

/**
 * An agent in raw A2A 0.3, as Python's old SDK writes it, without any of our code: what it says is what goes over the wire.
 * @param script the reply to each message
 */
export async function scriptedAgent(
  script: (heard: Heard) => Reply | Promise<Reply>,
): Promise<{ readonly url: string; readonly heard: Heard[]; close(): void }> {
  const heard: Heard[] = []
  let contexts = 0
  const server = createServer(async (request, response) => {
    response.setHeader('content-type', 'application/json')
    if (request.method === 'GET') return void response.end(JSON.stringify(cardOf(urlOf())))
    let text = ''
    for await (const chunk of request) text += chunk
    const { id, params } = JSON.parse(text)
    const contextId: string = params.message.contextId ?? `context-${++contexts}`
    const one: Heard = { contextId, body: JSON.parse(params.message.parts[0].text) }
    heard.push(one)
    const reply = await script(one)
    if (reply === 'hang') return
    if (reply === 'die') return void request.socket.destroy()
    const result =
      typeof reply === 'string'
        ? {
            kind: 'message',
            role: 'agent',
            messageId: `m${heard.length}`,
            contextId,
            parts: [{ kind: 'text', text: reply }],
          }
        : { contextId, ...reply.result }
    response.end(JSON.stringify({ jsonrpc: '2.0', id, result }))
  })
  const urlOf = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: urlOf(),
    heard,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

const cardOf = (url: string): object => ({
  name: 'scripted',
  description: 'says scripted texts',
  url,
  version: '1.0.0',
  protocolVersion: '0.3.0',
  preferredTransport: 'JSONRPC',
  capabilities: { streaming: false },
  defaultInputModes: ['text'],
  defaultOutputModes: ['text'],
  skills: [{ id: 'x', name: 'x', description: 'x', tags: ['x'] }],
})

export const ACK = JSON.stringify({ type: 'ack', success: true, message: '' })
export const NOOP = JSON.stringify({ type: 'action', action_type: 'agent', buttons: [0], camera: [60] })
/** An agent that acknowledges, and acts by a script. */
export const acting =
  (act: (step: number, heard: Heard) => Reply | Promise<Reply>) =>
  (heard: Heard): Reply | Promise<Reply> =>
    heard.body.type === 'init' ? ACK : act(heard.body.step ?? 0, heard)
