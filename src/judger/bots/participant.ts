import type { Bot } from 'mineflayer'
import type { Clock } from '../../core/clock.ts'
import { InvariantError, ServerError } from '../../core/errors.ts'
import type { EventSink } from '../../core/journal/events.ts'
import { floor, type Position } from '../../core/position.ts'
import { Signal } from '../../core/signal.ts'
import type { ItemCount } from '../../game/item-counts.ts'
import type { ActionCall, ActionResult } from '../../task/action.ts'
import type { ActionVocabulary } from '../../task/actions/vocabulary.ts'
import type { Intent } from '../../task/intent.ts'
import type { Observation } from '../../task/observation.ts'
import type { BlueprintBlock, Task } from '../../task/task.ts'
import type { ActionContext, AgentAction } from '../actions/action.ts'
import { arrival, placeAgent } from '../arena/prepare.ts'
import { carryOut } from '../carry-out.ts'
import { blocksAround, thingsSeen } from '../look-around.ts'
import { Perch } from '../motion/perch.ts'
import { comeDown } from '../motion/pillar.ts'
import { placesOnFoot } from '../motion/places-on-foot.ts'
import type { Scaffolding } from '../motion/scaffolding.ts'
import { viewOf } from '../motion/scene-view.ts'
import { letOpenDoors } from '../motion/search/may-open-doors.ts'
import { observe } from '../observe.ts'
import { isAtHand } from '../placing/at-hand.ts'
import { openCells } from '../placing/open-cells.ts'
import { takeDirtAway } from '../placing/take-dirt-away.ts'
import type { Turns } from '../placing/turns.ts'
import type { MinecraftServer } from '../server/minecraft-server.ts'
import { openEyes } from '../skills/sight.ts'
import type { SpatialMemory } from '../skills/spatial-memory.ts'
import { surroundingsOf } from '../skills/surroundings.ts'
import { ContainerMemory } from './container-memory.ts'
import { onDeathCause } from './death-cause.ts'
import { carriedStacks, countItem, summarize } from './inventory.ts'
import { joinBot } from './join.ts'

/** Maximum time for the server to respawn a dead player (ms of game time). */
const RESPAWN_LIMIT_MS = 10_000
const RESPAWN_POLL_MS = 250
/** Time between leaving and rejoining, because a bot that quits disconnects on a timer (ms of game time). */
const GOODBYE_MS = 500
const MAX_STANDING_PLACES = 400
/** How long an agent without work stays on its pillar (ms of game time). */
const REST_MS = 2000
/** Why a rest ends. A reason of its own spares the making of an error for each. */
const RESTED = 'the agent goes on'

export interface ParticipantOptions {
  task: Task
  /** The cell in which it appears, also when it comes back. */
  start: Position
  /** What agents can do. */
  actions: ActionVocabulary<AgentAction>
  server: MinecraftServer
  clock: Clock
  log: EventSink
  /** Aborts every action as `cancelled`. */
  signal: AbortSignal
  /** The temporary dirt of all agents. */
  scaffolding: Scaffolding
  /** Which cells all agents are clicking blocks into. */
  turns: Turns
  /** What all agents together have seen. */
  memory: SpatialMemory
  /** Whether its ways lead through doors that it opens by hand. */
  opensDoors: boolean
}

/** One agent of an episode: its bot, from the first join through deaths and lost connections to the end. */
export class Participant {
  readonly name: string
  readonly #options: ParticipantOptions
  #bot: Bot | undefined
  #containers: ContainerMemory | undefined
  #isGone = false
  #isDisconnected = false
  /** Where it died the last time. */
  #diedAt: Position | undefined
  /** What it carried when it last looked. */
  #carried: readonly ItemCount[] = []
  /** Number of times it has died or lost its connection. */
  #losses = 0
  readonly #lost = new Signal()
  readonly #perch: Perch
  /** Ends its rest on a pillar. */
  #rest = new AbortController()
  /** Resolves when it has come down by itself. */
  #descent: Promise<void> = Promise.resolve()

  constructor(name: string, options: ParticipantOptions) {
    this.name = name
    this.#options = options
    this.#perch = new Perch(options.scaffolding, name)
  }

  /** Undefined before the first join and while it is disconnected. */
  get bot(): Bot | undefined {
    return this.#bot
  }

  /** Whether the agent is dead or has lost its connection. */
  get isGone(): boolean {
    return this.#isGone
  }

  /** Position of the feet (blocks). */
  get position(): Position {
    const { x, y, z } = this.#present.entity.position
    return { x, y, z }
  }

  /**
   * What the agent's client knows, including the given cells.
   * @param looksAround whether also the blocks and animals around it are told
   */
  observe(cells: readonly Position[] = [], looksAround = false): Observation {
    const bot = this.#present
    const { task, memory, clock } = this.#options
    const own = observe(bot, this.#containers as ContainerMemory, { cells, isUp: this.#perch.isUp })
    const seen = looksAround ? { ...own, around: blocksAround(bot) } : own
    if (task.terrain === undefined) return looksAround ? { ...seen, seen: thingsSeen(bot, task) } : seen
    this.#carried = own.inventory
    return { ...seen, surroundings: surroundingsOf(bot, memory, clock.now()) }
  }

  items(): ItemCount[] {
    return summarize(carriedStacks(this.#present))
  }

  /** The number of an item that it carries; 0 while it is rejoining. */
  carries(item: string): number {
    return this.#bot === undefined ? 0 : countItem(this.#bot, item)
  }

  /** Whether it sees what a block is placed against, and reaches it from where it stands, as far as its client knows. */
  canPlace({ position: pos, block: wanted, item }: Omit<BlueprintBlock, 'placedWith'>): boolean {
    return isAtHand(viewOf(this.#present), { pos, item, wanted })
  }

  /** The cells where it could stand according to its client, in order of walking distance. */
  standingPlaces(): Position[] {
    const bot = this.#present
    const places: Position[] = []
    for (const { cell } of placesOnFoot(viewOf(bot), bot.entity.position, () => true))
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
    const { clock, server, log, actions } = this.#options
    const startedAt = Math.round(clock.now())
    const signals = [this.#options.signal, ...(signal === undefined ? [] : [signal])]
    const lost = this.#lost.listen()
    const isLost = this.#watchLoss()
    this.#rest.abort(RESTED)
    await this.#descent
    const performer = {
      name: this.name,
      bot: this.#bot,
      isLost,
      lost: lost.changed,
      perch: this.#perch,
      turns: this.#options.turns,
      memory: this.#options.memory,
      stillToFill: (around: Position) =>
        openCells(viewOf(this.#present), { own: ahead, blueprint: this.#options.task.blueprint, around }),
    }
    const result = await carryOut(action, performer, { server, clock, actions, signals })
    lost.stop()
    if (this.#perch.isUp) this.#restUpThere()
    log.emit('action.finished', { agent: this.name, ...intent, startedAt, action, result })
    return result
  }

  /** @throws ServerError if the server does not let the bot in */
  async join({ keepsItems = false }: { keepsItems?: boolean } = {}): Promise<void> {
    const { task, start, server, clock, log } = this.#options
    const { name } = this
    const bot = await joinBot({ name, connection: server.connect(name), clock, address: server.id })
    this.#bot = bot
    if (this.#options.opensDoors) letOpenDoors(bot)
    this.#containers = new ContainerMemory(bot, task.blueprint)
    bot.once('end', (reason) => {
      if (this.#bot !== bot) return
      this.#isDisconnected = true
      this.#lose(String(reason))
    })
    bot.on('death', () => {
      this.#die(bot)
    })
    onDeathCause(bot, (cause) => {
      const position = floor(this.#diedAt ?? bot.entity.position)
      log.emit('agent.died', { agent: name, position, cause })
    })
    // Who comes back into the world has no window open, but mineflayer 4.39 keeps the one in which the agent died.
    bot.on('respawn', () => {
      bot.currentWindow = null
    })
    await placeAgent(task, server, name, { start, keepsItems })
    if (!keepsItems || task.terrain === undefined) await arrival(start, bot, clock)
    if (task.terrain !== undefined) openEyes(bot, this.#options.memory).look()
    this.#isGone = false
    this.#isDisconnected = false
    log.emit('agent.joined', { agent: name, position: start })
  }

  /**
   * Rejoins after a death or a lost connection. An agent that is still connected leaves first and starts at the spawn.
   * @returns false if the server does not let it in
   */
  async rejoin(reason: string): Promise<boolean> {
    const bot = this.#present
    if (this.#isGone && !this.#isDisconnected && (await this.#hasRespawned(bot))) {
      this.#isGone = false
      const position = floor(bot.entity.position)
      this.#options.log.emit('agent.joined', { agent: this.name, position })
      return true
    }
    if (this.#options.signal.aborted) return false
    this.#lose(reason)
    this.#bot = undefined
    if (!this.#isDisconnected) bot.quit()
    await this.#options.clock.sleep(GOODBYE_MS)
    try {
      await this.join({ keepsItems: true })
      return true
    } catch (error) {
      if (!(error instanceof ServerError)) throw error
      // Until the agent is back, queries use its lost bot.
      this.#bot ??= bot
      this.#isDisconnected = true
      return false
    }
  }

  /** Comes down from its pillar, if it is on one. */
  async comeDown(signal: AbortSignal): Promise<void> {
    this.#rest.abort()
    await this.#descent
    const context = this.#contextUntil(signal)
    if (context !== undefined) await comeDown(context)
  }

  /** Takes away the temporary dirt that agents have left around. */
  async takeDirtAway(signal: AbortSignal): Promise<void> {
    const context = this.#contextUntil(signal)
    if (context !== undefined) await takeDirtAway(context)
  }

  /** What it acts with outside of actions; undefined while it is gone. */
  #contextUntil(signal: AbortSignal): ActionContext | undefined {
    const bot = this.#bot
    if (bot === undefined || this.#isGone) return undefined
    return {
      bot,
      clock: this.#options.clock,
      signal,
      isGone: this.#watchLoss(),
      perch: this.#perch,
      turns: this.#options.turns,
      memory: this.#options.memory,
    }
  }

  /** An agent that has nothing to do for a while comes down. */
  #restUpThere(): void {
    const { clock } = this.#options
    this.#rest = new AbortController()
    const { signal } = this.#rest
    clock.sleep(REST_MS, signal).then(
      () => {
        const context = this.#contextUntil(signal)
        if (context !== undefined && !signal.aborted) this.#descent = comeDown(context)
      },
      () => undefined,
    )
  }

  /** @returns whether the agent has been lost since */
  #watchLoss(): () => boolean {
    const losses = this.#losses
    return () => this.#isGone || this.#losses > losses
  }

  /** Leaves the world permanently. */
  quit(): void {
    this.#bot?.quit()
    this.#bot = undefined
  }

  async #hasRespawned(bot: Bot): Promise<boolean> {
    const { clock, signal } = this.#options
    const until = clock.now() + RESPAWN_LIMIT_MS
    while (!(bot as Bot & { isAlive: boolean }).isAlive || bot.health <= 0) {
      if (clock.now() > until || signal.aborted) return false
      await clock.sleep(RESPAWN_POLL_MS)
    }
    await clock.sleep(RESPAWN_POLL_MS)
    return true
  }

  /** What it carried lies where it died. Some servers have taken it away before they tell of the death. */
  #die(bot: Bot): void {
    const { memory, clock } = this.#options
    const position = floor(bot.entity.position)
    const carried = summarize(carriedStacks(bot))
    // Lava burns what falls into it.
    const isBurnt = bot.blockAt(bot.entity.position)?.name === 'lava'
    const items = isBurnt ? [] : carried.length > 0 ? carried : this.#carried
    this.#diedAt = position
    memory.dread(position)
    memory.lost.lose(this.name, { position, items, at: clock.now() })
    if (this.#bot === bot) this.#lose('died')
  }

  #lose(reason: string): void {
    if (this.#isGone) return
    this.#isGone = true
    this.#losses++
    this.#rest.abort()
    this.#perch.abandon()
    this.#options.log.emit('agent.left', { agent: this.name, reason })
    this.#lost.notify()
  }

  get #present(): Bot {
    if (this.#bot === undefined) throw new InvariantError(`${this.name} is not in the world now.`)
    return this.#bot
  }
}
