import { type AttemptPolicy, TEAM_POLICY } from '../team-policy.ts'

/** Remaining work of a subtask before an attempt and after it: cells or calls. */
export interface WorkLeft {
  before: number
  now: number
}

/** Decides when a failed subtask is tried again, and by which agents. */
export class RetryPolicy {
  readonly #team: ReadonlySet<string>
  readonly #policy: AttemptPolicy
  /** Agents that failed at a subtask, one entry per failure, and when it last failed (ms of game time). */
  readonly #failures = new Map<number, { by: string[]; at: number }>()
  /** The least work ever left of a subtask after an attempt. */
  readonly #least = new Map<number, number>()

  /** @param team agents that may try; it may shrink later */
  constructor(team: ReadonlySet<string>, policy: AttemptPolicy = TEAM_POLICY.attempts) {
    this.#team = team
    this.#policy = policy
  }

  /**
   * Records an attempt that did not finish the subtask. An attempt that leaves less to do than any before does not count as a
   * failure.
   * @param left the remaining work; without it, the attempt counts as a failure
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
    if (by === undefined || by.length < this.#policy.failures) return false
    return new Set(by).size >= Math.min(2, this.#team.size) || by.length >= 2 * this.#policy.failures
  }

  /** End of the subtask's rest (ms of game time); 0 if it never failed. */
  restEnds(subtask: number): number {
    const failed = this.#failures.get(subtask)
    return failed === undefined ? 0 : failed.at + this.#policy.restMs * 2 ** (failed.by.length - 1)
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
    if (agent === undefined || now >= end + this.#policy.courtesyMs) return true
    const times = (name: string) => failed.by.filter((by) => by === name).length
    return [...this.#team].every((other) => times(other) >= times(agent))
  }

  /**
   * Time at which the next rest ends for any agent (ms of game time); undefined if no subtask rests.
   * @param isOpen false for subtasks that no agent will try again
   */
  nextRestEnd(now: number, isOpen: (subtask: number) => boolean): number | undefined {
    const ends = this.failed()
      .filter((subtask) => isOpen(subtask) && !this.isGivenUp(subtask))
      .flatMap((subtask) => [this.restEnds(subtask), this.restEnds(subtask) + this.#policy.courtesyMs])
      .filter((end) => end > now)
    return ends.length === 0 ? undefined : Math.min(...ends)
  }
}
