import type { FastClock } from '../../core/fast-clock.ts'
import { EventLog } from '../../core/journal/log.ts'
import { createRandom } from '../../core/random.ts'
import { formatBlock, parseBlock } from '../../game/block.ts'
import { gameData } from '../../game/data/game-data.ts'
import { addItems } from '../../game/item-counts.ts'
import { fallsUnder } from '../../game/rules/rule-book.ts'
import type { Subtask } from '../../graph/subtask.ts'
import { Episode } from '../../judger/episode.ts'
import { type EmbeddedMinecraft, startWorldOf } from '../../judger/server/embedded.ts'
import type { Catalogue } from '../../plugin/catalogue.ts'
import { createHands } from '../../question/expert/hands.ts'
import { agentNames } from '../../task/agent-names.ts'
import { stacksOf } from '../../task/chests.ts'
import type { Task } from '../../task/task.ts'
import { scenarioOf } from '../../task/task-format.ts'
import { Agent } from '../../worker/agent.ts'
import type { Attempt } from '../../worker/subtask-work.ts'
import type { Tactics } from '../../worker/tactics.ts'
import type { Preparation } from './effect.ts'
import { EffectRecorder } from './effect-recorder.ts'

/** Seed of everything random in a trial: trials of one plan differ only in the subtasks carried out. */
const SEED = 1
/** Wait until clients have seen the Judger's preparations, and the Judger the containers it opened (ms of game time). */
const SETTLE_MS = 500
/** The same if prepared blocks may fall from the top of an arena (ms of game time). */
const FALL_MS = 2000
/** How long agents hold mechanisms for each other (ms of game time). */
const HOLD_MS = 40_000

/** The parts that all trials of a plan share. */
export interface TrialSite {
  task: Task
  catalogue: Catalogue
  clock: FastClock
  /** Makes the randomness of third-party code the same in each world. */
  reseed(seed: number): void
  /** Tells the clock whose packets keep the current instant open. */
  watch(server: EmbeddedMinecraft): void
}

/** A world for trials: the task's arena, changed as if certain subtasks were done, with a team in it. */
export class TrialWorld {
  readonly agents: readonly string[]
  readonly recorder: EffectRecorder
  readonly #episode: Episode
  readonly #server: EmbeddedMinecraft
  readonly #log: EventLog
  readonly #site: TrialSite
  readonly #stop = new AbortController()
  readonly #tactics: Tactics

  private constructor(
    site: TrialSite,
    made: {
      episode: Episode
      server: EmbeddedMinecraft
      log: EventLog
      recorder: EffectRecorder
    },
  ) {
    this.#site = site
    this.#episode = made.episode
    this.#server = made.server
    this.#log = made.log
    this.agents = made.episode.agents
    this.#tactics = scenarioOf(site.catalogue.scenarios, site.task).tactics?.(site.task, made.episode) ?? {}
    this.recorder = made.recorder
  }

  /**
   * Opens a world with the task's whole team if the scenario has work for several agents at once, which may separate them;
   * otherwise with one agent per subtask. @throws ServerError if the requested world is unavailable
   */
  static async open(site: TrialSite, preparation: Preparation, subtasks: number): Promise<TrialWorld> {
    const { task, catalogue, clock, reseed, watch } = site
    const mayPart = scenarioOf(catalogue.scenarios, task).together !== undefined
    const team = mayPart ? Math.max(task.agents, subtasks) : subtasks
    reseed(SEED)
    const embedded = await startWorldOf(task, { clock, random: createRandom(SEED), bots: 'memory' })
    watch(embedded)
    const server = notingCommands(embedded)
    const log = new EventLog(clock)
    const agents = agentNames(team)
    try {
      const { signal } = new AbortController()
      const stocked = withTaken(task, preparation.taken)
      const episode = await Episode.open({ task: stocked, agents, catalogue, server, clock, log, signal })
      await prepare(server, preparation, agents[0] as string)
      await clock.sleep(mayFall(task, preparation) ? FALL_MS : SETTLE_MS)
      const recorder = new EffectRecorder(task, { episode, server, log })
      return new TrialWorld(site, { episode, server, log, recorder })
    } catch (error) {
      await server.stop()
      throw error
    }
  }

  /** Assigns an agent to each subtask: one that can get there if the scenario knows, otherwise in rotation. */
  assign(subtasks: readonly Subtask[]): string[] {
    const running = new Map<string, Subtask>()
    for (const subtask of subtasks) {
      const free = this.agents.filter((agent) => !running.has(agent))
      const fitting = free.find((agent) => this.#tactics.mayStart?.(agent, subtask, running) !== false)
      running.set(fitting ?? (free[0] as string), subtask)
    }
    return [...running.keys()]
  }

  /** Lets an agent carry a subtask out. @param holds whether the agent holds mechanisms until partners have arrived */
  async carryOut(subtask: Subtask, agent: string, holds: boolean): Promise<Attempt> {
    const { clock, catalogue } = this.#site
    const { hold, holdsLeft, ...others } = this.#tactics
    const over = new AbortController()
    const tactics: Tactics = !holds
      ? others
      : { ...others, ...(holdsLeft && { holdsLeft }), ...(hold && { hold: endingSoon(hold, clock) }) }
    const worker = new Agent({
      name: agent,
      world: this.#episode,
      answerer: createHands(catalogue.actions),
      log: this.#log,
      trust: 'judger',
      seed: SEED,
      signal: this.#stop.signal,
    })
    try {
      return await worker.execute(subtask, { attempt: 1, signal: over.signal, tactics })
    } finally {
      over.abort()
    }
  }

  /** Whether the whole team is in the world. */
  get isWhole(): boolean {
    return this.agents.every((agent) => !this.#episode.avatar(agent).isGone)
  }

  /** Stops whatever agents are doing. */
  stop(): void {
    this.#stop.abort()
  }

  async close(): Promise<void> {
    this.stop()
    this.recorder.close()
    await this.#episode.close()
    await this.#server.stop()
  }
}

/** A server that knows whether it is executing a command: changes during a command are the Judger's. */
interface NotedServer extends EmbeddedMinecraft {
  readonly isCommanded: () => boolean
}

function notingCommands(server: EmbeddedMinecraft): NotedServer {
  let isCommanded = false
  return {
    ...server,
    isCommanded: () => isCommanded,
    command(line) {
      isCommanded = true
      // The embedded world executes a command before it returns.
      const reply = server.command(line)
      isCommanded = false
      return reply
    },
  }
}

type Hold = NonNullable<Tactics['hold']>

const endingSoon =
  (hold: Hold, clock: FastClock): Hold =>
  async (avatar, subtask, signal) => {
    const late = new AbortController()
    const over = new AbortController()
    clock.sleep(HOLD_MS, over.signal).then(
      () => late.abort(),
      () => undefined,
    )
    await hold(avatar, subtask, AbortSignal.any([signal, late.signal]))
    over.abort()
  }

/** The task with its containers as subtasks have left them. */
function withTaken(task: Task, taken: Preparation['taken']): Task {
  const containers = task.containers.map((container) => {
    const { x, y, z } = container.position
    const left = addItems(new Map(), container.items)
    for (const { container: at, item, count } of taken)
      if (at.x === x && at.y === y && at.z === z) left.set(item, Math.max(0, (left.get(item) ?? 0) - count))
    const stacks = container.items.flatMap(({ item, count }) => {
      const now = Math.min(count, left.get(item) ?? 0)
      left.set(item, (left.get(item) ?? 0) - now)
      return now === 0 ? [] : [{ item, count: now }]
    })
    const stored = [...left].flatMap(([item, count]) =>
      count > 0 ? stacksOf({ item, count }, gameData(task.gameVersion)) : [],
    )
    return { ...container, items: [...stacks, ...stored] }
  })
  return { ...task, containers }
}

/** Whether a prepared block falls in the task's world: without its support, it would land while the subtask is tried. */
const mayFall = ({ rules }: Task, { changes }: Preparation): boolean =>
  changes.some(({ block }) => fallsUnder(rules, parseBlock(block)?.name ?? block))

/** Applies effects with the Judger's commands. A block that dropped because its neighbour was set later is set again. */
async function prepare(
  server: EmbeddedMinecraft,
  { changes, items, killed }: Preparation,
  agent: string,
): Promise<void> {
  const last = new Map<string, (typeof changes)[number]>()
  const set = async ({ position: { x, y, z }, block }: (typeof changes)[number]) => {
    const there = server.blockAt({ x, y, z })
    if (there === undefined || formatBlock(there) !== block)
      await server.command(`setblock ${x} ${y} ${z} ${block}`)
  }
  for (const change of changes) {
    await set(change)
    const { x, y, z } = change.position
    last.set(`${x},${y},${z}`, change)
  }
  for (const change of last.values()) await set(change)
  for (const [item, count] of Object.entries(items)) await server.command(`give ${agent} ${item} ${count}`)
  for (const [kind, count] of Object.entries(killed))
    await server.command(`kill @e[type=${kind},limit=${count},sort=nearest]`)
  if (Object.keys(killed).length > 0) await server.command('kill @e[type=item]')
}
