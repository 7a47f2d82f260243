import type { GameEvent } from '../core/journal/events.ts'
import type { Recorded } from '../recording/packing.ts'
import type { FromEpisode } from './messages.ts'

/** Maximum time before events are sent (ms, wall time), and maximum number that may wait. */
const MAX_WAIT_MS = 20
const MAX_EVENTS = 64
/** Maximum time that parts of a recording wait to be sent together with events (ms, wall time). */
const MAX_RECORDED_WAIT_MS = 200

/**
 * Sends the events and the recording of an episode to the host in batches, because each message wakes the other thread.
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
    // Even a crashing thread sends every event.
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

  /** Sends the waiting items and stops. */
  close(): void {
    this.flush()
    process.off('exit', this.#onExit)
  }
}
