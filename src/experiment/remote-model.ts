import type { MessagePort } from 'node:worker_threads'
import type { Clock } from '../core/clock.ts'
import { LimitError, ModelError, type ModelFault, modelFaults } from '../core/errors.ts'
import type { EventSink } from '../core/journal/events.ts'
import type {
  GenerateOptions,
  LanguageModel,
  ModelReply,
  ModelRequest,
  RequestKind,
} from '../model/language-model.ts'
import { hashMessages } from '../model/prompts.ts'
import type { FromEpisode, RefusalRecord, ToEpisode } from './messages.ts'

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
  const waiting = new Map<number, { resolve(reply: ModelReply): void; reject(error: Error): void }>()
  port.on('message', (message: ToEpisode) => {
    if (message.type === 'cancel') return
    const asked = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.type === 'reply') asked?.resolve(message.reply)
    else asked?.reject(revived(message.error))
  })
  let asked = 0
  const tell = (message: FromEpisode) => port.postMessage(message)
  const ask = (request: ModelRequest, signal: AbortSignal | undefined): Promise<ModelReply> =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const number = asked++
      const abandon = () => {
        waiting.delete(number)
        tell({ type: 'abandon', id: number })
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', abandon, { once: true })
      const settled = () => signal?.removeEventListener('abort', abandon)
      waiting.set(number, {
        resolve: (reply) => {
          settled()
          resolve(reply)
        },
        reject: (error) => {
          settled()
          reject(error)
        },
      })
      tell({ type: 'ask', id: number, request })
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
          ask(request as unknown as ModelRequest, signal),
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

/** An error of the host in its own class again, as far as that matters: what the user's limits did is told apart. */
function revived({ code, message, hint, attempts, usage }: RefusalRecord): Error {
  const about = hint === undefined ? {} : { hint }
  if (code === 'limit') return new LimitError(message, about)
  const known = code in modelFaults ? (code as ModelFault) : 'model'
  return new ModelError(message, { ...about, code: known, attempts, usage })
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
