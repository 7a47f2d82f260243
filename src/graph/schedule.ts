import { earliestEnds } from './earliest-ends.ts'
import type { TaskGraph } from './task-graph.ts'

/** A makespan that no schedule can beat, in the unit of the durations. */
export interface LowerBound {
  /** The longest chain of subtasks that wait for each other. */
  chain: number
  /** Total work divided by the number of agents. */
  share: number
  bound: number
}

/** max(critical path, work / agents): Graham 1966. */
export function lowerBound(graph: TaskGraph, length: (id: number) => number, agents: number): LowerBound {
  const chain = graph.criticalPath(length).length
  const share = graph.subtasks().reduce((sum, { id }) => sum + length(id), 0) / agents
  return { chain, share, bound: Math.max(chain, share) }
}

/** Work of a subtask on a machine of limited capacity: its offset from the subtask's start, and its duration. */
export interface MachineWork {
  after: number
  length: number
}

/**
 * A makespan that no schedule can beat if its subtasks share a few machines of one kind: the shortest way to a machine, the work
 * on them, and the shortest way from it to the end (Carlier 1982; with several machines, their mean load).
 * @param work the subtasks' work on the machines
 * @returns 0 without work
 */
export function machineBound(
  graph: TaskGraph,
  length: (id: number) => number,
  { work, machines }: { work: ReadonlyMap<number, MachineWork>; machines: number },
): number {
  if (work.size === 0 || machines < 1) return 0
  const ends = earliestEnds(graph, length)
  const rest = new Map<number, number>()
  for (const id of [...graph.topologicalOrder()].reverse()) {
    const after = graph.dependents(id).filter((next) => graph.isNecessary(id, next))
    rest.set(id, length(id) + Math.max(0, ...after.map((next) => rest.get(next) ?? 0)))
  }
  const jobs = [...work].map(([id, { after, length: own }]) => ({
    head: (ends.get(id)?.end ?? 0) - length(id) + after,
    own,
    tail: (rest.get(id) ?? 0) - after - own,
  }))
  const load = jobs.reduce((sum, { own }) => sum + own, 0) / machines
  return Math.min(...jobs.map(({ head }) => head)) + load + Math.min(...jobs.map(({ tail }) => tail))
}

/** The priority of a subtask: among ready subtasks, the highest priority starts first, with ties broken by the lower id. */
export type Priority = (id: number) => number

/** Longest remaining chain first (the list schedule behind HEFT, Topcuoglu et al. 2002). */
export function byCriticalPath(whole: TaskGraph, length: (id: number) => number): Priority {
  const graph = whole.backbone()
  const rest = new Map<number, number>()
  for (const id of [...graph.topologicalOrder()].reverse()) {
    const after = graph.dependents(id).map((next) => rest.get(next) ?? 0)
    rest.set(id, length(id) + Math.max(0, ...after))
  }
  return (id) => rest.get(id) ?? 0
}

/** The order of the plan. */
export const inOrder: Priority = (id) => -id

/**
 * The makespan of a list schedule (Graham 1966): each free agent starts the ready subtask with the highest priority.
 * Walking and failures are ignored. At most 2 − 1/agents times the optimum. Time O(n² + edges).
 */
export function listSchedule(
  graph: TaskGraph,
  length: (id: number) => number,
  { agents, priority }: { agents: number; priority: Priority },
): number {
  const done = new Set<number>()
  const open = new Set(graph.subtasks().map(({ id }) => id))
  const running: { id: number; end: number }[] = []
  let now = 0
  while (open.size > 0 || running.length > 0) {
    const ready = [...open].filter((id) => graph.isReady(id, done))
    ready.sort((a, b) => priority(b) - priority(a) || a - b)
    for (const id of ready.slice(0, agents - running.length)) {
      open.delete(id)
      running.push({ id, end: now + length(id) })
    }
    running.sort((a, b) => a.end - b.end || a.id - b.id)
    const next = running.shift()
    if (next === undefined) break
    now = next.end
    done.add(next.id)
  }
  return now
}
