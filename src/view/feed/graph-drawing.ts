import { edgeKey } from '../../graph/edge-key.ts'
import { edgeWords } from '../../graph/edge-words.ts'
import { drawableGraph, type GraphStage, type StatedDependency } from '../../graph/graph-course.ts'
import { layoutGraph, smooth } from '../../render/graph-layout.ts'
import { labelOf, wrap } from '../../render/words.ts'
import type { Happening } from '../messages.ts'
import { shortened } from './texts.ts'

/** Number of subtasks above which the nodes are drawn small. */
const MANY = 40

type Drawing = Omit<Extract<Happening, { kind: 'graph' }>, 't'>

/**
 * The team's graph starting at a moment, laid out without implied edges; `undefined` if there is nothing to draw, or the graph is
 * cyclic.
 */
export function drawStage(stage: GraphStage): Drawing | undefined {
  const { subtasks, added, removed, restated } = stage
  if (subtasks.length === 0) return undefined
  const size = subtasks.length > MANY ? { width: 132, height: 24 } : { width: 168, height: 44 }
  const graph = drawableGraph(stage)
  if (graph === undefined) return undefined
  const { width, height, nodes, edges } = layoutGraph(graph, size, { betweenLayers: 34 })
  const isFirst = stage.kind === 'planned'
  const isAdded = new Set(isFirst ? [] : added.map(edgeKey))
  return {
    kind: 'graph',
    width: Math.ceil(width),
    height: Math.ceil(height),
    nodeWidth: size.width,
    nodeHeight: size.height,
    nodes: nodes.map(({ id, x, y }) => {
      const subtask = graph.subtask(id)
      const lines = wrap(labelOf(subtask), size.height < 30 ? 15 : 20, size.height < 30 ? 1 : 2)
      return { id, x: Math.round(x), y: Math.round(y), lines, description: subtask.description }
    }),
    edges: edges.map(({ dependency, points }) => {
      const { from, to, anyOf } = dependency
      const { meaning, standing = null } = edgeWords(dependency as StatedDependency, (id) =>
        stage.done.has(id),
      )
      const isNew = isAdded.has(edgeKey(dependency))
      return { d: smooth(points), any: anyOf !== undefined, from, to, meaning, standing, isNew }
    }),
    change: {
      what: stage.kind,
      why: shortened(stage.why),
      isFinal: stage.isFinal,
      added: isFirst ? [] : added.map(endsOf),
      removed: removed.map(endsOf),
      restated: restated.map(endsOf),
    },
  }
}

const endsOf = ({ from, to }: { from: number; to: number }): [number, number] => [from, to]
