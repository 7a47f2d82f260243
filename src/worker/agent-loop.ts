import { AfterFailure, reachablePlace } from './after-failure.ts'
import { gatherItems, neededAfter, standsStill } from './gather-items.ts'
import { IdleTime } from './idle-time.ts'
import { leftToTeammates } from './leaving.ts'
import { NextWork } from './next-work.ts'
import { OwnActions } from './own-actions.ts'
import { Preparation } from './preparation.ts'
import type { Executor, Team } from './team.ts'

/** Result of an agent's self-check before it takes work: carry on, check again, or leave the team. */
type Outcome = 'fine' | 'again' | 'gone'

/**
 * One agent's life in the team: it starts the subtasks of its path, or other ready work while its path waits. Without work it
 * prepares for upcoming subtasks; it also makes room for others and rejoins after it was lost.
 */
export class AgentLoop {
  readonly #agent: Executor
  readonly #team: Team
  readonly #own: OwnActions
  readonly #preparation: Preparation
  readonly #work: NextWork
  readonly #failure: AfterFailure
  readonly #idle: IdleTime
  /** The watchdog's request to the agent before its next subtask. */
  #measure: 'move_away' | 'rejoin' | undefined

  constructor(agent: Executor, team: Team) {
    const { name } = agent
    this.#agent = agent
    this.#team = team
    this.#own = new OwnActions(team.world.avatar(name), team.traffic)
    this.#preparation = new Preparation(this.#own, team)
    this.#work = new NextWork(name, team)
    this.#failure = new AfterFailure(name, this.#own, team)
    this.#idle = new IdleTime(
      {
        executor: agent,
        own: this.#own,
        preparation: this.#preparation,
        hasWork: () => this.#work.exists(),
        bring: () => this.#bring({ hasTime: true }),
      },
      team,
    )
  }

  /** Hands the current subtask back to the board; the agent moves away or rejoins before starting its next one. */
  interrupt(measure?: 'move_away' | 'rejoin'): void {
    this.#measure = measure
    this.#own.interrupt()
  }

  /**
   * Works until the board is over or the team is stopped.
   * @throws ModelError if the model fails
   */
  async run(): Promise<void> {
    const { board, recovery, tactics, signal } = this.#team
    const { name } = this.#agent
    try {
      while (!this.#isOver) {
        const outcome = await this.#settleItself()
        if (outcome === 'gone') return
        if (outcome === 'fine') await this.#workOrWait()
      }
      const bringBack = () => recovery.bringBack(name)
      if (tactics.afterWork !== undefined) await tactics.afterWork(this.#own, { bringBack, signal })
    } finally {
      if (!board.isOver && !signal.aborted) board.dismiss(name)
      board.changes.notify()
    }
  }

  get #isOver(): boolean {
    const { board, tactics, signal } = this.#team
    return signal.aborted || board.isOver || tactics.isOver?.() === true
  }

  /** Rejoins if the agent is lost, follows the watchdog's order and brings items that teammates wait for. */
  async #settleItself(): Promise<Outcome> {
    const { recovery, traffic } = this.#team
    const { name } = this.#agent
    if (this.#own.avatar.isGone) return (await recovery.bringBack(name)) ? 'again' : 'gone'
    if (await this.#obey()) return 'again'
    if (traffic.isStuck(name)) {
      traffic.clearStuck(name)
      await recovery.bringBack(name, 'stuck where others need room')
    }
    return (await this.#bring()) ? 'again' : 'fine'
  }

  async #workOrWait(): Promise<void> {
    const subtask = this.#work.start()
    if (subtask === undefined) await this.#idle.spend()
    else await this.#carryOut(subtask)
  }

  /** Follows the watchdog's order. @returns whether the agent was interrupted */
  async #obey(): Promise<boolean> {
    if (!this.#own.interruption.aborted) return false
    this.#own.goOn()
    const measure = this.#measure
    this.#measure = undefined
    const { name } = this.#agent
    if (measure === 'move_away') await this.#own.walk(reachablePlace(name, this.#team), 3, 'I move away.')
    if (measure === 'rejoin') await this.#team.recovery.bringBack(name, 'the team stalled')
    return true
  }

  async #carryOut(id: number): Promise<void> {
    const { board, traffic, exchange, helping, supplies, world, ledger, tactics } = this.#team
    const { name } = this.#agent
    const began = world.clock.now()
    const { interruption } = this.#own
    traffic.claim(name, board.forecast.errand(id).cells)
    const gather = async () => {
      await gatherItems(id, this.#own, this.#team, () => this.#bring())
      if (standsStill(id, this.#team)) exchange.expect(name, () => neededAfter(id, this.#team))
    }
    const without = board.triedWithout.get(id)
    const attempt = await this.#agent.execute(board.subtask(id), {
      attempt: board.failures(id) + 1,
      ...(without && { without }),
      ...(board.isEarly(name) ? { isEarly: true } : {}),
      isUntimely: () => board.isUntimely(name),
      upcoming: this.#preparation.materialsAfter(id),
      left: (wanted) => leftToTeammates(name, wanted, this.#team),
      stores: () => supplies.stores(),
      over: helping.begin(id),
      traffic,
      ledger,
      tactics,
      gather,
      signal: interruption,
    })
    exchange.forget(name)
    traffic.release(name)
    if (attempt.done) board.finish(name, world.clock.now() - began)
    else if (this.#own.avatar.isGone || interruption.aborted) board.handBack(name)
    else await this.#failure.settle(id, attempt)
  }

  /**
   * Brings teammates the items that they are waiting for and, if there is time, the items that they will need next.
   * @returns whether it did anything
   */
  #bring({ hasTime = false } = {}): Promise<boolean> {
    const { exchange, signal } = this.#team
    if (signal.aborted || this.#own.interruption.aborted) return Promise.resolve(false)
    return exchange.bring(this.#agent.name, this.#own.act, hasTime)
  }
}
