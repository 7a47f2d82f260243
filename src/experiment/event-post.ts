import type { GameEvent } from '../core/journal/events.ts'
import type { FromEpisode } from './messages.ts'

/** Events wait no longer than this to be sent (ms, wall time), and never more of them than this. */
const MAX_WAIT_MS = 20
const MAX_EVENTS = 64

/** Sends the events of an episode to its host several at a time: each message wakes the other thread. */
export class EventPost {
  readonly #send: (message: FromEpisode) => void
  readonly #later = globalThis.setTimeout
  #events: GameEvent[] = []
  #isDue = false

  constructor(send: (message: FromEpisode) => void) {
    this.#send = send
    // A thread that crashes has still sent all that happened.
    process.on('exit', () => this.flush())
  }

  add(event: GameEvent): void {
    this.#events.push(event)
    if (this.#events.length >= MAX_EVENTS) this.flush()
    else if (!this.#isDue) {
      this.#isDue = true
      this.#later(() => this.flush(), MAX_WAIT_MS)
    }
  }

  /** Sends what waits. */
  flush(): void {
    this.#isDue = false
    if (this.#events.length === 0) return
    const events = this.#events
    this.#events = []
    this.#send({ type: 'events', events })
  }
}
