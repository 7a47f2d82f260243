import type { Clock } from '../clock.ts'
import type { EventData, EventSink, EventType, GameEvent } from './events.ts'

/** Collects the events of an episode with their game time, and passes each one on at once. */
export class EventLog implements EventSink {
  readonly events: GameEvent[] = []
  readonly #clock: Clock
  readonly #listeners: ((event: GameEvent) => void)[]

  constructor(clock: Clock, ...listeners: ((event: GameEvent) => void)[]) {
    this.#clock = clock
    this.#listeners = listeners
  }

  /** Passes all further events on, too. */
  watch(listener: (event: GameEvent) => void): void {
    this.#listeners.push(listener)
  }

  emit<T extends EventType>(type: T, data: EventData<T>): void {
    const event = { t: Math.round(this.#clock.now()), type, data } as GameEvent
    this.events.push(event)
    for (const listener of this.#listeners) listener(event)
  }
}
