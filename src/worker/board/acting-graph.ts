import { breakCycles } from '../../graph/break-cycles.ts'
import { edgeKey } from '../../graph/edge-key.ts'
import type { Dependency, Subtask } from '../../graph/subtask.ts'
import { TaskGraph } from '../../graph/task-graph.ts'

/** The current version of the plan that a team works on. */
export interface GraphRevision {
  graph: TaskGraph
  /** Whether the planner is still working and may send another revision. */
  isProvisional: boolean
  /** While provisional: in each pair, `to` must not start before `from` is done or given up. */
  holds?: readonly { from: number; to: number }[]
}

/**
 * The graph that a team acts on: the planner's latest revision plus the repairs that refused actions have shown to be
 * necessary. A revision keeps all repairs: dependencies that were added or reversed, and subtasks that make room.
 */
export class ActingGraph {
  #planned: TaskGraph
  /** Subtasks that repairs have added. */
  readonly #newcomers: Subtask[] = []
  readonly #added = new Map<string, Dependency>()
  /** Dependencies of the plan that repairs have removed. */
  readonly #removed = new Set<string>()
  #graph: TaskGraph
  #holds: GraphRevision['holds'] = []
  #revisions = 0
  #isProvisional = false

  constructor(planned: TaskGraph) {
    this.#planned = planned
    this.#graph = planned
  }

  get graph(): TaskGraph {
    return this.#graph
  }

  /** Whether the planner still works on the graph. */
  get isProvisional(): boolean {
    return this.#isProvisional
  }

  /** Whether the planner has named no dependency yet. */
  get isUnknown(): boolean {
    return this.#isProvisional && this.#planned.dependencies().length === 0
  }

  /** Number of times that the planner has revised the graph. */
  get revisions(): number {
    return this.#revisions
  }

  /** Whether a subtask must not start yet even though the graph allows it. */
  isHeld(subtask: number, board: { isSettled(id: number): boolean }): boolean {
    return this.#holds?.some(({ from, to }) => to === subtask && !board.isSettled(from)) ?? false
  }

  /**
   * Adds a dependency, with the subtask it starts from if that is new.
   * @returns false, with nothing changed, when the dependency exists already or would close a cycle.
   */
  add(dependency: Dependency, newcomer?: Subtask): boolean {
    const { from, to } = dependency
    if (newcomer === undefined) {
      if (this.#graph.isNecessary(from, to)) return false
      // The planner's own graph stays unchanged: the next revision is compared with it.
      const graph = copyOf(this.#graph)
      if (!graph.add(dependency)) return false
      this.#graph = graph
    } else {
      this.#newcomers.push(newcomer)
      this.#graph = new TaskGraph(
        [...this.#graph.subtasks(), newcomer],
        [...this.#graph.dependencies(), dependency],
      )
    }
    this.#added.set(edgeKey(dependency), dependency)
    return true
  }

  /**
   * Reverses a dependency that proved wrong.
   * @param dependency in its new direction
   * @returns false, with nothing changed, when the reverse dependency does not exist or others would close a cycle.
   */
  turn(dependency: Dependency): boolean {
    const reversed = edgeKey({ from: dependency.to, to: dependency.from })
    const dependencies = this.#graph.dependencies()
    const others = dependencies.filter((one) => edgeKey(one) !== reversed)
    if (others.length === dependencies.length) return false
    const turned = new TaskGraph(this.#graph.subtasks(), others)
    if (!turned.add(dependency)) return false
    this.#graph = turned
    this.#removed.add(reversed)
    this.#added.delete(reversed)
    this.#added.set(edgeKey(dependency), dependency)
    return true
  }

  /**
   * Takes a revised graph from the planner. Where it contradicts a repair, the repair stays and the planner's dependency is
   * left out.
   * @returns the dependencies that the acting graph has gained
   */
  revise({ graph: planned, isProvisional, holds = [] }: GraphRevision): Dependency[] {
    const before = new Set(this.#graph.dependencies().map(edgeKey))
    this.#planned = planned
    this.#revisions++
    this.#isProvisional = isProvisional
    this.#holds = isProvisional ? holds : []
    this.#graph = this.#combined()
    return this.#graph.dependencies().filter((one) => !before.has(edgeKey(one)))
  }

  #combined(): TaskGraph {
    const newcomers = this.#newcomers.filter(({ id }) => !this.#planned.has(id))
    const subtasks = [...this.#planned.subtasks(), ...newcomers]
    const planned = this.#planned.dependencies().filter((one) => !this.#removed.has(edgeKey(one)))
    const added = [...this.#added.values()]
    const graph = new TaskGraph(subtasks, planned)
    if (added.every((dependency) => graph.add(dependency))) return graph
    const others = planned.filter((one) => !this.#added.has(edgeKey(one)))
    return new TaskGraph(subtasks, breakCycles([...added, ...others]).kept)
  }
}

const copyOf = (graph: TaskGraph): TaskGraph => new TaskGraph(graph.subtasks(), graph.dependencies())
