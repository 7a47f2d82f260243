/** A time of listening to one signal or several. */
export interface Listening {
  /** Resolves at the first change since the listening began, also when that lies in the past. */
  readonly changed: Promise<void>
  /** Ends the listening; `changed` stays as it is. */
  stop(): void
}

/**
 * Something that changes now and then and can be waited for. Listen first, then look, then await `changed`: a change that
 * comes between the look and the wait is not lost.
 */
export class Signal {
  readonly #listeners = new Set<() => void>()

  /** Listens to several signals at once. */
  static listen(...signals: readonly Signal[]): Listening {
    const { promise: changed, resolve } = Promise.withResolvers<void>()
    for (const signal of signals) signal.#listeners.add(resolve)
    return {
      changed,
      stop() {
        for (const signal of signals) signal.#listeners.delete(resolve)
      },
    }
  }

  listen(): Listening {
    return Signal.listen(this)
  }

  /** Wakes all listeners, in the order in which they started listening. */
  notify(): void {
    const listeners = [...this.#listeners]
    this.#listeners.clear()
    for (const wake of listeners) wake()
  }
}
