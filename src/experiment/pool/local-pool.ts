import type { EpisodeOrder } from './messages.ts'
import type { EpisodePool, Played, PlayLimits } from './pool.ts'
import { WorkerProcess } from './worker-process.ts'

/** Plays episodes in local processes, one at a time in each. */
export class LocalPool implements EpisodePool {
  readonly givesWholeRuns = false
  readonly atOnce: number
  readonly about: string
  readonly #idle: WorkerProcess[]
  readonly #all: readonly WorkerProcess[]
  readonly #waiting: (() => void)[] = []

  /** @param jobs number of parallel episodes */
  constructor(jobs: number) {
    this.atOnce = jobs
    this.about = `${jobs} at a time`
    this.#all = Array.from({ length: jobs }, () => new WorkerProcess())
    this.#idle = [...this.#all]
  }

  async play(order: EpisodeOrder, limits: PlayLimits): Promise<Played> {
    // There are few processes; further requests wait their turn.
    while (this.#idle.length === 0) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    const process = this.#idle.pop() as WorkerProcess
    try {
      if (limits.signal.aborted || limits.recall.aborted) return { kind: 'cancelled' }
      limits.onBegun()
      return await process.play(order, limits)
    } finally {
      this.#idle.push(process)
      this.#waiting.shift()?.()
    }
  }

  recorded(): Promise<void> {
    return Promise.resolve()
  }

  close(): Promise<void> {
    for (const process of this.#all) process.end()
    return Promise.resolve()
  }

  leave(): Promise<void> {
    return this.close()
  }
}
