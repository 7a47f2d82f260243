import type { Requirements } from '../../graph/requirements.ts'
import type { TaskGraph } from '../../graph/task-graph.ts'
import type { RetryPolicy } from './retry-policy.ts'

/** Current state of a subtask. */
export type SubtaskState =
  /** Prerequisites are not done yet. */
  | { kind: 'waiting' }
  /** Any eligible agent can start it. */
  | { kind: 'ready' }
  | { kind: 'running'; agent: string }
  /** Ready, but it failed recently (`until`: game time, ms). */
  | { kind: 'resting'; until: number; failures: number }
  /** Ready, but reserved for one agent that carries its items. */
  | { kind: 'reserved'; for: string }
  /** Some prerequisites were given up. It is tried once anyway, because it may not need them. */
  | { kind: 'released'; without: readonly number[] }
  | { kind: 'done' }
  /** Failed too often to be tried again, or once after its release. */
  | { kind: 'givenUp'; failures: number }

/** The states of a team's subtasks, derived from agents' reports, the graph and the clock. */
export class SubtaskStates {
  readonly #retries: RetryPolicy
  readonly #now: () => number
  readonly #done: Set<number>
  /** The running subtask of each agent. */
  readonly #running = new Map<string, number>()
  readonly #reserved = new Map<number, string>()
  /** Subtasks that were started although these prerequisites had been given up. */
  readonly #without = new Map<number, readonly number[]>()
  /** Subtasks that failed without their prerequisites. */
  readonly #failedWithout = new Set<number>()

  /** @param now game time (ms) */
  constructor(options: { retries: RetryPolicy; now(): number; done: Iterable<number> }) {
    this.#retries = options.retries
    this.#now = options.now
    this.#done = new Set(options.done)
  }

  of(subtask: number, graph: TaskGraph): SubtaskState {
    if (this.#done.has(subtask)) return { kind: 'done' }
    for (const [agent, id] of this.#running) if (id === subtask) return { kind: 'running', agent }
    const failures = this.#retries.failures(subtask)
    if (this.isGivenUp(subtask)) return { kind: 'givenUp', failures }
    const open = this.#openRequirements(subtask, graph)
    if (this.awaitedBy(subtask, graph).length > 0) return { kind: 'waiting' }
    const without = [...new Set(open.flat())]
    const owner = this.#reserved.get(subtask)
    if (owner !== undefined) return { kind: 'reserved', for: owner }
    if (without.length > 0) return { kind: 'released', without }
    const until = this.#retries.restEnds(subtask)
    return until > this.#now() ? { kind: 'resting', until, failures } : { kind: 'ready' }
  }

  /** Whether this agent (or any agent) could start it, now or after a rest. */
  isFree(subtask: number, graph: TaskGraph, agent?: string): boolean {
    const state = this.of(subtask, graph)
    if (state.kind === 'reserved') return agent === undefined || state.for === agent
    return state.kind === 'ready' || state.kind === 'resting' || state.kind === 'released'
  }

  /** Subtasks that wait only for this one. */
  unblocks(id: number, graph: TaskGraph): number[] {
    return graph.dependents(id).filter((next) => {
      const open = this.#openRequirements(next, graph)
      return open.length > 0 && open.every((members) => members.includes(id))
    })
  }

  /** Whether all prerequisites of a subtask are done. */
  isSatisfied(subtask: number, graph: TaskGraph): boolean {
    return this.#openRequirements(subtask, graph).length === 0
  }

  /** Whether alternatives have already satisfied every requirement that this subtask serves. */
  isMadeUpFor(subtask: number, graph: TaskGraph): boolean {
    const waiting = graph.dependents(subtask)
    return waiting.length > 0 && waiting.every((next) => this.isSatisfied(next, graph))
  }

  /** Open prerequisites that no alternative has replaced and that an agent may still do. */
  awaitedBy(subtask: number, graph: TaskGraph): number[] {
    const open = this.#openRequirements(subtask, graph).flatMap((members) =>
      members.filter((before) => !this.isGivenUp(before)),
    )
    return [...new Set(open)]
  }

  /** The requirements of a subtask that no done subtask satisfies. */
  #openRequirements(subtask: number, graph: TaskGraph): Requirements {
    return graph.requirements(subtask).filter((members) => !members.some((before) => this.#done.has(before)))
  }

  /** Subtasks that wait only for running ones, without duplicates. */
  upcoming(graph: TaskGraph): number[] {
    const inWork = new Set(this.#running.values())
    const isSoon = (id: number) =>
      this.of(id, graph).kind === 'waiting' &&
      this.#openRequirements(id, graph).every((members) => members.some((before) => inWork.has(before)))
    return [...new Set([...inWork].flatMap((id) => graph.dependents(id)).filter(isSoon))]
  }

  /** Whether no agent will try it again. */
  isGivenUp(subtask: number): boolean {
    return this.#failedWithout.has(subtask) || this.#retries.isGivenUp(subtask)
  }

  /** Subtasks that were tried without prerequisites that had been given up, in the order of their first attempt. */
  get triedWithout(): ReadonlyMap<number, readonly number[]> {
    return this.#without
  }

  isDone(subtask: number): boolean {
    return this.#done.has(subtask)
  }

  /** Number of subtasks done. */
  get doneCount(): number {
    return this.#done.size
  }

  /** Running subtasks, by agent. */
  get running(): ReadonlyMap<string, number> {
    return this.#running
  }

  start(subtask: number, agent: string, graph: TaskGraph): void {
    const without = [...new Set(this.#openRequirements(subtask, graph).flat())]
    if (without.length > 0) this.#without.set(subtask, without)
    this.#running.set(agent, subtask)
  }

  /** Starts a subtask that still waits. */
  startEarly(subtask: number, agent: string): void {
    this.#running.set(agent, subtask)
  }

  /** Records a failure. A subtask tried without its prerequisites is given up at once. */
  fail(subtask: number): void {
    this.#reserved.delete(subtask)
    if (this.#without.has(subtask)) this.#failedWithout.add(subtask)
  }

  /** Forgets its failures, so that it can be tried again. */
  forgive(subtask: number): void {
    this.#without.delete(subtask)
    this.#failedWithout.delete(subtask)
  }

  finish(agent: string): void {
    const subtask = this.#running.get(agent)
    if (subtask !== undefined) this.#done.add(subtask)
    this.#running.delete(agent)
  }

  /** Takes the subtask from the agent; it is not done. */
  release(agent: string): void {
    this.#running.delete(agent)
  }

  reserve(subtask: number, agent: string): void {
    this.#reserved.set(subtask, agent)
  }

  /** Releases the agent's subtask and everything reserved for it. */
  dismiss(agent: string): void {
    for (const [subtask, owner] of this.#reserved) if (owner === agent) this.#reserved.delete(subtask)
    this.release(agent)
  }
}
