/** A subtask is given up after so many failures, by at least two agents where there are two. */
export const MAX_ATTEMPTS = 3
/** After so many it is given up even if one agent alone has tried it. */
const MAX_ATTEMPTS_BY_ANYBODY = 2 * MAX_ATTEMPTS
/** After a failure a subtask rests, twice as long each time (ms of game time). */
const FIRST_REST_MS = 1000
/** After the rest, agents that failed at it more often than others leave it to those for so long (ms of game time). */
const COURTESY_MS = 5000

/** How much of a subtask was to do before an attempt and is now: cells or calls. */
export interface WorkLeft {
  before: number
  now: number
}

/** When a subtask that failed is tried again, and by whom. */
export class RetryPolicy {
  readonly #team: ReadonlySet<string>
  /** The agents that failed at a subtask, once for each time, and when it last failed (ms of game time). */
  readonly #failures = new Map<number, { by: string[]; at: number }>()
  /** The least that was left of a subtask after an attempt. */
  readonly #least = new Map<number, number>()

  /** @param team agents that may try; it may shrink later */
  constructor(team: ReadonlySet<string>) {
    this.#team = team
  }

  /**
   * Notes an attempt after which the subtask is not done. One that leaves less to do than any before is no failure.
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

  /** Subtasks that have failed, in the order in which they first did. */
  failed(): number[] {
    return [...this.#failures.keys()]
  }

  isGivenUp(subtask: number): boolean {
    const by = this.#failures.get(subtask)?.by
    if (by === undefined || by.length < MAX_ATTEMPTS) return false
    return new Set(by).size >= Math.min(2, this.#team.size) || by.length >= MAX_ATTEMPTS_BY_ANYBODY
  }

  /** When the subtask has rested (ms of game time); 0 where it never failed. */
  restEnds(subtask: number): number {
    const failed = this.#failures.get(subtask)
    return failed === undefined ? 0 : failed.at + FIRST_REST_MS * 2 ** (failed.by.length - 1)
  }

  /**
   * Whether a subtask rests no longer.
   * @param agent for this agent it rests longer where others have failed at it less often
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
   * When the next subtask has rested for somebody (ms of game time); undefined when none rests.
   * @param isOpen leaves subtasks out that nobody will try any more
   */
  nextRestEnd(now: number, isOpen: (subtask: number) => boolean): number | undefined {
    const ends = this.failed()
      .filter((subtask) => isOpen(subtask) && !this.isGivenUp(subtask))
      .flatMap((subtask) => [this.restEnds(subtask), this.restEnds(subtask) + COURTESY_MS])
      .filter((end) => end > now)
    return ends.length === 0 ? undefined : Math.min(...ends)
  }
}
