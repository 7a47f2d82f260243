import type { Subtask } from '../../graph/subtask.ts'
import type { TaskGraph } from '../../graph/task-graph.ts'
import type { Errand, WorkEstimates } from '../work-estimates.ts'

/** The parts of the current work that a forecast reads. */
export interface WorkInProgress {
  readonly graph: TaskGraph
  isDone(subtask: number): boolean
}

/** Expected durations of subtasks and of chains of subtasks. */
export class Forecast {
  readonly #work: WorkInProgress
  readonly #estimates: WorkEstimates
  /** The longest chain of work from each subtask; computed on first use. */
  #tails: Map<number, number> | undefined

  constructor(work: WorkInProgress, estimates: WorkEstimates) {
    this.#work = work
    this.#estimates = estimates
  }

  /** The place of a subtask and its needs. */
  errand(id: number): Errand {
    return this.#estimates.errand(this.#work.graph.subtask(id))
  }

  /** How long a subtask is likely to last (ms of game time). */
  duration(id: number): number {
    return this.#estimates.duration(this.#work.graph.subtask(id))
  }

  /** The longest chain of work from a subtask to the end, including itself (ms of game time). */
  tail(id: number): number {
    this.#tails ??= this.#measureTails()
    return this.#tails.get(id) ?? 0
  }

  /** The longest chain of work that begins with a subtask. */
  chainFrom(id: number): number[] {
    const chain = [id]
    for (;;) {
      const after = this.#work.graph.backbone().dependents(chain.at(-1) as number)
      const next = after.reduce<number | undefined>(
        (best, other) => (best === undefined || this.tail(other) > this.tail(best) ? other : best),
        undefined,
      )
      if (next === undefined) return chain
      chain.push(next)
    }
  }

  /** Expected time one agent would need for all remaining work (ms of game time). */
  get workLeft(): number {
    return this.#work.graph
      .subtasks()
      .reduce((sum, { id }) => (this.#work.isDone(id) ? sum : sum + this.duration(id)), 0)
  }

  /** Learns from a subtask that lasted this long (ms of game time). */
  learn(subtask: Subtask, duration: number): void {
    this.#estimates.learn(subtask, duration)
  }

  /** Must be called when a subtask is done or the graph has changed. */
  refresh(): void {
    this.#tails = undefined
  }

  #measureTails(): Map<number, number> {
    const graph = this.#work.graph.backbone()
    const tails = new Map<number, number>()
    for (const id of graph.topologicalOrder().toReversed()) {
      const after = graph.dependents(id).map((next) => tails.get(next) ?? 0)
      const own = this.#work.isDone(id) ? 0 : this.duration(id)
      tails.set(id, own + Math.max(0, ...after))
    }
    return tails
  }
}
