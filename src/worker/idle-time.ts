import { type Listening, Signal } from '../core/signal.ts'
import type { OwnActions } from './own-actions.ts'
import type { Preparation } from './preparation.ts'
import type { Executor, Team } from './team.ts'
import { waitForChange } from './wait-for-change.ts'

/** Abort reason for idle activities; a shared constant avoids creating an Error for each. */
const DONE = 'the agent is done with it'

/** Maximum number of activities in a row during which no game time passes. */
const MAX_AT_ONCE = 100

/** The parts of an agent that its idle time uses. */
export interface IdleAgent {
  executor: Executor
  own: OwnActions
  preparation: Preparation
  /** Whether the team has work for the agent. */
  hasWork(): boolean
  /** Brings teammates the items that they are waiting for and will need next. @returns whether it did anything */
  bring(): Promise<boolean>
}

/**
 * Fills the time of an agent without a subtask: with the first useful activity of an ordered list, or with sleep until
 * something changes.
 */
export class IdleTime {
  readonly #agent: IdleAgent
  readonly #team: Team
  /** Time of the last activity (ms of game time), and how many were done at that time. */
  #last = { at: -1, count: 0 }

  constructor(agent: IdleAgent, team: Team) {
    this.#agent = agent
    this.#team = team
  }

  /** Runs the first activity that finds something to do; sleeps if none does, or if they take no time again and again. */
  async spend(): Promise<void> {
    const { board, traffic, exchange } = this.#team
    // Subscribes before checking, so that a change in between wakes the agent at once.
    const listening = Signal.listen(board.changes, exchange.changes, traffic.changes)
    try {
      for (const { isOff, run } of this.#activities())
        if (await (isOff === undefined ? run() : this.#until(isOff, run))) return await this.#noteActivity()
      await this.#sleep(listening)
    } finally {
      listening.stop()
    }
  }

  /** Two activities that undo each other in no time would otherwise stop the game. */
  async #noteActivity(): Promise<void> {
    const { board, world } = this.#team
    const now = world.clock.now()
    this.#last = { at: now, count: this.#last.at === now ? this.#last.count + 1 : 1 }
    if (this.#last.count > MAX_AT_ONCE) await world.clock.sleep(board.policy.helping.pollMs)
  }

  /** In order of urgency. `isOff` ends a running activity. */
  #activities(): { name: string; isOff?: () => boolean; run: () => Promise<boolean> }[] {
    const { board, traffic, tactics } = this.#team
    const { executor, own, preparation, hasWork, bring } = this.#agent
    const isNeeded = () => board.isOver || hasWork()
    return [
      {
        name: 'make room',
        isOff: () => board.isOver,
        run: () => traffic.stepAside(executor.name, own.stops),
      },
      { name: 'bring items', run: bring },
      { name: 'help', isOff: isNeeded, run: () => this.#help() },
      {
        name: 'prepare',
        isOff: isNeeded,
        run: () => tactics.whileIdle?.(own) ?? preparation.prepare(),
      },
      { name: 'tidy', isOff: isNeeded, run: () => own.avatar.tidy(own.stops) },
    ]
  }

  /** Helps a teammate that has more left than it can do soon. @returns whether it did anything */
  async #help(): Promise<boolean> {
    const { helping, traffic, ledger, supplies } = this.#team
    const { executor, own } = this.#agent
    const help = executor.help === undefined ? undefined : helping.choose(executor.name)
    if (help === undefined) return false
    const signal = own.stops
    const assignment = {
      attempt: 0,
      traffic,
      ledger,
      stores: () => supplies.stores(),
      helpsWith: help.cells,
      signal,
    }
    const work = async () => {
      const hasHelped = (await executor.help?.(help.subtask, assignment)) ?? false
      return hasHelped || !signal.aborted ? hasHelped : undefined
    }
    return (await helping.during(executor.name, help, work)) !== false
  }

  async #sleep({ changed }: Listening): Promise<void> {
    const { board, world, tactics, signal } = this.#team
    if (signal.aborted || board.isOver || this.#agent.own.interruption.aborted) return
    const restEnds = board.nextRestEnds()
    // Also while no agent is working: a teammate that starts a subtask at the same time may need help.
    const idlePollMs = tactics.idlePollMs ?? board.policy.helping.pollMs
    await waitForChange(changed, world.clock, [
      ...(restEnds === undefined ? [] : [restEnds]),
      world.clock.now() + idlePollMs,
    ])
  }

  /** Runs an activity until it is done or no longer needed. */
  async #until(isOff: () => boolean, work: () => Promise<boolean>): Promise<boolean> {
    const { board } = this.#team
    const idle = new AbortController()
    let listening: Listening | undefined
    const watch = (): void => {
      if (idle.signal.aborted) return
      if (isOff()) {
        idle.abort()
        return
      }
      listening = board.changes.listen()
      void listening.changed.then(watch)
    }
    watch()
    try {
      return await this.#agent.own.whileIdle(idle.signal, work)
    } finally {
      idle.abort(DONE)
      listening?.stop()
    }
  }
}
