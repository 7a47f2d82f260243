import { Signal } from '../../core/signal.ts'
import type { Dependency, Subtask } from '../../graph/subtask.ts'
import type { TaskGraph } from '../../graph/task-graph.ts'
import { busyRate } from '../busy-rate.ts'
import type { TeamPolicy } from '../team-policy.ts'
import { ActingGraph, type GraphRevision } from './acting-graph.ts'
import { BOARD_DEFAULTS, type BoardOptions } from './board-options.ts'
import { EarlyTries, type EndedTry, leastAwaiting, preferencesBefore } from './early-tries.ts'
import { Forecast } from './forecast.ts'
import { PathHeads } from './path-heads.ts'
import { PathMemory } from './path-memory.ts'
import { coveringPaths, type Path } from './paths.ts'
import { RetryPolicy, type WorkLeft } from './retry-policy.ts'
import { type SubtaskState, SubtaskStates } from './subtask-states.ts'

export type PathId = number

/**
 * The team's work: the paths of a task graph and the state of each subtask. Agents start subtasks and report how they ended;
 * all other state follows from that. The graph changes while the team works: the planner revises it (`revise`), and refused
 * actions repair it (`add`, `turn`). A path contains one member of each group of alternatives; a subtask is ready as soon as
 * any member is done.
 */
export class PathBoard {
  /** Fires when a subtask is finished, failed or handed back, or the graph has grown. */
  readonly changes = new Signal()
  readonly forecast: Forecast
  /** Estimates on which the team's decisions are based. */
  readonly policy: TeamPolicy
  /** The path that each agent is on. */
  readonly memory = new PathMemory()
  readonly #team: Set<string>
  readonly #now: () => number
  readonly #mayStart: BoardOptions['mayStart']
  readonly #retries: RetryPolicy
  readonly #states: SubtaskStates
  readonly #acting: ActingGraph
  readonly #early: EarlyTries
  #paths: readonly Path[]
  readonly #heads = new PathHeads()

  constructor(graph: TaskGraph, options: BoardOptions) {
    const { team, now, estimates, done, mayStart, policy } = { ...BOARD_DEFAULTS, ...options }
    this.policy = policy
    this.#early = new EarlyTries(policy.attempts)
    this.#acting = new ActingGraph(graph)
    this.#team = new Set(team)
    this.#now = now
    this.#mayStart = mayStart
    this.#retries = new RetryPolicy(this.#team, policy.attempts)
    this.#states = new SubtaskStates({ retries: this.#retries, now, done })
    this.forecast = new Forecast(this, estimates)
    this.#paths = coveringPaths(graph.backbone().transitiveReduction())
  }

  get graph(): TaskGraph {
    return this.#acting.graph
  }

  /** Increases with each finished subtask and each revision of the plan. */
  get progress(): number {
    return this.#states.doneCount + this.#acting.revisions
  }

  get paths(): readonly Path[] {
    return this.#paths
  }

  /** All subtasks, regardless of their state. */
  subtasks(): readonly Subtask[] {
    return this.graph.subtasks()
  }

  subtask(id: number): Subtask {
    return this.graph.subtask(id)
  }

  stateOf(subtask: number): SubtaskState {
    return this.#states.of(subtask, this.graph)
  }

  isDone(subtask: number): boolean {
    return this.#states.isDone(subtask)
  }

  /** Whether the subtask is done or no agent will try it again. */
  isSettled(subtask: number): boolean {
    return this.isDone(subtask) || this.#states.isGivenUp(subtask)
  }

  /** Number of working agents; 1 without a team. */
  get teamSize(): number {
    return Math.max(1, this.#team.size)
  }

  /** Number of failed attempts at the subtask. */
  failures(subtask: number): number {
    return this.#retries.failures(subtask)
  }

  /** Running subtasks, by agent. */
  running(): ReadonlyMap<string, number> {
    return this.#states.running
  }

  /** Subtasks that failed too often to be tried again, without those that were tried only once (`triedWithout`). */
  givenUp(): number[] {
    return this.#retries
      .failed()
      .filter((subtask) => this.stateOf(subtask).kind === 'givenUp' && !this.triedWithout.has(subtask))
  }

  /** Subtasks that were tried although these prerequisites of theirs had been given up. */
  get triedWithout(): ReadonlyMap<number, readonly number[]> {
    return this.#states.triedWithout
  }

  /** True when no agent works and none can start: all is done, or blocked by subtasks that were given up. */
  get isOver(): boolean {
    if (this.running().size > 0) return false
    if (this.#acting.isProvisional && this.subtasks().some(({ id }) => !this.isSettled(id))) return false
    return !this.#paths.some((path) => {
      const head = this.headOf(path)
      return head !== undefined && this.#states.isFree(head, this.graph)
    })
  }

  /** The subtask that this agent (or any agent) would do next on a path; undefined when nothing on it can start now. */
  nextOn(id: PathId, agent?: string): number | undefined {
    return this.nextAlong(this.#paths[id] ?? [], agent)
  }

  /**
   * The same for a given path: the first subtask that can start, or a later one if no other subtask still waits for the first.
   */
  nextAlong(path: Path, agent?: string): number | undefined {
    const head = this.headOf(path)
    if (head === undefined) return undefined
    const open = path.slice(path.indexOf(head)).filter((subtask) => this.canStart(subtask, agent))
    return open.find((subtask) => !this.#states.isMadeUpFor(subtask, this.graph)) ?? open[0]
  }

  /** The first subtask of a path that is neither done nor given up; undefined when none is left. */
  headOf(path: Path): number | undefined {
    return this.#heads.of(path, this)
  }

  /** Paths on which this agent (or any agent) could start now. */
  candidates(agent?: string): PathId[] {
    return this.#paths.flatMap((_, id) => (this.nextOn(id, agent) === undefined ? [] : [id]))
  }

  /** Subtasks on the path that still have to be done. */
  remaining(id: PathId): number {
    return (this.#paths[id] as Path).filter((subtask) => !this.isDone(subtask)).length
  }

  /** Current B(p), as seen by an agent that asks for work (its own place does not count) or by no agent in particular. */
  busyRate(id: PathId, asking?: string): number {
    return busyRate(this.#paths[id] as Path, [...this.running().values(), ...this.#nextOfAgents(asking)])
  }

  /** Subtasks that wait only for this one. */
  unblocks(id: number): number[] {
    return this.#states.unblocks(id, this.graph)
  }

  /** Subtasks that wait only for running ones, longest tail first. */
  upcoming(): number[] {
    const soon = this.#states.upcoming(this.graph)
    return soon.sort((a, b) => this.forecast.tail(b) - this.forecast.tail(a) || a - b)
  }

  /** Time at which the next rest ends for any agent (ms of game time); undefined if no subtask rests. */
  nextRestEnds(): number | undefined {
    const isOpen = (subtask: number) => !this.isDone(subtask)
    const retry = this.#retries.nextRestEnd(this.#now(), isOpen)
    const ends = [...(retry === undefined ? [] : [retry]), ...this.#early.restEnds(this.#now(), isOpen)]
    return ends.length === 0 ? undefined : Math.min(...ends)
  }

  /** Whether this agent (or any agent) can start a subtask now. */
  canStart(subtask: number, agent?: string): boolean {
    if (!this.#states.isFree(subtask, this.graph, agent)) return false
    if (this.#acting.isHeld(subtask, this) || this.#early.isResting(subtask, this.#momentFor(subtask)))
      return false
    if (agent !== undefined && !this.#suits(subtask, agent)) return false
    return this.#retries.mayRetry(subtask, this.#now(), agent)
  }

  /** Gives a subtask to an agent. @returns false, with nothing changed, when the agent cannot start it now */
  start(subtask: number, agent: string): boolean {
    if (!this.canStart(subtask, agent)) return false
    this.#states.start(subtask, agent, this.graph)
    this.memory.expect(agent, undefined)
    return true
  }

  /** A waiting subtask whose open prerequisites are all preferences: an agent without other work may try it. */
  nextEarly(agent: string): number | undefined {
    return leastAwaiting(this, (id) => this.#mayTryEarly(id, agent))
  }

  /** Gives a subtask to an agent that may try it early. @returns false, with nothing changed, when it may not */
  startEarly(subtask: number, agent: string): boolean {
    if (!this.#mayTryEarly(subtask, agent)) return false
    this.#states.startEarly(subtask, agent)
    this.#early.begin(agent)
    this.memory.expect(agent, undefined)
    return true
  }

  /** Whether the agent works on a subtask that it started before its turn. */
  isEarly(agent: string): boolean {
    return this.#early.has(agent)
  }

  /** Whether the agent works on a subtask before its turn, or before any dependency is known; revisions change the answer. */
  isUntimely(agent: string): boolean {
    const subtask = this.running().get(agent)
    if (subtask === undefined) return false
    return this.#acting.isUnknown || this.#states.awaitedBy(subtask, this.graph).length > 0
  }

  /** @param duration how long the work lasted (ms of game time), to learn from */
  finish(agent: string, duration?: number): void {
    const subtask = this.running().get(agent)
    this.#early.end(agent)
    this.#states.finish(agent)
    if (subtask !== undefined && duration !== undefined) this.forecast.learn(this.subtask(subtask), duration)
    this.forecast.refresh()
    this.changes.notify()
  }

  /**
   * Hands back a subtask that is not done. An attempt that leaves less to do than any before does not count as a failure, so an
   * agent may continue it at once. Neither does an early attempt, or one under a provisional plan: the subtask only rests.
   * @param left the remaining work; without it, every attempt counts as a failure
   * @param options.wasTooEarly whether a refusal before its turn ended the attempt; then it rests even if less is left to do
   * @returns true when it counts as a failure
   */
  fail(agent: string, left?: WorkLeft, { wasTooEarly = false } = {}): boolean {
    const subtask = this.running().get(agent)
    const isFailure = subtask === undefined || this.#noteFailure(subtask, agent, { left, wasTooEarly })
    this.handBack(agent)
    return isFailure
  }

  /** Hands back a subtask that ended through no fault of the agent, e.g. after a lost connection. */
  handBack(agent: string): void {
    this.#early.end(agent)
    this.#states.release(agent)
    this.changes.notify()
  }

  /** Hands back a subtask and reserves it for another agent that carries the items. */
  passOn(agent: string, to: string): void {
    const subtask = this.running().get(agent)
    if (subtask !== undefined) this.#states.reserve(subtask, to)
    this.handBack(agent)
  }

  /** Removes an agent that will not return; nothing stays reserved for it. */
  dismiss(agent: string): void {
    this.#team.delete(agent)
    this.memory.forget(agent)
    this.#early.end(agent)
    this.#states.dismiss(agent)
    this.changes.notify()
  }

  /**
   * Adds a dependency, with the subtask it starts from if that is new. Failures of the waiting subtask are forgiven.
   * @returns false, with nothing changed, when the dependency exists already or would close a cycle.
   */
  add(dependency: Dependency, newcomer?: Subtask): boolean {
    const { from, to } = dependency
    if (newcomer === undefined && this.isDone(from)) return false
    if (!this.#acting.add(dependency, newcomer)) return false
    this.#redraw([to])
    return true
  }

  /**
   * Reverses a dependency that proved wrong. Failures of the subtask that now waits are forgiven.
   * @param dependency in its new direction
   * @returns false, with nothing changed, when the reverse dependency does not exist or others would close a cycle.
   */
  turn(dependency: Dependency): boolean {
    if (!this.#acting.turn(dependency)) return false
    this.#redraw([dependency.to])
    return true
  }

  /**
   * Takes a revised plan. Subtasks that are done, running, failed or resting stay so, and repairs are kept; failures of
   * subtasks that now wait for more are forgiven.
   */
  revise(revision: GraphRevision): void {
    const gained = this.#acting.revise(revision).filter(({ from }) => !this.isDone(from))
    this.#redraw(new Set(gained.map(({ to }) => to)))
  }

  /** Updates paths and failures after the graph changed before some subtasks. */
  #redraw(changed: Iterable<number>): void {
    for (const to of changed) {
      this.#retries.forgive(to)
      this.#states.forgive(to)
      this.#early.forget(to)
    }
    this.#paths = coveringPaths(this.graph.backbone().transitiveReduction())
    this.forecast.refresh()
    this.changes.notify()
  }

  /** The next subtask of each agent that is on a path without working on it, because the agent waits or works elsewhere. */
  *#nextOfAgents(asking: string | undefined): Generator<number> {
    for (const [agent, path] of this.memory.paths()) {
      const head = this.headOf(path)
      if (agent !== asking && head !== undefined && this.running().get(agent) !== head) yield head
    }
  }

  #noteFailure(subtask: number, agent: string, ended: EndedTry): boolean {
    const { left, wasTooEarly } = ended
    const isEarly = wasTooEarly || this.isEarly(agent) || this.isUntimely(agent)
    const isFree = isEarly || this.#acting.isProvisional
    if (isFree) this.#early.note(subtask, this.#momentFor(subtask), ended)
    const isFailure = !isFree && this.#retries.note(subtask, { agent, now: this.#now(), left })
    if (isFailure) this.#states.fail(subtask)
    return isFailure
  }

  #momentFor(subtask: number) {
    const awaited = this.#states.awaitedBy(subtask, this.graph)
    return { now: this.#now(), done: this.#states.doneCount, awaited }
  }

  #mayTryEarly(subtask: number, agent: string): boolean {
    if (preferencesBefore(subtask, this) === undefined) return false
    if (this.stateOf(subtask).kind !== 'waiting' || this.#acting.isHeld(subtask, this)) return false
    return !this.#early.isResting(subtask, this.#momentFor(subtask)) && this.#suits(subtask, agent)
  }

  #suits(subtask: number, agent: string): boolean {
    if (this.#mayStart === undefined) return true
    const running = new Map([...this.running()].map(([other, id]) => [other, this.subtask(id)]))
    return this.#mayStart(agent, this.subtask(subtask), running)
  }
}
