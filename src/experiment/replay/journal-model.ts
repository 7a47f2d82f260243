import { ModelError, type ModelErrorCode, modelErrors } from '../../core/errors.ts'
import type { GameEvent } from '../../core/journal/events.ts'
import type { LanguageModel } from '../../model/language-model.ts'
import { hashMessages } from '../../model/prompts.ts'

/**
 * A model that repeats the replies in a journal: the n-th request with the same prompt from the same agent gets the n-th
 * reply to it. Failures are repeated, too. A request that the journal does not hold ends in a ModelError.
 */
export function createJournalModel(events: readonly GameEvent[], id: string): LanguageModel {
  const replies = new Map<string, (GameEvent & { type: 'model.replied' | 'model.failed' })[]>()
  for (const event of events) {
    if (event.type !== 'model.replied' && event.type !== 'model.failed') continue
    const { kind, agent, promptHash } = event.data
    const key = JSON.stringify([kind, agent, promptHash])
    replies.set(key, [...(replies.get(key) ?? []), event])
  }
  return {
    id,
    async generate(request, options) {
      options?.signal?.throwIfAborted()
      const { name: kind, agent, messages, schema } = request
      const event = replies.get(JSON.stringify([kind, agent, hashMessages(messages)]))?.shift()
      if (event?.type === 'model.failed') {
        const { code, message, attempts, usage, latencyMs } = event.data
        throw new ModelError(message, { code: codeOf(code), attempts, usage, latencyMs })
      }
      const value = schema.safeParse(event?.data.reply)
      if (event === undefined || !value.success) {
        throw new ModelError(
          `The journal holds no reply to this request of kind "${kind}" by ${agent ?? 'the planner'}.`,
          {
            code: 'model_cassette',
            hint: 'The run has gone another way than the recorded one before this; the first difference says where.',
          },
        )
      }
      const { attempts, usage, latencyMs } = event.data
      return { value: value.data, attempts, usage, ...(latencyMs === undefined ? {} : { latencyMs }) }
    },
  }
}

const codeOf = (code: string): ModelErrorCode => (code in modelErrors ? (code as ModelErrorCode) : 'model')
