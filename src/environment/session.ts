import type { GameEvent } from '../core/journal/events.ts'
import { siblingModule } from '../core/package-root.ts'
import { type EpisodeOptions, EpisodePlayer } from '../experiment/episode-player.ts'
import type { EpisodeRequest } from '../experiment/episode-request.ts'
import { type RunResult, runTask } from '../experiment/run-task.ts'
import { usualRequest } from '../experiment/usual-request.ts'
import type { Scoring } from '../judger/metrics/scorecard.ts'
import type { Answerer } from '../question/answerer.ts'
import type { Task } from '../task/task.ts'
import type { SlotSteps } from './play-slots.ts'
import { SessionOverError, SessionSetupError } from './session-errors.ts'
import { bounded, DEFAULT_LIMITS, type SessionLimits } from './session-limits.ts'
import type { SessionOrder } from './session-thread.ts'
import { type SlotSpec, slotSpecSchema } from './slot-spec.ts'

export interface SessionOptions {
  readonly task: Task
  /** The source of the task, for the record. */
  readonly taskFile: string
  /** One specification per agent of the task; see `SlotSpec`. */
  readonly slots: readonly unknown[]
  readonly seed: number
  /** Answers the questions of our own agents. */
  readonly answerer: Answerer
  readonly scoring: Scoring
  /** Folder of all runs, and the name of this one. */
  readonly root: string
  readonly runId: string
  /** Wall time in ms since 1970, for the journal's timestamps. */
  readonly wallClock: () => number
  /** Whether the session is recorded, so that it can be watched and drawn. Default true. */
  readonly film?: boolean
  /** Whether the task's completion ends the session (default true); otherwise slots run to their limits. */
  readonly endsWhenDone?: boolean
  readonly limits?: Partial<SessionLimits>
  /** Further parts of the request: planner, assignment, plug-ins. */
  readonly request?: Partial<EpisodeRequest>
  readonly onEvent?: (event: GameEvent) => void
}

/** Plays sessions one after another, in one thread as long as each session ends by itself. */
export const createSessionPlayer = (): EpisodePlayer =>
  new EpisodePlayer(siblingModule(import.meta.url, 'session-thread'))

interface Pending {
  readonly resolve: (actions: Readonly<Record<string, unknown>>) => void
}

/**
 * One session: a task, a world and slots. It runs in its own thread, whose virtual time stands still while slots must decide,
 * and leaves a run folder like any run.
 */
export class Session {
  readonly slots: readonly SlotSpec[]
  readonly #options: SessionOptions
  readonly #player: EpisodePlayer
  readonly #limits: SessionLimits
  readonly #abort = new AbortController()
  /** Steps of finished slots, kept until the next decision is reported. */
  #gathered: Record<string, SlotSteps[string]> = {}
  #pending: Pending | undefined
  #next = Promise.withResolvers<SlotSteps>()
  #run: Promise<RunResult> | undefined
  #isOver = false
  #why = 'it has ended'
  #idle: NodeJS.Timeout | undefined
  #whole: NodeJS.Timeout | undefined

  /**
   * @param player player from `createSessionPlayer`; it plays one session at a time and is closed by its owner
   * @throws SessionSetupError if the slots do not fit the task
   */
  constructor(options: SessionOptions, player: EpisodePlayer) {
    this.#options = options
    this.#player = player
    this.#limits = { ...DEFAULT_LIMITS, ...options.limits }
    this.slots = checkedSlots(options)
  }

  get isOver(): boolean {
    return this.#isOver
  }

  /** Starts the world. @returns the first observations of the slots that must decide */
  begin(): Promise<SlotSteps> {
    const { request, answerer, scoring, taskFile, root, runId, wallClock, onEvent, task, seed } =
      this.#options
    const { promise } = this.#next
    this.#run = runTask({
      request: usualRequest(task, {
        ...request,
        agents: this.slots.map(({ agent }) => agent),
        seed,
        model: answerer.id,
        film: this.#options.film ?? true,
      }),
      ...{ answerer, scoring, taskFile, root, runId, wallClock },
      onEvent: (event) => onEvent?.(event),
      signal: this.#abort.signal,
      play: (episode) => this.#play(episode),
    })
    this.#run.then(
      () => this.#end(),
      (error: unknown) => {
        this.#next.reject(error)
        this.#end()
      },
    )
    this.#whole = setTimeout(() => this.#stop('its time is over'), this.#limits.sessionMs)
    return promise
  }

  /**
   * Hands in the actions of the slots that must decide, and waits until some must decide again. A slot without an action does
   * nothing.
   * @returns the results by agent, for slots that must decide now and for those that have ended; empty once the session is over
   * @throws SessionOverError if the session is already over
   */
  step(actions: Readonly<Record<string, unknown>>): Promise<SlotSteps> {
    const pending = this.#pending
    if (pending === undefined || this.#isOver) throw new SessionOverError(this.#why)
    clearTimeout(this.#idle)
    this.#pending = undefined
    this.#next = Promise.withResolvers()
    const { promise } = this.#next
    const { actionLength } = this.#limits
    pending.resolve(
      Object.fromEntries(
        Object.entries(actions).map(([agent, action]) => [agent, bounded(action, actionLength)]),
      ),
    )
    return promise
  }

  /** Ends the session and resolves when its folder is complete. */
  async close(): Promise<RunResult | undefined> {
    if (!this.#isOver) this.#stop('it was closed')
    return this.#run?.catch(() => undefined)
  }

  #play(episode: EpisodeOptions): Promise<void> {
    const order: SessionOrder = {
      slots: [...this.slots],
      endsWhenDone: this.#options.endsWhenDone ?? true,
    }
    const decide = (steps: unknown) => this.#decide(steps as SlotSteps)
    return this.#player.play({ ...episode, slots: { order, decide } })
  }

  /** The thread asks for decisions. If no slot must decide, its steps are kept for the next time. */
  #decide(steps: SlotSteps): Promise<Readonly<Record<string, unknown>>> {
    Object.assign(this.#gathered, steps)
    const mustDecide = Object.values(steps).some(({ terminated, truncated }) => !terminated && !truncated)
    if (!mustDecide) return Promise.resolve({})
    const { promise, resolve } = Promise.withResolvers<Readonly<Record<string, unknown>>>()
    this.#pending = { resolve }
    this.#idle = setTimeout(() => this.#stop('it was idle for too long'), this.#limits.idleMs)
    this.#report()
    return promise
  }

  #report(): void {
    const steps = this.#gathered
    this.#gathered = {}
    this.#next.resolve(steps)
  }

  #stop(why: string): void {
    this.#why = why
    this.#abort.abort()
  }

  #end(): void {
    this.#isOver = true
    clearTimeout(this.#idle)
    clearTimeout(this.#whole)
    this.#pending = undefined
    this.#report()
  }
}

function checkedSlots({ task, slots }: SessionOptions): SlotSpec[] {
  const specs = slots.map((slot, index) => {
    const parsed = slotSpecSchema.safeParse(slot)
    if (parsed.success) return parsed.data
    throw new SessionSetupError(`Slot ${index} cannot be read: ${parsed.error.issues[0]?.message ?? ''}`, {
      hint: 'Give each slot an agent and act: "team", "keys" or "semantic".',
    })
  })
  const names = new Set(specs.map(({ agent }) => agent))
  if (names.size === specs.length && specs.length === task.agents) return specs
  throw new SessionSetupError(
    `The session has ${specs.length} slots for ${names.size} agents; the task ${task.id} has ${task.agents}.`,
    { hint: 'Give one slot for each agent, each with a name of its own.' },
  )
}
