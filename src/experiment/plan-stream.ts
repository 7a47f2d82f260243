import { CausalMaceError, PlanError } from '../core/errors.ts'
import type { EventData, EventSink } from '../core/journal/events.ts'
import type { LivePlan } from '../planner/live-plan.ts'
import { graphOf, type Plan } from '../planner/plan.ts'
import type { PlanContext, Planner } from '../planner/planner.ts'
import { type Answerer, identityOf } from '../question/answerer.ts'
import type { Scene } from '../task/observation.ts'
import type { Task } from '../task/task.ts'
import type { GraphRevision } from '../worker/board/acting-graph.ts'
import type { PathBoard } from '../worker/board/path-board.ts'
import { changesBetween } from './plan-changes.ts'

/** Abort reason for the planner's questions when the team has ended. */
const TEAM_ENDED = 'the team has ended'

/**
 * A plan in the making: journals its revisions and passes them to the team's board. The planner runs in parallel with the team
 * and ends with it at the latest.
 */
export class PlanStream implements LivePlan {
  readonly #log: EventSink
  readonly #ended = new AbortController()
  readonly #first = Promise.withResolvers<Plan>()
  readonly #questions: OpenQuestions
  readonly #planning: Promise<void>
  #latest: Plan | undefined
  #board: PathBoard | undefined
  #revision = 0
  #isFinal = false

  /** Begins to plan. */
  constructor(
    { planner, task, scene }: { planner: Planner; task: Task; scene: Scene },
    { log, context }: { log: EventSink; context: PlanContext },
  ) {
    this.#log = log
    this.#questions = new OpenQuestions(context.answerer)
    const signals = [this.#ended.signal, ...(context.signal === undefined ? [] : [context.signal])]
    const signal = AbortSignal.any(signals)
    const live = { ...context, answerer: this.#questions.answerer, signal, live: this }
    this.#planning = this.#run(() => planner.plan(task, scene, live), signal)
  }

  async #run(plan: () => Promise<Plan>, signal: AbortSignal): Promise<void> {
    try {
      this.#publish(await plan(), { why: 'the planner has finished', isFinal: true })
    } catch (error) {
      if (this.#latest === undefined) this.#first.reject(error)
      else if (error !== signal.reason) this.#giveUp(error)
    }
  }

  /**
   * The first plan that the team can follow. @throws the planner's error if it fails before publishing one
   */
  get first(): Promise<Plan> {
    return this.#first.promise
  }

  /** The current plan. @throws PlanError before the first */
  get latest(): Plan {
    if (this.#latest === undefined) throw new PlanError('There is no plan yet.')
    return this.#latest
  }

  /** Makes a board follow the plan from now on. */
  follow(board: PathBoard): void {
    this.#board = board
    const isAsPlanned = this.#isFinal && this.#revision === 0
    if (!isAsPlanned) this.#show()
  }

  revise(plan: Plan, why: string): void {
    if (this.#isFinal || this.#ended.signal.aborted) return
    this.#publish(plan, { why, isFinal: false })
  }

  isMoot({ from, to }: { from: number; to: number }): boolean {
    return this.#board !== undefined && (this.#board.isDone(from) || this.#board.isDone(to))
  }

  /** Ends planning with the team: open questions are abandoned and counted. */
  async end(): Promise<void> {
    this.#ended.abort(new DOMException(TEAM_ENDED, 'AbortError'))
    await this.#questions.settled()
    await this.#planning
    if (this.#latest === undefined || this.#isFinal) return
    const { abandoned } = this.#questions
    this.#publish(withAbandoned(this.#latest, abandoned), { why: TEAM_ENDED, isFinal: true, abandoned })
  }

  /** The team continues with the current plan. */
  #giveUp(error: unknown): void {
    const { message } = error as Error
    const code = error instanceof CausalMaceError ? error.code : 'unexpected'
    this.#publish(this.latest, {
      why: `the planner failed: ${message}`,
      isFinal: true,
      error: { code, message },
    })
  }

  #publish(
    plan: Plan,
    what: Pick<EventData<'plan.revised'>, 'why' | 'isFinal' | 'abandoned' | 'error'>,
  ): void {
    // Refuses a plan with a cycle.
    graphOf(plan)
    const before = this.#latest
    const changes = before === undefined ? undefined : changesBetween(before, plan)
    this.#latest = plan
    this.#isFinal = what.isFinal
    if (changes === undefined) {
      this.#log.emit('plan.ready', { plan, ...(what.isFinal ? {} : { provisional: true }) })
      this.#first.resolve(plan)
      return
    }
    const hasChanged = Object.values(changes).some((list) => list.length > 0)
    if (!hasChanged && !what.isFinal) return
    this.#revision++
    this.#log.emit('plan.revised', {
      revision: this.#revision,
      ...what,
      ...changes,
      ...(what.isFinal ? { plan } : {}),
    })
    this.#show()
  }

  #show(): void {
    if (this.#latest === undefined) return
    this.#board?.revise(revisionOf(this.#latest, !this.#isFinal))
  }
}

/** The plan as the team uses it: a dependency that closes a cycle blocks its subtask for as long as it may still be correct. */
function revisionOf(plan: Plan, isProvisional: boolean): GraphRevision {
  const holds = plan.dropped.flatMap(({ why, dependency: { from, to, meaning } }) =>
    why === 'closes_a_cycle' && meaning !== 'preferred' ? [{ from, to }] : [],
  )
  return { graph: graphOf(plan), isProvisional, holds }
}

function withAbandoned(plan: Plan, abandoned: number): Plan {
  const { refinement } = plan
  return refinement === undefined ? plan : { ...plan, refinement: { ...refinement, abandoned } }
}

/** Tracks a planner's open questions, and counts abandoned ones. */
class OpenQuestions {
  readonly answerer: Answerer
  /** Number of questions whose signal fired before they were answered. */
  abandoned = 0
  readonly #open = new Set<Promise<unknown>>()

  constructor(answerer: Answerer) {
    this.answerer = {
      ...identityOf(answerer),
      answer: (ask, options) => {
        const answer = answerer.answer(ask, options)
        this.#open.add(answer)
        const isAsked = options?.signal?.aborted !== true
        answer.then(
          () => this.#open.delete(answer),
          (error: unknown) => {
            this.#open.delete(answer)
            if (isAsked && options?.signal?.aborted && error === options.signal.reason) this.abandoned++
          },
        )
        return answer
      },
    }
  }

  async settled(): Promise<void> {
    await Promise.allSettled(this.#open)
  }
}
