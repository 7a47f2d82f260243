/** Failures after which a subtask is given up, by at least two agents if the team has two. */
export const MAX_ATTEMPTS = 3
/** Failures after which it is given up even if only one agent has tried it. */
const MAX_ATTEMPTS_BY_ANYBODY = 2 * MAX_ATTEMPTS
/** First rest after a failure (ms of game time); it doubles each time. */
const FIRST_REST_MS = 1000
/** How long after the rest agents with more failures leave the subtask to the others (ms of game time). */
const COURTESY_MS = 5000

/** Remaining work of a subtask before an attempt and after it: cells or calls. */
export interface WorkLeft {
  before: number
  now: number
}

/** Decides when a failed subtask is tried again, and by which agents. */
export class RetryPolicy {
  readonly #team: ReadonlySet<string>
  /** Agents that failed at a subtask, one entry per failure, and when it last failed (ms of game time). */
  readonly #failures = new Map<number, { by: string[]; at: number }>()
  /** The least work ever left of a subtask after an attempt. */
  readonly #least = new Map<number, number>()

  /** @param team agents that may try; it may shrink later */
  constructor(team: ReadonlySet<string>) {
    this.#team = team
  }

  /**
   * Records an attempt that did not finish the subtask. One that leaves less to do than any before is no failure.
   * @param left without it the attempt is a failure
   * @returns whether it counts as a failure
   */
  note(
    subtask: number,
    { agent, now, left }: { agent: string; now: number; left?: WorkLeft | undefined },
  ): boolean {
    if (left !== undefined && left.now < (this.#least.get(subtask) ?? left.before)) {
      this.#least.set(subtask, left.now)
      return false
    }
    const by = this.#failures.get(subtask)?.by ?? []
    this.#failures.set(subtask, { by: [...by, agent], at: now })
    return true
  }

  /** Forgets the failures of a subtask. */
  forgive(subtask: number): void {
    this.#failures.delete(subtask)
  }

  failures(subtask: number): number {
    return this.#failures.get(subtask)?.by.length ?? 0
  }

  /** Subtasks that have failed, in the order of their first failure. */
  failed(): number[] {
    return [...this.#failures.keys()]
  }

  isGivenUp(subtask: number): boolean {
    const by = this.#failures.get(subtask)?.by
    if (by === undefined || by.length < MAX_ATTEMPTS) return false
    return new Set(by).size >= Math.min(2, this.#team.size) || by.length >= MAX_ATTEMPTS_BY_ANYBODY
  }

  /** End of the subtask's rest (ms of game time); 0 if it never failed. */
  restEnds(subtask: number): number {
    const failed = this.#failures.get(subtask)
    return failed === undefined ? 0 : failed.at + FIRST_REST_MS * 2 ** (failed.by.length - 1)
  }

  /**
   * Whether a subtask's rest is over.
   * @param agent rests longer for this agent if others have fewer failures
   */
  mayRetry(subtask: number, now: number, agent?: string): boolean {
    const failed = this.#failures.get(subtask)
    if (failed === undefined) return true
    const end = this.restEnds(subtask)
    if (now < end) return false
    if (agent === undefined || now >= end + COURTESY_MS) return true
    const times = (name: string) => failed.by.filter((by) => by === name).length
    return [...this.#team].every((other) => times(other) >= times(agent))
  }

  /**
   * When the next rest ends for any agent (ms of game time); undefined when no subtask rests.
   * @param isOpen false for subtasks that no agent will try again
   */
  nextRestEnd(now: number, isOpen: (subtask: number) => boolean): number | undefined {
    const ends = this.failed()
      .filter((subtask) => isOpen(subtask) && !this.isGivenUp(subtask))
      .flatMap((subtask) => [this.restEnds(subtask), this.restEnds(subtask) + COURTESY_MS])
      .filter((end) => end > now)
    return ends.length === 0 ? undefined : Math.min(...ends)
  }
}
