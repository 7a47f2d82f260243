import { z } from 'zod'
import { blockSpecSchema } from './block.ts'
import { totals } from './item-counts.ts'
import {
  cellBoxSchema as box,
  cellPositionSchema as cell,
  type ItemCount,
  itemCountSchema,
  placedBlockSchema,
} from './parts.ts'

export type { ItemCount } from './parts.ts'

/** One cell of a blueprint. */
export const blueprintBlockSchema = z.object({
  position: cell,
  /** Name and the properties that count: orientation, half, axis. */
  block: blockSpecSchema,
  /** The item that places it. */
  item: z.string(),
  /** Set on the upper half of a door and the head of a bed: the cell whose placing brings this one about. */
  placedWith: cell.optional(),
})
export type BlueprintBlock = z.infer<typeof blueprintBlockSchema>

const containerSchema = z.object({ position: cell, block: blockSpecSchema, items: z.array(itemCountSchema) })
export type Container = z.infer<typeof containerSchema>

/** What a run needs to know of every task, resolved and checked: world coordinates, no shorthands. */
export const taskSchema = z.object({
  id: z.string(),
  /** Id of the scenario, which adds keys of its own. */
  scenario: z.string(),
  title: z.string(),
  goal: z.string(),
  /** Version of the game in which its names hold. */
  gameVersion: z.string(),
  /** Agents that take part unless the run says otherwise. */
  agents: z.int().positive(),
  arena: z.object({
    /** Cells that are cleared before the run and within which all that counts happens. */
    box,
    /** Block of the floor, one layer below the box. */
    floor: z.string(),
    /** Cell in which agents appear. */
    spawn: cell,
  }),
  containers: z.array(containerSchema),
  /** The run ends as `limit` after so many game milliseconds. */
  timeLimitMs: z.number().positive(),
  /** What is to be built; empty where the scenario builds nothing. */
  blueprint: z.array(blueprintBlockSchema).default([]),
  /** Blocks that the team can mine or work at: ores, crops, soil, crafting tables, furnaces. */
  sources: z.array(placedBlockSchema).default([]),
})

/** What every task has. A scenario's own tasks extend it (`ConstructionTask`, `GatheringTask`, `EscapeTask`). */
export interface Task extends z.infer<typeof taskSchema> {}

/** How many of each item the blueprint needs, in the order in which the blueprint first names them. */
export function materialsOf(blueprint: readonly BlueprintBlock[]): ItemCount[] {
  return totals(
    blueprint.filter(({ placedWith }) => placedWith === undefined).map(({ item }) => ({ item, count: 1 })),
  )
}
