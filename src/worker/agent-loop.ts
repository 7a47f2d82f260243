import type { Position } from '../core/position.ts'
import { type Listening, Signal } from '../core/signal.ts'
import type { AgentState } from './assignment/assignment-strategy.ts'
import type { PathId } from './board/path-board.ts'
import { gatherItems, neededAfter, standsStill } from './gather-items.ts'
import { OwnActions } from './own-actions.ts'
import { Preparation } from './preparation.ts'
import type { Attempt, Refusal } from './subtask-work.ts'
import type { Executor, Team } from './team.ts'
import { waitForChange } from './wait-for-change.ts'

/** So often an agent leaves the same subtask to another for want of materials. */
const MAX_PASSES = 2
/** So often an agent without work looks whether a teammate needs help (ms of game time). */
const HELP_POLL_MS = 250
/** Why what it does without work ends. A reason of its own spares the making of an error for each. */
const DONE = 'the agent is done with it'
/** Refusals after which it is checked whether the agent can move at all. */
const STUCK_REASONS: ReadonlySet<Refusal['reason']> = new Set(['unreachable', 'stuck', 'no_standing_place'])

/**
 * One agent's life in the team: it starts the subtasks of its path, or other ready work while its path waits; it gets
 * ready for what comes next while there is none, makes room for others, and comes back when it was lost.
 */
export class AgentLoop {
  readonly #agent: Executor
  readonly #team: Team
  readonly #own: OwnActions
  readonly #preparation: Preparation
  /** What the watchdog wants of the agent before its next subtask. */
  #measure: 'move_away' | 'rejoin' | undefined
  /** How often it has left a subtask to an agent that has the materials. */
  readonly #passed = new Map<number, number>()

  constructor(agent: Executor, team: Team) {
    this.#agent = agent
    this.#team = team
    this.#own = new OwnActions(team.world.avatar(agent.name), team.traffic)
    this.#preparation = new Preparation(this.#own, team)
  }

  /** The subtask in work goes back to the board; before the next one the agent moves away or comes back anew. */
  interrupt(measure?: 'move_away' | 'rejoin'): void {
    this.#measure = measure
    this.#own.interrupt()
  }

  /**
   * Works until the board is over or the team is stopped.
   * @throws ModelError when the model fails the agent
   */
  async run(): Promise<void> {
    const { board, recovery, tactics, traffic, signal } = this.#team
    const { name } = this.#agent
    try {
      while (!signal.aborted && !board.isOver && tactics.isOver?.() !== true) {
        if (this.#own.avatar.isGone) {
          if (await recovery.bringBack(name)) continue
          return
        }
        if (await this.#obey()) continue
        if (traffic.isStuck(name)) {
          traffic.clearStuck(name)
          await recovery.bringBack(name, 'stuck where others need room')
        }
        if (await this.#bring()) continue
        const subtask = this.#startNext()
        if (subtask === undefined) await this.#wait()
        else await this.#carryOut(subtask)
      }
      const bringBack = () => recovery.bringBack(name)
      if (tactics.afterWork !== undefined) await tactics.afterWork(this.#own, { bringBack, signal })
    } finally {
      if (!board.isOver && !signal.aborted) board.dismiss(name)
      board.changes.notify()
    }
  }

  /** Does what the watchdog told it to. @returns whether it was interrupted */
  async #obey(): Promise<boolean> {
    if (!this.#own.interruption.aborted) return false
    this.#own.goOn()
    const measure = this.#measure
    this.#measure = undefined
    if (measure === 'move_away') await this.#own.walk(this.#reachablePlace, 3, 'I move away.')
    if (measure === 'rejoin') await this.#team.recovery.bringBack(this.#agent.name, 'nothing moved any more')
    return true
  }

  /** A place that the agent can walk to unless it is stuck. */
  get #reachablePlace(): Position {
    const { world, tactics } = this.#team
    return tactics.reachablePlace?.(this.#agent.name) ?? world.task.arena.spawn
  }

  /** Starts the next subtask of its path, else other ready work. @returns its id; undefined when there is none */
  #startNext(): number | undefined {
    const { board, strategy, log } = this.#team
    const { name } = this.#agent
    const own = board.memory.pathOf(name)
    if (own !== undefined) {
      const head = board.headOf(own)
      const next = board.nextAlong(own, name)
      if (next !== undefined && board.start(next, name)) return next
      if (head === undefined || board.stateOf(head).kind === 'givenUp') board.memory.leave(name)
    }
    const candidates = board.candidates(name).length
    const id = this.#nextPath()
    if (id === undefined) return undefined
    const path = [...(board.paths[id] ?? [])]
    const busyRate = board.busyRate(id, name)
    const subtask = board.nextOn(id, name)
    if (subtask === undefined || !board.start(subtask, name)) return undefined
    // An agent whose path waits stays on it and lends a hand elsewhere.
    if (strategy.commitment !== 'subtask' && board.memory.pathOf(name) === undefined)
      board.memory.enter(name, path)
    log.emit('path.assigned', { agent: name, path, strategy: strategy.id, busyRate, candidates })
    return subtask
  }

  /** The path that the agent is given; undefined where there is none for it now. */
  #nextPath(): PathId | undefined {
    const { board, strategy, world } = this.#team
    const { name } = this.#agent
    const alsoFree = world.agents
      .filter((other) => other !== name && !board.running().has(other) && !world.avatar(other).isGone)
      .map((other) => this.#stateOf(other))
    return strategy.next({ ...this.#stateOf(name), alsoFree }, board)
  }

  /** Whether there is work for the agent: on its path, or on one that it would be given. */
  #hasWork(): boolean {
    const { board } = this.#team
    const { name } = this.#agent
    const own = board.memory.pathOf(name)
    if (own !== undefined && board.nextAlong(own, name) !== undefined) return true
    return board.candidates(name).length > 0 && this.#nextPath() !== undefined
  }

  #stateOf(name: string): AgentState {
    const { world, supplies } = this.#team
    const avatar = world.avatar(name)
    const { position } = avatar
    return {
      name,
      position,
      carries: (item) => avatar.carries(item),
      sourceOf: (item, to) => supplies.sourceOf(item, position, to),
    }
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
      upcoming: this.#preparation.materialsAfter(id),
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
    else await this.#afterFailure(id, attempt)
  }

  async #afterFailure(id: number, { left, refusal }: Attempt): Promise<void> {
    const { board, repair } = this.#team
    const { name } = this.#agent
    if (this.#passOn(id, refusal)) return
    const isFailure = board.fail(name, left)
    if (refusal === undefined) return
    this.#team.refusals.set(id, refusal)
    repair?.afterFailure(id, name, refusal)
    if (isFailure) await this.#checkMobility(refusal)
  }

  /** Brings teammates what they wait for; with time for it, also what they will need next. @returns whether it did anything */
  #bring({ hasTime = false } = {}): Promise<boolean> {
    const { exchange, signal } = this.#team
    if (signal.aborted || this.#own.interruption.aborted) return Promise.resolve(false)
    return exchange.bring(this.#agent.name, this.#own.act, hasTime)
  }

  /** Leaves a subtask to an agent that carries what nobody can fetch any more. @returns whether there is one */
  #passOn(id: number, refusal: Refusal | undefined): boolean {
    const { board, world } = this.#team
    const { name } = this.#agent
    const passes = this.#passed.get(id) ?? 0
    const item = refusal?.missing?.[0]?.item
    if (refusal?.reason !== 'missing_item' || item === undefined || passes >= MAX_PASSES) return false
    const others = world.agents.filter((agent) => agent !== name).map((agent) => world.avatar(agent))
    const holder = others.find((other) => !other.isGone && other.carries(item) > 0)
    if (holder === undefined) return false
    this.#passed.set(id, passes + 1)
    board.passOn(name, holder.name)
    return true
  }

  /** Brings an agent back to the spawn that cannot walk anywhere: it fell into a hole or was closed in. */
  async #checkMobility({ reason }: Refusal): Promise<void> {
    if (!STUCK_REASONS.has(reason) || this.#own.avatar.isGone) return
    const result = await this.#own.walk(this.#reachablePlace, 4, 'I see whether I can still move.')
    if (!result.ok && STUCK_REASONS.has(result.reason))
      await this.#team.recovery.bringBack(this.#agent.name, `stuck: ${result.detail}`)
  }

  /** Without work: makes room, gets ready for what comes next, and sleeps until something changes. */
  async #wait(): Promise<void> {
    const { board, traffic, exchange, tactics } = this.#team
    // Listening begins before looking: what happens meanwhile wakes the agent at once.
    const listening = Signal.listen(board.changes, exchange.changes, traffic.changes)
    try {
      if (
        await this.#until(
          () => board.isOver,
          () => traffic.stepAside(this.#agent.name, this.#own.stops),
        )
      )
        return
      if (await this.#bring({ hasTime: true })) return
      const isNeeded = () => board.isOver || this.#hasWork()
      if (await this.#until(isNeeded, () => this.#help())) return
      const prepare = () => tactics.whileIdle?.(this.#own) ?? this.#preparation.prepare()
      if (await this.#until(isNeeded, prepare)) return
      await this.#sleep(listening)
    } finally {
      listening.stop()
    }
  }

  /** Lends a hand where a teammate has more left than it can do soon. @returns whether it did anything */
  async #help(): Promise<boolean> {
    const { helping, traffic, ledger, supplies } = this.#team
    const { name } = this.#agent
    const help = this.#agent.help === undefined ? undefined : helping.choose(name)
    if (help === undefined) return false
    const signal = this.#own.stops
    const assignment = {
      attempt: 0,
      traffic,
      ledger,
      stores: () => supplies.stores(),
      helpsWith: help.cells,
      signal,
    }
    const work = async () => {
      const hasHelped = (await this.#agent.help?.(help.subtask, assignment)) ?? false
      return hasHelped || !signal.aborted ? hasHelped : undefined
    }
    return (await helping.during(name, help, work)) !== false
  }

  async #sleep({ changed }: Listening): Promise<void> {
    const { board, world, tactics, signal } = this.#team
    if (signal.aborted || board.isOver || this.#own.interruption.aborted) return
    const restEnds = board.nextRestEnds()
    const idlePollMs = tactics.idlePollMs ?? (board.running().size > 0 ? HELP_POLL_MS : undefined)
    await waitForChange(changed, world.clock, [
      ...(restEnds === undefined ? [] : [restEnds]),
      ...(idlePollMs === undefined ? [] : [world.clock.now() + idlePollMs]),
    ])
  }

  /** Does something without work that ends as soon as it need not go on. */
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
      return await this.#own.whileIdle(idle.signal, work)
    } finally {
      idle.abort(DONE)
      listening?.stop()
    }
  }
}
