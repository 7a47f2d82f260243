import { ModelError, type ModelErrorCode, modelErrors } from '../../core/errors.ts'
import type { GameEvent } from '../../core/journal/events.ts'
import { hashMessages } from '../../model/prompts.ts'
import type { Answerer } from '../../question/answerer.ts'
import { requestOf } from '../../question/request-of.ts'

/**
 * Repeats the replies in a journal: the n-th question with the same prompt from the same agent gets the n-th reply to it.
 * Where the run had no prompts because its model answers by the facts, the n-th question of a kind does. Failures are
 * repeated, too. A question that the journal does not hold ends in a ModelError.
 */
export function createJournalAnswerer(events: readonly GameEvent[], id: string): Answerer {
  const calls = events.filter((event) => event.type === 'model.replied' || event.type === 'model.failed')
  const replies = Map.groupBy(calls, ({ data: { kind, agent, promptHash } }) =>
    keyOf(kind, agent, promptHash),
  )
  const byFacts = calls.length > 0 && calls.every(({ data }) => data.promptHash === undefined)
  return {
    id,
    ...(byFacts ? { byFacts } : {}),
    async answer(ask, { signal } = {}) {
      signal?.throwIfAborted()
      const { question, agent } = ask
      const hash = byFacts ? undefined : hashMessages(requestOf(ask).messages)
      const event = replies.get(keyOf(question.id, agent, hash))?.shift()
      if (event?.type === 'model.failed') {
        const { code, message, attempts, usage, latencyMs } = event.data
        throw new ModelError(message, { code: codeOf(code), attempts, usage, latencyMs })
      }
      const value = question.reply.safeParse(event?.data.reply)
      if (event === undefined || !value.success) {
        throw new ModelError(
          `The journal holds no reply to this request of kind "${question.id}" by ${agent ?? 'the planner'}.`,
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

const keyOf = (...parts: (string | undefined)[]): string => JSON.stringify(parts)

const codeOf = (code: string): ModelErrorCode => (code in modelErrors ? (code as ModelErrorCode) : 'model')
