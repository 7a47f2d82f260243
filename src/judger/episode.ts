import type { Bot } from 'mineflayer'
import type { Clock } from '../core/clock.ts'
import { InvariantError } from '../core/errors.ts'
import type { EventSink, GameEvent } from '../core/journal/events.ts'
import { inBox, type Position } from '../core/position.ts'
import type { Action, ActionResult } from '../task/action.ts'
import { type BlockSpec, formatBlock, satisfies } from '../task/block.ts'
import type { Observation, Scene } from '../task/observation.ts'
import type { Task } from '../task/task.ts'
import type { ActionContext } from './actions/action.ts'
import { actionNamed, actions } from './actions/index.ts'
import { placeAgent, prepareArena } from './arena/construction.ts'
import { ContainerMemory } from './bots/container-memory.ts'
import { joinBot } from './bots/join.ts'
import { type Scorecard, scoreEvents } from './metrics/scorecard.ts'
import { observe } from './observe.ts'
import type { MinecraftServer } from './server/minecraft-server.ts'

/** No action takes longer; one that does has lost its way (ms of game time). */
const ACTION_LIMIT_MS = 120_000

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
  readonly #bots = new Map<string, Bot>()
  readonly #containers = new Map<string, ContainerMemory>()
  readonly #gone = new Set<string>()
  #stopWatching: () => void = () => undefined

  private constructor(options: EpisodeOptions) {
    this.task = options.task
    this.agents = options.agents
    this.clock = options.clock
    this.#server = options.server
    this.#log = options.log
    this.#signal = options.signal
  }

  /**
   * Prepares the arena and brings the team in.
   * @throws ServerError when the server cannot be used; whatever had joined has left again.
   */
  static async open(options: EpisodeOptions): Promise<Episode> {
    const episode = new Episode(options)
    try {
      await prepareArena(episode.task, episode.#server)
      episode.#record()
      for (const name of episode.agents) await episode.#join(name)
    } catch (error) {
      await episode.close()
      throw error
    }
    return episode
  }

  /** What planners are told of the scene. */
  scene(): Scene {
    return {
      agents: this.agents.map((name) => ({ name, position: this.#bot(name).entity.position.floored() })),
      containers: this.task.containers.map(({ position, block, items }) => ({
        position,
        kind: block.name,
        items,
      })),
    }
  }

  /** What an agent knows, with a look at the given cells. */
  observe(agent: string, cells: readonly Position[] = []): Observation {
    return observe(this.#bot(agent), this.#containers.get(agent) as ContainerMemory, cells)
  }

  /** Carries out an action and reports what the world shows of it; never throws for what a model can get wrong. */
  async act(agent: string, action: Action, intent: Intent): Promise<ActionResult> {
    const startedAt = Math.round(this.clock.now())
    const result = await this.#carryOut(agent, action)
    this.#log.emit('action.finished', { agent, ...intent, startedAt, action, result })
    return result
  }

  /** The Judger's own look: do these cells hold these blocks? */
  shows(cells: readonly { position: Position; block: BlockSpec }[]): boolean {
    return cells.every(({ position, block }) => {
      const there = this.#server.blockAt(position)
      return there !== undefined && satisfies(there, block)
    })
  }

  /** Blueprint cells that are right, of all. */
  progress(): { done: number; of: number } {
    const { blueprint } = this.task
    return { done: blueprint.filter((cell) => this.shows([cell])).length, of: blueprint.length }
  }

  isGone(agent: string): boolean {
    return this.#gone.has(agent)
  }

  score(): Scorecard {
    return scoreEvents(this.#log.events)
  }

  /** Sends everybody home. The server stays as it is. */
  async close(): Promise<void> {
    this.#stopWatching()
    for (const bot of this.#bots.values()) bot.quit()
    this.#bots.clear()
    // Quitting bots say goodbye on a timer; a server that stops first would leave them hanging.
    await this.clock.sleep(100)
  }

  #record(): void {
    const { box } = this.task.arena
    this.#log.emit('arena.prepared', {
      blocks: this.task.containers.map(({ position, block }) => ({ position, block: formatBlock(block) })),
      containers: this.task.containers.map(({ position, items }) => ({ position, items })),
    })
    this.#stopWatching = this.#server.onBlockChanged(({ position, from, to }) => {
      if (!inBox(box, position)) return
      const { x, y, z } = position
      this.#log.emit('block.changed', { position: { x, y, z }, from: formatBlock(from), to: formatBlock(to) })
    })
  }

  async #join(name: string): Promise<void> {
    const bot = await joinBot({
      name,
      connection: this.#server.connect(name),
      clock: this.clock,
      address: this.#server.id,
    })
    this.#bots.set(name, bot)
    this.#containers.set(name, new ContainerMemory(bot))
    bot.once('end', (reason) => {
      if (!this.#bots.has(name)) return
      this.#gone.add(name)
      this.#log.emit('agent.left', { agent: name, reason: String(reason) })
    })
    await placeAgent(this.task, this.#server, name)
    this.#log.emit('agent.joined', { agent: name, position: this.task.arena.spawn })
  }

  #bot(agent: string): Bot {
    const bot = this.#bots.get(agent)
    if (bot === undefined) throw new InvariantError(`No agent "${agent}" is in this episode.`)
    return bot
  }

  async #carryOut(agent: string, action: Action): Promise<ActionResult> {
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
    if (this.#signal.aborted) return { ok: false, reason: 'cancelled', detail: 'the run was stopped' }
    if (this.isGone(agent)) return { ok: false, reason: 'agent_gone', detail: `${agent} has left the world` }
    const timer = new AbortController()
    const context: ActionContext = {
      bot: this.#bot(agent),
      clock: this.clock,
      signal: AbortSignal.any([this.#signal, timer.signal]),
      isGone: () => this.isGone(agent),
    }
    const limit = this.clock.sleep(ACTION_LIMIT_MS, timer.signal).then(
      (): ActionResult => ({
        ok: false,
        reason: 'stuck',
        detail: `still at it after ${ACTION_LIMIT_MS / 1000} s`,
      }),
      (): ActionResult => ({ ok: false, reason: 'cancelled', detail: 'the action had ended' }),
    )
    try {
      return await Promise.race([definition.run(action.args, context), limit])
    } catch (error) {
      if (this.isGone(agent)) return { ok: false, reason: 'agent_gone', detail: (error as Error).message }
      return { ok: false, reason: 'no_effect', detail: (error as Error).message }
    } finally {
      timer.abort()
    }
  }
}
