import { type Ends, edgeKey } from '../../graph/edge-key.ts'
import type { FindEdges } from './rival-planner.ts'

/**
 * Breadth-first discovery: the subtasks that wait for nothing, then the subtasks that each visited one blocks; at most n + 1
 * questions. A larger budget is not used. Source: Jiralerspong et al. 2024, arXiv 2402.01207.
 *
 * Departure: the first question asks for all edges instead of the roots alone; its edges also serve for subtasks that the budget
 * leaves unvisited.
 */
export const breadthFirst: FindEdges = async (questions) => {
  const { ids } = questions
  const [all] = await questions.edges([{ asked: ids, among: ids, sample: 0 }])
  const first = all?.edges ?? []
  const waiting = new Set(first.map(({ to }) => to))
  const roots = ids.filter((id) => !waiting.has(id))
  const visited = new Set<number>()
  const edges: Ends[] = []
  let frontier = roots.length > 0 ? roots : ids.slice(0, 1)
  while (frontier.length > 0 && questions.remaining > 0) {
    const asked = frontier.slice(0, questions.remaining)
    const replies = await questions.edges(asked.map((node) => ({ asked: [node], among: ids, sample: 1 })))
    for (const node of asked) visited.add(node)
    const chosen = new Set(asked)
    const children = replies.flatMap(({ edges: named }) => named.filter(({ from }) => chosen.has(from)))
    edges.push(...children)
    frontier = [...new Set(children.map(({ to }) => to))]
      .filter((id) => !visited.has(id))
      .sort((a, b) => a - b)
  }
  const unvisited = first.filter(({ from }) => !visited.has(from))
  return [...new Map([...edges, ...unvisited].map((edge) => [edgeKey(edge), edge])).values()]
}
