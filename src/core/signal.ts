/** A subscription to one or several signals. */
export interface Listening {
  /** Resolves at the first change since the subscription began, even if it has already happened. */
  readonly changed: Promise<void>
  /** Ends the subscription. `changed` keeps its state. */
  stop(): void
}

/**
 * Something that changes and can be waited for. Listen first, then check the condition, then await `changed`: this way a
 * change between the check and the wait is not lost.
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
