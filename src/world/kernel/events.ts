import type { Vec } from '../geometry.ts'
import type { BlockState } from './blocks/states.ts'
import type { DimensionName } from './dimensions.ts'

/** The server's events with their payloads. */
export interface WorldEvents {
  /** `dimension` is absent in the overworld. */
  blockChanged: { position: Vec; from: BlockState; to: BlockState; by?: string; dimension?: DimensionName }
  /** A tick is over. */
  ticked: { tick: number }
  playerJoined: { name: string }
  playerLeft: { name: string }
  chat: { name: string; message: string }
  itemPickedUp: { name: string; item: string; count: number }
  error: { error: Error }
}

export type WorldEventName = keyof WorldEvents
export type WorldListener<N extends WorldEventName> = (event: WorldEvents[N]) => void

/** Typed listeners, called in the order they were added. A listener that throws is reported as 'error'. */
export class WorldEmitter {
  readonly #listeners = new Map<WorldEventName, ((event: never) => void)[]>()

  on<N extends WorldEventName>(name: N, listener: WorldListener<N>): void {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener])
  }

  off<N extends WorldEventName>(name: N, listener: WorldListener<N>): void {
    this.#listeners.set(
      name,
      (this.#listeners.get(name) ?? []).filter((other) => other !== listener),
    )
  }

  has(name: WorldEventName): boolean {
    return (this.#listeners.get(name)?.length ?? 0) > 0
  }

  emit<N extends WorldEventName>(name: N, event: WorldEvents[N]): void {
    for (const listener of (this.#listeners.get(name) ?? []) as WorldListener<N>[]) {
      try {
        listener(event)
      } catch (cause) {
        if (name === 'error') throw cause
        this.emit('error', { error: cause instanceof Error ? cause : new Error(String(cause)) })
      }
    }
  }

  clear(): void {
    this.#listeners.clear()
  }
}
