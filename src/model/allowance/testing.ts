/** A clock whose time passes only when the next sleeper is woken, one after another. */
export class TestClock {
  #now = 0
  readonly #sleepers: { at: number; wake: () => void }[] = []
  /** Lengths of all sleeps, in the order in which they started (ms), including interrupted ones. */
  readonly slept: number[] = []

  now(): number {
    return this.#now
  }

  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    this.slept.push(ms)
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const sleeper = { at: this.#now + ms, wake: resolve }
      this.#sleepers.push(sleeper)
      const leave = () => {
        this.#sleepers.splice(this.#sleepers.indexOf(sleeper), 1)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', leave, { once: true })
      sleeper.wake = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
    })
  }

  /** Timers that have not been cancelled. */
  get pending(): number {
    return this.#sleepers.length
  }

  /** Lets time pass until this is settled. */
  async until<T>(work: Promise<T>): Promise<T> {
    let isOver = false
    const over = () => {
      isOver = true
    }
    work.then(over, over)
    for (;;) {
      // Runs everything that can happen before time passes.
      for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve))
      if (isOver) return work
      this.#wakeNext()
    }
  }

  #wakeNext(): void {
    this.#sleepers.sort((a, b) => a.at - b.at)
    const next = this.#sleepers.shift()
    if (next === undefined) return
    this.#now = Math.max(this.#now, next.at)
    next.wake()
  }
}
