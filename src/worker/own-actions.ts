import { distance, type Position } from '../core/position.ts'
import type { ActionCall, ActionResult } from '../task/action.ts'
import { navigateTo } from '../task/actions/navigate-to.ts'
import type { FreeAgent } from './tactics.ts'
import type { Avatar } from './team-world.ts'
import type { Traffic } from './traffic.ts'

/** Actions of an agent outside its subtasks. The team can interrupt them. */
export class OwnActions implements FreeAgent {
  readonly avatar: Avatar
  readonly #traffic: Traffic
  #interruption = new AbortController()
  /** Fires when there is work for an idle agent. */
  #idle: AbortSignal | undefined

  constructor(avatar: Avatar, traffic: Traffic) {
    this.avatar = avatar
    this.#traffic = traffic
  }

  /** Fires when the team interrupts the agent; a new signal after each interruption. */
  get interruption(): AbortSignal {
    return this.#interruption.signal
  }

  /** Fires when the agent must end its current action. */
  get stops(): AbortSignal {
    return AbortSignal.any([this.interruption, ...(this.#idle === undefined ? [] : [this.#idle])])
  }

  interrupt(): void {
    this.#interruption.abort()
  }

  /** Acknowledges an interruption and continues. */
  goOn(): void {
    this.#interruption = new AbortController()
  }

  /** True while an idle agent may continue its activity. */
  get mayGoOn(): boolean {
    return !this.avatar.isGone && !this.interruption.aborted && this.#idle?.aborted === false
  }

  /** Runs an activity whose actions end as soon as there is work. */
  async whileIdle<T>(idle: AbortSignal, work: () => Promise<T>): Promise<T> {
    this.#idle = idle
    try {
      return await work()
    } finally {
      this.#idle = undefined
    }
  }

  readonly walk = ({ x, y, z }: Position, range: number, thought: string): Promise<ActionResult> => {
    if (distance(this.avatar.position, { x, y, z }) <= range) return Promise.resolve({ ok: true, data: {} })
    return this.act(navigateTo.call({ pos: [x, y, z], range }), thought)
  }

  readonly act = (action: ActionCall, thought: string): Promise<ActionResult> => {
    const signal = this.stops
    return this.#traffic.act(this.avatar.name, action, () => this.avatar.act(action, { thought }, signal))
  }
}
