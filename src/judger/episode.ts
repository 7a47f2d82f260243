import { type Clock, TICK_MS } from '../core/clock.ts'
import { InvariantError } from '../core/errors.ts'
import type { EventData, EventSink, EventSource } from '../core/journal/events.ts'
import type { Position } from '../core/position.ts'
import type { BlockSpec } from '../game/block.ts'
import { isPlaced } from '../game/placement/finishing.ts'
import type { ActionVocabulary } from '../task/actions/vocabulary.ts'
import type { Scene } from '../task/observation.ts'
import type { Progress } from '../task/progress.ts'
import { startOf } from '../task/starts.ts'
import type { Task } from '../task/task.ts'
import { scenarioOf } from '../task/task-format.ts'
import type { AgentAction } from './actions/action.ts'
import { prepareArena, welcome } from './arena/prepare.ts'
import { Stock } from './arena/stock.ts'
import { Participant } from './bots/participant.ts'
import { PolledStatistics } from './bots/polled-statistics.ts'
import type { Bot } from './client/bot.ts'
import type { Scoring } from './metrics/scorecard.ts'
import { WorldState } from './metrics/world-state.ts'
import { nameInView } from './motion/in-view.ts'
import { Scaffolding } from './motion/scaffolding.ts'
import { Tidying } from './placing/tidying.ts'
import { Turns } from './placing/turns.ts'
import { recordArena } from './record-arena.ts'
import { lookWith } from './scenarios/look.ts'
import { placeNow, skyNow, surroundingsNow } from './scenarios/place-now.ts'
import type { Look, ScenarioJudge } from './scenarios/scenario-judge.ts'
import { sightingsOf } from './scenarios/sights.ts'
import { sceneNow } from './scene-now.ts'
import { ContainerContents } from './server/container-contents.ts'
import type { MinecraftServer } from './server/minecraft-server.ts'
import { SpatialMemory } from './skills/spatial-memory.ts'
import { surroundingsOf } from './skills/surroundings.ts'

export interface EpisodeOptions {
  task: Task
  agents: readonly string[]
  /** The available scenarios and actions. */
  catalogue: Pick<Scoring, 'scenarios'> & { readonly actions: ActionVocabulary<AgentAction> }
  server: MinecraftServer
  clock: Clock
  /** The journal. */
  log: EventSink & EventSource
  /** Aborts every action as `cancelled`. */
  signal: AbortSignal
}

/**
 * A task that a team carries out in a world: the public interface of the Judger (paper, §3.3). Agents observe and act
 * through their avatars; the episode verifies and records.
 */
export class Episode {
  readonly task: Task
  readonly agents: readonly string[]
  readonly clock: Clock
  readonly actions: ActionVocabulary<AgentAction>
  readonly #server: MinecraftServer
  readonly #log: EpisodeOptions['log']
  readonly #signal: AbortSignal
  readonly #judge: ScenarioJudge
  readonly #stock: Stock
  readonly #contents: ContainerContents
  readonly #look: Look
  readonly #participants: ReadonlyMap<string, Participant>
  readonly #scaffolding = new Scaffolding()
  readonly #tidying: Tidying
  readonly #turns = new Turns()
  readonly #memory = new SpatialMemory()
  readonly #watches: (() => void)[] = []

  private constructor(options: EpisodeOptions) {
    const { catalogue } = options
    this.task = options.task
    this.agents = options.agents
    this.clock = options.clock
    this.actions = catalogue.actions
    this.#server = options.server
    this.#log = options.log
    this.#signal = options.signal
    this.#tidying = new Tidying(this.#scaffolding, options.clock)
    const scenario = scenarioOf(catalogue.scenarios, options.task)
    this.#judge = scenario.judge(options.task)
    this.#participants = new Map(
      options.agents.map((name, index) => [
        name,
        new Participant(name, {
          ...options,
          actions: catalogue.actions,
          start: startOf(options.task, index),
          scaffolding: this.#scaffolding,
          tidying: this.#tidying,
          turns: this.#turns,
          memory: this.#memory,
          rights: { opensDoors: scenario.doorsAreLocks !== true },
        }),
      ]),
    )
    this.#stock = new Stock(options.task.containers)
    const arena = new WorldState()
    this.#log.watch((event) => {
      this.#stock.apply(event)
      arena.apply(event)
    })
    this.#contents = new ContainerContents(options)
    this.#look = lookWith({
      server: this.#server,
      arena,
      contents: this.#contents,
      bots: () => this.#bots().map(([, bot]) => bot),
    })
  }

  /**
   * Prepares the arena and connects the team.
   * @throws ServerError if the server is unusable; bots that have joined are disconnected again
   */
  static async open(options: EpisodeOptions): Promise<Episode> {
    const episode = new Episode(options)
    try {
      await prepareArena(episode.task, episode.#judge, episode.#server)
      episode.#record()
      for (const participant of episode.#participants.values()) await participant.join()
      await welcome(episode.#judge, options)
      episode.#watch()
    } catch (error) {
      await episode.close()
      throw error
    }
    return episode
  }

  /**
   * The avatar of an agent, which stays the same object for the whole episode.
   * @throws InvariantError if no agent has this name
   */
  avatar(agent: string): Participant {
    const participant = this.#participants.get(agent)
    if (participant === undefined) throw new InvariantError(`No agent "${agent}" is in this episode.`)
    return participant
  }

  /** The current scene, for planners. */
  scene(): Scene {
    const scene = sceneNow(this.#bots(), this.#stock.now())
    const first = this.#bots()[0]?.[1]
    if (this.task.terrain === undefined || first === undefined) return scene
    return { ...scene, known: surroundingsOf(first, this.#memory, this.clock.now()).known }
  }

  /** The task without used-up sources, for replanning. */
  remainingTask(): Task {
    const remaining = this.#judge.remaining?.(this.#look) ?? this.task
    return { ...remaining, containers: this.#stock.now() }
  }

  /** Whether cells contain what players can achieve of the given blocks, according to the server (see `isPlaced`). */
  shows(cells: readonly { position: Position; block: BlockSpec }[]): boolean {
    return cells.every(({ position, block }) => isPlaced(this.#server.blockAt(position), block))
  }

  /** The progress of the task, according to the Judger. */
  progress(): Progress {
    return this.#judge.progress(this.#look)
  }

  /**
   * Brings back an agent that is dead, was kicked or has lost its connection; an agent that is still connected leaves first and
   * restarts at the spawn.
   * @param reason reason for the journal
   * @returns false if the server does not let it in
   */
  rejoin(agent: string, reason = 'called back'): Promise<boolean> {
    return this.avatar(agent).rejoin(reason)
  }

  /**
   * Lets all agents come down and remove the remaining scaffold in parallel. Ends when none is left, or when the whole team has
   * tried every block and removed none.
   */
  async tidyUp(): Promise<void> {
    let cells = this.#scaffolding.left()
    this.#log.emit('work.ended', { scaffold: cells.length })
    for (let before = Number.POSITIVE_INFINITY; cells.length > 0 && cells.length < before; ) {
      before = cells.length
      this.#tidying.forgetFailures()
      await Promise.all([...this.#participants.values()].map((participant) => participant.tidyUp()))
      cells = this.#scaffolding.left()
    }
    // the block that was dug last reaches the journal in the next tick
    if (this.#scaffolding.isDug) await this.clock.sleep(TICK_MS)
    if (cells.length > 0) this.#log.emit('scaffold.left', { cells })
  }

  /** Stops all observers, so that the journal is complete, and records how the run ended. */
  conclude(ending: EventData<'episode.finished'>): void {
    this.#endWatches()
    this.#log.emit('episode.finished', ending)
  }

  /** Disconnects all agents. Leaves the server running. */
  async close(): Promise<void> {
    this.#endWatches()
    for (const participant of this.#participants.values()) participant.quit()
    // Bots disconnect on a timer and would hang if the server stopped first.
    await this.clock.sleep(100)
  }

  #bots(): [agent: string, bot: Bot][] {
    return [...this.#participants.values()].flatMap(({ name, bot }) =>
      bot === undefined ? [] : [[name, bot]],
    )
  }

  #record(): void {
    const { task } = this
    this.#watches.push(
      recordArena({ task, fixtures: this.#judge.fixtures, server: this.#server, log: this.#log }),
    )
  }

  #watch(): void {
    const present = (agent: string) => {
      const participant = this.avatar(agent)
      return participant.isGone ? undefined : participant
    }
    const polled = new PolledStatistics(this.clock, this.#signal)
    const stop = this.#judge.watch({
      server: this.#server,
      clock: this.clock,
      log: this.#log,
      agents: this.agents,
      positionOf: (agent) => present(agent)?.position,
      statisticsOf: (agent) =>
        this.#server.statisticsOf === undefined
          ? polled.of(agent, present(agent)?.bot)
          : this.#server.statisticsOf(agent),
      itemsOf: (agent) => present(agent)?.items(),
      contentsOf: (position) => this.#contents.of(position),
      placeOf: (agent, wanted) => {
        const bot = present(agent)?.bot
        return bot === undefined ? undefined : placeNow(bot, wanted, this.#server.lightAt)
      },
      surroundingsOf: (agent) => {
        const bot = present(agent)?.bot
        return bot === undefined ? undefined : surroundingsNow(bot, this.#server.lightAt)
      },
      handOf: (agent) => {
        const bot = present(agent)?.bot
        return bot === undefined ? undefined : (bot.heldItem?.name ?? null)
      },
      viewOf: (agent) => {
        const bot = present(agent)?.bot
        return bot === undefined ? undefined : nameInView(bot)
      },
      skyNow: () => {
        const bot = this.agents.map((agent) => present(agent)?.bot).find((each) => each !== undefined)
        return bot === undefined ? undefined : skyNow(bot)
      },
      sightingsOf(agent, wanted) {
        const bot = present(agent)?.bot
        return bot === undefined ? undefined : sightingsOf(bot, wanted)
      },
      signal: this.#signal,
    })
    this.#watches.push(stop)
  }

  #endWatches(): void {
    for (const stop of this.#watches.splice(0)) stop()
    this.#contents.close()
  }
}
