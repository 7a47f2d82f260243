import type { Position } from '../../core/position.ts'
import type { ItemCount } from '../../game/item-counts.ts'

/** Time after which items on the ground disappear (ms of game time; vanilla: 6,000 ticks). */
const LASTING_MS = 300_000

/** The items that an agent lost on its death. */
interface Loss {
  readonly position: Position
  readonly items: readonly ItemCount[]
  /** When it died (ms of game time). */
  readonly at: number
}

/** Remembers where the items of dead agents lie until they despawn. Only the latest death of each agent counts. */
export class LostItems {
  readonly #losses = new Map<string, Loss>()

  /** Records an agent's items at its death. */
  lose(agent: string, loss: Loss): void {
    if (loss.items.length > 0) this.#losses.set(agent, loss)
    else this.forget(agent)
  }

  /** An agent's lost items that may still be found, and how long they remain (s of game time). */
  of(agent: string, now: number): (Loss & { readonly secondsLeft: number }) | undefined {
    const loss = this.#losses.get(agent)
    const remainingMs = loss === undefined ? 0 : loss.at + LASTING_MS - now
    return loss === undefined || remainingMs <= 0 ? undefined : { ...loss, secondsLeft: remainingMs / 1000 }
  }

  /** Records that an agent has fetched its items, or that they are gone. */
  forget(agent: string): void {
    this.#losses.delete(agent)
  }
}
