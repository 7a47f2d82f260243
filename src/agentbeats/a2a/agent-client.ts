import type { Message, Task } from '@a2a-js/sdk'
import { TaskState } from '@a2a-js/sdk'
import {
  type Client,
  ClientFactory,
  ClientFactoryOptions,
  DefaultAgentCardResolver,
  JsonRpcTransportFactory,
} from '@a2a-js/sdk/client'
import { AgentError } from './agent-error.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { dataOfParts, textMessage, textOfParts } from './parts.ts'

export interface AgentClientOptions {
  readonly url: string
  /** Generates message ids. */
  readonly newId: () => string
  /** The bearer token of the agent. */
  readonly token?: string | undefined
  /** Largest answer (bytes). */
  readonly maxBytes: number
}

/** A stream event: the agent's text while it works, and at the end. */
export interface AgentUpdate {
  readonly state: 'working' | 'completed' | 'failed' | 'rejected' | 'canceled' | undefined
  readonly text: string
  readonly data: readonly unknown[]
}

/** A client of an A2A agent in version 1.0 or 0.3, whichever its card names. */
export class AgentClient {
  readonly #client: Client
  readonly #newId: () => string

  private constructor(client: Client, newId: () => string) {
    this.#client = client
    this.#newId = newId
  }

  /** Reads the agent's card. @throws AgentError if the card is missing or unreadable, or the agent does not answer */
  static async connect(
    { url, newId, token, maxBytes }: AgentClientOptions,
    signal?: AbortSignal,
  ): Promise<AgentClient> {
    const legacyCompat = { enabled: true }
    const fetchImpl = boundedFetch(maxBytes, token)
    const fetchCard: typeof fetch = (input, init) =>
      fetchImpl(input, signal === undefined ? init : { ...init, signal })
    const factory = new ClientFactory(
      ClientFactoryOptions.createFrom(ClientFactoryOptions.default, {
        cardResolver: new DefaultAgentCardResolver({ legacyCompat, fetchImpl: fetchCard }),
        transports: [new JsonRpcTransportFactory({ legacyCompat, fetchImpl })],
      }),
    )
    try {
      // Without the slash the SDK drops the last part of the path.
      return new AgentClient(await factory.createFromUrl(url.endsWith('/') ? url : `${url}/`), newId)
    } catch (error) {
      throw new AgentError(url, error)
    }
  }

  /**
   * Sends a text and waits for the reply: a message, or a completed task.
   * @param contextId id of the conversation; empty for a new one
   * @throws AgentError if the agent fails, or replies with a task that is not complete
   */
  async send(
    text: string,
    contextId: string,
    signal: AbortSignal,
  ): Promise<{ readonly text: string; readonly contextId: string }> {
    const message = textMessage({ id: this.#newId(), role: 'user', text, contextId })
    const request = { tenant: '', configuration: undefined, metadata: undefined, message }
    const reply = await this.#client.sendMessage(request, { signal }).catch((error: unknown) => {
      throw new AgentError(this.#name, error)
    })
    return { text: this.#textOf(reply), contextId: reply.contextId }
  }

  /** Sends a text and yields the agent's updates until it is done. @throws AgentError if the agent fails */
  async *stream(text: string, signal: AbortSignal): AsyncGenerator<AgentUpdate> {
    const message = textMessage({ id: this.#newId(), role: 'user', text, contextId: '' })
    const request = { tenant: '', configuration: undefined, metadata: undefined, message }
    try {
      for await (const { payload } of this.#client.sendMessageStream(request, { signal })) {
        if (payload?.$case === 'statusUpdate') yield updateOf(payload.value.status)
        else if (payload?.$case === 'task') yield updateOf(payload.value.status)
        else if (payload?.$case === 'message')
          yield {
            state: 'completed',
            text: textOfParts(payload.value.parts),
            data: dataOfParts(payload.value.parts),
          }
        else if (payload?.$case === 'artifactUpdate') {
          const { parts = [] } = payload.value.artifact ?? {}
          yield { state: undefined, text: textOfParts(parts.filter(isText)), data: dataOfParts(parts) }
        }
      }
    } catch (error) {
      throw new AgentError(this.#name, error)
    }
  }

  get #name(): string {
    return 'the agent'
  }

  #textOf(reply: Message | Task): string {
    if ('parts' in reply) return textOfParts(reply.parts)
    if (reply.status?.state !== TaskState.TASK_STATE_COMPLETED)
      throw new AgentError(this.#name, new Error('it replied with a task that is not complete'))
    return textOfParts([
      ...(reply.status.message?.parts ?? []),
      ...reply.artifacts.flatMap(({ parts }) => parts),
    ])
  }
}

const isText = ({ content }: Message['parts'][number]): boolean => content?.$case === 'text'

const STATES: Readonly<Partial<Record<TaskState, AgentUpdate['state']>>> = {
  [TaskState.TASK_STATE_WORKING]: 'working',
  [TaskState.TASK_STATE_COMPLETED]: 'completed',
  [TaskState.TASK_STATE_FAILED]: 'failed',
  [TaskState.TASK_STATE_REJECTED]: 'rejected',
  [TaskState.TASK_STATE_CANCELED]: 'canceled',
}

const updateOf = (status: Task['status']): AgentUpdate => ({
  state: status === undefined ? undefined : STATES[status.state],
  text: textOfParts(status?.message?.parts ?? []),
  data: dataOfParts(status?.message?.parts ?? []),
})
