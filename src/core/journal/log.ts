import type { Clock } from '../clock.ts'
import type { EventData, EventSink, EventSource, EventType, GameEvent } from './events.ts'

/**
 * Stamps the events of an episode with their game time and forwards each one at once. It stores none, because a long game has too
 * many. Code that needs past events listens from the beginning and folds, or reads the journal when the episode is over.
 */
export class EventLog implements EventSink, EventSource {
  readonly #clock: Clock
  readonly #listeners: ((event: GameEvent) => void)[]

  constructor(clock: Clock, ...listeners: ((event: GameEvent) => void)[]) {
    this.#clock = clock
    this.#listeners = listeners
  }

  watch(listener: (event: GameEvent) => void): void {
    this.#listeners.push(listener)
  }

  emit<T extends EventType>(type: T, data: EventData<T>): void {
    const event = { t: Math.round(this.#clock.now()), type, data } as GameEvent
    for (const listener of this.#listeners) listener(event)
  }
}
