import type { Clock } from '../../core/clock.ts'

/** How long an agent without work stays on its pillar (ms of game time). */
const REST_MS = 2000
/** Abort reason for a rest; a shared constant avoids creating an Error for each. */
const RESTED = 'the agent goes on'

/** Lets an agent rest on its pillar after an action; if it has nothing to do for a while, it comes down. */
export class PillarRest {
  readonly #clock: Clock
  readonly #comeDown: (signal: AbortSignal) => Promise<void>
  /** Ends the rest. */
  #rest = new AbortController()
  /** Resolves when the agent has come down by itself. */
  #descent: Promise<void> = Promise.resolve()

  /** @param comeDown brings the agent down if it is on a pillar */
  constructor(clock: Clock, comeDown: (signal: AbortSignal) => Promise<void>) {
    this.#clock = clock
    this.#comeDown = comeDown
  }

  begin(): void {
    this.#rest = new AbortController()
    const { signal } = this.#rest
    this.#clock.sleep(REST_MS, signal).then(
      () => {
        if (!signal.aborted) this.#descent = this.#comeDown(signal)
      },
      () => undefined,
    )
  }

  /** Ends the rest without waiting for an agent that is on its way down. */
  abort(): void {
    this.#rest.abort(RESTED)
  }

  /** Ends the rest. Resolves once an agent that was on its way down has stopped or arrived. */
  async end(): Promise<void> {
    this.abort()
    await this.#descent
  }
}
