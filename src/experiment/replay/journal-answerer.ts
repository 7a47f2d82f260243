import { ModelError, type ModelErrorCode, modelErrors } from '../../core/errors.ts'
import type { EventData, GameEvent } from '../../core/journal/events.ts'
import { hashMessages } from '../../model/prompts.ts'
import type { Answerer } from '../../question/answerer.ts'
import { requestOf } from '../../question/request-of.ts'

/**
 * Repeats the replies in a journal: the n-th question with the same prompt from the same agent gets the n-th reply to it. If the
 * run had no prompts because its model answers from the facts, the n-th question of a kind gets the n-th reply. Failures are
 * repeated too, and so are abandoned calls: a call without a known reply stays open until it is abandoned again. A question that
 * the journal does not hold ends in a ModelError. @param model the recorded model: planners may use its replies differently
 * depending on its abilities
 */
export function createJournalAnswerer(
  events: readonly GameEvent[],
  { id, abilities }: Pick<Answerer, 'id' | 'abilities'>,
): Answerer {
  const calls = events.flatMap((event) => callIn(event) ?? [])
  const endings = Map.groupBy(calls, ({ kind, agent, promptHash }) => keyOf(kind, agent, promptHash))
  const byFacts = calls.length > 0 && calls.every(({ promptHash }) => promptHash === undefined)
  return {
    id,
    ...(abilities === undefined ? {} : { abilities }),
    ...(byFacts ? { byFacts } : {}),
    async answer(ask, { signal } = {}) {
      signal?.throwIfAborted()
      const { question, agent } = ask
      const hash = byFacts ? undefined : hashMessages(requestOf(ask).messages)
      const call = endings.get(keyOf(question.id, agent, hash))?.shift()
      if (call?.ending === 'abandoned') return untilAborted(signal)
      if (call?.ending === 'failed') {
        const { code, message, attempts, usage, latencyMs } = call
        throw new ModelError(message, { code: codeOf(code), attempts, usage, latencyMs })
      }
      const value = question.reply.safeParse(call?.reply)
      if (call === undefined || !value.success) {
        throw new ModelError(
          `The journal holds no reply to this request of kind "${question.id}" by ${agent ?? 'the planner'}.`,
          {
            code: 'model_cassette',
            hint: 'The run diverged from the recorded one before this; the first difference shows where.',
          },
        )
      }
      const { attempts, usage, latencyMs } = call
      return { value: value.data, attempts, usage, ...(latencyMs === undefined ? {} : { latencyMs }) }
    },
  }
}

/** A model call in a journal, and how it ended. */
type Call = Pick<EventData<'model.replied'>, 'kind' | 'agent' | 'promptHash' | 'latencyMs'> &
  (
    | ({ ending: 'replied' } & Pick<EventData<'model.replied'>, 'attempts' | 'usage' | 'reply'>)
    | ({ ending: 'failed' } & Pick<EventData<'model.failed'>, 'attempts' | 'usage' | 'code' | 'message'>)
    /** It was abandoned before its end was known. */
    | { ending: 'abandoned' }
  )

function callIn({ type, data }: GameEvent): Call | undefined {
  if (type === 'model.replied') return { ...data, ending: 'replied' }
  if (type === 'model.failed') return { ...data, ending: 'failed' }
  if (type !== 'model.abandoned') return undefined
  const { outcome, ...call } = data
  if (outcome === undefined) return { ...call, ending: 'abandoned' }
  return 'code' in outcome
    ? { ...call, ...outcome, ending: 'failed' }
    : { ...call, ...outcome, ending: 'replied' }
}

const untilAborted = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

const keyOf = (...parts: (string | undefined)[]): string => JSON.stringify(parts)

const codeOf = (code: string): ModelErrorCode => (code in modelErrors ? (code as ModelErrorCode) : 'model')
