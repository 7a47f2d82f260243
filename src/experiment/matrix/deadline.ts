import type { EpisodeResult } from './episode-result.ts'
import type { EpisodeKey } from './experiment-spec.ts'

/**
 * The time by which an experiment has to end. An episode is expected to take as long as the longest earlier one of the same task
 * and condition; failing that, of the same task, and then of all.
 */
export class Deadline {
  readonly #at: number
  readonly #now: () => number
  /** Longest times (s of wall time). */
  readonly #longest = new Map<string, number>()

  /**
   * @param at wall time in ms since 1970
   * @param now wall time in ms since 1970
   * @param results results of earlier episodes
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

  /** Whether an episode that begins now is expected to end in time; always true for the first one. */
  fits(episode: EpisodeKey): boolean {
    const seconds = keysOf(episode)
      .map((key) => this.#longest.get(key))
      .find((longest) => longest !== undefined)
    return !this.isOver && this.#now() + 1000 * (seconds ?? 0) <= this.#at
  }
}

/** Keys that similar episodes share, the most specific first. */
const keysOf = ({ task, condition }: EpisodeKey): string[] => [
  JSON.stringify([task, condition]),
  JSON.stringify([task]),
  '',
]
