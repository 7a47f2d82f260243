import { type Dependency, dependencySchema, type Subtask, subtaskSchema } from '../../graph/subtask.ts'
import { TaskGraph } from '../../graph/task-graph.ts'
import { layoutGraph, smooth } from '../../render/graph-layout.ts'
import { labelOf, wrap } from '../../render/words.ts'
import type { Happening } from '../messages.ts'

/** With more subtasks than this the nodes are drawn small. */
const MANY = 40

type Drawing = Omit<Extract<Happening, { kind: 'graph' }>, 't'>

/** The team's graph as it stands, which repairs change. */
export class GraphDrawing {
  #subtasks: readonly Subtask[] = []
  #dependencies: readonly Dependency[] = []

  /** Takes subtasks and dependencies of a plan, or of a repair; what does not read as such is left out. */
  add(subtasks: readonly unknown[], dependencies: readonly unknown[]): void {
    const known = new Set(this.#subtasks.map(({ id }) => id))
    this.#subtasks = [
      ...this.#subtasks,
      ...subtasks
        .flatMap((subtask) => subtaskSchema.safeParse(subtask).data ?? [])
        .filter(({ id }) => !known.has(id)),
    ]
    this.#dependencies = [
      ...this.#dependencies,
      ...dependencies.flatMap((dependency) => dependencySchema.safeParse(dependency).data ?? []),
    ]
  }

  /** Leaves out dependencies that a repair has taken away. */
  drop(removed: readonly { from: number; to: number }[]): void {
    const isLeft = ({ from, to }: Dependency) => !removed.some((one) => one.from === from && one.to === to)
    this.#dependencies = this.#dependencies.filter(isLeft)
  }

  /** Laid out without the edges that follow from others; `undefined` where there is nothing, or nothing acyclic, to draw. */
  draw(): Drawing | undefined {
    if (this.#subtasks.length === 0) return undefined
    const size = this.#subtasks.length > MANY ? { width: 132, height: 24 } : { width: 168, height: 44 }
    const graph = this.#reduced()
    if (graph === undefined) return undefined
    const { width, height, nodes, edges } = layoutGraph(graph, size, { betweenLayers: 34 })
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
      edges: edges.map(({ dependency: { from, to, anyOf }, points }) => ({
        d: smooth(points),
        any: anyOf !== undefined,
        from,
        to,
      })),
    }
  }

  #reduced(): TaskGraph | undefined {
    try {
      return new TaskGraph(this.#subtasks, this.#dependencies).transitiveReduction()
    } catch {
      return undefined
    }
  }
}
