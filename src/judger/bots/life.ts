import { type Listening, Signal } from '../../core/signal.ts'

/** Whether an agent is in the world: it leaves by dying or losing its connection, and may come back. */
export class Life {
  #isGone = false
  #isDisconnected = false
  /** Number of times it has died or lost its connection. */
  #losses = 0
  readonly #lost = new Signal()

  /** Whether the agent is dead or has lost its connection. */
  get isGone(): boolean {
    return this.#isGone
  }

  get isDisconnected(): boolean {
    return this.#isDisconnected
  }

  /** Records that the agent is gone. @returns false if it was already gone */
  lose(): boolean {
    if (this.#isGone) return false
    this.#isGone = true
    this.#losses++
    return true
  }

  /** Notifies all waiting code that the agent is gone. */
  announceLoss(): void {
    this.#lost.notify()
  }

  /** Records that the connection has ended. */
  disconnect(): void {
    this.#isDisconnected = true
  }

  /** Records that the agent is in the world again. */
  comeBack(): void {
    this.#isGone = false
    this.#isDisconnected = false
  }

  /** @returns whether the agent is gone or has been gone since, even if it is back */
  watch(): () => boolean {
    const losses = this.#losses
    return () => this.#isGone || this.#losses > losses
  }

  /** Waits until the agent is lost. */
  listen(): Listening {
    return this.#lost.listen()
  }
}
