import { cellKey, formatPosition, type Position } from '../core/position.ts'
import { type BlockSpec, formatBlock } from '../game/block.ts'
import { missingSupport } from '../game/placement/support.ts'
import type { Surroundings } from '../game/placement/surroundings.ts'
import { groundBlockAt, groundLevel } from './arena-ground.ts'
import type { TaskIssue } from './part-checker.ts'
import type { PlacedBlock } from './parts.ts'
import type { Task } from './task.ts'

/** Maximum number of issues of a kind that are listed individually; the others are only counted. */
const MAX_ISSUES = 5

const AIR: BlockSpec = { name: 'air', properties: {} }

/** The blocks of an arena before a run, with the given blocks in it: its floor, its containers, and air elsewhere. */
export function blocksOf(
  { arena, containers, gameVersion, rules }: Task,
  blocks: readonly PlacedBlock[],
): Surroundings {
  const byCell = new Map([...containers, ...blocks].map(({ position, block }) => [cellKey(position), block]))
  const level = groundLevel(arena)
  const at = (cell: Position) => {
    const placed = byCell.get(cellKey(cell))
    if (placed !== undefined) return placed
    if (cell.y >= level) return AIR
    const name = groundBlockAt(arena, cell)
    return name === undefined ? undefined : { name, properties: {} }
  }
  return { version: gameVersion, rules, at }
}

/**
 * Reports blocks that would not stay where a task places them before the run: torches, levers and signs without their support,
 * doors without a floor, crops without farmland, sand over air.
 * @param blocks the blocks that the task puts into its arena
 * @param path path of these blocks in the task file
 */
export function startIssues(
  task: Task,
  blocks: readonly PlacedBlock[],
  path: readonly (string | number)[],
): TaskIssue[] {
  const around = blocksOf(task, blocks)
  return shortened(
    blocks.flatMap(({ block, position }) => {
      const lacks = isUpperHalf(block, position, around) ? undefined : missingSupport(block, position, around)
      if (lacks === undefined) return []
      return [{ path: [...path], message: `${formatBlock(block)} at ${formatPosition(position)}: ${lacks}` }]
    }),
  )
}

/** Whether a block is the upper half of a door or plant whose lower half stands below it and holds it. */
const isUpperHalf = ({ name, properties }: BlockSpec, position: Position, { at }: Surroundings): boolean =>
  properties.half === 'upper' && at({ ...position, y: position.y - 1 })?.name === name

/** The first issues, and how many more there are. */
export function shortened(issues: readonly TaskIssue[]): TaskIssue[] {
  const rest = issues.slice(MAX_ISSUES)
  const [first] = rest
  if (first === undefined) return [...issues]
  return [
    ...issues.slice(0, MAX_ISSUES),
    { ...first, message: `${rest.length} more ${rest.length === 1 ? 'issue' : 'issues'} of this kind` },
  ]
}
