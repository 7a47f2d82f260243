import type { EventSink } from '../core/journal/events.ts'
import { distance, type Position } from '../core/position.ts'
import type { ActionResult } from '../task/action.ts'
import type { ItemCount } from '../task/task.ts'
import type { Agent, Refusal } from './agent.ts'
import type { AgentState, AssignmentStrategy } from './assignment/assignment-strategy.ts'
import { wayTo } from './assignment/way-to.ts'
import type { CallLedger } from './call-ledger.ts'
import type { Exchange } from './exchange.ts'
import type { GraphRepair } from './graph-repair.ts'
import type { PathBoard } from './path-board.ts'
import type { Recovery } from './recovery.ts'
import type { Supplies } from './supplies.ts'
import type { FreeAgent, Tactics } from './tactics.ts'
import type { Avatar, TeamWorld } from './team-world.ts'
import type { Traffic } from './traffic.ts'
import { wantsOf } from './wants.ts'

/** What all agents of a team share. */
export interface Team {
  world: TeamWorld
  board: PathBoard
  strategy: AssignmentStrategy
  traffic: Traffic
  exchange: Exchange
  /** What the scenario adds. */
  tactics: Tactics
  supplies: Supplies
  /** Absent: the graph stays as it was planned. */
  repair: GraphRepair | undefined
  recovery: Recovery
  ledger: CallLedger
  log: EventSink
  /** Ends all work. */
  signal: AbortSignal
}

/** An agent that waits stands this near to where it will be needed (blocks). */
const NEAR = 4
const NEAR_CONTAINER = 3
/** So many subtasks ahead materials are taken along. */
const LOOK_AHEAD = 3
/** So often an agent leaves the same subtask to another for want of materials. */
const MAX_PASSES = 2
/** So long an agent waits for what teammates are to bring, and how often it looks (ms of game time). */
const WAIT_FOR_ITEMS_MS = 40_000
const ITEMS_LOOK_MS = 2000
/** Refusals that make one ask whether the agent can move at all. */
const STUCK_REASONS: ReadonlySet<Refusal['reason']> = new Set(['unreachable', 'stuck', 'no_standing_place'])

/**
 * One agent's life in the team: it takes subtasks off its path, or other ready work while its path waits, gets ready for
 * what comes next while there is none, makes room for others, and comes back when it was lost.
 */
export class AgentLoop {
  readonly #agent: Agent
  readonly #team: Team
  /** Takes the present subtask away. */
  #interrupt = new AbortController()
  #measure: 'move_away' | 'rejoin' | undefined
  /** How often it has left a subtask to somebody who has the materials. */
  readonly #passed = new Map<number, number>()
  /** Fires when there is work for an agent that is getting ready. */
  #idle: AbortSignal | undefined
  /** Subtasks it has got ready for already. */
  readonly #prepared = new Set<number>()

  constructor(agent: Agent, team: Team) {
    this.#agent = agent
    this.#team = team
  }

  /** The subtask in work goes back to the board; before the next one the agent moves away or comes back anew. */
  interrupt(measure?: 'move_away' | 'rejoin'): void {
    this.#measure = measure
    this.#interrupt.abort()
  }

  /**
   * Works until the board is over or the team is stopped.
   * @throws ModelError when the model fails the agent
   */
  async run(): Promise<void> {
    const { board, recovery, tactics, traffic, signal } = this.#team
    const { name } = this.#agent
    try {
      while (!signal.aborted && !board.isOver) {
        if (this.#avatar.isGone) {
          if (await recovery.bringBack(name)) continue
          return
        }
        if (await this.#obey()) continue
        if (traffic.isStuck(name)) {
          traffic.clearStuck(name)
          await recovery.bringBack(name, 'stuck where others need room')
        }
        if (await this.#bring()) continue
        const subtask = this.#choose()
        if (subtask === undefined) await this.#wait()
        else await this.#carryOut(subtask)
      }
      const bringBack = () => recovery.bringBack(name)
      if (tactics.afterWork !== undefined) await tactics.afterWork(this.#free, { bringBack, signal })
    } finally {
      if (!board.isOver && !signal.aborted) board.dismiss(name)
      board.wakeAll()
    }
  }

  /** Does what the watchdog told it to. */
  async #obey(): Promise<boolean> {
    if (!this.#interrupt.signal.aborted) return false
    this.#interrupt = new AbortController()
    const measure = this.#measure
    this.#measure = undefined
    if (measure === 'move_away') await this.#walk(this.#open, 3, 'I move away.')
    if (measure === 'rejoin') await this.#team.recovery.bringBack(this.#agent.name, 'nothing moved any more')
    return true
  }

  get #avatar(): Avatar {
    return this.#team.world.avatar(this.#agent.name)
  }

  get #free(): FreeAgent {
    return { avatar: this.#avatar, walk: (...way) => this.#walk(...way) }
  }

  /** A place that can be reached from where the agent is, unless it is stuck. */
  get #open(): Position {
    const { world, tactics } = this.#team
    return tactics.reachablePlace?.(this.#agent.name) ?? world.task.arena.spawn
  }

  get #state(): AgentState {
    const { name } = this.#agent
    return {
      name,
      position: this.#avatar.position,
      carries: (item) => this.#avatar.carries(item),
    }
  }

  /** The next subtask of its path, else other ready work; taken off the board. */
  #choose(): number | undefined {
    const { board, strategy, log } = this.#team
    const { name } = this.#agent
    const own = board.pathOf(name)
    if (own !== undefined) {
      const head = board.headOf(own)
      if (head !== undefined && board.take(head, name)) return head
      if (head === undefined || board.givenUp().includes(head)) board.leavePath(name)
    }
    const candidates = board.candidates(name).length
    const id = strategy.next(this.#state, board)
    if (id === undefined) return undefined
    const path = [...(board.paths[id] ?? [])]
    const busyRate = board.busyRate(id)
    const subtask = board.nextOn(id, name)
    if (subtask === undefined || !board.take(subtask, name)) return undefined
    // An agent whose path waits stays on it and lends a hand elsewhere.
    if (strategy.commitment !== 'subtask' && board.pathOf(name) === undefined) board.enterPath(name, path)
    log.emit('path.assigned', { agent: name, path, strategy: strategy.id, busyRate, candidates })
    return subtask
  }

  async #carryOut(id: number): Promise<void> {
    const { board, traffic, world, repair, ledger, tactics } = this.#team
    const { name } = this.#agent
    const began = world.clock.now()
    traffic.claim(name, board.errand(id).cells)
    const interrupt = this.#interrupt.signal
    await this.#gatherItems(id, interrupt)
    const { done, left, refusal } = await this.#agent.execute(board.subtask(id), {
      attempt: board.failures(id) + 1,
      upcoming: this.#upcoming(id),
      traffic,
      ledger,
      tactics,
      signal: interrupt,
    })
    traffic.release(name)
    if (done) board.finish(name, world.clock.now() - began)
    else if (this.#avatar.isGone || interrupt.aborted) board.handBack(name)
    else if (!this.#passOn(id, refusal)) {
      const isFailure = board.fail(name, left)
      if (refusal === undefined) return
      repair?.afterFailure(id, name, refusal)
      if (isFailure) await this.#checkMobility(refusal)
    }
  }

  /** Brings teammates what they wait for. @returns whether it did. */
  #bring(): Promise<boolean> {
    const { exchange, signal } = this.#team
    const { name } = this.#agent
    if (signal.aborted || this.#interrupt.signal.aborted) return Promise.resolve(false)
    return exchange.bring(name, (action, thought) => this.#act(action.name, action.args, thought))
  }

  /** Asks teammates for what the subtask takes and they carry, and waits for it; meanwhile it helps them likewise. */
  async #gatherItems(id: number, interrupt: AbortSignal): Promise<void> {
    const { board, world, exchange, ledger, signal } = this.#team
    const { name } = this.#agent
    const subtask = board.subtask(id)
    const wants = wantsOf(world.task, board.subtasks(), {
      subtask,
      left: ledger.remaining(subtask),
      carried: (item) => Math.max(...world.agents.map((agent) => world.avatar(agent).carries(item))),
    })
    const { place } = board.errand(id)
    if (exchange.canHelp(name, wants)) {
      const thought = `I wait for what subtask ${id} takes.`
      if (place !== undefined) await this.#walk(place, NEAR_CONTAINER, thought)
      const apart = exchange.placeToWait(name)
      if (apart !== undefined) await this.#walk(apart, 0, thought)
    }
    const until = world.clock.now() + WAIT_FOR_ITEMS_MS
    const goesOn = () =>
      !signal.aborted && !interrupt.aborted && !this.#avatar.isGone && world.clock.now() < until
    while (goesOn() && exchange.canHelp(name, wants)) {
      exchange.ask(name, wants)
      const changed = exchange.changed()
      if (await this.#bring()) continue
      const rest = new AbortController()
      await Promise.race([changed, world.clock.sleep(ITEMS_LOOK_MS, rest.signal).catch(() => undefined)])
      rest.abort()
    }
    exchange.withdraw(name)
  }

  /** What nobody can fetch any more, but another agent carries, is left to that one. */
  #passOn(id: number, refusal: Refusal | undefined): boolean {
    const { board, world } = this.#team
    const { name } = this.#agent
    if (refusal?.reason !== 'missing_item' || (this.#passed.get(id) ?? 0) >= MAX_PASSES) return false
    const item = String(refusal.action.args.item)
    const holder = world.agents.find(
      (other) => other !== name && !world.avatar(other).isGone && world.avatar(other).carries(item) > 0,
    )
    if (holder === undefined) return false
    this.#passed.set(id, (this.#passed.get(id) ?? 0) + 1)
    board.passOn(name, holder)
    return true
  }

  /** An agent that cannot walk anywhere (fell into a hole, was closed in) is brought back to the spawn. */
  async #checkMobility({ reason }: Refusal): Promise<void> {
    const { recovery } = this.#team
    const { name } = this.#agent
    if (!STUCK_REASONS.has(reason) || this.#avatar.isGone) return
    const result = await this.#walk(this.#open, 4, 'I see whether I can still move.')
    if (!result.ok && STUCK_REASONS.has(result.reason))
      await recovery.bringBack(name, `stuck: ${result.detail}`)
  }

  /** Materials of the subtasks it will probably do next, as far as nobody else needs them. */
  #upcoming(id: number): ItemCount[] {
    const { board, supplies } = this.#team
    const path = board.pathOf(this.#agent.name) ?? board.chainFrom(id)
    const taken = new Set(board.running().values())
    const soon = path.filter((next) => next !== id && !board.isDone(next) && !taken.has(next))
    const counts = new Map<string, number>()
    for (const next of soon.slice(0, LOOK_AHEAD))
      for (const { item, count } of board.errand(next).items)
        counts.set(item, (counts.get(item) ?? 0) + count)
    return supplies.allow([...counts].map(([item, count]) => ({ item, count })))
  }

  /** Without work: makes room, gets ready for what comes next, and sleeps until something changes. */
  async #wait(): Promise<void> {
    const { board, traffic, exchange, world, tactics, signal } = this.#team
    const { name } = this.#agent
    const changed = board.changed()
    const asked = exchange.changed()
    if (await traffic.stepAside(name, this.#interrupt.signal)) return
    // Somebody may have asked before this one listened.
    if (await this.#bring()) return
    if (await this.#whileIdle(() => tactics.whileIdle?.(this.#free) ?? this.#prepare())) return
    const rest = new AbortController()
    const restEnds = board.nextRestEnds()
    const { idlePollMs } = tactics
    const look = idlePollMs === undefined ? [] : [world.clock.now() + idlePollMs]
    const rested = [...(restEnds === undefined ? [] : [restEnds]), ...look].map((end) =>
      world.clock.sleep(Math.max(1, end - world.clock.now()), rest.signal).catch(() => undefined),
    )
    if (!signal.aborted && !board.isOver && !this.#interrupt.signal.aborted)
      await Promise.race([changed, asked, traffic.changed(), ...rested])
    rest.abort()
  }

  /** Does something that ends as soon as there is work, or nothing more to prepare for. */
  async #whileIdle(prepare: () => Promise<boolean>): Promise<boolean> {
    const { board } = this.#team
    const idle = new AbortController()
    this.#idle = idle.signal
    const watch = (): void => {
      if (idle.signal.aborted) return
      if (board.isOver || board.candidates(this.#agent.name).length > 0) idle.abort()
      else void board.changed().then(watch)
    }
    watch()
    try {
      return await prepare()
    } finally {
      idle.abort()
      this.#idle = undefined
    }
  }

  /** Fetches the materials of a subtask that is about to become ready and walks near it. @returns whether it acted. */
  async #prepare(): Promise<boolean> {
    const { board, supplies } = this.#team
    const { name } = this.#agent
    const others = new Set([...board.expectations()].flatMap(([agent, id]) => (agent === name ? [] : [id])))
    const state = this.#state
    const next = board
      .upcoming()
      .filter((id) => !others.has(id))
      .map((id) => ({ id, cost: wayTo(state, board, id) - board.tail(id) / 4 }))
      .sort((a, b) => a.cost - b.cost || a.id - b.id)[0]?.id
    board.expect(name, next)
    if (next === undefined || this.#prepared.has(next)) return false
    this.#prepared.add(next)
    const { items, source, place } = board.errand(next)
    const lacking = supplies.allow(items).filter(({ item, count }) => this.#avatar.carries(item) < count)
    let acted = false
    const began = () => {
      acted = true
      return !this.#avatar.isGone && !this.#interrupt.signal.aborted && this.#idle?.aborted === false
    }
    for (const { item, count } of source === undefined ? [] : lacking) {
      if (!began()) return true
      await this.#walk(source as Position, NEAR_CONTAINER, `I get ready for subtask ${next}.`)
      if (!began()) return true
      const { x, y, z } = source as Position
      await this.#act(
        'WithdrawItem',
        { container: [x, y, z], item, amount: count },
        `I get ready for subtask ${next}.`,
      )
    }
    if (place === undefined) return acted
    const range = Math.ceil(Math.hypot(NEAR, place.y - this.#avatar.position.y))
    if (distance(this.#avatar.position, place) > range + 1 && began())
      await this.#walk(place, range, `I wait near subtask ${next}.`)
    return acted
  }

  #walk({ x, y, z }: Position, range: number, thought: string): Promise<ActionResult> {
    if (distance(this.#avatar.position, { x, y, z }) <= range) return Promise.resolve({ ok: true, data: {} })
    return this.#act('NavigateTo', { pos: [x, y, z], range }, thought)
  }

  #act(action: string, args: Record<string, unknown>, thought: string): Promise<ActionResult> {
    const { traffic } = this.#team
    const { name } = this.#agent
    const call = { name: action, args }
    const stops = [this.#interrupt.signal, ...(this.#idle === undefined ? [] : [this.#idle])]
    const signal = AbortSignal.any(stops)
    return traffic.act(name, call, () => this.#avatar.act(call, { thought }, signal))
  }
}
