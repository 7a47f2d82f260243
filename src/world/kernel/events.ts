import type { Vec } from '../geometry.ts'
import type { BlockState } from './blocks/states.ts'
import type { DimensionName } from './dimensions.ts'
import type { DamageCause } from './entities/damage.ts'

/** A player or another entity in the world. */
export interface EventSubject {
  readonly id: number
  /** `player`, `zombie`, `item` … */
  readonly kind: string
  /** Of players. */
  readonly name?: string
}

/** The position of an entity. `dimension` is absent in the overworld. */
interface EntityPlace {
  readonly position: Vec
  readonly dimension?: DimensionName
}

/** Items in a slot: their name and count, or null. */
export type EventItem = { readonly name: string; readonly count: number } | null

/** The server's events with their payloads. */
export interface WorldEvents {
  /** `dimension` is absent in the overworld. */
  blockChanged: { position: Vec; from: BlockState; to: BlockState; by?: string; dimension?: DimensionName }
  /** A tick is over. */
  ticked: { tick: number }
  playerJoined: { name: string }
  /** `reason`: the server's message when it ended the connection, or how it broke. */
  playerLeft: { name: string; reason?: string }
  /** A ban or the whitelist keeps a player out. */
  loginRefused: { name: string; reason: string }
  /** The server ends a player's connection. */
  playerKicked: { name: string; reason: string }
  /** A player or another body has lost health. */
  damaged: EventSubject & {
    /** Half hearts lost, after armour and effects. */
    amount: number
    /** Half hearts left. */
    health: number
    cause: DamageCause
    /** The attacker. */
    by?: EventSubject
  }
  /** A player or another body dies. Without a cause it was a command. */
  died: EventSubject & { cause?: DamageCause; by?: EventSubject }
  /** An entity other than a player enters the world, or returns with its chunk. */
  entitySpawned: EventSubject & EntityPlace
  /** An entity other than a player is removed: it died, was picked up, despawned … */
  entityGone: EventSubject & EntityPlace
  /** A player has broken a block. */
  blockDug: { position: Vec; block: BlockState; by: string; dimension?: DimensionName }
  /** A player has opened the container at a position. */
  containerOpened: { name: string; position: Vec; block: string; dimension?: DimensionName }
  /** The contents of a container have changed in a tick, by a player or a machine. Emitted only while there are listeners. */
  containerChanged: {
    position: Vec
    block: string
    dimension?: DimensionName
    slots: readonly { readonly slot: number; readonly from: EventItem; readonly to: EventItem }[]
  }
  chat: { name: string; message: string }
  itemPickedUp: { name: string; item: string; count: number }
  /** The console ran `stop` or `save-all`. The server carries it out. */
  stopRequested: object
  saveRequested: object
  /** The world folder has been written after `save-all` or `stop`. */
  saved: object
  error: { error: Error }
}

export type WorldEventName = keyof WorldEvents
export type WorldListener<N extends WorldEventName> = (event: WorldEvents[N]) => void

/** Typed listeners, called in the order in which they were added. A listener that throws is reported as 'error'. */
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
