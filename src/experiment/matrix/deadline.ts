import type { EpisodeResult } from './episode-result.ts'
import type { EpisodeKey } from './experiment-spec.ts'

/**
 * The time by which an experiment has to come to an end. An episode is expected to take as long as the longest before it: of the same
 * task and condition, else of the same task, else of all.
 */
export class Deadline {
  readonly #at: number
  readonly #now: () => number
  /** Longest times (s of wall time). */
  readonly #longest = new Map<string, number>()

  /**
   * @param at wall time in ms since 1970
   * @param now wall time in ms since 1970
   * @param results of episodes that were played before
   */
  constructor(at: number, now: () => number, results: readonly EpisodeResult[] = []) {
    this.#at = at
    this.#now = now
    for (const result of results) this.learn(result)
  }

  get isOver(): boolean {
    return this.#now() >= this.#at
  }

  learn(result: EpisodeResult): void {
    for (const key of keysOf(result))
      this.#longest.set(key, Math.max(this.#longest.get(key) ?? 0, result.wallSeconds))
  }

  /** Whether an episode that begins now can be expected to end in time. Of the first one nothing is known. */
  fits(episode: EpisodeKey): boolean {
    const seconds = keysOf(episode)
      .map((key) => this.#longest.get(key))
      .find((longest) => longest !== undefined)
    return !this.isOver && this.#now() + 1000 * (seconds ?? 0) <= this.#at
  }
}

/** What episodes are like each other in, the most alike first. */
const keysOf = ({ task, condition }: EpisodeKey): string[] => [
  JSON.stringify([task, condition]),
  JSON.stringify([task]),
  '',
]
