import type { Episode } from '../judger/episode.ts'

/** So often an agent is brought back; then the team goes on without it. */
const MAX_REJOINS = 8
/** So often a server is asked to let an agent in, and the pause between (ms of game time). */
const KNOCKS = 3
const PAUSE_MS = 2000

/** Brings lost agents back into the world, within bounds. */
export class Recovery {
  readonly #episode: Episode
  readonly #signal: AbortSignal
  readonly #rejoins = new Map<string, number>()

  constructor(episode: Episode, signal: AbortSignal) {
    this.#episode = episode
    this.#signal = signal
  }

  /** @returns whether the agent is in the world again. */
  async bringBack(agent: string, reason?: string): Promise<boolean> {
    const times = this.#rejoins.get(agent) ?? 0
    if (times >= MAX_REJOINS) return false
    this.#rejoins.set(agent, times + 1)
    for (let knock = 0; knock < KNOCKS && !this.#signal.aborted; knock++) {
      if (await this.#episode.rejoin(agent, reason)) return true
      await this.#episode.clock.sleep(PAUSE_MS)
    }
    return false
  }
}
