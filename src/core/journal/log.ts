import type { Clock } from '../clock.ts'
import type { EventData, EventSink, EventType, GameEvent } from './events.ts'

/** Collects the events of an episode with their game time, and passes each one on at once. */
export class EventLog implements EventSink {
  readonly events: GameEvent[] = []
  readonly #clock: Clock
  readonly #forward: (event: GameEvent) => void

  constructor(clock: Clock, forward: (event: GameEvent) => void = () => undefined) {
    this.#clock = clock
    this.#forward = forward
  }

  emit<T extends EventType>(type: T, data: EventData<T>): void {
    const event = { t: Math.round(this.#clock.now()), type, data } as GameEvent
    this.events.push(event)
    this.#forward(event)
  }
}
