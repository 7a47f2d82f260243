import {
  AgentEvent,
  type AgentExecutor,
  type ExecutionEventBus,
  type RequestContext,
} from '@a2a-js/sdk/server'
import { isCausalMaceError } from '../../core/errors.ts'
import { textMessage, textOfParts } from '../a2a/parts.ts'
import { type GreenMessage, greenMessageSchema } from '../protocol/messages.ts'
import type { PurpleAgent, PurplePlay } from './purple-agent.ts'

/** Maximum number of tasks kept; beyond it, the one that has been idle longest is dropped. */
const MAX_PLAYS = 100

/** Serves one of our agents as an A2A agent that AgentBeats' green agent, or ours, can assess. Each conversation is a task. */
export class PurpleExecutor implements AgentExecutor {
  readonly #agent: PurpleAgent
  readonly #plays = new Map<string, PurplePlay>()

  constructor(agent: PurpleAgent) {
    this.#agent = agent
  }

  execute = async (context: RequestContext, bus: ExecutionEventBus): Promise<void> => {
    const { contextId, userMessage } = context
    const message = readMessage(textOfParts(userMessage.parts))
    const reply = await this.#reply(message, contextId)
    const id = `${userMessage.messageId}-reply`
    bus.publish(
      AgentEvent.message(textMessage({ id, role: 'agent', text: JSON.stringify(reply), contextId })),
    )
    bus.finished()
  }

  /** Replies are messages, so there is never a task to cancel. */
  cancelTask = async (): Promise<void> => undefined

  async #reply(message: GreenMessage | undefined, contextId: string): Promise<object> {
    if (message === undefined) return { type: 'error', message: 'This is neither init nor obs.' }
    if (message.type === 'init') return this.#begin(message, contextId)
    const play = this.#plays.get(contextId)
    if (play === undefined)
      return { type: 'error', message: 'No task has begun in this conversation: send init.' }
    try {
      return await play.act(message, new AbortController().signal)
    } catch (error) {
      return { type: 'error', message: wordsOf(error) }
    }
  }

  #begin(message: Extract<GreenMessage, { type: 'init' }>, contextId: string): object {
    try {
      this.#plays.set(contextId, this.#agent.begin(message))
    } catch (error) {
      return { type: 'ack', success: false, message: wordsOf(error) }
    }
    const [oldest] = this.#plays.keys()
    if (this.#plays.size > MAX_PLAYS && oldest !== undefined) this.#plays.delete(oldest)
    return { type: 'ack', success: true, message: '' }
  }
}

const wordsOf = (error: unknown): string =>
  isCausalMaceError(error) ? error.message : 'the agent failed for a reason of its own'

function readMessage(text: string): GreenMessage | undefined {
  try {
    return greenMessageSchema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
