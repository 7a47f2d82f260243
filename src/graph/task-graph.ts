import Graphology from 'graphology'
import { stronglyConnectedComponents } from 'graphology-components'
import { topologicalGenerations, topologicalSort } from 'graphology-dag'
import { PlanError } from '../core/errors.ts'
import { earliestEnds } from './earliest-ends.ts'
import {
  canBeDone,
  groupsOf,
  isSatisfied,
  type Requirements,
  ranksOf,
  reducedRequirements,
  requirementsFrom,
} from './requirements.ts'
import type { Dependency, Subtask } from './subtask.ts'
import { reducedSuccessors } from './transitive-reduction.ts'

// graphology is CommonJS; its classes are properties of the default export.
const { DirectedGraph } = Graphology
type Directed = InstanceType<typeof DirectedGraph<Subtask, Dependency>>

/**
 * Subtasks and the dependencies between them. A dependency may be one of several alternatives; apart from alternatives, the graph
 * is acyclic, and in any case there is an order in which every subtask can be done.
 */
export class TaskGraph {
  readonly #graph: Directed = new DirectedGraph<Subtask, Dependency>()
  /** Cached for teams, until a dependency is added. */
  readonly #prerequisites = new Map<number, readonly number[]>()
  readonly #dependents = new Map<number, readonly number[]>()
  readonly #requirements = new Map<number, Requirements>()
  #hasAlternatives = false
  #backbone: TaskGraph | undefined
  #order: readonly number[] | undefined
  #subtasks: readonly Subtask[] | undefined

  /**
   * @throws PlanError if two subtasks share an id, or a dependency names a subtask that does not exist or closes a cycle.
   */
  constructor(subtasks: readonly Subtask[], dependencies: readonly Dependency[] = []) {
    for (const subtask of subtasks) {
      if (this.has(subtask.id)) throw new PlanError(`Two subtasks have the id ${subtask.id}.`)
      this.#graph.addNode(subtask.id, subtask)
    }
    for (const dependency of dependencies) {
      const { from, to } = dependency
      this.#requireSubtasks(from, to)
      if (from === to) throw new PlanError(`The dependency ${from} → ${to} leads from a subtask to itself.`)
      if (dependency.anyOf !== undefined) this.#hasAlternatives = true
      if (!this.#graph.hasDirectedEdge(from, to)) this.#graph.addDirectedEdge(from, to, dependency)
    }
    if (this.#hasAlternatives) this.#requireExecutable()
    else this.#requireAcyclic()
  }

  #requireSubtasks(from: number, to: number): void {
    for (const id of [from, to]) {
      if (!this.has(id))
        throw new PlanError(`The dependency ${from} → ${to} names subtask ${id}, which does not exist.`)
    }
  }

  /** Checks the whole graph once in O(V + E); a check for every dependency would cost O(E·(V + E)). */
  #requireAcyclic(): void {
    const cycle = stronglyConnectedComponents(this.#graph).find((component) => component.length > 1)
    if (cycle !== undefined) this.#refuseCycle(cycle.map(Number))
  }

  /** With alternatives a cycle is harmless if another way leads into it. */
  #requireExecutable(): void {
    const ids = this.subtasks().map(({ id }) => id)
    const ranks = ranksOf(ids, (id) => this.requirements(id))
    if (ranks.size < ids.length) this.#refuseCycle(ids.filter((id) => !ranks.has(id)))
  }

  #refuseCycle(unordered: readonly number[]): never {
    const ids = [...unordered].sort((a, b) => a - b)
    const shown =
      ids.length > 10 ? `${ids.slice(0, 10).join(', ')} and ${ids.length - 10} more` : ids.join(', ')
    throw new PlanError(`The dependencies between the subtasks ${shown} close a cycle.`, {
      hint: 'A subtask cannot wait for itself, directly or through others: leave one of the dependencies out.',
    })
  }

  /**
   * Adds a dependency that is necessary by itself, or does nothing if it exists already. One that was an alternative becomes
   * necessary.
   * @returns false, without changing the graph, if it would leave no order in which every subtask can be done.
   * @throws PlanError if either subtask does not exist.
   */
  add(dependency: Dependency): boolean {
    const { from, to } = dependency
    this.#requireSubtasks(from, to)
    if (this.isNecessary(from, to)) return true
    if (from === to || !canBeDone(from, (id) => this.requirements(id), new Set([to]))) return false
    const isAlternative = this.#graph.hasDirectedEdge(from, to)
    if (isAlternative) this.#leaveGroups(from, to)
    else this.#graph.addDirectedEdge(from, to, dependency)
    this.#prerequisites.delete(to)
    this.#dependents.delete(from)
    this.#requirements.delete(to)
    this.#backbone = undefined
    this.#order = undefined
    return true
  }

  /** Makes an alternative necessary. It then satisfies its groups by itself, so the other members are removed from them. */
  #leaveGroups(from: number, to: number): void {
    const others = this.requirements(to).filter((members) => !members.includes(from))
    const remaining = groupsOf([...others, [from]])
    for (const other of this.prerequisites(to)) {
      const dependency = this.#graph.getEdgeAttributes(other, to)
      this.#graph.dropDirectedEdge(other, to)
      this.#dependents.delete(other)
      if (remaining.has(other))
        this.#graph.addDirectedEdge(other, to, inGroups(dependency, remaining.get(other)))
    }
  }

  has(id: number): boolean {
    return this.#graph.hasNode(id)
  }

  get size(): number {
    return this.#graph.order
  }

  /** @throws PlanError for an unknown id */
  subtask(id: number): Subtask {
    if (!this.has(id)) throw new PlanError(`There is no subtask ${id}.`)
    return this.#graph.getNodeAttributes(id)
  }

  /** All subtasks in insertion order. */
  subtasks(): readonly Subtask[] {
    this.#subtasks ??= this.#graph.mapNodes((_id, subtask) => subtask)
    return this.#subtasks
  }

  dependencies(): Dependency[] {
    return this.#graph.mapEdges((_edge, dependency) => dependency)
  }

  /** The direct requirements of a subtask. */
  requirements(id: number): Requirements {
    const cached =
      this.#requirements.get(id) ??
      requirementsFrom(this.#graph.mapInEdges(id, (_edge, dependency) => dependency))
    this.#requirements.set(id, cached)
    return cached
  }

  /** Whether there is a dependency without alternatives. */
  isNecessary(from: number, to: number): boolean {
    return (
      this.#graph.hasDirectedEdge(from, to) && this.#graph.getEdgeAttributes(from, to).anyOf === undefined
    )
  }

  /** Whether the later subtask may be tried before the earlier one is done. */
  isPreferred(from: number, to: number): boolean {
    return (
      this.#graph.hasDirectedEdge(from, to) && this.#graph.getEdgeAttributes(from, to).meaning === 'preferred'
    )
  }

  /**
   * The graph without alternatives: for each group it has only the member that can be done first (on ties, the one with the
   * lowest id). It is acyclic, and each of its orders is allowed. Returns the graph itself if it has no groups.
   */
  backbone(): TaskGraph {
    if (!this.#hasAlternatives) return this
    this.#backbone ??= this.#makeBackbone()
    return this.#backbone
  }

  #makeBackbone(): TaskGraph {
    const ranks = this.#ranks()
    const rank = (id: number) => ranks.get(id) ?? 0
    const chosen = this.subtasks().flatMap(({ id }) => {
      const first = this.requirements(id).map((members) =>
        members.reduce((best, other) => ((rank(other) - rank(best) || other - best) < 0 ? other : best)),
      )
      return [...new Set(first)].map((from) => inGroups(this.#graph.getEdgeAttributes(from, id), undefined))
    })
    return new TaskGraph(this.subtasks(), chosen)
  }

  #ranks(): Map<number, number> {
    return ranksOf(
      this.subtasks().map(({ id }) => id),
      (id) => this.requirements(id),
    )
  }

  /** Subtasks that this one directly waits for, including alternatives. */
  prerequisites(id: number): readonly number[] {
    const cached = this.#prerequisites.get(id) ?? this.#graph.inNeighbors(id).map(Number)
    this.#prerequisites.set(id, cached)
    return cached
  }

  /** Subtasks that directly wait for this one, alone or among alternatives. */
  dependents(id: number): readonly number[] {
    const cached = this.#dependents.get(id) ?? this.#graph.outNeighbors(id).map(Number)
    this.#dependents.set(id, cached)
    return cached
  }

  /** Subtasks that wait for nothing. */
  roots(): number[] {
    return this.subtasks().flatMap(({ id }) => (this.#graph.inDegree(id) === 0 ? [id] : []))
  }

  /** Subtasks that no other subtask waits for. */
  sinks(): number[] {
    return this.subtasks().flatMap(({ id }) => (this.#graph.outDegree(id) === 0 ? [id] : []))
  }

  /** Whether all necessary prerequisites are done, and at least one of each group. */
  isReady(id: number, done: ReadonlySet<number>): boolean {
    return isSatisfied(this.requirements(id), (other) => done.has(other))
  }

  /** An order in which a single agent could work. */
  topologicalOrder(): readonly number[] {
    this.#order ??= this.#hasAlternatives
      ? this.backbone().topologicalOrder()
      : topologicalSort(this.#graph).map(Number)
    return this.#order
  }

  /**
   * Subtasks by rank: the rank of a subtask is one more than that of its highest requirement, where a group has the rank of its
   * lowest member.
   */
  generations(): number[][] {
    if (this.#hasAlternatives) return this.backbone().generations()
    return topologicalGenerations(this.#graph).map((ids) => ids.map(Number))
  }

  /**
   * The graph without dependencies that others imply; the same orders are allowed. Time O(E·V/32), with alternatives
   * O(requirements · E).
   */
  transitiveReduction(): TaskGraph {
    return new TaskGraph(this.subtasks(), this.reducedDependencies())
  }

  /** The dependencies that remain in the transitive reduction. */
  reducedDependencies(): Dependency[] {
    if (this.#hasAlternatives) return this.#reducedWithAlternatives()
    const reduced = reducedSuccessors(this.topologicalOrder(), (from) => this.dependents(from))
    return [...reduced].flatMap(([id, targets]) =>
      targets.map((target) => this.#graph.getEdgeAttributes(id, target)),
    )
  }

  #reducedWithAlternatives(): Dependency[] {
    const ids = this.subtasks().map(({ id }) => id)
    const reduced = reducedRequirements(ids, (id) => this.requirements(id))
    return ids.flatMap((to) =>
      [...groupsOf(reduced.get(to) ?? [])].map(([from, groups]) =>
        inGroups(this.#graph.getEdgeAttributes(from, to), groups),
      ),
    )
  }

  /**
   * The longest chain of subtasks, given the length of each (any unit). No team of any size can finish earlier (critical path
   * method); the alternative that can be finished first counts.
   */
  criticalPath(length: (id: number) => number): { path: number[]; length: number } {
    const ends = earliestEnds(this, length)
    const endOf = (id: number) => ends.get(id)?.end ?? 0
    const last = this.topologicalOrder().reduce<number | undefined>(
      (best, id) => (best === undefined || endOf(id) > endOf(best) ? id : best),
      undefined,
    )
    const path: number[] = []
    for (let id = last; id !== undefined; id = ends.get(id)?.after) path.unshift(id)
    return { path, length: last === undefined ? 0 : endOf(last) }
  }
}

function inGroups(
  { anyOf: _before, ...dependency }: Dependency,
  groups: readonly number[] | undefined,
): Dependency {
  return groups === undefined ? dependency : { ...dependency, anyOf: groups }
}
