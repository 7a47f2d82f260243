import type { Position } from '../../core/position.ts'
import { countByItem } from '../../game/item-counts.ts'
import type { TaskAndScene } from '../../question/kinds/decompose.ts'
import type { GatheringTask } from './gathering.ts'

export type GatheringFacts = TaskAndScene & { task: GatheringTask }

/** The state after some planned subtasks, apart from the sources that they have used. Plain data, so that a plan can be tried on a copy. */
export interface PlanState {
  /** Items left over from earlier subtasks. */
  readonly over: Map<string, number>
  readonly stations: Set<string>
  /** Cells of stations. */
  readonly taken: Position[]
  /** Stations whose materials are being obtained. */
  readonly beingPlaced: Set<string>
  /** Items that are being obtained, each for the one before. */
  readonly underWay: Set<string>
  /** How much of each item has been dug with a tool. */
  readonly dug: Map<string, number>
}

/** The state before the first subtask. */
export const stateBefore = ({ task, scene }: GatheringFacts): PlanState => ({
  over: countByItem(scene.agents.flatMap(({ items }) => items ?? [])),
  stations: new Set(task.sources.map(({ block }) => block.name)),
  taken: [],
  beingPlaced: new Set(),
  underWay: new Set(),
  dug: new Map(),
})
