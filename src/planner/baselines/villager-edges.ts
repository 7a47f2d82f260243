/** Which prerequisites become edges. Numbers are positions in the list, counted from 1. */
export interface VillagerEdges {
  /** The prerequisites of each subtask, as its graph has them. */
  edges: number[][]
  /** Prerequisites that were named but did not become edges. */
  lost: { from: number; to: number }[]
}

/**
 * The edges that VillagerAgent's published task manager makes, with the index errors of both of its steps:
 *
 * 1. `update_task` (pipeline/task_manager.py:548-551) keeps a prerequisite only if 0 < number < length of the list so far,
 *    to which the subtask itself has not yet been added. So each edge from the subtask just before it is lost, and with
 *    it every edge that leads back.
 * 2. `query_graph` (lines 135-152) lets a subtask without prerequisites inherit those of the subtask before it.
 */
export function publishedEdges(required: readonly (readonly number[])[]): VillagerEdges {
  const lost: VillagerEdges['lost'] = []
  const edges: number[][] = []
  for (const [before, numbers] of required.entries()) {
    const kept = [...new Set(numbers)].filter((number) => number > 0 && number < before)
    for (const from of new Set(numbers)) if (!kept.includes(from)) lost.push({ from, to: before + 1 })
    edges.push(kept.length === 0 ? [...(edges[before - 1] ?? [])] : kept)
  }
  return { edges, lost }
}

/** The edges as they were named, without those that do not refer to another subtask of the list. */
export function namedEdges(required: readonly (readonly number[])[]): VillagerEdges {
  const exists = (number: number) => number >= 1 && number <= required.length
  const edges = required.map((numbers, index) =>
    [...new Set(numbers)].filter((number) => exists(number) && number !== index + 1),
  )
  return { edges, lost: [] }
}
