import type { Position } from '../../core/position.ts'
import { countByItem } from '../../game/item-counts.ts'
import type { TaskAndScene } from '../../question/kinds/decompose.ts'
import type { GatheringTask } from './gathering.ts'
import { STATIONS } from './sources.ts'

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
  /** Keys of cells whose blocks have been dug. */
  readonly cleared: Set<string>
  /** The most dirt that an agent has taken to climb on. */
  climbed: number
}

/** The state before the first subtask. */
export const stateBefore = (
  { task, scene }: GatheringFacts,
  { givesUpStations = false }: PlanOptions,
): PlanState => ({
  over: countByItem(scene.agents.flatMap(({ items }) => items ?? [])),
  stations: new Set(
    task.sources.flatMap(({ block: { name } }) => (givesUpStations && STATIONS.has(name) ? [] : [name])),
  ),
  taken: [],
  beingPlaced: new Set(),
  underWay: new Set(),
  dug: new Map(),
  cleared: new Set(),
  climbed: 0,
})

export interface PlanOptions {
  /** How much of each item the whole plan digs with a tool, as a rehearsal has shown. */
  readonly toDig?: ReadonlyMap<string, number>
  /** Fuels to burn only where there are no others. */
  readonly spared?: readonly string[]
  /** Whether agents need dirt for what lies high (default); false where the plan does not know the terrain. */
  readonly climbs?: boolean
  /** Whether the stations of the arena may be dug for what they drop; those that the plan uses are then placed by it. */
  readonly givesUpStations?: boolean
}

/** An amount of an item that is smelted with one fuel. */
export interface Firing {
  readonly item: string
  readonly fuel: string
  readonly amount: number
}
