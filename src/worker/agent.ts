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
import type { ActionCall, FailureReason } from '../task/action.ts'
import type { Observation } from '../task/observation.ts'
import { Asker } from './asker.ts'
import { RefusalMemory } from './refusal-memory.ts'
import { type Assignment, type Attempt, SubtaskWork } from './subtask-work.ts'
import type { Executor } from './team.ts'
import type { TeamWorld } from './team-world.ts'
import type { Reserves } from './traffic.ts'

/** Whose word counts on whether a subtask is done: the world, as the Judger sees it, or the agent's own reflection. */
export type Trust = 'judger' | 'reflection'

export interface AgentOptions {
  name: string
  world: TeamWorld
  answerer: Answerer
  log: EventSink
  trust: Trust
  seed: number
  signal: AbortSignal
}

/** Steps an agent may make on a subtask: some to get going, and several for each block. */
const stepLimit = (cells: number): number => 8 + 6 * cells
/** Game time an agent may spend on a subtask, thinking aside (ms). */
const timeLimit = (cells: number): number => 60_000 + 15_000 * cells
/** A subtask that names no calls is the whole task; its limits are those of so many calls. */
const CALLS_OF_WHOLE_TASK = 30
/** An agent that is refused so often in a row stops and reflects. */
const MAX_REFUSALS_IN_A_ROW = 6
/** An agent that is refused the same so often gives the subtask back, whatever its model wants. It was told so before. */
const MAX_EQUAL_REFUSALS = 3
/** After these nothing more can be done by this agent now. */
const FINAL: ReadonlySet<FailureReason> = new Set(['agent_gone', 'cancelled'])
/** The running summary grows each time so many more steps have left the prompt. */
const STEPS_PER_SUMMARY = 8
/** A running summary is cut to this (characters). */
const MAX_SUMMARY_LENGTH = 1500
/** An environment whose description is longer is summarized (characters). */
const MAX_ENVIRONMENT_LENGTH = 2500
/** So often an agent works on a subtask that it wrongly thought done, before another agent has a try. */
const MAX_ROUNDS = 3

/** One time of acting and reflecting. */
interface Round {
  reflection: ReplyOf<typeof reflect>
  /** The world shows that nothing is left to do. */
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

  constructor(options: AgentOptions) {
    const { name, answerer, world, seed, signal } = options
    this.name = name
    this.#options = options
    this.#asker = new Asker({ agent: name, answerer, clock: world.clock, seed, signal })
    this.#refusals = new RefusalMemory(world.actions)
  }

  get longestThoughtMs(): number {
    return this.#asker.longestMs
  }

  /**
   * Works on a subtask until nothing is left to do or nothing helps.
   * @throws ModelError when the model keeps failing
   */
  async execute(subtask: Subtask, assignment: Assignment): Promise<Attempt> {
    const { log } = this.#options
    const { attempt, without } = assignment
    log.emit('subtask.started', {
      agent: this.name,
      subtask: subtask.id,
      attempt,
      ...(without === undefined ? {} : { without }),
    })
    await assignment.gather?.()
    const stops = [this.#options.signal, ...(assignment.signal === undefined ? [] : [assignment.signal])]
    const stoppable = { ...assignment, signal: AbortSignal.any(stops) }
    const work = this.#begin(subtask, assignment)
    const before = work.left()
    let round = await this.#round(work, stoppable)
    for (let more = 1; more < MAX_ROUNDS && round?.mayGoOn; more++) round = await this.#round(work, stoppable)
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
    const left = { before, now: work.left() }
    return refusal === undefined ? { done, left } : { done, left, refusal }
  }

  /**
   * Lends a hand with a subtask that another agent works on and reports on.
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

  /** Where nobody reads a prompt, nobody looks around for it. */
  #begin(subtask: Subtask, assignment: Assignment): SubtaskWork {
    const { world, answerer } = this.#options
    const avatar = world.avatar(this.name)
    return new SubtaskWork(subtask, { avatar, world, assignment, looksAround: answerer.byFacts !== true })
  }

  /**
   * Acts until the agent thinks that it is done or is stopped, and reflects. Where it thought so wrongly and nothing stood
   * in its way, it may go on with what it has reflected in mind.
   * @returns undefined when the subtask was taken from it
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
    const reflection = await this.#asker.askOr(reflect, { subtask, facts: this.#factsOf(work) }, noReflection)
    work.reflection = reflection.reasoning
    const verified = work.left() === 0
    const done = this.#options.trust === 'judger' ? verified : reflection.status
    const hasTried = isFirst || work.history.length > steps
    return { reflection, verified, done, stop, mayGoOn: !done && stop === 'own_choice' && hasTried }
  }

  /** Thinks and acts, step by step. @returns why the agent stopped */
  async #react(work: SubtaskWork, assignment: StoppableAssignment): Promise<StopReason> {
    const { world } = this.#options
    const { subtask, wanted, tactics } = work
    const { traffic, over, signal } = assignment
    const calls = subtask.actions.length > 0 ? work.remaining().length : CALLS_OF_WHOLE_TASK
    const cells = wanted.length > 0 ? wanted.length : calls
    const spent = () => world.clock.now() - this.#asker.thoughtMs
    const limits = tactics.limits ?? { steps: stepLimit(cells), ms: timeLimit(cells) }
    const until = spent() + limits.ms
    let refusals = 0
    while (!signal.aborted) {
      if (work.countedSteps >= limits.steps) return 'steps'
      if (refusals >= MAX_REFUSALS_IN_A_ROW) return 'refusals'
      if (spent() > until) return 'time'
      const observation = await this.#keepShort(work)
      const facts = { ...this.#factsOf(work, observation), ...this.#outlook(assignment), beside: work.beside }
      const step = await this.#asker.askOr(act, { subtask, facts }, () => undefined)
      if (signal.aborted) break
      if (step === undefined) return 'no_reply'
      const { thought, action: wish } = step
      if (wish === null) return 'own_choice'
      const action = world.actions.tidied(wish)
      // What went wrong is mended by the agent whose subtask it is: two would dig and place in each other's way.
      if (assignment.helpsWith !== undefined && world.actions.roleOf(action) === 'digs') return 'own_choice'
      const stop = over === undefined ? undefined : joinAborts([signal, over])
      // An agent that is about to leave makes room by that.
      if (world.actions.roleOf(action) !== 'moves')
        await traffic?.stepAside(this.name, stop?.signal ?? signal)
      const intent = { thought, subtask: subtask.id }
      const run = () => world.avatar(this.name).act(action, intent, stop?.signal ?? signal, work.cells)
      const result = await (traffic === undefined
        ? run()
        : traffic.act(this.name, action, run, { reserves: this.#reserves(action, assignment) }))
      stop?.release()
      work.note({ thought, action, result })
      refusals = result.ok ? 0 : refusals + 1
      if (over?.aborted) return 'own_choice'
      if (!result.ok && FINAL.has(result.reason)) return 'unable'
      if (this.#refusals.note(action, result) >= MAX_EQUAL_REFUSALS) return 'same_refusal'
    }
    return 'taken'
  }

  /** Who helps holds nobody up: it reserves only what it fills without a step. */
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
   * Extends the running summary and condenses a long environment, so that prompts stay short.
   * @returns what the agent sees after that
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

  /** What else matters to the next action. */
  #outlook({ upcoming, stores }: Assignment) {
    const actions = linesOf(this.#options.world.actions.specs)
    return {
      actions,
      ...(upcoming === undefined ? {} : { upcoming: upcoming() }),
      ...(stores === undefined ? {} : { stores: stores() }),
    }
  }
}

const linesOf = once(actionLines)

type StoppableAssignment = Assignment & { signal: AbortSignal }

/** What stands for a reflection where the model gives none. */
const noReflection = ({ message }: ModelError): ReplyOf<typeof reflect> => ({
  reasoning: `The model gave no reflection that could be used: ${message}`,
  summary: '',
  status: false,
})
