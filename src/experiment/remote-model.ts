import type { MessagePort } from 'node:worker_threads'
import type { Clock } from '../core/clock.ts'
import { ModelError } from '../core/errors.ts'
import type { EventSink } from '../core/journal/events.ts'
import type { LanguageModel, ModelReply, ModelRequest, RequestKind } from '../model/language-model.ts'
import { hashMessages } from '../model/prompts.ts'
import type { FromEpisode, ToEpisode } from './messages.ts'

/**
 * The language model as an episode's thread sees it: requests go to the host, the episode's clock is held meanwhile, and
 * each reply is recorded when it takes effect.
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
    else {
      const { hint } = message.error
      asked?.reject(new ModelError(message.error.message, hint === undefined ? {} : { hint }))
    }
  })
  let asked = 0
  const ask = (request: ModelRequest): Promise<ModelReply> =>
    new Promise((resolve, reject) => {
      const number = asked++
      waiting.set(number, { resolve, reject })
      port.postMessage({ type: 'ask', id: number, request } satisfies FromEpisode)
    })
  return {
    id,
    async generate<K extends RequestKind>(request: ModelRequest<K>): Promise<ModelReply<K>> {
      const reply = (await clock.hold(() => ask(request))) as ModelReply<K>
      log.emit('model.replied', {
        kind: request.kind,
        ...(request.agent === undefined ? {} : { agent: request.agent }),
        model: id,
        attempts: reply.attempts,
        promptHash: hashMessages(request.messages),
        reply: reply.value,
        usage: reply.usage,
      })
      return reply
    },
  }
}
