import { AgentClient } from '../a2a/agent-client.ts'
import {
  type Ack,
  type InitMessage,
  type ObservationMessage,
  readAck,
  readActionReply,
} from '../protocol/messages.ts'

/** The agent that is assessed, in one task. */
export interface AssessedAgent {
  /** @throws AgentError if it cannot be reached. @returns undefined if the reply is not an `ack` */
  init(message: InitMessage, signal: AbortSignal): Promise<Ack | undefined>
  /** @returns the action, untrusted; undefined if the reply is not a JSON object */
  act(message: ObservationMessage, signal: AbortSignal): Promise<unknown>
}

export interface RemoteAgentOptions {
  readonly url: string
  readonly newId: () => string
  readonly maxBytes: number
}

/** An agent behind A2A. Each task is a separate conversation, and its card is read again for each. */
export class RemoteAgent implements AssessedAgent {
  readonly #options: RemoteAgentOptions
  #client: AgentClient | undefined
  #contextId = ''

  constructor(options: RemoteAgentOptions) {
    this.#options = options
  }

  async init(message: InitMessage, signal: AbortSignal): Promise<Ack | undefined> {
    this.#client = await AgentClient.connect(this.#options, signal)
    this.#contextId = ''
    return readAck(await this.#send(message, signal))
  }

  async act(message: ObservationMessage, signal: AbortSignal): Promise<unknown> {
    return readActionReply(await this.#send(message, signal))
  }

  async #send(message: object, signal: AbortSignal): Promise<string> {
    this.#client ??= await AgentClient.connect(this.#options, signal)
    const { text, contextId } = await this.#client.send(JSON.stringify(message), this.#contextId, signal)
    this.#contextId = contextId
    return text
  }
}
