import type { Bot } from 'mineflayer'
import type { Clock } from '../core/clock.ts'
import { InvariantError, ServerError } from '../core/errors.ts'
import type { EventData, EventSink, GameEvent } from '../core/journal/events.ts'
import { floor, inBox, type Position } from '../core/position.ts'
import type { Action, ActionResult } from '../task/action.ts'
import { type BlockSpec, formatBlock } from '../task/block.ts'
import type { Observation, Scene } from '../task/observation.ts'
import type { Task } from '../task/task.ts'
import type { ActionContext } from './actions/action.ts'
import { actionNamed, actions } from './actions/index.ts'
import { placeAgent, prepareArena } from './arena/prepare.ts'
import { stockAfter } from './arena/stock.ts'
import { ContainerMemory } from './bots/container-memory.ts'
import { countItem, summarize } from './bots/inventory.ts'
import { joinBot } from './bots/join.ts'
import { type Scorecard, scoreEvents } from './metrics/scorecard.ts'
import { standingPlaces } from './motion/way-out.ts'
import { observe } from './observe.ts'
import { judgeFor } from './scenarios/index.ts'
import { lookWith } from './scenarios/look.ts'
import type { Look, Progress, ScenarioJudge } from './scenarios/scenario-judge.ts'
import type { MinecraftServer } from './server/minecraft-server.ts'

/** No action takes longer; one that does has lost its way (ms of game time). */
const ACTION_LIMIT_MS = 120_000
/** A server that has not brought a dead player back after so long never will (ms of game time). */
const RESPAWN_LIMIT_MS = 10_000
const RESPAWN_LOOK_MS = 250
/** Between a bot's leaving and its coming back: quitting bots say goodbye on a timer (ms of game time). */
const GOODBYE_MS = 500
/** Standing places that are looked for around an agent. */
const PLACES_LOOKED_AT = 400

export interface EpisodeOptions {
  task: Task
  agents: readonly string[]
  server: MinecraftServer
  clock: Clock
  /** Where what happens is recorded; `score` reads the events back. */
  log: EventSink & { readonly events: readonly GameEvent[] }
  /** Ends every action as `cancelled`. */
  signal: AbortSignal
}

/** Why and for which subtask an agent acts, for the journal. */
export interface Intent {
  thought: string
  subtask?: number
}

/**
 * A task being carried out in a world by a team: the Judger's interface to everyone else (paper, §3.3). Agents observe
 * and act through it; it checks, records and scores.
 */
export class Episode {
  readonly task: Task
  readonly agents: readonly string[]
  readonly clock: Clock
  readonly #server: MinecraftServer
  readonly #log: EpisodeOptions['log']
  readonly #signal: AbortSignal
  readonly #judge: ScenarioJudge
  readonly #look: Look
  readonly #bots = new Map<string, Bot>()
  readonly #containers = new Map<string, ContainerMemory>()
  readonly #gone = new Set<string>()
  readonly #disconnected = new Set<string>()
  /** Called once an agent is gone, by agent: ends the action it is at. */
  readonly #onGone = new Map<string, () => void>()
  readonly #watches: (() => void)[] = []

  private constructor(options: EpisodeOptions) {
    this.task = options.task
    this.agents = options.agents
    this.clock = options.clock
    this.#server = options.server
    this.#log = options.log
    this.#signal = options.signal
    this.#judge = judgeFor(options.task)
    this.#look = lookWith(this.#server, this.#log.events, () => [...this.#bots.values()])
  }

  /**
   * Prepares the arena and brings the team in.
   * @throws ServerError when the server cannot be used; whatever had joined has left again.
   */
  static async open(options: EpisodeOptions): Promise<Episode> {
    const episode = new Episode(options)
    try {
      await prepareArena(episode.task, episode.#judge, episode.#server)
      episode.#record()
      for (const name of episode.agents) await episode.#join(name)
      episode.#watch()
    } catch (error) {
      await episode.close()
      throw error
    }
    return episode
  }

  /** What planners are told of the scene, as it is by now. */
  scene(): Scene {
    return {
      agents: this.agents.map((name) => {
        const items = summarize(this.#bot(name).inventory.items())
        const position = this.#bot(name).entity.position.floored()
        return { name, position, ...(items.length === 0 ? {} : { items }) }
      }),
      containers: this.#containersNow().map(({ position, block, items }) => ({
        position,
        kind: block.name,
        items,
      })),
    }
  }

  /** The task as it is by now, for planning what is left: what is used up is gone. */
  remainingTask(): Task {
    const left = this.#judge.remaining?.(this.#look) ?? this.task
    return { ...left, containers: this.#containersNow() }
  }

  #containersNow(): Task['containers'] {
    return stockAfter(this.task.containers, this.#log.events)
  }

  /** What an agent knows, with a look at the given cells. */
  observe(agent: string, cells: readonly Position[] = []): Observation {
    return observe(this.#bot(agent), this.#containers.get(agent) as ContainerMemory, cells)
  }

  /** Where an agent's feet are. */
  positionOf(agent: string): Position {
    const { x, y, z } = this.#bot(agent).entity.position
    return { x, y, z }
  }

  /** How many of an item an agent carries. */
  carries(agent: string, item: string): number {
    return countItem(this.#bot(agent), item)
  }

  /** Cells in which an agent could stand, as its client sees the world; those it would come to first come first. */
  standingPlaces(agent: string): Position[] {
    const bot = this.#bot(agent)
    const places: Position[] = []
    for (const place of standingPlaces(bot, bot.entity.position))
      if (places.push(place) >= PLACES_LOOKED_AT) break
    return places
  }

  /**
   * Carries out an action and reports what the world shows of it; never throws for what a model can get wrong.
   * @param signal ends this action as `cancelled`
   */
  async act(agent: string, action: Action, intent: Intent, signal?: AbortSignal): Promise<ActionResult> {
    const startedAt = Math.round(this.clock.now())
    const result = await this.#carryOut(agent, action, signal)
    this.#log.emit('action.finished', { agent, ...intent, startedAt, action, result })
    return result
  }

  /** The Judger's own look: do these cells hold these blocks? */
  shows(cells: readonly { position: Position; block: BlockSpec }[]): boolean {
    return cells.every((cell) => this.#look.shows(cell))
  }

  /** How far the task is, as the Judger sees it. */
  progress(): Progress {
    return this.#judge.progress(this.#look)
  }

  isGone(agent: string): boolean {
    return this.#gone.has(agent)
  }

  /**
   * Brings an agent back that is dead, was kicked or has lost its connection; one that is still there is taken out first
   * and starts anew at the spawn, with the reason in the journal.
   * @returns false when the server does not let it in.
   */
  async rejoin(agent: string, reason = 'called back'): Promise<boolean> {
    const bot = this.#bot(agent)
    const isConnected = this.isGone(agent) && !this.#disconnected.has(agent)
    if (isConnected && (await this.#hasRespawned(bot))) {
      this.#gone.delete(agent)
      this.#log.emit('agent.joined', { agent, position: floor(bot.entity.position) })
      return true
    }
    if (this.#signal.aborted) return false
    this.#lose(agent, reason)
    this.#bots.delete(agent)
    if (!this.#disconnected.has(agent)) bot.quit()
    await this.clock.sleep(GOODBYE_MS)
    try {
      await this.#join(agent, { keepsItems: true })
      return true
    } catch (error) {
      if (!(error instanceof ServerError)) throw error
      // Whoever asks after this agent again finds the bot that was lost.
      if (!this.#bots.has(agent)) this.#bots.set(agent, bot)
      this.#disconnected.add(agent)
      return false
    }
  }

  async #hasRespawned(bot: Bot): Promise<boolean> {
    const until = this.clock.now() + RESPAWN_LIMIT_MS
    while (!(bot as Bot & { isAlive: boolean }).isAlive || bot.health <= 0) {
      if (this.clock.now() > until || this.#signal.aborted) return false
      await this.clock.sleep(RESPAWN_LOOK_MS)
    }
    await this.clock.sleep(RESPAWN_LOOK_MS)
    return true
  }

  score(): Scorecard {
    return scoreEvents(this.#log.events)
  }

  /** Ends the watching, so that nothing is missing in the journal, and writes down how the run ended. */
  conclude(ending: EventData<'episode.finished'>): void {
    this.#endWatches()
    this.#log.emit('episode.finished', ending)
  }

  /** Sends everybody home. The server stays as it is. */
  async close(): Promise<void> {
    this.#endWatches()
    for (const bot of this.#bots.values()) bot.quit()
    this.#bots.clear()
    // Quitting bots say goodbye on a timer; a server that stops first would leave them hanging.
    await this.clock.sleep(100)
  }

  #record(): void {
    const { box } = this.task.arena
    this.#log.emit('arena.prepared', {
      blocks: [...this.task.containers, ...this.#judge.fixtures].map(({ position, block }) => ({
        position,
        block: formatBlock(block),
      })),
      containers: this.task.containers.map(({ position, items }) => ({ position, items })),
    })
    const stop = this.#server.onBlockChanged(({ position, from, to }) => {
      if (!inBox(box, position)) return
      const { x, y, z } = position
      this.#log.emit('block.changed', { position: { x, y, z }, from: formatBlock(from), to: formatBlock(to) })
    })
    this.#watches.push(stop)
  }

  #endWatches(): void {
    for (const stop of this.#watches.splice(0)) stop()
  }

  #watch(): void {
    const stop = this.#judge.watch({
      server: this.#server,
      clock: this.clock,
      log: this.#log,
      agents: this.agents,
      positionOf: (agent) => (this.isGone(agent) ? undefined : this.positionOf(agent)),
      itemsOf: (agent) => (this.isGone(agent) ? undefined : summarize(this.#bot(agent).inventory.items())),
      signal: this.#signal,
    })
    this.#watches.push(stop)
  }

  async #join(name: string, { keepsItems } = { keepsItems: false }): Promise<void> {
    const bot = await joinBot({
      name,
      connection: this.#server.connect(name),
      clock: this.clock,
      address: this.#server.id,
    })
    this.#bots.set(name, bot)
    this.#containers.set(name, new ContainerMemory(bot))
    bot.once('end', (reason) => {
      if (this.#bots.get(name) !== bot) return
      this.#disconnected.add(name)
      this.#lose(name, String(reason))
    })
    bot.on('death', () => {
      if (this.#bots.get(name) === bot) this.#lose(name, 'died')
    })
    await placeAgent(this.task, this.#server, name, { keepsItems })
    this.#gone.delete(name)
    this.#disconnected.delete(name)
    this.#log.emit('agent.joined', { agent: name, position: this.task.arena.spawn })
  }

  #lose(agent: string, reason: string): void {
    if (this.#gone.has(agent)) return
    this.#gone.add(agent)
    this.#bots.get(agent)?.pathfinder.setGoal(null)
    this.#log.emit('agent.left', { agent, reason })
    this.#onGone.get(agent)?.()
  }

  #bot(agent: string): Bot {
    const bot = this.#bots.get(agent)
    if (bot === undefined) throw new InvariantError(`No agent "${agent}" is in this episode.`)
    return bot
  }

  async #carryOut(agent: string, action: Action, signal?: AbortSignal): Promise<ActionResult> {
    const definition = actionNamed(action.name)
    if (definition === undefined) {
      const names = actions.map(({ name }) => name).join(', ')
      return {
        ok: false,
        reason: 'unknown_action',
        detail: `there is no "${action.name}"; the actions are ${names}`,
      }
    }
    if (definition.needs !== undefined && !this.#server.supports(definition.needs)) {
      const detail = `${this.#server.id} has no ${definition.needs.replaceAll('_', ' ')}`
      return { ok: false, reason: 'unsupported_by_server', detail }
    }
    if (this.#signal.aborted || signal?.aborted)
      return { ok: false, reason: 'cancelled', detail: 'the run was stopped' }
    if (this.isGone(agent)) return goneFor(agent)
    const timer = new AbortController()
    const bot = this.#bot(agent)
    const stops = [this.#signal, timer.signal, ...(signal === undefined ? [] : [signal])]
    const context: ActionContext = {
      bot,
      clock: this.clock,
      signal: AbortSignal.any(stops),
      isGone: () => this.isGone(agent) || this.#bots.get(agent) !== bot,
    }
    const gone = new Promise<ActionResult>((resolve) => {
      this.#onGone.set(agent, () => resolve(goneFor(agent)))
    })
    const limit = this.clock.sleep(ACTION_LIMIT_MS, timer.signal).then(
      (): ActionResult => ({
        ok: false,
        reason: 'stuck',
        detail: `still at it after ${ACTION_LIMIT_MS / 1000} s`,
      }),
      (): ActionResult => ({ ok: false, reason: 'cancelled', detail: 'the action had ended' }),
    )
    try {
      return await Promise.race([definition.run(action.args, context), limit, gone])
    } catch (error) {
      if (this.isGone(agent)) return { ok: false, reason: 'agent_gone', detail: (error as Error).message }
      return { ok: false, reason: 'no_effect', detail: (error as Error).message }
    } finally {
      timer.abort()
    }
  }
}

const goneFor = (agent: string): ActionResult => ({
  ok: false,
  reason: 'agent_gone',
  detail: `${agent} has left the world`,
})
