import type { TaskGraph } from '../graph/task-graph.ts'
import { busyRate } from './busy-rate.ts'
import { coveringPaths, type Path } from './paths.ts'

export type PathId = number

/** An agent may try a subtask again, or another agent may, until it has failed so often. */
export const MAX_ATTEMPTS = 3

/**
 * What there is to do: the paths of a task graph and the state of each subtask. Agents take subtasks from it and bring
 * them back done or failed; everything else here is derived from that.
 */
export class PathBoard {
  readonly paths: readonly Path[]
  readonly #graph: TaskGraph
  readonly #done = new Set<number>()
  /** Subtask by the agent that works on it. */
  readonly #running = new Map<string, number>()
  readonly #failures = new Map<number, number>()
  #waiting: (() => void)[] = []

  constructor(graph: TaskGraph) {
    this.#graph = graph
    this.paths = coveringPaths(graph.transitiveReduction())
  }

  /** The subtask an agent on this path would do next; undefined when nothing on it can be started now. */
  nextOn(id: PathId): number | undefined {
    const next = this.paths[id]?.find((subtask) => !this.#done.has(subtask))
    return next !== undefined && this.#isFree(next) ? next : undefined
  }

  /** Paths on which somebody could start now. */
  candidates(): PathId[] {
    return this.paths.flatMap((_, id) => (this.nextOn(id) === undefined ? [] : [id]))
  }

  /** B(p) as things stand. */
  busyRate(id: PathId): number {
    return busyRate(this.paths[id] as Path, this.#running.values())
  }

  /** Subtasks on the path that are still to do. */
  remaining(id: PathId): number {
    return (this.paths[id] as Path).filter((subtask) => !this.#done.has(subtask)).length
  }

  isDone(subtask: number): boolean {
    return this.#done.has(subtask)
  }

  /** How often the subtask has been tried and failed. */
  failures(subtask: number): number {
    return this.#failures.get(subtask) ?? 0
  }

  /** Gives a subtask to an agent. @returns false when it is done, taken, given up or still waits for another. */
  take(subtask: number, agent: string): boolean {
    if (this.#done.has(subtask) || !this.#isFree(subtask)) return false
    this.#running.set(agent, subtask)
    return true
  }

  finish(agent: string): void {
    const subtask = this.#running.get(agent)
    if (subtask !== undefined) this.#done.add(subtask)
    this.#release(agent)
  }

  fail(agent: string): void {
    const subtask = this.#running.get(agent)
    if (subtask !== undefined) this.#failures.set(subtask, this.failures(subtask) + 1)
    this.#release(agent)
  }

  /** Gives a subtask back that was not the agent's failure, e.g. when it lost its connection. */
  handBack(agent: string): void {
    this.#release(agent)
  }

  /** True when nobody works and nobody can: done, or blocked by subtasks that were given up. */
  get isOver(): boolean {
    return this.#running.size === 0 && this.candidates().length === 0
  }

  /** Subtasks that failed too often to be tried again. */
  givenUp(): number[] {
    return [...this.#failures].flatMap(([subtask, count]) => (count >= MAX_ATTEMPTS ? [subtask] : []))
  }

  /** Resolves when a subtask has been finished, failed or handed back, or when `wakeAll` is called. */
  changed(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  wakeAll(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const wake of waiting) wake()
  }

  #isFree(subtask: number): boolean {
    if (this.failures(subtask) >= MAX_ATTEMPTS) return false
    if ([...this.#running.values()].includes(subtask)) return false
    return this.#graph.isReady(subtask, this.#done)
  }

  #release(agent: string): void {
    this.#running.delete(agent)
    this.wakeAll()
  }
}
