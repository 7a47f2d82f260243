import { z } from 'zod'
import type { EventData, GameEvent } from '../core/journal/events.ts'
import type { Fold } from '../core/journal/fold.ts'
import { type Ends, edgeKey } from './edge-key.ts'
import { type Dependency, dependencySchema, type Subtask, subtaskSchema } from './subtask.ts'
import { TaskGraph } from './task-graph.ts'

/** A dependency with its standing. */
export interface StatedDependency extends Dependency {
  /** `certified`, `undecided`, `given_up`, `moot`, `expected` or `untested`; absent if the planner does not report it. */
  standing?: string | undefined
}

/** The graph that a team used from one moment until the next change. */
export interface GraphStage {
  /** Game time (ms). */
  t: number
  /** The cause of the change: the first plan, the planner, a repair by the team, or a new plan for the remaining work. */
  kind: 'planned' | 'revised' | 'repaired' | 'replanned'
  why: string
  /** Whether the planner has ended. */
  isFinal: boolean
  subtasks: readonly Subtask[]
  dependencies: readonly StatedDependency[]
  added: readonly StatedDependency[]
  removed: readonly Ends[]
  /** Dependencies that remain but change their meaning or status. */
  restated: readonly StatedDependency[]
  /** Subtasks done at this moment. */
  done: ReadonlySet<number>
  /** Open questions of the planner when the team ended. */
  abandoned?: number | undefined
}

/** The graph of a stage without redundant edges; undefined if it has a cycle. */
export function drawableGraph({
  subtasks,
  dependencies,
}: Pick<GraphStage, 'subtasks' | 'dependencies'>): TaskGraph | undefined {
  try {
    return new TaskGraph(subtasks, dependencies).transitiveReduction()
  } catch {
    return undefined
  }
}

/** The graph of a run over time, from its journal: one stage for the first plan and for each change. */
export class GraphCourse implements Fold<readonly GraphStage[]> {
  readonly #stages: GraphStage[] = []
  readonly #done = new Set<number>()

  apply({ t, type, data }: GameEvent): void {
    if (type === 'subtask.finished' && data.done) this.#done.add(data.subtask)
    if (type === 'plan.ready') this.#begin(t, data)
    if (type === 'plan.revised') this.#revise(t, data)
    if (type === 'plan.repaired') this.#repair(t, data)
  }

  now(): readonly GraphStage[] {
    return this.#stages
  }

  #begin(t: number, { plan, provisional = false }: EventData<'plan.ready'>): void {
    const { subtasks, dependencies } = plannedSchema.parse(plan)
    this.#add({
      t,
      kind: 'planned',
      why: provisional ? 'the planner goes on' : 'it is final',
      isFinal: !provisional,
      subtasks,
      dependencies,
      added: dependencies,
    })
  }

  #revise(t: number, change: EventData<'plan.revised'>) {
    const { added, removed, restated, subtasks, why, isFinal, abandoned } = change
    const replaced = [...restated, ...added]
    this.#add({
      t,
      kind: 'revised',
      why,
      isFinal,
      ...this.#changed({ subtasks, removed, replaced }),
      added,
      removed,
      restated,
      abandoned,
    })
  }

  #repair(t: number, { kind, dependencies, subtasks, removed = [], evidence }: EventData<'plan.repaired'>) {
    this.#add({
      t,
      kind: kind === 'replanned' ? 'replanned' : 'repaired',
      why: `${evidence.reason}: ${evidence.detail}`,
      isFinal: this.#stages.at(-1)?.isFinal ?? true,
      ...this.#changed({ subtasks, removed, replaced: dependencies }),
      added: dependencies,
      removed,
    })
  }

  /** The previous graph with new subtasks, and with some dependencies removed, replaced or added. */
  #changed({
    subtasks,
    removed,
    replaced,
  }: {
    subtasks: readonly unknown[]
    removed: readonly Ends[]
    replaced: readonly StatedDependency[]
  }): Pick<GraphStage, 'subtasks' | 'dependencies'> {
    const before = this.#stages.at(-1)
    const gone = new Set([...removed, ...replaced].map(edgeKey))
    const previous = (before?.dependencies ?? []).filter((edge) => !gone.has(edgeKey(edge)))
    return {
      subtasks: [...(before?.subtasks ?? []), ...readable(subtasks)],
      dependencies: [...previous, ...replaced],
    }
  }

  #add(stage: Omit<GraphStage, 'done' | 'removed' | 'restated'> & Partial<GraphStage>): void {
    this.#stages.push({ removed: [], restated: [], ...stage, done: new Set(this.#done) })
  }
}

/** The parts of a plan that make up a graph; unreadable parts are left out. */
const plannedSchema = z
  .object({ subtasks: z.array(z.unknown()).default([]), dependencies: z.array(z.unknown()).default([]) })
  .transform(({ subtasks, dependencies }) => ({
    subtasks: readable(subtasks),
    dependencies: dependencies.flatMap((edge): StatedDependency[] => {
      const read = withEvidence.safeParse(edge).data
      if (read === undefined) return []
      const { evidence, ...dependency } = read
      const standing = evidence?.standing
      return [{ ...dependency, ...(standing === undefined ? {} : { standing }) }]
    }),
  }))

const withEvidence = dependencySchema.extend({
  evidence: z.object({ standing: z.string().optional() }).optional(),
})

const readable = (subtasks: readonly unknown[]): Subtask[] =>
  subtasks.flatMap((subtask) => subtaskSchema.safeParse(subtask).data ?? [])
