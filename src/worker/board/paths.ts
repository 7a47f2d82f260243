import type { TaskGraph } from '../../graph/task-graph.ts'

/** A path through the task graph from a subtask without prerequisites to one without dependents. */
export type Path = readonly number[]

/**
 * All paths from roots to sinks by depth-first search (paper, §3.5), one at a time: a graph can have more paths than fit into
 * memory, so take only as many as needed. Time O(length) for each path.
 */
export function* pathsOf(graph: TaskGraph): Generator<Path> {
  for (const root of graph.roots()) {
    const path = [root]
    const branches = [[...graph.dependents(root)]]
    while (branches.length > 0) {
      const open = branches.at(-1) as number[]
      const isSink = path.length === branches.length && graph.dependents(path.at(-1) as number).length === 0
      if (isSink) yield [...path]
      const next = open.shift()
      if (next === undefined) {
        branches.pop()
        path.pop()
      } else {
        path.push(next)
        branches.push([...graph.dependents(next)])
      }
    }
  }
}

/**
 * Paths for a team to work on: the first `limit` of the depth-first search, plus one through each subtask that these miss, so
 * that finishing all paths finishes the task.
 */
export function coveringPaths(graph: TaskGraph, limit = 256): Path[] {
  const paths: Path[] = []
  const covered = new Set<number>()
  const keep = (path: Path) => {
    paths.push(path)
    for (const id of path) covered.add(id)
  }
  for (const path of pathsOf(graph)) {
    if (paths.length >= limit) break
    keep(path)
  }
  for (const id of graph.topologicalOrder()) if (!covered.has(id)) keep(pathThrough(graph, id))
  return paths
}

function pathThrough(graph: TaskGraph, id: number): Path {
  const path = [id]
  for (let first = graph.prerequisites(id)[0]; first !== undefined; first = graph.prerequisites(first)[0])
    path.unshift(first)
  for (let next = graph.dependents(id)[0]; next !== undefined; next = graph.dependents(next)[0])
    path.push(next)
  return path
}
