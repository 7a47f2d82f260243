import type { GameEvent } from '../core/journal/events.ts'
import type { Recorded } from '../recording/packing.ts'
import type { FromEpisode } from './messages.ts'

/** Events wait no longer than this to be sent (ms, wall time), and never more of them than this. */
const MAX_WAIT_MS = 20
const MAX_EVENTS = 64
/** Parts of a recording wait no longer than this for events that they can be sent with (ms, wall time). */
const MAX_RECORDED_WAIT_MS = 200

/**
 * Sends what happens in an episode, and what is recorded of it, to the host, several things at a time: each message wakes the
 * other thread.
 */
export class EventPost {
  readonly #send: (message: FromEpisode, transfer: ArrayBuffer[]) => void
  readonly #later = globalThis.setTimeout
  #events: GameEvent[] = []
  #recorded: Recorded[] = []
  #isDue = false
  #isRecordedDue = false
  readonly #onExit = () => this.flush()

  constructor(send: (message: FromEpisode, transfer: ArrayBuffer[]) => void) {
    this.#send = send
    // A thread that crashes has still sent all that happened.
    process.on('exit', this.#onExit)
  }

  add(event: GameEvent): void {
    this.#events.push(event)
    if (this.#events.length >= MAX_EVENTS) this.flush()
    else if (!this.#isDue) {
      this.#isDue = true
      this.#later(() => this.flush(), MAX_WAIT_MS)
    }
  }

  record(recorded: Recorded): void {
    this.#recorded.push(recorded)
    if (this.#isRecordedDue) return
    this.#isRecordedDue = true
    this.#later(() => this.flush(), MAX_RECORDED_WAIT_MS)
  }

  /** Sends what waits. */
  flush(): void {
    this.#isDue = false
    this.#isRecordedDue = false
    const [events, recorded] = [this.#events, this.#recorded]
    if (events.length === 0 && recorded.length === 0) return
    this.#events = []
    this.#recorded = []
    this.#send(
      { type: 'events', events, recorded },
      recorded.flatMap((part) => ('bytes' in part ? [part.bytes.buffer] : [])),
    )
  }

  /** Sends what waits, and stops. */
  close(): void {
    this.flush()
    process.off('exit', this.#onExit)
  }
}
