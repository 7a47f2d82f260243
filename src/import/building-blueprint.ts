import { z } from 'zod'
import { checked } from '../core/checked/checked.ts'
import { count, plural } from '../core/count.ts'
import { boundingBox, formatPosition, inBox, type Position } from '../core/position.ts'
import type { BlockSpec } from '../game/block.ts'
import type { GameVersion } from '../game/version.ts'
import { type ForeignCell, MAX_FOREIGN_CELLS } from './foreign-cell.ts'
import { foreignConstruction } from './foreign-construction.ts'
import type { ImportOptions } from './import-file.ts'
import { firstIssue, type Outcome, refused, shortLine, slug } from './imported.ts'
import { jsonArrayElements } from './json-file.ts'
import { listOf } from './list-of.ts'
import { VILLAGER_ROOM } from './villager-site.ts'

const place = z.tuple([z.int(), z.int(), z.int()], { error: 'expected three whole numbers' })
/** Highest index in a structure as wide as the world. */
const WORLD_WIDTH = 60_000_000
const extent = z
  .int()
  .nonnegative()
  .max(WORLD_WIDTH, {
    error: ({ input }) => `${String(input)} is larger than the world, which is ${WORLD_WIDTH} wide`,
  })

const structureSchema = z.object({
  name: z.string().min(1),
  /** Highest index on each axis, i.e. the extent minus one. */
  size: z.tuple([extent, extent, extent], { error: 'expected three whole numbers' }),
  blocks: listOf(
    z.object({ name: z.string(), position: place, facing: z.string().optional() }),
    'has no blocks',
  ),
})
type Structure = z.infer<typeof structureSchema>

const FACINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  W: { facing: 'west' },
  E: { facing: 'east' },
  S: { facing: 'south' },
  N: { facing: 'north' },
  x: { axis: 'x' },
  y: { axis: 'y' },
  z: { axis: 'z' },
  A: {},
}

/** The version of a structure's task, and its settings in a launch configuration. */
export interface StructureRun {
  minecraft: GameVersion
  /** Task id. Default: the number and the structure's name. */
  id?: string
  goal?: string
  agents?: number
}

/**
 * Streams VillagerBench's `data/building_blue_print.json` (about 94 MB) structure by structure. Its tasks are the first
 * hundred.
 */
export async function* importBuildingBlueprints(
  path: string,
  { minecraft, only = () => true, seen }: Pick<ImportOptions, 'minecraft' | 'only' | 'seen'>,
): AsyncGenerator<Outcome> {
  for await (const { index, element } of buildingBlueprints(path, seen))
    if (only(index)) yield importStructure(element, index, { minecraft })
}

/** Called with the number of structures read so far, as progress for the user. */
export type ProgressOf = (file: string, structures: number) => void

/** The structures in the file with their numbers, unmodified. */
export async function* buildingBlueprints(
  path: string,
  seen?: ProgressOf,
): AsyncGenerator<{ index: number; element: unknown }> {
  let index = 0
  for await (const element of jsonArrayElements(path)) {
    yield { index: index++, element }
    seen?.(path, index)
  }
}

/** Imports one structure of the file. Its index is the task number. */
export function importStructure(element: unknown, index: number, run: StructureRun): Outcome {
  const task = nameOf(element, index)
  const { length } = (element as { blocks?: unknown[] } | null)?.blocks ?? []
  if (length > MAX_FOREIGN_CELLS)
    return refused(task, 'blocks', `${length} blocks are too many; the maximum is ${MAX_FOREIGN_CELLS}`)
  const parsed = checked(structureSchema, element)
  if (!parsed.success) {
    const { field, reason } = firstIssue(parsed.issues)
    return refused(task, field, reason)
  }
  const structure = parsed.data
  const issue = sizeIssue(structure) ?? facingIssue(structure)
  if (issue !== undefined) return refused(task, issue.field, issue.reason)
  const { agents, goal = '' } = run
  const title = shortLine(structure.name.replaceAll('_', ' '))
  const foreign = worldCells(structure)
  const depth = foreign.reduce((most, { position: { y } }) => Math.max(most, VILLAGER_ROOM.min.y - y), 0)
  return foreignConstruction(foreign, {
    task,
    about: {
      id: run.id ?? `villager-${String(index).padStart(3, '0')}-${slug(structure.name)}`,
      title: title === '' ? `Structure ${index}` : title,
      goal:
        goal === '' ? 'Build the structure as the blueprint shows. All materials are in the chest.' : goal,
      minecraft: run.minecraft,
      ...(agents === undefined ? {} : { agents }),
    },
    notes: depth === 0 ? [] : [`moved up by ${depth}: it reached below the ground`],
    placed: (cells) =>
      cells.map((cell) => ({ ...cell, position: { ...cell.position, y: cell.position.y + depth } })),
    remarks: roomNotes,
  })
}

const nameOf = (element: unknown, index: number): string => {
  const name = (element as { name?: unknown } | null)?.name
  return typeof name === 'string' ? `${index} (${name})` : String(index)
}

/** World positions as the original computes them: floor division of the negated size, minus 8 in x. */
function worldCells({ size, blocks }: Structure): ForeignCell[] {
  const shift = Math.floor(-size[0] / 2) - 8
  return blocks.map(({ name, position: [x, y, z], facing }, index) => ({
    position: { x: x + shift, y: y - 60, z },
    block: { name, properties: FACINGS[facing ?? 'A'] ?? {} },
    field: `blocks.${index}`,
  }))
}

function sizeIssue({ size, blocks }: Structure) {
  const box = boundingBox(blocks.map(({ position: [x, y, z] }) => ({ x, y, z })))
  for (const [index, axis] of (['x', 'y', 'z'] as const).entries()) {
    const span = box === undefined ? 0 : box.max[axis] - box.min[axis]
    const allowed = size[index] ?? 0
    if (span > allowed) {
      const reason = `blocks span ${span + 1} cells where the size allows ${allowed + 1}`
      return { field: `size.${index}`, reason }
    }
  }
  return undefined
}

function facingIssue({ blocks }: Structure) {
  const index = blocks.findIndex(({ facing }) => facing !== undefined && !Object.hasOwn(FACINGS, facing))
  if (index < 0) return undefined
  const reason = `unknown facing "${blocks[index]?.facing}"; there are W E S N, x y z and A`
  return { field: `blocks.${index}.facing`, reason }
}

/** Adds a note about cells that would collide with the original's glass box. */
function roomNotes(cells: readonly { position: Position; block: BlockSpec }[]): string[] {
  const outside = cells.filter(({ position }) => !inBox(VILLAGER_ROOM, position))
  const [first] = outside
  if (first === undefined) return []
  return [
    `${count(outside.length, 'cell')} ${plural(outside.length, 'lies', 'lie')} on or beyond the original's glass walls, such as ${formatPosition(first.position)}: the arena here has none and is larger`,
  ]
}
