import { z } from 'zod'
import { checked } from '../../../core/checked/checked.ts'
import { onceByName } from '../../../core/once.ts'
import { packagePath } from '../../../core/package-root.ts'
import { cellSchema, type Position } from '../../../core/position.ts'
import type { Random } from '../../../core/random.ts'
import type { Subtask } from '../../../graph/subtask.ts'
import type { Task } from '../../../task/task.ts'
import { readText, YamlFile } from '../../../task/yaml-file.ts'
import { shuffled } from '../shuffled.ts'

/** Number of subtasks planted: as many as the task has, within these limits. */
const MIN_PLANTED = 4
export const MAX_PLANTED = 12
/** Minimum distance of a planted subtask from any cell of the task: nothing can be placed against it or hang from it. */
const APART = 2
/** Maximum distance of a planted subtask from the spawn (blocks): within reach, so that nothing has to be opened or built. */
const REACH = 3

const fileSchema = z.strictObject({ describe: z.string(), items: z.array(z.string()).min(MAX_PLANTED) })

const controlsFile = onceByName((file): z.infer<typeof fileSchema> => {
  const hint = 'It is part of the package.'
  const yaml = new YamlFile(readText(file, hint), file)
  const parsed = checked(fileSchema, yaml.content())
  if (!parsed.success) throw yaml.errorOf(parsed.issues, hint)
  return parsed.data
})

/**
 * Subtasks that no rule orders before or after any other: negative controls. Each places a block on the bare ground near the
 * spawn, apart from every cell of the task, of an item that nothing else needs or provides. An edge that a model names about one
 * of them is made up, so a certified one shows that the model misapplies rules on this very task.
 *
 * They are described like the task's own subtasks of their kind and numbered after them; where they are listed is random.
 * @param most number of them; by default as many as the task has subtasks, within limits
 * @returns fewer than that, or none, where there is no room or all items are taken
 */
export function plantControls(
  task: Task,
  subtasks: readonly Subtask[],
  random: Random,
  most = Math.min(MAX_PLANTED, Math.max(MIN_PLANTED, subtasks.length)),
): Subtask[] {
  const { describe, items } = controlsFile(packagePath('rules', 'controls.yaml'))
  const mentioned = JSON.stringify([task, subtasks])
  const free = shuffled(items, random).filter((item) => !mentioned.includes(item))
  const places = shuffled(bareGround(task, subtasks), random)
  const highest = subtasks.reduce((max, { id }) => Math.max(max, id), 0)
  return places.slice(0, Math.min(most, free.length)).map((place, index) => {
    const item = free[index] as string
    const text = { item, x: String(place.x), y: String(place.y), z: String(place.z) }
    const description = describe.replaceAll(/\{(\w+)\}/g, (_, name: keyof typeof text) => text[name])
    return placing(highest + index + 1, { description, item, place })
  })
}

/** Free cells around the spawn, none near a cell that the task or its subtasks mention. */
function bareGround(task: Task, subtasks: readonly Subtask[]): Position[] {
  const { spawn, box } = task.arena
  const near = cellsIn([task.containers, task.blueprint, task.sources, subtasks], spawn)
  const steps = Array.from({ length: 2 * REACH + 1 }, (_, index) => index - REACH)
  return steps
    .flatMap((dx) => steps.map((dz) => ({ x: spawn.x + dx, y: spawn.y, z: spawn.z + dz })))
    .filter((cell) => distance(cell, spawn) > 0)
    .filter(({ x, z }) => x >= box.min.x && x <= box.max.x && z >= box.min.z && z <= box.max.z)
    .filter((cell) => near.every((other) => distance(other, cell) >= APART))
}

/** The largest difference between two cells in any coordinate. */
const distance = (a: Position, b: Position): number =>
  Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y), Math.abs(a.z - b.z))

/** Every cell in a value, however deeply nested, that could be near a planted subtask. */
function cellsIn(value: unknown, spawn: Position): Position[] {
  if (typeof value !== 'object' || value === null) return []
  const cell = cellSchema.safeParse(value)
  if (cell.success) return distance(cell.data, spawn) <= REACH + APART ? [cell.data] : []
  return Object.values(value).flatMap((part) => cellsIn(part, spawn))
}

const placing = (
  id: number,
  { description, item, place: { x, y, z } }: { description: string; item: string; place: Position },
): Subtask => ({
  id,
  description,
  step: { function: 'place', arguments: { item, pos: [x, y, z] } },
  actions: [
    { name: 'NavigateTo', args: { pos: [x, y, z], range: 3 } },
    { name: 'Equip', args: { item } },
    { name: 'PlaceBlock', args: { item, pos: [x, y, z] } },
  ],
})
