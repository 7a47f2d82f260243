import type { Clock } from '../core/clock.ts'
import { ModelError, modelErrors } from '../core/errors.ts'
import type { Subtask } from '../graph/subtask.ts'
import type { Answerer } from '../question/answerer.ts'
import type { Question } from '../question/question.ts'

/** Consecutive model failures after which the agent stops asking. */
const MAX_MODEL_FAILURES = 6
/** First pause after an unusable reply (ms of game time); it doubles each time. */
const FIRST_PAUSE_MS = 500
const MAX_DOUBLINGS = 4

/** Maximum number of unusable replies per question. They cost the subtask, not the endpoint, so a few retries are enough. */
const MAX_QUIRKS = 2

export interface AskerOptions {
  agent: string
  answerer: Answerer
  clock: Clock
  seed: number
  signal: AbortSignal
}

/** Asks one agent's questions. A repeated question of a subtask uses another sample. */
export class Asker {
  readonly #options: AskerOptions
  /** Number of the next sample, by subtask. */
  readonly #samples = new Map<number, number>()
  #thoughtMs = 0
  #longestMs = 0
  #openSince: number | undefined

  constructor(options: AskerOptions) {
    this.#options = options
  }

  /**
   * Asks a question. If the model fails, it is asked again with another sample.
   * @throws ModelError if it fails permanently or too often
   */
  async ask<Facts, Reply>(question: Question<Facts, Reply>, subtask: Subtask, facts: Facts): Promise<Reply> {
    const { agent, answerer, clock, seed, signal } = this.#options
    for (let failures = 0; ; failures++) {
      const sample = this.#samples.get(subtask.id) ?? 0
      try {
        return await this.#timed(async () => {
          const { value } = await answerer.answer({ question, facts, agent, seed, sample }, { signal })
          return value
        })
      } catch (error) {
        const isPassing = isQuirk(error) || mayPass(error)
        const most = isQuirk(error) ? MAX_QUIRKS : MAX_MODEL_FAILURES
        if (!isPassing || failures >= most || signal.aborted) throw error
        this.advanceSample(subtask)
        // A failing endpoint has already been waited for in real time: its outage costs no game time.
        if (isQuirk(error)) await clock.sleep(FIRST_PAUSE_MS * 2 ** Math.min(failures, MAX_DOUBLINGS))
      }
    }
  }

  /**
   * Asks a question whose answer is optional.
   * @param otherwise computes a replacement when the model gives no usable reply
   * @throws ModelError when its endpoint fails permanently or too often
   */
  async askOr<Facts, Reply, Other>(
    question: Question<Facts, Reply>,
    { subtask, facts }: { subtask: Subtask; facts: Facts },
    otherwise: (error: ModelError) => Other,
  ): Promise<Reply | Other> {
    try {
      return await this.ask(question, subtask, facts)
    } catch (error) {
      if (!isQuirk(error)) throw error
      return otherwise(error)
    }
  }

  /** Game time that calls have taken so far (ms). */
  get thoughtMs(): number {
    return this.#thoughtMs
  }

  /** Game time of the longest call so far, including one still open (ms). */
  get longestMs(): number {
    const open = this.#openSince === undefined ? 0 : this.#options.clock.now() - this.#openSince
    return Math.max(this.#longestMs, open)
  }

  async #timed<T>(call: () => Promise<T>): Promise<T> {
    const { clock } = this.#options
    const startedAt = clock.now()
    this.#openSince = startedAt
    try {
      return await call()
    } finally {
      this.#openSince = undefined
      this.#thoughtMs += clock.now() - startedAt
      this.#longestMs = Math.max(this.#longestMs, clock.now() - startedAt)
    }
  }

  /** Makes later questions about this subtask use another sample. */
  advanceSample({ id }: Subtask): void {
    this.#samples.set(id, (this.#samples.get(id) ?? 0) + 1)
  }
}

const isQuirk = (error: unknown): error is ModelError =>
  error instanceof ModelError && modelErrors[error.code].ends === 'subtask'

/**
 * Whether another sample may succeed: the endpoint has recovered after a wait, or a plug-in's model gives no details of its
 * error.
 */
const mayPass = (error: unknown): boolean =>
  error instanceof ModelError &&
  (error.code === 'model' || (error.retryable && error.code !== 'model_protocol'))
