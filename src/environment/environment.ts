import type { EpisodePlayer } from '../experiment/episode-player.ts'
import type { RunResult } from '../experiment/run-task.ts'
import type { SlotSteps } from './play-slots.ts'
import { createSessionPlayer, Session, type SessionOptions } from './session.ts'
import { SessionOverError } from './session-errors.ts'

/** Options of an environment's sessions. */
export interface EnvironmentOptions extends Omit<SessionOptions, 'seed' | 'runId'> {
  readonly seed: number
  /** Prefix for the names of run folders; the seed and a counter follow. */
  readonly runPrefix: string
  /** Plays the sessions and is closed by its owner; by default the environment uses its own. */
  readonly player?: EpisodePlayer
}

/**
 * The interface through which external agents play: AgentBeats, MCP, training loops. `reset` opens a session, `step` hands in the
 * actions of all slots that must decide and lets time pass until the next decision, `close` completes the run folder. Actions and
 * observations are plain JSON; their schemas are published (`environmentSchemas`).
 */
export class Environment {
  readonly #options: EnvironmentOptions
  readonly #player: EpisodePlayer
  #session: Session | undefined
  #last: SlotSteps = {}
  #sessions = 0

  constructor(options: EnvironmentOptions) {
    this.#options = options
    this.#player = options.player ?? createSessionPlayer()
  }

  /** Names of the slots that must decide now. */
  get due(): string[] {
    return Object.entries(this.#last).flatMap(([agent, { terminated, truncated }]) =>
      terminated || truncated ? [] : [agent],
    )
  }

  get isOver(): boolean {
    return this.#session?.isOver ?? true
  }

  /**
   * Ends the current session, if any, and opens the next one.
   * @param seed seed for the world and all random choices; by default the environment's own. The same seed and actions give the
   * same journal
   * @throws SessionSetupError if the slots do not fit the task; EpisodeError if the world is unavailable
   */
  async reset(seed: number = this.#options.seed): Promise<SlotSteps> {
    await this.#endSession()
    this.#sessions++
    const { runPrefix, player: _, ...options } = this.#options
    const count = this.#sessions === 1 ? '' : `-${this.#sessions}`
    this.#session = new Session({ ...options, seed, runId: `${runPrefix}-seed${seed}${count}` }, this.#player)
    this.#last = await this.#session.begin()
    return this.#last
  }

  /** The slots' observations at the last decision. */
  observe(): SlotSteps {
    return this.#last
  }

  /**
   * One step of all slots that must decide. @returns as `Session.step`
   * @throws SessionOverError if the session is over
   */
  async step(actions: Readonly<Record<string, unknown>>): Promise<SlotSteps> {
    if (this.#session === undefined) throw new SessionOverError('none was opened')
    this.#last = await this.#session.step(actions)
    return this.#last
  }

  /**
   * Ends the session and its thread; `reset` can begin another one.
   * @returns the run folder and the scorecard; undefined if there was no session or it could not be played
   */
  async close(): Promise<RunResult | undefined> {
    const result = await this.#endSession()
    if (this.#options.player === undefined) await this.#player.close()
    return result
  }

  async #endSession(): Promise<RunResult | undefined> {
    const session = this.#session
    this.#session = undefined
    this.#last = {}
    return session?.close()
  }
}
