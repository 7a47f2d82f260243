import type { MessagePort } from 'node:worker_threads'
import type { Clock } from '../../core/clock.ts'
import { LimitError, ModelError } from '../../core/errors.ts'
import type { EventSink } from '../../core/journal/events.ts'
import type {
  GenerateOptions,
  LanguageModel,
  ModelReply,
  ModelRequest,
  RequestKind,
} from '../../model/language-model.ts'
import { hashMessages } from '../../model/prompts.ts'
import type { ToEpisode } from '../messages.ts'
import { ModelClient } from './model-client.ts'

/**
 * The language model as an episode's thread sees it: requests go to the host, the episode's clock is held meanwhile, and
 * each reply is recorded when it takes effect, each failure too. A request whose signal fires is not waited for.
 */
export function createRemoteModel(options: {
  id: string
  port: MessagePort
  clock: Clock
  log: EventSink
}): LanguageModel {
  const { id, port, clock, log } = options
  const client = new ModelClient((message) => port.postMessage(message))
  port.on('message', (message: ToEpisode) => {
    if (message.type !== 'cancel') client.receive(message)
  })
  return {
    id,
    async generate<K extends RequestKind>(request: ModelRequest<K>, { signal }: GenerateOptions = {}) {
      const about = {
        kind: request.kind,
        ...(request.agent === undefined ? {} : { agent: request.agent }),
        model: id,
        promptHash: hashMessages(request.messages),
      }
      try {
        const reply = (await clock.hold(() =>
          client.ask(request as unknown as ModelRequest, signal),
        )) as ModelReply<K>
        const { attempts, value, usage } = reply
        log.emit('model.replied', { ...about, attempts, reply: value, usage })
        return reply
      } catch (error) {
        // A call that was given up has not failed; what ended the episode is journalled where it happened.
        const isGivenUp = signal?.aborted && error === signal.reason
        if (!isGivenUp) log.emit('model.failed', { ...about, ...failureOf(error) })
        throw error
      }
    },
  }
}

/** What the journal says of a failed call. */
function failureOf(error: unknown) {
  const { message } = error as Error
  if (error instanceof ModelError) {
    const { code, attempts, usage } = error
    return { code, message, attempts, usage }
  }
  const code = error instanceof LimitError ? error.code : 'model'
  return { code, message, attempts: 0, usage: { inputTokens: 0, outputTokens: 0 } }
}
