import { z } from 'zod'
import type { GameEvent } from '../../core/journal/events.ts'
import type { Completed, CompletionFold } from '../../judger/metrics/completion-fold.ts'
import type { Scoring } from '../../judger/metrics/scorecard.ts'
import { decidedCompletion } from '../../judger/scenarios/judged-scenario.ts'
import { labelOf } from '../../render/words.ts'
import { taskFromJournal } from '../../task/resolve-task.ts'
import type { Task } from '../../task/task.ts'
import { scenarioOf } from '../../task/task-format.ts'
import { busyRate } from '../../worker/busy-rate.ts'

export interface LiveAgent {
  name: string
  doing: string
  subtask: number | undefined
  /** The path it works along. */
  path: readonly number[]
  placed: number
}

/** The parts of a plan that a live view shows. */
const shownPlan = z.object({
  subtasks: z.array(z.object({ id: z.number(), name: z.string().optional(), description: z.string() })),
})

/** The state of a run at a moment, as the live view shows it: a fold over its events. */
export class LiveState {
  task: Task | undefined
  phase = 'starting the world'
  /** Game time in ms. */
  time = 0
  agents: LiveAgent[] = []
  subtasks = { done: 0, of: 0 }
  #completion: CompletionFold | undefined
  #labels = new Map<number, string>()
  readonly #scoring: Scoring

  constructor(scoring: Scoring) {
    this.#scoring = scoring
  }

  apply(event: GameEvent): void {
    this.time = event.t
    this.#completion?.apply(event)
    switch (event.type) {
      case 'run.started':
        this.task = taskFromJournal(event.data.task, this.#scoring.scenarios)
        this.#completion = decidedCompletion(
          scenarioOf(this.#scoring.scenarios, this.task),
          this.task,
          event.data.options.server,
        )
        this.phase = 'preparing the arena'
        break
      case 'agent.joined':
        if (this.#agent(event.data.agent) !== undefined) {
          this.#update(event.data.agent, { subtask: undefined, doing: 'is back' })
          break
        }
        this.agents.push({
          name: event.data.agent,
          doing: 'has joined',
          subtask: undefined,
          path: [],
          placed: 0,
        })
        if (this.phase !== 'working') this.phase = 'planning'
        break
      case 'plan.ready': {
        const plan = shownPlan.parse(event.data.plan)
        this.subtasks.of = plan.subtasks.length
        this.#labels = new Map(plan.subtasks.map((subtask) => [subtask.id, labelOf(subtask)]))
        this.phase = 'working'
        break
      }
      case 'path.assigned':
        this.#update(event.data.agent, { path: event.data.path })
        break
      case 'subtask.started': {
        const { agent, subtask } = event.data
        this.#update(agent, { subtask, doing: this.#labels.get(subtask) ?? '' })
        break
      }
      case 'action.finished': {
        const { agent, action, result } = event.data
        const placed = this.#scoring.actions.hasPlaced(action, result) ? 1 : 0
        this.#update(agent, { placed: (this.#agent(agent)?.placed ?? 0) + placed })
        break
      }
      case 'subtask.finished':
        if (event.data.done) this.subtasks.done++
        this.#update(event.data.agent, { subtask: undefined, doing: 'looks for work' })
        break
      case 'agent.left':
        this.#update(event.data.agent, { doing: `has left (${event.data.reason})` })
        break
      case 'episode.finished':
        this.phase = event.data.outcome
        break
    }
  }

  /** The progress of the task: blocks, points, items or rooms. */
  get completed(): Completed {
    return this.#completion?.now() ?? { done: 0, of: 0, what: '' }
  }

  /** Busy rate of the agent's current path; undefined if it has none. */
  busyRateOf({ path }: LiveAgent): number | undefined {
    if (path.length === 0) return undefined
    return busyRate(
      path,
      this.agents.flatMap(({ subtask }) => subtask ?? []),
    )
  }

  #agent(name: string): LiveAgent | undefined {
    return this.agents.find((agent) => agent.name === name)
  }

  #update(name: string, change: Partial<LiveAgent>): void {
    const agent = this.#agent(name)
    if (agent !== undefined) Object.assign(agent, change)
  }
}
