import { ModelError, type ModelFault } from '../core/errors.ts'
import type { EventSink } from '../core/journal/events.ts'
import type { Subtask } from '../graph/subtask.ts'
import { type WantedCell, wantedCells } from '../graph/wanted-cells.ts'
import type { Answerer } from '../question/answerer.ts'
import { actionLines } from '../question/describe-actions.ts'
import { describeEnvironment, type EnvironmentSummary, QUOTED_STEPS } from '../question/describe-agent.ts'
import { act } from '../question/kinds/act.ts'
import { reflect } from '../question/kinds/reflect.ts'
import { summarizeEnvironment } from '../question/kinds/summarize-environment.ts'
import { summarizeHistory } from '../question/kinds/summarize-history.ts'
import type { Question, ReplyOf } from '../question/question.ts'
import type { Step } from '../question/step.ts'
import type { ActionCall, FailureReason } from '../task/action.ts'
import type { ItemCount } from '../task/task.ts'
import { CallLedger } from './call-ledger.ts'
import type { Tactics } from './tactics.ts'
import type { Avatar, TeamWorld } from './team-world.ts'
import type { Traffic } from './traffic.ts'

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

export interface Assignment {
  /** Counts from 1 over the whole team. */
  attempt: number
  /** Materials of subtasks that are likely to come next. */
  upcoming?: readonly ItemCount[]
  /** The reservations of the team the agent works in. */
  traffic?: Traffic
  /** What the team has carried out of its subtasks. */
  ledger?: CallLedger
  /** What the scenario adds. */
  tactics?: Tactics
  /** Takes this subtask from the agent. */
  signal?: AbortSignal
}

/** A refused action. */
export interface Refusal {
  action: ActionCall
  reason: FailureReason
  detail: string
}

/** What came of a subtask. */
export interface Attempt {
  done: boolean
  /** How much of it was left before and is left now: cells, or calls where no cell is wanted. */
  left?: { before: number; now: number }
  /** The last refusal of a subtask that is not done. */
  refusal?: Refusal
}

/** Steps an agent may take on a subtask: some to get going, and several for each block. */
const stepLimit = (cells: number): number => 8 + 6 * cells
/** Game time an agent may spend on a subtask (ms). */
const timeLimit = (cells: number): number => 60_000 + 15_000 * cells
/** A subtask that names no calls is the whole task; so many it is taken to have. */
const CALLS_UNKNOWN = 30
/** An agent that is refused so often in a row stops and reflects. */
const MAX_REFUSALS_IN_A_ROW = 6
/** After these nothing more can be done by this agent now. */
const FINAL: ReadonlySet<FailureReason> = new Set(['agent_gone', 'cancelled'])
/** A running summary is carried on when so many steps more have left the prompt. */
const STEPS_A_SUMMARY = 8
/** Whatever a model makes of it, a running summary is cut to this (characters). */
const LONGEST_SUMMARY = 1500
/** An environment whose description is longer is summarized (characters). */
const LONG_ENVIRONMENT = 2500
/** A model that fails an agent so often in a row is not asked any more. */
const MAX_MODEL_FAILURES = 6
/** After a failed call the agent stands still, longer each time (ms of game time). */
const FIRST_PAUSE_MS = 500
/** So often an agent goes back to a subtask that it wrongly thought done, before somebody else has a try. */
const MAX_ROUNDS = 3
/** Faults that asking again cannot mend. */
const HOPELESS: ReadonlySet<ModelFault> = new Set([
  'model_key',
  'model_quota',
  'model_request',
  'model_protocol',
  'model_cassette',
  'model_question',
  'model_script',
])

/** What an agent keeps in mind while it works on one subtask. */
interface Work extends Pick<Assignment, 'upcoming' | 'traffic' | 'tactics'> {
  subtask: Subtask
  wanted: readonly WantedCell[]
  ledger: CallLedger
  history: Step[]
  signal: AbortSignal
  /** Running summary of the steps that have left the prompt, and how many these are. */
  summary: string
  summarized: number
  /** What it made of its last round. */
  reflection?: string
  environment?: EnvironmentSummary
}

/** One time of acting and reflecting. */
interface Round {
  reflection: ReplyOf<typeof reflect>
  verified: boolean
  done: boolean
  mayGoOn: boolean
}

/**
 * An agent that carries out subtasks by ReAct (think, act, observe) and then reflects on whether it succeeded
 * (paper, §3.5, Tables 8, 9 and 10).
 */
export class Agent {
  readonly name: string
  readonly #options: AgentOptions
  /** Number of the next sample, by subtask: the same question is never asked twice with the same one. */
  readonly #samples = new Map<number, number>()

  constructor(options: AgentOptions) {
    this.name = options.name
    this.#options = options
  }

  /**
   * Works on a subtask until nothing is left to do or nothing helps.
   * @throws ModelError when the model keeps failing
   */
  async execute(subtask: Subtask, assignment: Assignment): Promise<Attempt> {
    const { attempt, upcoming, traffic, tactics, signal } = assignment
    const { world, log } = this.#options
    log.emit('subtask.started', { agent: this.name, subtask: subtask.id, attempt })
    const work: Work = {
      subtask,
      wanted: wantedCells(subtask, world.task, world.actions),
      ledger: assignment.ledger ?? new CallLedger(world.actions),
      history: [],
      signal: signal === undefined ? this.#options.signal : AbortSignal.any([this.#options.signal, signal]),
      summary: '',
      summarized: 0,
      ...(upcoming === undefined ? {} : { upcoming }),
      ...(traffic === undefined ? {} : { traffic }),
      ...(tactics === undefined ? {} : { tactics }),
    }
    const before = this.#leftOf(work)
    let round = await this.#round(work)
    for (let more = 1; more < MAX_ROUNDS && round?.mayGoOn; more++) round = await this.#round(work)
    if (round === undefined) return { done: false }
    const { reflection, verified, done } = round
    const refusal = lastRefusal(work.history)
    log.emit('subtask.finished', {
      agent: this.name,
      subtask: subtask.id,
      attempt,
      steps: work.history.length,
      verified,
      reflection,
      done,
    })
    if (done) return { done }
    const left = { before, now: this.#leftOf(work) }
    return refusal === undefined ? { done, left } : { done, left, refusal }
  }

  /**
   * Acts until the agent thinks that it is done, or is stopped, and reflects. Where it thought so wrongly and nothing stood
   * in its way, it may go on with what it has reflected in mind. @returns undefined when the subtask was taken from it
   */
  async #round(work: Work): Promise<Round | undefined> {
    const steps = work.history.length
    const isFirst = work.reflection === undefined
    const hasStopped = await this.#react(work)
    const { subtask, tactics, signal } = work
    if (tactics?.hold !== undefined && this.#remaining(work).length === 0)
      await tactics.hold(this.#avatar, subtask, signal)
    this.#nextSample(subtask)
    if (work.signal.aborted) return undefined
    const reflection = await this.#ask(reflect, subtask, this.#facts(work))
    work.reflection = reflection.reasoning
    const verified = this.#leftOf(work) === 0
    const done = this.#options.trust === 'judger' ? verified : reflection.status
    const hasTried = isFirst || work.history.length > steps
    return { reflection, verified, done, mayGoOn: !done && hasStopped && hasTried }
  }

  /**
   * What the world shows counts; where no cell can show it, what the Judger has seen done, or how far the task is. What must
   * be held together with others is done when that has opened the way.
   */
  #leftOf(work: Work): number {
    const { subtask, wanted, tactics } = work
    if (wanted.length === 0 && subtask.actions.length === 0) {
      const { done, of } = this.#options.world.progress()
      return of - done
    }
    if (wanted.length > 0) return wanted.filter((cell) => !this.#options.world.shows([cell])).length
    return this.#remaining(work).length + (tactics?.holdsLeft?.(subtask, this.name) ?? 0)
  }

  #remaining({ subtask, ledger, tactics }: Pick<Work, 'subtask' | 'ledger' | 'tactics'>): ActionCall[] {
    const notCarriedOut = ledger.remaining(subtask)
    return tactics?.callsLeft?.(subtask, notCarriedOut) ?? notCarriedOut
  }

  get #avatar(): Avatar {
    return this.#options.world.avatar(this.name)
  }

  /** @returns true when the agent stopped by itself */
  async #react(work: Work): Promise<boolean> {
    const { world } = this.#options
    const { subtask, history, signal, traffic, ledger } = work
    const calls = subtask.actions.length > 0 ? this.#remaining(work).length : CALLS_UNKNOWN
    const cells = work.wanted.length > 0 ? work.wanted.length : calls
    const until = world.clock.now() + timeLimit(cells)
    let refusals = 0
    while (!signal.aborted && history.length < stepLimit(cells) && refusals < MAX_REFUSALS_IN_A_ROW) {
      if (world.clock.now() > until) break
      await traffic?.stepAside(this.name, signal)
      await this.#keepShort(work)
      const facts = { ...this.#facts(work), ...this.#outlook(work) }
      const { thought, action } = await this.#ask(act, subtask, facts)
      if (signal.aborted) break
      if (action === null) return true
      const run = () => this.#avatar.act(action, { thought, subtask: subtask.id }, signal)
      const result = await (traffic === undefined ? run() : traffic.act(this.name, action, run))
      history.push({ thought, action, result })
      ledger.note(subtask, action, result)
      refusals = result.ok ? 0 : refusals + 1
      if (!result.ok && FINAL.has(result.reason)) break
    }
    return false
  }

  /** Carries the running summary on, and cuts a long environment down, so that prompts stay short. */
  async #keepShort(work: Work): Promise<void> {
    const { subtask, wanted, history, summary, summarized } = work
    const end = history.length - QUOTED_STEPS
    if (end - summarized >= STEPS_A_SUMMARY) {
      const latest = history.slice(summarized, end)
      const facts = { subtask, wanted, agent: this.name, summary, latest }
      const reply = await this.#ask(summarizeHistory, subtask, facts)
      work.summary = reply.summary.slice(-LONGEST_SUMMARY)
      work.summarized = end
    }
    if (work.environment !== undefined) return
    const observation = this.#observe(work)
    if (describeEnvironment(observation).length <= LONG_ENVIRONMENT) return
    work.environment = await this.#ask(summarizeEnvironment, subtask, { subtask, wanted, observation })
  }

  /** What the agent sees, the cells that its subtask is about among it. */
  #observe({ subtask, wanted, tactics }: Work) {
    const besides = tactics?.cellsToObserve?.(subtask) ?? []
    return this.#avatar.observe([...wanted.map(({ position }) => position), ...besides])
  }

  /** What the agent knows when it acts and reflects. */
  #facts(work: Work) {
    const { subtask, wanted, history, summary, reflection, environment } = work
    return {
      subtask,
      wanted,
      remaining: this.#remaining(work),
      observation: this.#observe(work),
      history,
      summary,
      ...(reflection === undefined ? {} : { reflection }),
      ...(environment === undefined ? {} : { environment }),
    }
  }

  /** What else matters to the next action. */
  #outlook({ upcoming }: Work) {
    const actions = actionLines(this.#options.world.actions.specs)
    return upcoming === undefined ? { actions } : { actions, upcoming }
  }

  /** Asks a question. When the model fails, it asks again with another sample. */
  async #ask<Facts, Reply>(question: Question<Facts, Reply>, subtask: Subtask, facts: Facts): Promise<Reply> {
    const { answerer, seed, world, signal } = this.#options
    for (let failures = 0; ; failures++) {
      const sample = this.#samples.get(subtask.id) ?? 0
      try {
        const ask = { question, facts, agent: this.name, seed, sample }
        return (await answerer.answer(ask, { signal })).value
      } catch (error) {
        const isPassing = error instanceof ModelError && !HOPELESS.has(error.code)
        if (!isPassing || failures >= MAX_MODEL_FAILURES || signal.aborted) throw error
        this.#nextSample(subtask)
        await world.clock.sleep(FIRST_PAUSE_MS * 2 ** Math.min(failures, 4))
      }
    }
  }

  #nextSample({ id }: Subtask): void {
    this.#samples.set(id, (this.#samples.get(id) ?? 0) + 1)
  }
}

/** What a team needs of an agent. */
export type Executor = Pick<Agent, 'name' | 'execute'>

function lastRefusal(history: readonly Step[]): Refusal | undefined {
  for (const { action, result } of history.toReversed())
    if (!result.ok) return { action, reason: result.reason, detail: result.detail }
  return undefined
}
