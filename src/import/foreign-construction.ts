import { count, plural } from '../core/count.ts'
import { boundingBox, cellKey, formatPosition } from '../core/position.ts'
import { formatBlock } from '../game/block.ts'
import type { GameVersion } from '../game/version.ts'
import { constructionComplexity } from '../scenario/construction/complexity.ts'
import { buildOrder } from '../task/build-order.ts'
import type { BlueprintBlock } from '../task/task.ts'
import { arenaIssue, worldIssue } from '../task/world-bounds.ts'
import { fixBlueprint } from './fix-blueprint.ts'
import type { ForeignCell } from './foreign-cell.ts'
import { withHeldFaces } from './held-faces.ts'
import { concluded, type Outcome, refused } from './imported.ts'
import { type SitedCell, type SiteText, villagerGrounds, villagerSite } from './villager-site.ts'

/** Maximum number of blocks in a construction; more is beyond a team's capacity. */
const MAX_BLOCKS = 20_000

/** Roughly four times what one agent needs to fetch and place a block (s). */
const SECONDS_PER_BLOCK = 5

/** A foreign blueprint, apart from its cells. */
export interface ForeignBlueprint {
  /** The name used in messages. */
  task: string
  about: SiteText
  /** Things that the file reader left out. */
  notes: readonly string[]
  /** Moves the blocks to their final position in the world. */
  placed: (cells: readonly ForeignCell[]) => ForeignCell[]
  /** Adds further notes about the blocks in their final positions. */
  remarks?: (cells: readonly SitedCell[]) => string[]
}

/** Turns the cells of a foreign blueprint into a construction task on VillagerBench's site. */
export function foreignConstruction(
  foreign: readonly ForeignCell[],
  { task, about, notes, placed, remarks = () => [] }: ForeignBlueprint,
): Outcome {
  const fixed = fixBlueprint(foreign, about.minecraft)
  const [first] = fixed.issues
  if (first !== undefined) return refused(task, first.field, first.reason)
  if (fixed.cells.length === 0) return refused(task, 'blocks', 'nothing that a player can build')
  if (fixed.cells.length > MAX_BLOCKS)
    return refused(
      task,
      'blocks',
      `${fixed.cells.length} blocks are too many for a construction; the maximum is ${MAX_BLOCKS}`,
    )
  const { cells, notes: faceNotes } = heldOn(placed(fixed.cells), about.minecraft)
  for (const { position, field } of cells) {
    const reason = worldIssue(position)
    if (reason !== undefined) return refused(task, `${field}.position`, reason)
  }
  const box = boundingBox(cells.map(({ position }) => position))
  const issue = box && arenaIssue(box)
  if (issue !== undefined) return refused(task, 'blocks', issue.message)
  const { held, loose, spoiled } = sorted(cells, about.minecraft)
  const [lost] = [...loose, ...spoiled.map(({ cell }) => cell)]
  if (held.length === 0 && lost !== undefined)
    return refused(task, lost.field, `nothing holds ${formatBlock(lost.block)}`)
  return concluded(
    task,
    villagerSite(about, held),
    [
      ...notes,
      ...fixed.notes,
      ...faceNotes,
      ...looseNotes(loose),
      ...spoiledNotes(spoiled),
      ...remarks(held),
    ],
    { limitOf: ({ blueprint }) => timeLimitOf(blueprint) },
  )
}

/** The cells without faces that nothing supports, on the ground of the site. */
function heldOn(cells: readonly ForeignCell[], version: GameVersion) {
  const { min, floor = 'grass_block' } = villagerGrounds(cells, version)
  const ground = { name: floor, properties: {} }
  return withHeldFaces(cells, { version, at: ({ y }) => (y === min.y - 1 ? ground : undefined) })
}

/** A block that would change or break next to its neighbours. */
interface SpoiledCell {
  cell: ForeignCell
  reason: string
}

/**
 * The blocks that players can place in some order, those that fall off or have no support, and those that do
 * not stay.
 */
function sorted(
  cells: readonly ForeignCell[],
  version: GameVersion,
): {
  held: ForeignCell[]
  loose: ForeignCell[]
  spoiled: SpoiledCell[]
} {
  const blueprint = cells.map((cell) => ({ ...cell, item: '' }))
  const { impossible, spoiled } = buildOrder(blueprint, villagerGrounds(cells, version))
  const loose = new Set(impossible.map(({ position }) => cellKey(position)))
  const reasons = new Map(
    spoiled.flatMap(({ block, reason, isTried }) => (isTried ? [] : [[cellKey(block.position), reason]])),
  )
  const isLoose = ({ position }: ForeignCell) => loose.has(cellKey(position))
  const reasonOf = ({ position }: ForeignCell) => reasons.get(cellKey(position))
  return {
    held: cells.filter((cell) => !isLoose(cell) && reasonOf(cell) === undefined),
    loose: cells.filter(isLoose),
    spoiled: cells.flatMap((cell) => {
      const reason = reasonOf(cell)
      return reason === undefined ? [] : [{ cell, reason }]
    }),
  }
}

function spoiledNotes(spoiled: readonly SpoiledCell[]): string[] {
  return [...Map.groupBy(spoiled, ({ reason }) => reason)].map(([reason, cells]) => {
    const { block, position } = (cells[0] as SpoiledCell).cell
    return `${count(cells.length, 'block')} left out, such as ${formatBlock(block)} at ${formatPosition(position)}: ${reason}`
  })
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
 * VillagerBench's limit on wall time, (ln c + 1)·180 s + 600 s, for its own tasks of up to a hundred blocks. It grows too slowly
 * for large buildings, so each block adds a minimum number of seconds.
 */
function timeLimitOf(blueprint: readonly BlueprintBlock[]): number {
  const original = (Math.log(Math.max(1, constructionComplexity(blueprint))) + 1) * 180 + 600
  return Math.round(Math.max(original, SECONDS_PER_BLOCK * blueprint.length))
}
