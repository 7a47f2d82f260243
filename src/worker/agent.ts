import type { ModelError } from '../core/errors.ts'
import { joinAborts } from '../core/join-aborts.ts'
import type { EventSink, StopReason } from '../core/journal/events.ts'
import { once } from '../core/once.ts'
import { sameCell } from '../core/position.ts'
import type { Subtask } from '../graph/subtask.ts'
import type { Answerer } from '../question/answerer.ts'
import { actionLines } from '../question/describe-actions.ts'
import { describeEnvironment, UNSUMMARIZED_STEPS } from '../question/describe-agent.ts'
import { act } from '../question/kinds/act.ts'
import { reflect } from '../question/kinds/reflect.ts'
import { summarizeEnvironment } from '../question/kinds/summarize-environment.ts'
import { summarizeHistory } from '../question/kinds/summarize-history.ts'
import type { ReplyOf } from '../question/question.ts'
import type { ActionCall, ActionResult, FailureReason } from '../task/action.ts'
import { settingsOf } from '../task/actions/settings.ts'
import type { Observation } from '../task/observation.ts'
import { Asker } from './asker.ts'
import { reflectionOnEarlyTry, stopAfterRefusals } from './early-try.ts'
import { RefusalMemory } from './refusal-memory.ts'
import { type Assignment, type Attempt, SubtaskWork } from './subtask-work.ts'
import type { Executor } from './team.ts'
import { type AttemptPolicy, TEAM_POLICY } from './team-policy.ts'
import type { TeamWorld } from './team-world.ts'
import type { Reserves } from './traffic.ts'

/** Source of the verdict on whether a subtask is done: the Judger, which sees the world, or the agent's own reflection. */
export type Trust = 'judger' | 'reflection'

export interface AgentOptions {
  name: string
  world: TeamWorld
  answerer: Answerer
  log: EventSink
  trust: Trust
  seed: number
  signal: AbortSignal
  /** Limits on its attempts. Default: those of `TEAM_POLICY`. */
  policy?: AttemptPolicy
}

/** Number of calls assumed for the limits of a subtask without calls, which is the whole task. */
const CALLS_OF_WHOLE_TASK = 30
/** Failures after which this agent can do nothing more for now. */
const FINAL: ReadonlySet<FailureReason> = new Set(['agent_gone', 'cancelled'])
/** Steps that accumulate outside the prompt before the running summary is extended. */
const STEPS_PER_SUMMARY = 8
/** Maximum length of the running summary (characters). */
const MAX_SUMMARY_LENGTH = 1500
/** Length above which the environment is summarized (characters). */
const MAX_ENVIRONMENT_LENGTH = 2500

/** An agent's decision. */
interface NextStep {
  thought: string
  action: ActionCall
}

/** One round of acting and reflecting. */
interface Round {
  reflection: ReplyOf<typeof reflect>
  /** Whether the world shows that nothing is left to do. */
  verified: boolean
  done: boolean
  mayGoOn: boolean
  stop: StopReason
}

/**
 * An agent that carries out subtasks by ReAct (think, act, observe) and then reflects on whether it succeeded
 * (paper, §3.5, Tables 8, 9 and 10).
 */
export class Agent implements Executor {
  readonly name: string
  readonly #options: AgentOptions
  readonly #asker: Asker
  readonly #refusals: RefusalMemory
  readonly #policy: AttemptPolicy

  constructor(options: AgentOptions) {
    const { name, answerer, world, seed, signal, policy = TEAM_POLICY.attempts } = options
    this.name = name
    this.#policy = policy
    this.#options = options
    this.#asker = new Asker({ agent: name, answerer, clock: world.clock, seed, signal })
    this.#refusals = new RefusalMemory(world.actions)
  }

  get longestThoughtMs(): number {
    return this.#asker.longestMs
  }

  /**
   * Works on a subtask until nothing is left to do or no attempt helps.
   * @throws ModelError when the model keeps failing
   */
  async execute(subtask: Subtask, assignment: Assignment): Promise<Attempt> {
    const { log } = this.#options
    const { attempt, without, isEarly = false } = assignment
    log.emit('subtask.started', {
      agent: this.name,
      subtask: subtask.id,
      attempt,
      ...(without === undefined ? {} : { without }),
      ...(isEarly ? { early: true } : {}),
    })
    await assignment.gather?.()
    const stops = [this.#options.signal, ...(assignment.signal === undefined ? [] : [assignment.signal])]
    const stoppable = { ...assignment, signal: AbortSignal.any(stops) }
    const work = this.#begin(subtask, assignment)
    const before = work.left()
    let round = await this.#round(work, stoppable)
    for (let more = 1; more < this.#policy.rounds && round?.mayGoOn; more++)
      round = await this.#round(work, stoppable)
    if (round === undefined) return { done: false }
    const { reflection, verified, done, stop } = round
    const refusal = work.lastRefusal()
    log.emit('subtask.finished', {
      agent: this.name,
      subtask: subtask.id,
      attempt,
      steps: work.history.length,
      verified,
      reflection,
      done,
      stop,
    })
    if (done) return { done }
    const remaining = { before, now: work.left() }
    return {
      done,
      left: remaining,
      ...(refusal === undefined ? {} : { refusal }),
      ...(stop === 'too_early' ? { wasTooEarly: true } : {}),
    }
  }

  /**
   * Helps with a subtask that another agent works on and reports on.
   * @throws ModelError when the model keeps failing
   */
  async help(subtask: Subtask, assignment: Assignment): Promise<boolean> {
    const { signal } = this.#options
    const stops = [signal, ...(assignment.signal === undefined ? [] : [assignment.signal])]
    const stoppable = { ...assignment, signal: AbortSignal.any(stops) }
    const work = this.#begin(subtask, assignment)
    await this.#react(work, stoppable)
    return work.history.some(({ result }) => result.ok)
  }

  /** Surroundings are read only for agents that write prompts. */
  #begin(subtask: Subtask, assignment: Assignment): SubtaskWork {
    const { world, answerer } = this.#options
    const avatar = world.avatar(this.name)
    return new SubtaskWork(subtask, { avatar, world, assignment, looksAround: answerer.byFacts !== true })
  }

  /**
   * Acts until the agent thinks it is done or is stopped, then reflects. If it wrongly thought it was done and was not stopped by
   * a refusal, it may continue with its reflection in mind.
   * @returns undefined if the subtask was taken away from it
   */
  async #round(work: SubtaskWork, assignment: StoppableAssignment): Promise<Round | undefined> {
    const steps = work.history.length
    const isFirst = work.reflection === undefined
    const stop = await this.#react(work, assignment)
    const { subtask, tactics } = work
    const { signal } = assignment
    if (tactics.hold !== undefined && work.remaining().length === 0)
      await tactics.hold(this.#options.world.avatar(this.name), subtask, signal)
    this.#asker.advanceSample(subtask)
    if (signal.aborted) return undefined
    const reflection =
      stop === 'too_early' && work.left() > 0
        ? reflectionOnEarlyTry(work.lastRefusal())
        : await this.#asker.askOr(reflect, { subtask, facts: this.#factsOf(work) }, noReflection)
    work.reflection = reflection.reasoning
    const verified = work.left() === 0
    const done = this.#options.trust === 'judger' ? verified : reflection.status
    const hasTried = isFirst || work.history.length > steps
    return {
      reflection,
      verified,
      done,
      stop,
      mayGoOn: !done && stop === 'own_choice' && hasTried && !isUntimely(assignment),
    }
  }

  /** Thinks and acts, step by step. @returns why the agent stopped */
  async #react(work: SubtaskWork, assignment: StoppableAssignment): Promise<StopReason> {
    const { signal } = assignment
    const limits = this.#limitsOf(work)
    let refusals = 0
    while (!signal.aborted) {
      const limit = this.#limitReached(work, limits, isUntimely(assignment))
      if (limit !== undefined) return limit
      const step = await this.#think(work, assignment)
      if (typeof step === 'string') return step
      const result = await this.#perform(step, work, assignment)
      refusals = result.ok ? 0 : refusals + 1
      const stop =
        this.#stopAfter(step.action, result, assignment) ??
        stopAfterRefusals(refusals, isUntimely(assignment), this.#policy)
      if (stop !== undefined) return stop
    }
    return 'taken'
  }

  #limitReached(
    work: SubtaskWork,
    { steps, until }: { steps: number; until: number },
    isEarly: boolean,
  ): StopReason | undefined {
    if (work.countedSteps >= (isEarly ? this.#policy.earlyShare * steps : steps)) return 'steps'
    return this.#actingMs() > until ? 'time' : undefined
  }

  /** Steps that the agent may make on a subtask, and the acting time at which it must stop (ms). */
  #limitsOf(work: SubtaskWork): { steps: number; until: number } {
    const { subtask, wanted, tactics } = work
    const calls = subtask.actions.length > 0 ? work.remaining().length : CALLS_OF_WHOLE_TASK
    const cells = wanted.length > 0 ? wanted.length : calls
    const policy = this.#policy
    const { steps, ms } = tactics.limits ?? {
      steps: policy.steps + policy.stepsPerCell * cells,
      ms: policy.ms + policy.msPerCell * cells,
    }
    return { steps, until: this.#actingMs() + ms }
  }

  /** Game time that has passed while the agent was not thinking (ms). */
  #actingMs(): number {
    return this.#options.world.clock.now() - this.#asker.thoughtMs
  }

  /** Asks for the next action. @returns the action with its thought, or the reason why there is none */
  async #think(work: SubtaskWork, assignment: StoppableAssignment): Promise<NextStep | StopReason> {
    const { world } = this.#options
    const { subtask, beside } = work
    const observation = await this.#keepShort(work)
    const facts = { ...this.#factsOf(work, observation), ...this.#outlook(assignment, work), beside }
    const reply = await this.#asker.askOr(act, { subtask, facts }, () => undefined)
    if (assignment.signal.aborted) return 'taken'
    if (reply === undefined) return 'no_reply'
    if (reply.action === null) return 'own_choice'
    const action = world.actions.tidied(reply.action)
    // Only the agent that owns the subtask repairs it: two agents would dig and place against each other.
    const isRepair = assignment.helpsWith !== undefined && world.actions.roleOf(action) === 'digs'
    return isRepair ? 'own_choice' : { thought: reply.thought, action }
  }

  /** Performs an action, after making room for teammates, and records its result. */
  async #perform(
    { thought, action }: NextStep,
    work: SubtaskWork,
    assignment: StoppableAssignment,
  ): Promise<ActionResult> {
    const { world } = this.#options
    const { traffic, over, signal } = assignment
    const stop = over === undefined ? undefined : joinAborts([signal, over])
    const until = stop?.signal ?? signal
    // An agent that is about to move makes room anyway.
    if (world.actions.roleOf(action) !== 'moves') await traffic?.stepAside(this.name, until)
    const intent = { thought, subtask: work.subtask.id }
    const run = () => world.avatar(this.name).act(action, intent, until, work.cells)
    const result = await (traffic === undefined
      ? run()
      : traffic.act(this.name, action, run, { reserves: this.#reserves(action, assignment) }))
    stop?.release()
    work.note({ thought, action, result })
    return result
  }

  /** The reason for which the agent stops after an action; undefined when it continues. */
  #stopAfter(
    action: ActionCall,
    result: ActionResult,
    { over }: StoppableAssignment,
  ): StopReason | undefined {
    if (over?.aborted) return 'own_choice'
    if (!result.ok && FINAL.has(result.reason)) return 'unable'
    return this.#refusals.note(action, result) >= this.#policy.equalRefusals ? 'same_refusal' : undefined
  }

  /** A helper must not delay others: it reserves only cells that it can fill without walking. */
  #reserves(action: ActionCall, { helpsWith }: Assignment): Reserves {
    if (helpsWith === undefined) return 'always'
    const { world } = this.#options
    const filled = world.actions.fillsOf(action)?.cell
    const cell = filled && helpsWith.find(({ position }) => sameCell(position, filled))
    return cell !== undefined && world.avatar(this.name).canPlace(cell) ? 'if_free' : 'never'
  }

  #factsOf(work: SubtaskWork, observation?: Observation) {
    return { ...work.facts(observation), repeated: this.#refusals.repeated() }
  }

  /**
   * Extends the running summary and condenses a long environment, to keep prompts short.
   * @returns the agent's observation after that
   */
  async #keepShort(work: SubtaskWork): Promise<Observation> {
    const { subtask, wanted, history, summary, summarized } = work
    const end = history.length - UNSUMMARIZED_STEPS
    if (end - summarized >= STEPS_PER_SUMMARY) {
      const latest = history.slice(summarized, end)
      const facts = { subtask, wanted, agent: this.name, summary, latest }
      const reply = await this.#asker.askOr(summarizeHistory, { subtask, facts }, () => ({ summary }))
      work.summary = reply.summary.slice(-MAX_SUMMARY_LENGTH)
      work.summarized = end
    }
    const observation = work.observe()
    const isShort = () => describeEnvironment(observation, wanted).length <= MAX_ENVIRONMENT_LENGTH
    if (work.environment !== undefined || isShort()) return observation
    const facts = { subtask, wanted, observation }
    work.environment = await this.#asker.askOr(summarizeEnvironment, { subtask, facts }, () => ({
      entities: describeEnvironment(observation, wanted).slice(0, MAX_ENVIRONMENT_LENGTH).split('\n'),
      blocks: [],
      creatures: [],
      interactive_items: [],
    }))
    return work.observe()
  }

  /** Further facts that matter to the next action. */
  #outlook({ upcoming, stores, left }: Assignment, { wanted }: SubtaskWork) {
    const actions = linesOf(this.#options.world)
    return {
      actions,
      ...(upcoming === undefined ? {} : { upcoming: upcoming() }),
      ...(stores === undefined ? {} : { stores: stores() }),
      ...(left === undefined ? {} : { left: left(wanted) }),
    }
  }
}

/** The action lines for prompts about the world's task. */
const linesOf = once(({ actions, task }: TeamWorld) => actionLines(actions.specs, settingsOf(task)))

const isUntimely = (assignment: Assignment): boolean => assignment.isUntimely?.() ?? false

type StoppableAssignment = Assignment & { signal: AbortSignal }

/** The reflection used when the model gives none. */
const noReflection = ({ message }: ModelError): ReplyOf<typeof reflect> => ({
  reasoning: `The model gave no reflection that could be used: ${message}`,
  summary: '',
  status: false,
})
