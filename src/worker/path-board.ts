import type { Dependency, Subtask } from '../graph/subtask.ts'
import { TaskGraph } from '../graph/task-graph.ts'
import { busyRate } from './busy-rate.ts'
import { coveringPaths, type Path } from './paths.ts'
import { type Errand, WorkEstimates } from './work-estimates.ts'

export type PathId = number

/** A subtask is given up once it has failed so often, by two agents at least where there are two. */
export const MAX_ATTEMPTS = 3
/** However few agents have tried it: then it is given up. */
const MOST_ATTEMPTS = 2 * MAX_ATTEMPTS
/** A failed subtask is left alone for a while that doubles with each failure (ms of game time). */
const FIRST_REST_MS = 1000
/** Those who have failed at it more often than others leave it to these for so long (ms of game time). */
const COURTESY_MS = 5000

export interface BoardOptions {
  /** Who works; without a team every agent may take anything. */
  team?: readonly string[]
  /** Game time (ms); without it nothing rests between attempts. */
  now?: () => number
  estimates?: WorkEstimates
  /** Subtasks that are done already. */
  done?: Iterable<number>
  /** Leaves a subtask to others who are better placed for it. */
  mayStart?: (agent: string, subtask: Subtask, running: ReadonlyMap<string, Subtask>) => boolean
}

/**
 * What there is to do: the paths of a task graph and the state of each subtask. Agents take subtasks from it and bring
 * them back done or failed; everything else here is derived from that. The graph can grow while the team works, through
 * `add` alone.
 */
export class PathBoard {
  readonly #team: Set<string>
  readonly #now: (() => number) | undefined
  readonly #estimates: WorkEstimates
  readonly #done: Set<number>
  readonly #mayStart: BoardOptions['mayStart']
  /** Subtask by the agent that works on it. */
  readonly #running = new Map<string, number>()
  /** Who has failed at a subtask, as often as it happened, and when it last did. */
  readonly #failed = new Map<number, { by: string[]; at: number }>()
  /** The least that has been left of a subtask after an attempt. */
  readonly #left = new Map<number, number>()
  /** The path each agent is on: from its assignment until the agent is done with it. */
  readonly #onPath = new Map<string, Path>()
  /** What an agent without work prepares for. */
  readonly #expects = new Map<string, number>()
  /** Subtasks that are left to one agent, who alone has what they take. */
  readonly #reserved = new Map<number, string>()
  #graph: TaskGraph
  #paths: readonly Path[]
  #tails: Map<number, number> | undefined
  #waiting: (() => void)[] = []

  constructor(
    graph: TaskGraph,
    { team = [], now, estimates = new WorkEstimates(), done = [], mayStart }: BoardOptions = {},
  ) {
    this.#graph = graph
    this.#team = new Set(team)
    this.#now = now
    this.#estimates = estimates
    this.#done = new Set(done)
    this.#mayStart = mayStart
    this.#paths = coveringPaths(graph.transitiveReduction())
  }

  get paths(): readonly Path[] {
    return this.#paths
  }

  /** The subtask an agent on this path would do next; undefined when nothing on it can be started now. */
  nextOn(id: PathId, agent?: string): number | undefined {
    const next = this.headOf(this.#paths[id] ?? [])
    return next !== undefined && this.#isFree(next) && !this.#rests(next, agent) ? next : undefined
  }

  /** The first subtask of a path that is not done; undefined when all are. */
  headOf(path: Path): number | undefined {
    return path.find((subtask) => !this.#done.has(subtask))
  }

  /** Paths on which this agent (or anybody) could start now. */
  candidates(agent?: string): PathId[] {
    return this.#paths.flatMap((_, id) => (this.nextOn(id, agent) === undefined ? [] : [id]))
  }

  /** B(p) as things stand. */
  busyRate(id: PathId): number {
    return busyRate(this.#paths[id] as Path, [...this.#running.values(), ...this.#heads()])
  }

  /** The next subtask of each agent that is on a path without working on it just now: it waits, or does other work. */
  *#heads(): Generator<number> {
    for (const [agent, path] of this.#onPath) {
      const head = this.headOf(path)
      if (head !== undefined && this.#running.get(agent) !== head) yield head
    }
  }

  /** Puts an agent on a path; it stays there until `leavePath`. */
  enterPath(agent: string, path: Path): void {
    this.#onPath.set(agent, path)
  }

  pathOf(agent: string): Path | undefined {
    return this.#onPath.get(agent)
  }

  leavePath(agent: string): void {
    this.#onPath.delete(agent)
  }

  /** Subtasks on the path that are still to do. */
  remaining(id: PathId): number {
    return (this.#paths[id] as Path).filter((subtask) => !this.#done.has(subtask)).length
  }

  subtask(id: number): Subtask {
    return this.#graph.subtask(id)
  }

  errand(id: number): Errand {
    return this.#estimates.errand(this.subtask(id))
  }

  /** How long a subtask is likely to take (ms of game time). */
  duration(id: number): number {
    return this.#estimates.duration(this.subtask(id))
  }

  /** The longest chain of work from a subtask to the end, itself included (ms of game time). */
  tail(id: number): number {
    this.#tails ??= this.#measureTails()
    return this.#tails.get(id) ?? 0
  }

  /** The longest chain of work that begins with a subtask. */
  chainFrom(id: number): number[] {
    const chain = [id]
    for (;;) {
      const after = this.#graph.dependents(chain.at(-1) as number)
      const next = after.reduce<number | undefined>(
        (best, other) => (best === undefined || this.tail(other) > this.tail(best) ? other : best),
        undefined,
      )
      if (next === undefined) return chain
      chain.push(next)
    }
  }

  /** What is left to do, done by one agent alone (ms of game time). */
  get workLeft(): number {
    return this.#graph
      .subtasks()
      .reduce((sum, { id }) => (this.#done.has(id) ? sum : sum + this.duration(id)), 0)
  }

  /** Subtasks that wait for this one alone. */
  unblocks(id: number): number[] {
    return this.#graph
      .dependents(id)
      .filter((next) =>
        this.#graph.prerequisites(next).every((before) => before === id || this.#done.has(before)),
      )
  }

  /** Subtasks that agents are working on. */
  running(): ReadonlyMap<string, number> {
    return this.#running
  }

  /** Subtasks that cannot start yet but wait only for what is being worked on, those with the longest tail first. */
  upcoming(): number[] {
    const inWork = new Set(this.#running.values())
    const isSoon = (id: number) =>
      !this.#done.has(id) &&
      !inWork.has(id) &&
      !this.#isGivenUp(id) &&
      this.#graph.prerequisites(id).every((before) => this.#done.has(before) || inWork.has(before))
    const soon = new Set([...inWork].flatMap((id) => this.#graph.dependents(id)).filter(isSoon))
    return [...soon].sort((a, b) => this.tail(b) - this.tail(a) || a - b)
  }

  /** Remembers what an agent without work gets ready for, so that it is left to it if that costs nothing. */
  expect(agent: string, subtask: number | undefined): void {
    if (subtask === undefined) this.#expects.delete(agent)
    else this.#expects.set(agent, subtask)
  }

  expectations(): ReadonlyMap<string, number> {
    return this.#expects
  }

  isDone(subtask: number): boolean {
    return this.#done.has(subtask)
  }

  /** How often the subtask has been tried and failed. */
  failures(subtask: number): number {
    return this.#failed.get(subtask)?.by.length ?? 0
  }

  /** Gives a subtask to an agent. @returns false when it is done, taken, given up, rests, or still waits for another. */
  take(subtask: number, agent: string): boolean {
    if (this.#done.has(subtask) || !this.#isFree(subtask) || this.#rests(subtask, agent)) return false
    this.#running.set(agent, subtask)
    this.#expects.delete(agent)
    return true
  }

  /** @param took how long the work lasted (ms of game time), to learn from */
  finish(agent: string, took?: number): void {
    const subtask = this.#running.get(agent)
    if (subtask !== undefined) {
      this.#done.add(subtask)
      if (took !== undefined) this.#estimates.learn(this.subtask(subtask), took)
      this.#tails = undefined
    }
    this.#release(agent)
  }

  /**
   * Brings a subtask back that is not done. Where less of it is left than ever before, that was no failure: somebody goes
   * on with it at once.
   * @param left how much was to do before the attempt and is now (cells, calls); without it every attempt is a failure
   * @returns true when it counts as a failure
   */
  fail(agent: string, left?: { before: number; now: number }): boolean {
    const subtask = this.#running.get(agent)
    const hasProgressed =
      subtask !== undefined && left !== undefined && left.now < (this.#left.get(subtask) ?? left.before)
    if (hasProgressed) this.#left.set(subtask, left.now)
    else if (subtask !== undefined) {
      this.#reserved.delete(subtask)
      const by = this.#failed.get(subtask)?.by ?? []
      this.#failed.set(subtask, { by: [...by, agent], at: this.#now?.() ?? 0 })
    }
    this.#release(agent)
    return !hasProgressed
  }

  /** Gives a subtask back that was not the agent's failure, e.g. when it lost its connection. */
  handBack(agent: string): void {
    this.#release(agent)
  }

  /** Gives a subtask back and leaves it to another agent, who has what it takes. */
  passOn(agent: string, to: string): void {
    const subtask = this.#running.get(agent)
    if (subtask !== undefined) this.#reserved.set(subtask, to)
    this.#release(agent)
  }

  /** An agent that will not come back; nothing is left to it any more. */
  dismiss(agent: string): void {
    this.#team.delete(agent)
    for (const [subtask, to] of this.#reserved) if (to === agent) this.#reserved.delete(subtask)
    this.#onPath.delete(agent)
    this.#expects.delete(agent)
    this.#release(agent)
  }

  /**
   * Adds a dependency, and the subtask it starts from if that is new. Failures of the subtask that waits are forgiven.
   * @returns false, with nothing changed, when the dependency is there already or would close a cycle.
   */
  add(dependency: Dependency, newcomer?: Subtask): boolean {
    const { from, to } = dependency
    if (newcomer === undefined && (this.#done.has(from) || this.#graph.prerequisites(to).includes(from)))
      return false
    if (newcomer === undefined) {
      if (!this.#graph.add(dependency)) return false
    } else {
      const graph = new TaskGraph(
        [...this.#graph.subtasks(), newcomer],
        [...this.#graph.dependencies(), dependency],
      )
      this.#graph = graph
    }
    this.#failed.delete(to)
    this.#paths = coveringPaths(this.#graph.transitiveReduction())
    this.#tails = undefined
    this.wakeAll()
    return true
  }

  /** All subtasks, whatever their state. */
  subtasks(): Subtask[] {
    return this.#graph.subtasks()
  }

  /** True when nobody works and nobody can: done, or blocked by subtasks that were given up. */
  get isOver(): boolean {
    return this.#running.size === 0 && !this.#paths.some((path) => this.#isOpen(path))
  }

  /** Subtasks that failed too often to be tried again. */
  givenUp(): number[] {
    return [...this.#failed.keys()].filter((subtask) => !this.#done.has(subtask) && this.#isGivenUp(subtask))
  }

  /** When the next subtask has rested enough for somebody (ms of game time); undefined when none rests. */
  nextRestEnds(): number | undefined {
    const now = this.#now?.()
    if (now === undefined) return undefined
    const ends = [...this.#failed.keys()]
      .filter((subtask) => !this.#done.has(subtask) && !this.#isGivenUp(subtask))
      .flatMap((subtask) => [this.#restEnds(subtask), this.#restEnds(subtask) + COURTESY_MS])
      .filter((end) => end > now)
    return ends.length === 0 ? undefined : Math.min(...ends)
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

  #isOpen(path: Path): boolean {
    const head = this.headOf(path)
    return head !== undefined && this.#isFree(head)
  }

  #isFree(subtask: number): boolean {
    if (this.#isGivenUp(subtask)) return false
    for (const taken of this.#running.values()) if (taken === subtask) return false
    return this.#graph.isReady(subtask, this.#done)
  }

  #isGivenUp(subtask: number): boolean {
    const by = this.#failed.get(subtask)?.by
    if (by === undefined || by.length < MAX_ATTEMPTS) return false
    return new Set(by).size >= Math.min(2, this.#team.size) || by.length >= MOST_ATTEMPTS
  }

  #restEnds(subtask: number): number {
    const failed = this.#failed.get(subtask)
    return failed === undefined ? 0 : failed.at + FIRST_REST_MS * 2 ** (failed.by.length - 1)
  }

  /** After a failure a subtask rests, and for those who failed at it more often than others it rests longer. */
  #rests(subtask: number, agent: string | undefined): boolean {
    const owner = this.#reserved.get(subtask)
    if (agent !== undefined && owner !== undefined && owner !== agent) return true
    if (agent !== undefined && this.#isForOthers(subtask, agent)) return true
    const failed = this.#failed.get(subtask)
    if (failed === undefined || this.#now === undefined) return false
    const end = this.#restEnds(subtask)
    const now = this.#now()
    if (now < end) return true
    if (agent === undefined || now >= end + COURTESY_MS) return false
    const times = (name: string) => failed.by.filter((by) => by === name).length
    return [...this.#team].some((other) => times(other) < times(agent))
  }

  #isForOthers(subtask: number, agent: string): boolean {
    if (this.#mayStart === undefined) return false
    const running = new Map([...this.#running].map(([other, id]) => [other, this.subtask(id)]))
    return !this.#mayStart(agent, this.subtask(subtask), running)
  }

  #measureTails(): Map<number, number> {
    const tails = new Map<number, number>()
    for (const id of this.#graph.topologicalOrder().reverse()) {
      const after = this.#graph.dependents(id).map((next) => tails.get(next) ?? 0)
      const own = this.#done.has(id) ? 0 : this.duration(id)
      tails.set(id, own + Math.max(0, ...after))
    }
    return tails
  }

  #release(agent: string): void {
    this.#running.delete(agent)
    this.wakeAll()
  }
}
