import { count, plural } from '../core/count.ts'
import { boundingBox, cellKey, formatPosition } from '../core/position.ts'
import { constructionComplexity } from '../scenario/construction/complexity.ts'
import { formatBlock } from '../task/block.ts'
import { buildOrder } from '../task/build-order.ts'
import type { BlueprintBlock } from '../task/task.ts'
import { arenaIssue, worldIssue } from '../task/world-bounds.ts'
import { fixBlueprint } from './fix-blueprint.ts'
import type { ForeignCell } from './foreign-cell.ts'
import { concluded, type Outcome, refused } from './imported.ts'
import { type SitedCell, type SiteText, VILLAGER_ROOM, villagerSite } from './villager-site.ts'

/** Maximum number of blocks in a construction; more is beyond what a team can build. */
const MAX_BLOCKS = 20_000

/** About four times of what one agent takes to fetch and place a block (s). */
const SECONDS_PER_BLOCK = 5

/** A foreign blueprint, apart from its cells. */
export interface ForeignBlueprint {
  /** Its name in messages. */
  task: string
  about: SiteText
  /** What the reader of the file has left out. */
  notes: readonly string[]
  /** Moves the blocks to their place in the world. */
  placed: (cells: readonly ForeignCell[]) => ForeignCell[]
  /** What else there is to say about the blocks in their place. */
  remarks?: (cells: readonly SitedCell[]) => string[]
}

/** Turns the cells of a foreign blueprint into a construction task on VillagerBench's site. */
export function foreignConstruction(
  foreign: readonly ForeignCell[],
  { task, about, notes, placed, remarks = () => [] }: ForeignBlueprint,
): Outcome {
  const fixed = fixBlueprint(foreign)
  const [first] = fixed.issues
  if (first !== undefined) return refused(task, first.field, first.reason)
  if (fixed.cells.length === 0) return refused(task, 'blocks', 'nothing that a player can build')
  if (fixed.cells.length > MAX_BLOCKS)
    return refused(
      task,
      'blocks',
      `${fixed.cells.length} blocks are too many for a construction; the maximum is ${MAX_BLOCKS}`,
    )
  const cells = placed(fixed.cells)
  for (const { position, field } of cells) {
    const reason = worldIssue(position)
    if (reason !== undefined) return refused(task, `${field}.position`, reason)
  }
  const box = boundingBox(cells.map(({ position }) => position))
  const issue = box && arenaIssue(box)
  if (issue !== undefined) return refused(task, 'blocks', issue.message)
  const { held, loose } = sorted(cells)
  const [lost] = loose
  if (held.length === 0 && lost !== undefined)
    return refused(task, lost.field, `nothing holds ${formatBlock(lost.block)}`)
  return concluded(
    task,
    villagerSite(about, held),
    [...notes, ...fixed.notes, ...looseNotes(loose), ...remarks(held)],
    ({ blueprint }) => timeLimitOf(blueprint),
  )
}

/** The blocks that players can place in some order, and those that fall off or have nothing to be placed against. */
function sorted(cells: readonly ForeignCell[]): { held: ForeignCell[]; loose: ForeignCell[] } {
  const box = boundingBox(cells.map(({ position }) => position)) ?? VILLAGER_ROOM
  const ground = { ...box.min, y: VILLAGER_ROOM.min.y }
  const { impossible } = buildOrder(
    cells.map((cell) => ({ ...cell, item: '' })),
    { min: ground, max: box.max },
  )
  const lost = new Set(impossible.map(({ position }) => cellKey(position)))
  const isLost = ({ position }: ForeignCell) => lost.has(cellKey(position))
  return { held: cells.filter((cell) => !isLost(cell)), loose: cells.filter(isLost) }
}

function looseNotes(loose: readonly ForeignCell[]): string[] {
  const [first] = loose
  if (first === undefined) return []
  const where = `${formatBlock(first.block)} at ${formatPosition(first.position)}`
  return [
    `${count(loose.length, 'block')} left out that nothing holds or that ${plural(loose.length, 'has', 'have')} nothing to be placed against, such as ${where}`,
  ]
}

/**
 * VillagerBench's limit on wall time, (ln c + 1)·180 s + 600 s, for its own tasks of up to a hundred blocks. It grows too
 * slowly for large buildings: each block has at least so many seconds.
 */
function timeLimitOf(blueprint: readonly BlueprintBlock[]): number {
  const original = (Math.log(Math.max(1, constructionComplexity(blueprint))) + 1) * 180 + 600
  return Math.round(Math.max(original, SECONDS_PER_BLOCK * blueprint.length))
}
