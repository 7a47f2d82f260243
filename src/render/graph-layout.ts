import { Graph, layout } from '@dagrejs/dagre'
import { px } from './format.ts'

export interface NodeSize {
  width: number
  height: number
}

interface Spot {
  x: number
  y: number
}

/** A graph to lay out. Nodes and edges may carry further data of the caller. */
export interface DrawnGraph<E extends { from: number; to: number }> {
  subtasks(): readonly { id: number }[]
  dependencies(): readonly E[]
}

/** Positions of the nodes' centres and the edges' corners. */
export interface GraphLayout<E> {
  width: number
  height: number
  nodes: { id: number; x: number; y: number }[]
  edges: { dependency: E; points: Spot[] }[]
}

/**
 * Lays a graph out in layers from left to right, each subtask to the right of everything that it waits for (Sugiyama's method).
 * @param options.betweenLayers free space between layers; by default, as much as a page has room for
 */
export function layoutGraph<E extends { from: number; to: number }>(
  graph: DrawnGraph<E>,
  { width, height }: NodeSize,
  options: { betweenLayers?: number } = {},
): GraphLayout<E> {
  const drawing = new Graph<
    LayoutLabel,
    { width: number; height: number; x?: number; y?: number },
    { points?: Spot[] }
  >()
  const dense = graph.subtasks().length > 40
  drawing.setGraph({
    rankdir: 'LR',
    nodesep: dense ? 8 : 14,
    ranksep: options.betweenLayers ?? (dense ? 36 : 52),
    marginx: 2,
    marginy: 4,
  })
  drawing.setDefaultEdgeLabel(() => ({}))
  for (const { id } of graph.subtasks()) drawing.setNode(String(id), { width, height })
  for (const { from, to } of graph.dependencies()) drawing.setEdge(String(from), String(to), {})
  layout(drawing)
  const size = drawing.graph()
  const columns = new Set(graph.subtasks().map(({ id }) => Math.round(drawing.node(String(id)).x ?? 0)))
  return {
    width: size.width ?? 0,
    height: size.height ?? 0,
    nodes: graph.subtasks().map(({ id }) => {
      const { x = 0, y = 0 } = drawing.node(String(id))
      return { id, x, y }
    }),
    edges: graph.dependencies().map((dependency) => {
      const bends = drawing.edge(String(dependency.from), String(dependency.to)).points ?? []
      const [from, to] = [drawing.node(String(dependency.from)), drawing.node(String(dependency.to))]
      return { dependency, points: route({ from, to, bends, columns, width }) }
    }),
  }
}

/**
 * Routes an edge: it leaves on the right, enters on the left, and runs horizontally through every column in between, in a lane
 * that the layout keeps free.
 */
function route(edge: {
  from: Partial<Spot>
  to: Partial<Spot>
  bends: readonly Spot[]
  columns: ReadonlySet<number>
  width: number
}): Spot[] {
  const { from, to, width } = edge
  const start = { x: (from.x ?? 0) + width / 2, y: from.y ?? 0 }
  const end = { x: (to.x ?? 0) - width / 2, y: to.y ?? 0 }
  const lanes = edge.bends.filter(({ x }) => edge.columns.has(Math.round(x)) && x > start.x && x < end.x)
  return [
    start,
    ...lanes.flatMap(({ x, y }) => [
      { x: x - width / 2, y },
      { x: x + width / 2, y },
    ]),
    end,
  ]
}

interface LayoutLabel {
  width?: number
  height?: number
  rankdir?: string
  nodesep?: number
  ranksep?: number
  marginx?: number
  marginy?: number
}

/** A curve through the points from left to right, horizontal at each of them. */
export function smooth([first, ...rest]: readonly { x: number; y: number }[]): string {
  if (first === undefined) return ''
  let [{ x, y }, path] = [first, `M${px(first.x)} ${px(first.y)}`]
  for (const next of rest) {
    const middle = px((x + next.x) / 2)
    path += `C${middle} ${px(y)} ${middle} ${px(next.y)} ${px(next.x)} ${px(next.y)}`
    ;({ x, y } = next)
  }
  return path
}
