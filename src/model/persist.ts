import { clipped } from '../core/clip.ts'
import type { Clock } from '../core/clock.ts'
import { ModelError } from '../core/errors.ts'
import type { Random } from '../core/random.ts'
import type { GenerateOptions, LanguageModel, Message, ModelReply, ModelRequest } from './language-model.ts'
import { renderPrompt } from './prompts.ts'
import { Tally } from './tally.ts'

export interface Persistence {
  clock: Pick<Clock, 'sleep'>
  random: Pick<Random, 'next'>
  /** Maximum number of retries after failures that may pass. */
  maxRetries?: number
  /** Upper bound of the first wait (ms). It doubles with each retry … */
  baseMs?: number
  /** … up to this (ms). */
  capMs?: number
  /** An endpoint that asks for a longer wait than this (ms) is given up. */
  maxRetryAfterMs?: number
  /** Time for all attempts together, including the waits between them (ms of wall time). The last attempt may exceed it. */
  deadlineMs?: number
}

/** Maximum number of times that a mismatching reply is sent back. */
const MAX_REASKS = 2
/** Maximum length of such a reply in the message that sends it back (characters). */
const MAX_SHOWN = 20_000
/** Optional fields that an endpoint can refuse one after another. */
const MAX_REFUSED_FIELDS = 8
const DEFAULT_DEADLINE_MS = 600_000

/**
 * Asks until there is a usable reply. A reply that does not match is sent back with an explanation, at most twice. A temporary
 * failure is followed by a wait, drawn evenly from 0 to a bound that doubles (full jitter) and never shorter than the endpoint's
 * Retry-After; a permanent one is final.
 * @param attempt asks once, with these messages after those of the question
 * @param how options; without them, temporary failures are final too
 * @throws the last ModelError, with the cost of all attempts; any other error of an attempt
 */
export async function persist<T>(
  attempt: (after: readonly Message[]) => Promise<ModelReply<T>>,
  how: Persistence | undefined,
  signal?: AbortSignal,
): Promise<ModelReply<T>> {
  const tally = new Tally()
  const recovery = new Recovery(new Waits(how, tally), tally)
  for (;;) {
    signal?.throwIfAborted()
    try {
      const { raw: _raw, restMs: _restMs, ...reply } = await attempt(recovery.messages)
      tally.add(reply)
      const { attempts, usage, latencyMs } = tally
      return { ...reply, attempts, usage, ...(latencyMs === undefined ? {} : { latencyMs }) }
    } catch (error) {
      if (!(error instanceof ModelError)) throw error
      await recovery.from(error, signal)
    }
  }
}

/**
 * Asks a model until its reply matches.
 * @param requestFor the request, followed by these messages about the last reply, or by fewer if there is not enough space
 * @throws what `persist` and `requestFor` throw
 */
export const converse = <T>(
  model: LanguageModel,
  requestFor: (after: readonly Message[]) => ModelRequest<T>,
  how?: Persistence,
  options: GenerateOptions = {},
): Promise<ModelReply<T>> =>
  persist<T>(async (after) => model.generate(requestFor(after), options), how, options.signal)

/** A request, followed by messages about a reply that did not match the schema. */
export const followedBy = <T>(request: ModelRequest<T>, after: readonly Message[]): ModelRequest<T> =>
  after.length === 0
    ? request
    : { ...request, messages: [...request.messages, ...after], after: after.length }

/** The messages to add after the question when its reply did not match. */
function complaint({ issue, said }: { issue: string; said?: string }): Message[] {
  const shown: Message[] =
    said === undefined ? [] : [{ role: 'assistant', content: clipped(said, MAX_SHOWN) }]
  return [...shown, ...renderPrompt('repair-reply', { issue })]
}

/** Actions after each failed attempt at one reply. */
class Recovery {
  readonly #waits: Waits
  readonly #tally: Tally
  #reasks = 0
  #refusedFields = 0
  /** The messages that the next attempt adds after the question. */
  messages: readonly Message[] = []

  constructor(waits: Waits, tally: Tally) {
    this.#waits = waits
    this.#tally = tally
  }

  /** Prepares the next attempt. @throws the failure if it is final */
  async from(failure: ModelError, signal: AbortSignal | undefined): Promise<void> {
    const { remedy, latencyMs, usage } = failure
    if (remedy?.kind === 'same' && this.#refusedFields++ < MAX_REFUSED_FIELDS) {
      // The model was not called, because its endpoint did not accept the request.
      this.#tally.add({ attempts: 0, usage, latencyMs })
      return
    }
    this.#tally.addFailure(failure)
    if (remedy?.kind !== 'tell') return this.#waits.after(failure, signal)
    if (this.#reasks++ >= MAX_REASKS) throw failure
    this.messages = complaint(remedy)
  }
}

/** The waits between the attempts at one reply. */
class Waits {
  readonly #how: Persistence | undefined
  readonly #tally: Tally
  #retries = 0
  #waitedMs = 0

  constructor(how: Persistence | undefined, tally: Tally) {
    this.#how = how
    this.#tally = tally
  }

  /** Waits before the request is repeated. @throws the failure, if repeating it is pointless or would take too long */
  async after(failure: ModelError, signal: AbortSignal | undefined): Promise<void> {
    if (this.#how === undefined || !failure.retryable) throw failure
    const { clock, random, maxRetries = 5, baseMs = 500, capMs = 30_000 } = this.#how
    const { maxRetryAfterMs = 120_000, deadlineMs = DEFAULT_DEADLINE_MS } = this.#how
    const restMs = failure.retryAfterMs ?? 0
    if (this.#retries >= maxRetries || restMs > maxRetryAfterMs) throw failure
    const jitterMs = random.next() * Math.min(capMs, baseMs * 2 ** this.#retries++)
    const waitMs = Math.max(restMs, jitterMs)
    this.#waitedMs += waitMs
    if ((this.#tally.latencyMs ?? 0) + this.#waitedMs > deadlineMs) throw failure
    await clock.sleep(waitMs, signal)
  }
}
