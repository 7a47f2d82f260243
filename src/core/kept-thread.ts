import type { Worker } from 'node:worker_threads'

/**
 * A thread that does one job after another, so that the modules it has loaded and compiled serve all of them. It is started on
 * first use, and again after a number of uses, after `end()`, and after it has stopped by itself.
 */
export class KeptThread {
  readonly #begin: () => Worker
  readonly #most: number
  #thread: Worker | undefined
  #done = 0

  /** @param most number of jobs after which a thread is replaced */
  constructor(begin: () => Worker, most: number) {
    this.#begin = begin
    this.#most = most
  }

  /** The thread, for one more job. Only one job is done at a time. */
  async take(): Promise<Worker> {
    if (this.#done >= this.#most) await this.end()
    this.#thread ??= this.#beginOne()
    this.#done++
    return this.#thread
  }

  /** Ends the thread, if there is one; the next job starts a new one. */
  async end(): Promise<void> {
    await this.#forget()?.terminate()
  }

  #beginOne(): Worker {
    const thread = this.#begin()
    // The user of the thread listens as well; while there is no user, an error must not end the process.
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
