import type { Clock } from '../../core/clock.ts'
import { cellKey, floor } from '../../core/position.ts'
import type { ActionResult } from '../../task/action.ts'
import type { Avatar } from '../../worker/team-world.ts'

/** Number of identical refusals in a row after which an agent waits before the next attempt. */
const MAX_IN_A_ROW = 2
/** How long it waits then (ms of game time); twice as long after each further refusal. */
const FIRST_WAIT_MS = 5000

/** Failed actions of agents without work, so that they do not repeat them each time they look around. */
export class Refusals {
  readonly #clock: Clock
  readonly #inARow = new Map<string, { times: number; at: number; from: string }>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /**
   * Lets an agent do something, unless it has been refused twice in the same place a short time ago.
   * @param what names the action
   * @returns whether it was done
   */
  async attempt(avatar: Avatar, what: string, act: () => Promise<ActionResult>): Promise<boolean> {
    const key = `${avatar.name} ${what}`
    const from = cellKey(floor(avatar.position))
    const last = this.#inARow.get(key)
    const before = last?.from === from ? last : { times: 0, at: 0 }
    const wait = FIRST_WAIT_MS * 2 ** (before.times - MAX_IN_A_ROW)
    if (before.times >= MAX_IN_A_ROW && this.#clock.now() < before.at + wait) return false
    const { ok } = await act()
    if (ok) this.#inARow.delete(key)
    else this.#inARow.set(key, { times: before.times + 1, at: this.#clock.now(), from })
    return ok
  }
}
