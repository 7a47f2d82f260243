import type { Position } from '../../core/position.ts'
import type { ItemCount } from '../../game/item-counts.ts'

/** What lies on the ground is gone after so long (ms of game time; vanilla: 6,000 ticks). */
const LASTING_MS = 300_000

/** What an agent has lost by its death. */
interface Loss {
  readonly position: Position
  readonly items: readonly ItemCount[]
  /** When it died (ms of game time). */
  readonly at: number
}

/** Where the things of agents lie that have died, as long as they lie there. Of each agent the last death counts. */
export class LostItems {
  readonly #losses = new Map<string, Loss>()

  /** Notes what an agent carried when it died. */
  lose(agent: string, loss: Loss): void {
    if (loss.items.length > 0) this.#losses.set(agent, loss)
    else this.forget(agent)
  }

  /** What an agent has lost and may still find, and how long it lies there (s of game time). */
  of(agent: string, now: number): (Loss & { readonly secondsLeft: number }) | undefined {
    const loss = this.#losses.get(agent)
    const left = loss === undefined ? 0 : loss.at + LASTING_MS - now
    return loss === undefined || left <= 0 ? undefined : { ...loss, secondsLeft: left / 1000 }
  }

  /** Notes that an agent has fetched its things, or that they are not there. */
  forget(agent: string): void {
    this.#losses.delete(agent)
  }
}
