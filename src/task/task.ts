import { z } from 'zod'
import { escapeSchema } from '../scenario/escape/rooms.ts'
import { gatheringSchema } from '../scenario/gathering/gathering.ts'
import { blockSpecSchema } from './block.ts'
import { cellBoxSchema as box, cellPositionSchema as cell, type ItemCount, itemCountSchema } from './parts.ts'

export { type ItemCount, itemCountSchema } from './parts.ts'

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

export const scenarioSchema = z.enum(['construction', 'gathering', 'escape'])
export type Scenario = z.infer<typeof scenarioSchema>

/** Everything about a task that a run needs, resolved and checked: world coordinates, no shorthands. */
export const taskSchema = z.object({
  id: z.string(),
  scenario: scenarioSchema,
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
  containers: z.array(z.object({ position: cell, block: blockSpecSchema, items: z.array(itemCountSchema) })),
  /** The run ends as `limit` after so many game milliseconds. */
  timeLimitMs: z.number().positive(),
  /** What is to be built; empty in other scenarios than construction. */
  blueprint: z.array(blueprintBlockSchema),
  /** Present exactly when the scenario is gathering. */
  gathering: gatheringSchema.optional(),
  /** Present exactly when the scenario is escape. */
  escape: escapeSchema.optional(),
})
export type Task = z.infer<typeof taskSchema>

/** Scenarios as tables tell them apart: cooking is gathering with scored steps. */
export const taskKindSchema = z.enum([...scenarioSchema.options, 'cooking'])
export type TaskKind = z.infer<typeof taskKindSchema>

export const kindOf = ({ scenario, gathering }: Task): TaskKind =>
  gathering?.checkpoints === undefined ? scenario : 'cooking'

/** How many of each item the blueprint takes, in the order in which the blueprint first names them. */
export function materialsOf(blueprint: readonly BlueprintBlock[]): ItemCount[] {
  const counts = new Map<string, number>()
  for (const { item, placedWith } of blueprint) {
    if (placedWith === undefined) counts.set(item, (counts.get(item) ?? 0) + 1)
  }
  return [...counts].map(([item, count]) => ({ item, count }))
}
