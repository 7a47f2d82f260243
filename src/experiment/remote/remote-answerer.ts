import type { MessagePort } from 'node:worker_threads'
import type { Clock } from '../../core/clock.ts'
import { LimitError, ModelError } from '../../core/errors.ts'
import type { EventData, EventSink } from '../../core/journal/events.ts'
import { hashMessages } from '../../model/prompts.ts'
import type { Abilities } from '../../question/abilities.ts'
import type { Answerer } from '../../question/answerer.ts'
import { requestOf } from '../../question/request-of.ts'
import { type EndedCall, type Latency, latencyOf } from '../latency.ts'
import type { ToEpisode } from '../messages.ts'
import { AnswererClient } from './answerer-client.ts'

/**
 * The answerer inside an episode's thread: questions go to the host while the episode's clock is held. Then the call's game time
 * passes, during which the others continue. Each answer or failure is journalled when it takes effect, with the hash of its
 * prompt if it had one. A question whose signal fires is abandoned, which is journalled as well.
 */
export function createRemoteAnswerer(options: {
  id: string
  /** Whether the host answers from the facts alone, so that no prompt is needed. */
  byFacts: boolean
  /** Capabilities that the host's answerer does not have. */
  abilities?: Abilities | undefined
  port: MessagePort
  clock: Clock
  log: EventSink
  /** Answers in this thread, so that no question crosses to the host. */
  near?: Answerer | undefined
  /** Game time that a call takes. */
  latency: Latency
}): Answerer {
  const { id, byFacts, abilities, port, clock, log, near, latency } = options
  const client = new AnswererClient((message) => port.postMessage(message))
  port.on('message', (message: ToEpisode) => {
    if (message.type !== 'cancel' && message.type !== 'acted') client.receive(message)
  })
  return {
    id,
    ...(byFacts ? { byFacts } : {}),
    ...(abilities === undefined ? {} : { abilities }),
    async answer(ask, { signal } = {}) {
      signal?.throwIfAborted()
      const startedAt = clock.now()
      const context = {
        kind: ask.question.id,
        ...(ask.agent === undefined ? {} : { agent: ask.agent }),
        model: id,
        ...(byFacts ? {} : { promptHash: hashMessages(requestOf(ask).messages) }),
        askedAt: Math.round(startedAt),
      }
      /** Waits until the call is over in game time. In real time some of it has passed already. */
      const over = async (call: EndedCall) => {
        const restMs = latencyOf(latency, call) - (clock.now() - startedAt)
        if (restMs > 0) await clock.sleep(restMs, signal)
      }
      /** How the call ended, once known. */
      let outcome: EventData<'model.abandoned'>['outcome']
      try {
        const reply = await clock
          .hold(() =>
            near === undefined ? client.ask(ask, signal) : near.answer(ask, { ...(signal && { signal }) }),
          )
          .catch(async (error: unknown) => {
            if (error instanceof ModelError && error !== signal?.reason) {
              outcome = failureOf(error)
              await over(error)
            }
            throw error
          })
        outcome = { attempts: reply.attempts, usage: reply.usage, reply: reply.value }
        await over(reply)
        const { attempts, value, usage, latencyMs } = reply
        log.emit('model.replied', { ...context, attempts, reply: value, usage, ...measured(latencyMs) })
        return reply
      } catch (error) {
        // An abandoned call is not a failure; the reason why the episode ended is journalled where it occurs.
        const isAbandoned = signal?.aborted && error === signal.reason
        if (!isAbandoned) log.emit('model.failed', { ...context, ...failureOf(error) })
        else log.emit('model.abandoned', { ...context, ...(outcome === undefined ? {} : { outcome }) })
        throw error
      }
    },
  }
}

const measured = (latencyMs: number | undefined) => (latencyMs === undefined ? {} : { latencyMs })

/** The journal's record of a failed call. */
function failureOf(error: unknown) {
  const { message } = error as Error
  if (error instanceof ModelError) {
    const { code, attempts, usage, latencyMs } = error
    return { code, message, attempts, usage, ...measured(latencyMs) }
  }
  const code = error instanceof LimitError ? error.code : 'model'
  return { code, message, attempts: 0, usage: { inputTokens: 0, outputTokens: 0 } }
}
