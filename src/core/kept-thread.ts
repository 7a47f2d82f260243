import type { Worker } from 'node:worker_threads'

/**
 * A thread that does one thing after another: what it has loaded and compiled for the first serves the next. It is started when
 * first needed, and again after a number of uses, after `end()`, and after it has ended by itself.
 */
export class KeptThread {
  readonly #begin: () => Worker
  readonly #most: number
  #thread: Worker | undefined
  #done = 0

  /** @param most things that a thread does before another takes its place */
  constructor(begin: () => Worker, most: number) {
    this.#begin = begin
    this.#most = most
  }

  /** The thread, for one thing more. Only one thing is done at a time. */
  async take(): Promise<Worker> {
    if (this.#done >= this.#most) await this.end()
    this.#thread ??= this.#beginOne()
    this.#done++
    return this.#thread
  }

  /** Ends the thread, if there is one; the next thing is done by a new one. */
  async end(): Promise<void> {
    await this.#forget()?.terminate()
  }

  #beginOne(): Worker {
    const thread = this.#begin()
    // The user of the thread listens as well; while there is none, an error must not end the process.
    thread.on('error', () => undefined)
    thread.once('exit', () => {
      if (this.#thread === thread) this.#forget()
    })
    return thread
  }

  #forget(): Worker | undefined {
    const thread = this.#thread
    this.#thread = undefined
    this.#done = 0
    return thread
  }
}
