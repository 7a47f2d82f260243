import { z } from 'zod'
import { count, plural } from '../core/count.ts'
import { formatPosition, inBox, type Position } from '../core/position.ts'
import type { BlockSpec } from '../task/block.ts'
import { type ForeignCell, fixBlueprint } from './fix-blueprint.ts'
import { concluded, firstIssue, type Outcome, refused, slug } from './imported.ts'
import { jsonArrayElements } from './json-file.ts'
import { VILLAGER_ROOM, villagerSite } from './villager-site.ts'

const place = z.tuple([z.int(), z.int(), z.int()], { error: 'expected three whole numbers' })

const structureSchema = z.object({
  name: z.string().min(1),
  /** Highest index on each axis, i.e. the extent minus one. */
  size: place,
  blocks: z.array(z.object({ name: z.string(), position: place, facing: z.string().optional() })).min(1),
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

/** VillagerBench's tasks are the first 100 structures of its file. */
const BENCHMARK_STRUCTURES = 100

/** Streams VillagerBench's `data/building_blue_print.json` (about 94 MB) structure by structure. */
export async function* importBuildingBlueprints(
  path: string,
  only: (index: number) => boolean = (index) => index < BENCHMARK_STRUCTURES,
): AsyncGenerator<Outcome> {
  let index = 0
  for await (const element of jsonArrayElements(path)) {
    if (only(index)) yield importStructure(element, index)
    index++
  }
}

/** Imports one structure of the file. Its index is the number of the task. */
export function importStructure(element: unknown, index: number): Outcome {
  const parsed = structureSchema.safeParse(element)
  const task = nameOf(element, index)
  if (!parsed.success) {
    const { field, reason } = firstIssue(parsed.error)
    return refused(task, field, reason)
  }
  const structure = parsed.data
  const issue = sizeIssue(structure) ?? facingIssue(structure)
  if (issue !== undefined) return refused(task, issue.field, issue.reason)
  const { cells, notes, issues } = fixBlueprint(worldCells(structure))
  const [first] = issues
  if (first !== undefined) return refused(task, first.field, first.reason)
  if (cells.length === 0) return refused(task, 'blocks', 'nothing that a player can build')
  const about = {
    id: `villager-${String(index).padStart(3, '0')}-${slug(structure.name)}`,
    title: structure.name.replaceAll('_', ' '),
    goal: 'Build the structure as the blueprint shows. All materials are in the chest.',
  }
  return concluded(task, villagerSite(about, cells), [...notes, ...roomNotes(cells)])
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
  for (const axis of [0, 1, 2] as const) {
    const values = blocks.map(({ position }) => position[axis])
    const extent = Math.max(...values) - Math.min(...values)
    if (extent > size[axis]) {
      const reason = `blocks span ${extent + 1} cells where the size allows ${size[axis] + 1}`
      return { field: `size.${axis}`, reason }
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

/** Notes cells that would collide with the original's glass box. */
function roomNotes(cells: readonly { position: Position; block: BlockSpec }[]): string[] {
  const outside = cells.filter(({ position }) => !inBox(VILLAGER_ROOM, position))
  const [first] = outside
  if (first === undefined) return []
  return [
    `${count(outside.length, 'cell')} ${plural(outside.length, 'lies', 'lie')} on or beyond the original's glass walls, such as ${formatPosition(first.position)}: the arena here has none and is larger`,
  ]
}
