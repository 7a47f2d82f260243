import { TEAM_POLICY } from './team-policy.ts'
import type { TeamWorld } from './team-world.ts'

/** Attempts to reconnect an agent to the server, and the pause between them (ms of game time). */
const MAX_ATTEMPTS = 3
const PAUSE_MS = 2000

/** Brings lost agents back into the world, up to a limit. */
export class Recovery {
  readonly #world: TeamWorld
  readonly #signal: AbortSignal
  readonly #maxRejoins: number
  readonly #rejoins = new Map<string, number>()

  /** @param maxRejoins maximum number of times that an agent is brought back; after that, the team continues without it */
  constructor(world: TeamWorld, signal: AbortSignal, maxRejoins = TEAM_POLICY.patience.rejoins) {
    this.#maxRejoins = maxRejoins
    this.#world = world
    this.#signal = signal
  }

  /** @returns whether the agent is in the world again. */
  async bringBack(agent: string, reason?: string): Promise<boolean> {
    const times = this.#rejoins.get(agent) ?? 0
    if (times >= this.#maxRejoins) return false
    this.#rejoins.set(agent, times + 1)
    for (let attempt = 0; attempt < MAX_ATTEMPTS && !this.#signal.aborted; attempt++) {
      if (await this.#world.rejoin(agent, reason)) return true
      await this.#world.clock.sleep(PAUSE_MS)
    }
    return false
  }
}
