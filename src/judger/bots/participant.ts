import type { Clock } from '../../core/clock.ts'
import { InvariantError, ServerError } from '../../core/errors.ts'
import type { EventSink } from '../../core/journal/events.ts'
import { floor, type Position } from '../../core/position.ts'
import type { ItemCount } from '../../game/item-counts.ts'
import type { ActionCall, ActionResult } from '../../task/action.ts'
import type { ActionVocabulary } from '../../task/actions/vocabulary.ts'
import type { Intent } from '../../task/intent.ts'
import type { Observation } from '../../task/observation.ts'
import type { BlueprintBlock, Task } from '../../task/task.ts'
import type { ActionContext, AgentAction } from '../actions/action.ts'
import { arrival, placeAgent } from '../arena/prepare.ts'
import { type ActionMeans, carryOut } from '../carry-out.ts'
import type { Bot } from '../client/bot.ts'
import { joinBot } from '../client/join.ts'
import { cellsOf, Perch } from '../motion/perch.ts'
import { comeDown, isRidden } from '../motion/pillar.ts'
import { placesOnFoot } from '../motion/places-on-foot.ts'
import type { Scaffolding } from '../motion/scaffolding.ts'
import { isAtHand } from '../placing/at-hand.ts'
import { clearScaffold } from '../placing/clear-scaffold.ts'
import { openCells } from '../placing/open-cells.ts'
import type { Tidier, Tidying } from '../placing/tidying.ts'
import type { Turns } from '../placing/turns.ts'
import type { MinecraftServer } from '../server/minecraft-server.ts'
import type { SpatialMemory } from '../skills/spatial-memory.ts'
import { Deaths } from './deaths.ts'
import { carriedStacks, countItem, summarize } from './inventory.ts'
import { Life } from './life.ts'
import { observationOf } from './observation.ts'
import { PillarRest } from './pillar-rest.ts'
import { Presence, type Rights } from './presence.ts'

/** Time between leaving and rejoining, since a bot that quits disconnects on a timer (ms of game time). */
const GOODBYE_MS = 500
const MAX_STANDING_PLACES = 400
/** Time after which an agent retries scaffold that it could not remove, while others are still building (ms of game time). */
const TIDY_RETRY_MS = 10_000

export interface ParticipantOptions {
  task: Task
  /** The cell in which it starts, including after it rejoins. */
  start: Position
  /** The actions available to agents. */
  actions: ActionVocabulary<AgentAction>
  server: MinecraftServer
  clock: Clock
  log: EventSink
  /** Aborts every action as `cancelled`. */
  signal: AbortSignal
  /** The temporary dirt of all agents. */
  scaffolding: Scaffolding
  /** The assignment of scaffold to the agents that remove it. */
  tidying: Tidying
  /** The cells that agents are clicking blocks into. */
  turns: Turns
  /** The combined memory of all agents. */
  memory: SpatialMemory
  rights: Rights
}

/** One agent of an episode, from its first join through deaths and lost connections to the end. */
export class Participant {
  readonly name: string
  readonly rights: Rights
  readonly #options: ParticipantOptions
  readonly #life = new Life()
  readonly #deaths: Deaths
  readonly #perch: Perch
  readonly #rest: PillarRest
  #presence: Presence | undefined

  constructor(name: string, options: ParticipantOptions) {
    this.name = name
    this.rights = options.rights
    this.#options = options
    this.#deaths = new Deaths({ ...options, agent: name })
    this.#perch = new Perch(options.scaffolding, name)
    this.#rest = new PillarRest(options.clock, async (signal) => {
      const context = this.#contextUntil(signal)
      if (context !== undefined) await this.#comeDown(context)
    })
  }

  /** Undefined before the first join and while it is disconnected. */
  get bot(): Bot | undefined {
    return this.#presence?.bot
  }

  /** Whether the agent is dead or has lost its connection. */
  get isGone(): boolean {
    return this.#life.isGone
  }

  /** Position of the feet (blocks). */
  get position(): Position {
    const { x, y, z } = this.#present.bot.entity.position
    return { x, y, z }
  }

  /**
   * The agent's observation, including the given cells.
   * @param looksAround whether the blocks and animals around it are included
   */
  observe(cells: readonly Position[] = [], looksAround = false): Observation {
    const { task, memory, clock } = this.#options
    const { isUp } = this.#perch
    const options = { task, memory, now: clock.now(), cells, isUp, looksAround }
    const observation = observationOf(this.#present, options)
    if (task.terrain !== undefined) this.#deaths.noteCarried(observation.inventory)
    return observation
  }

  items(): ItemCount[] {
    return summarize(carriedStacks(this.#present.bot))
  }

  /** How many of an item it carries; 0 while it is rejoining. */
  carries(item: string): number {
    return this.bot === undefined ? 0 : countItem(this.bot, item)
  }

  /** Whether it sees a face to place the block against and reaches it from its position, as far as its client knows. */
  canPlace({ position: pos, block: wanted, item }: Omit<BlueprintBlock, 'placedWith'>): boolean {
    return isAtHand(this.#present.view, { pos, item, wanted })
  }

  /** The cells where it could stand according to its client, in order of walking distance. */
  standingPlaces(): Position[] {
    const { bot, view } = this.#present
    const places: Position[] = []
    for (const { cell } of placesOnFoot(view, bot.entity.position, () => true))
      if (places.push(cell) >= MAX_STANDING_PLACES) break
    return places
  }

  /**
   * Carries out an action and reports its verified effect. Never throws for mistakes that a model can make.
   * @param signal aborts this action as `cancelled`
   * @param ahead the cells that it has to fill
   */
  async act(
    action: ActionCall,
    intent: Intent,
    signal?: AbortSignal,
    ahead: readonly Position[] = [],
  ): Promise<ActionResult> {
    const { clock, server, log, actions, task } = this.#options
    const startedAt = Math.round(clock.now())
    const signals = [this.#options.signal, ...(signal === undefined ? [] : [signal])]
    const lost = this.#life.listen()
    const isLost = this.#life.watch()
    await this.#rest.end()
    const stillToFill = (around: Position) =>
      openCells(this.#present.view, { own: ahead, blueprint: task.blueprint, around })
    const means = this.#means(isLost)
    const performer = {
      name: this.name,
      isLost,
      lost: lost.changed,
      means: means && { ...means, stillToFill },
    }
    const result = await carryOut(action, performer, { server, actions, signals })
    lost.stop()
    if (this.#perch.isUp) this.#rest.begin()
    log.emit('action.finished', { agent: this.name, ...intent, startedAt, action, result })
    return result
  }

  /** @throws ServerError if the server does not let the bot in */
  async join({ keepsItems = false }: { keepsItems?: boolean } = {}): Promise<void> {
    const { task, start, server, clock, log, memory } = this.#options
    const { name, rights } = this
    const bot = await joinBot({ name, connection: server.connect(name), clock, address: server.id })
    server.attend?.(bot)
    const presence = new Presence(bot, {
      rights,
      memory,
      blueprint: task.blueprint,
      rules: task.rules,
    })
    this.#presence = presence
    bot.once('end', (reason) => {
      if (this.bot !== bot) return
      this.#life.disconnect()
      this.#lose(String(reason))
    })
    this.#deaths.watch(bot, () => {
      if (this.bot === bot) this.#lose('died')
    })
    await placeAgent(task, server, name, { start, keepsItems })
    if (!keepsItems || task.terrain === undefined) await arrival(start, bot, clock)
    if (task.terrain !== undefined) presence.openEyes().look()
    this.#life.comeBack()
    log.emit('agent.joined', { agent: name, position: start })
  }

  /**
   * Rejoins after a death or a lost connection. An agent that is still connected leaves first and starts at the spawn.
   * @returns false if the server does not let it in
   */
  async rejoin(reason: string): Promise<boolean> {
    const presence = this.#present
    const { bot } = presence
    const life = this.#life
    if (life.isGone && !life.isDisconnected && (await this.#deaths.hasRespawned(bot))) {
      life.comeBack()
      const position = floor(bot.entity.position)
      this.#options.log.emit('agent.joined', { agent: this.name, position })
      return true
    }
    if (this.#options.signal.aborted) return false
    this.#lose(reason)
    this.#presence = undefined
    if (!life.isDisconnected) bot.quit()
    await this.#options.clock.sleep(GOODBYE_MS)
    try {
      await this.join({ keepsItems: true })
      return true
    } catch (error) {
      if (!(error instanceof ServerError)) throw error
      // Until the agent is back, queries use its lost bot.
      this.#presence ??= presence
      life.disconnect()
      return false
    }
  }

  /** Removes some of the scaffold that agents no longer use while others are still working. */
  async tidy(signal: AbortSignal): Promise<boolean> {
    const stops = AbortSignal.any([this.#options.signal, signal])
    const removed = await this.#tidy(stops, { retryMs: TIDY_RETRY_MS })
    if (removed !== undefined && this.#perch.isUp) this.#rest.begin()
    return removed !== undefined && removed > 0
  }

  /**
   * Comes down, and removes scaffold until there is none left that it could try; this also happens when a limit has stopped the
   * run.
   */
  async tidyUp(): Promise<void> {
    const { signal } = new AbortController()
    this.#perch.leaveLow(floor(this.position))
    await this.#comeDownUntil(signal)
    while ((await this.#tidy(signal, { retryMs: Number.POSITIVE_INFINITY, isLast: true })) !== undefined);
    await this.#comeDownUntil(signal)
  }

  /** @returns the number of blocks it removed; undefined if none were assigned to it */
  async #tidy(signal: AbortSignal, options: Pick<Tidier, 'retryMs' | 'isLast'>): Promise<number | undefined> {
    const { tidying } = this.#options
    if (this.isGone || signal.aborted) return undefined
    const { bot, name: agent, position } = this
    const { isLast = false } = options
    const mustStay = (cell: Position) => bot !== undefined && isRidden(bot, cell, isLast)
    const cells = tidying.assign({ agent, position, isRidden: mustStay, ...options })
    if (cells.length === 0) return undefined
    let stuck: readonly Position[] = cells
    try {
      await this.#rest.end()
      const context = this.#contextUntil(signal)
      if (context === undefined) return undefined
      return await this.#journalled(cells, async () => {
        stuck = await clearScaffold(context, cells, options)
      })
    } finally {
      tidying.release(this.name, stuck)
    }
  }

  async #comeDownUntil(signal: AbortSignal): Promise<void> {
    await this.#rest.end()
    const context = this.#contextUntil(signal)
    if (context !== undefined) await this.#comeDown(context, true)
  }

  /** Comes down from its pillar outside of actions, if it is on one. @param leavesDirt see `comeDown` */
  async #comeDown(context: ActionContext, leavesDirt = false): Promise<void> {
    if (this.#perch.isUp)
      await this.#journalled(this.#perch.pillars.flatMap(cellsOf), () => comeDown(context, { leavesDirt }))
  }

  /** Journals that it is removing scaffold. @returns the number of blocks it removed */
  async #journalled(cells: readonly Position[], work: () => Promise<void>): Promise<number> {
    const { log, clock, scaffolding } = this.#options
    const startedAt = Math.round(clock.now())
    const agent = this.name
    const before = scaffolding.removedBy(agent)
    const removed = () => scaffolding.removedBy(agent) - before
    log.emit('tidying.started', { agent, cells: [...cells] })
    try {
      await work()
    } finally {
      const left = cells.filter((cell) => scaffolding.has(cell)).length
      log.emit('tidying.finished', { agent, startedAt, removed: removed(), left })
    }
    return removed()
  }

  /** Leaves the world permanently. */
  quit(): void {
    this.bot?.quit()
    this.#presence = undefined
  }

  /** Its means of acting outside actions; undefined while it is gone. */
  #contextUntil(signal: AbortSignal): ActionContext | undefined {
    const means = this.isGone ? undefined : this.#means(this.#life.watch())
    return means && { ...means, signal }
  }

  /** Its means of acting; undefined while it is disconnected. */
  #means(isGone: () => boolean): ActionMeans | undefined {
    if (this.#presence === undefined) return undefined
    const { bot, view, openEyes } = this.#presence
    const { clock, turns, memory, task } = this.#options
    const { rules } = task
    return { bot, clock, isGone, perch: this.#perch, turns, memory, view, rules, openEyes }
  }

  #lose(reason: string): void {
    if (!this.#life.lose()) return
    this.#rest.abort()
    this.#perch.abandon()
    this.#options.log.emit('agent.left', { agent: this.name, reason })
    this.#life.announceLoss()
  }

  get #present(): Presence {
    if (this.#presence === undefined) throw new InvariantError(`${this.name} is not in the world now.`)
    return this.#presence
  }
}
