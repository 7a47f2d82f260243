import type { AgentCard, Message, SendMessageRequest, StreamResponse, Task } from '@a2a-js/sdk'
import { UnsupportedOperationError } from '@a2a-js/sdk/errors'
import { type AgentExecutor, DefaultRequestHandler, type ServerCallContext } from '@a2a-js/sdk/server'
import { BoundedTaskStore } from './bounded-task-store.ts'
import { isFinished } from './finished.ts'

/**
 * Handles requests of agents whose tasks take a single message. The SDK would let a second message start the same task again in
 * parallel, so that both write to it.
 */
export class OneMessageHandler extends DefaultRequestHandler {
  readonly #store: BoundedTaskStore

  constructor(card: AgentCard, executor: AgentExecutor, store = new BoundedTaskStore()) {
    super(card, store, executor)
    this.#store = store
  }

  /** @throws UnsupportedOperationError if it refers to a running task */
  override async sendMessage(
    request: SendMessageRequest,
    context: ServerCallContext,
  ): Promise<Message | Task> {
    return super.sendMessage(await this.#checked(request), context)
  }

  /** @throws UnsupportedOperationError if it refers to a running task */
  override async *sendMessageStream(
    request: SendMessageRequest,
    context: ServerCallContext,
  ): AsyncGenerator<StreamResponse, void, undefined> {
    yield* super.sendMessageStream(await this.#checked(request), context)
  }

  async #checked(request: SendMessageRequest): Promise<SendMessageRequest> {
    const { message } = request
    if (message === undefined) return request
    const task = message.taskId === '' ? undefined : await this.#store.load(message.taskId)
    if (task !== undefined && !isFinished(task))
      throw new UnsupportedOperationError(`Task ${task.id} runs already and takes no further message.`)
    // nothing here refers to other tasks, and the SDK would look each one up and report the missing ones
    return { ...request, message: { ...message, referenceTaskIds: [] } }
  }
}
