import { count } from '../core/count.ts'
import { add, cellKey, formatPosition } from '../core/position.ts'
import { formatBlock, isAir } from '../game/block.ts'
import { turnsIntoDirt } from '../game/blocks/kinds/ground.ts'
import { isForOperators } from '../game/blocks/kinds/operators.ts'
import { isLiquid } from '../game/blocks/kinds/water.ts'
import { type GameData, gameData } from '../game/data/game-data.ts'
import { otherNameOf } from '../game/data/legacy-blocks.ts'
import { spoilsSoil, tipOf } from '../game/placement/lasting.ts'
import { offsetOf } from '../game/placement/placement-options.ts'
import { unplaceable } from '../game/placement/unplaceable.ts'
import type { GameVersion } from '../game/version.ts'
import { contentsOf, markerOf } from './block-entities.ts'
import { chosenStates } from './chosen-states.ts'
import type { ForeignCell } from './foreign-cell.ts'
import { shortLine } from './imported.ts'
import { joinHalves } from './join-halves.ts'
import { knownBlock, Remarks } from './known-block.ts'
import { lastingCoral } from './lasting-coral.ts'

export interface FixedBlueprint {
  cells: ForeignCell[]
  notes: string[]
  issues: { field: string; reason: string }[]
}

/** Maximum share of blocks with unknown names for the others to be read. */
const MAX_UNKNOWN = 0.5
/** Maximum number of unknown names listed in notes. */
const MAX_NAMED = 20
/** Maximum length of a data marker in a note (characters). */
const MAX_MARKER = 40
/**
 * Fixes a blueprint of another project so that players can build it, and notes each change. Issues are things that cannot be
 * fixed: more unknown blocks than known ones, or two blocks in one cell.
 */
export function fixBlueprint(foreign: readonly ForeignCell[], version: GameVersion): FixedBlueprint {
  const game = gameData(version)
  const issues: FixedBlueprint['issues'] = []
  const remarks = new Remarks()
  const leave = remarks.add
  const byCell = new Map<string, ForeignCell>()
  const { blocks: named, notes } = withoutMarkers(foreign)
  const blocks = named.map((cell) => asNamedIn(cell, game, leave))
  const unknown = blocks.filter((cell) => !game.hasBlock(nameOf(cell)))
  for (const cell of blocks) {
    const name = nameOf(cell)
    if (!game.hasBlock(name)) continue
    const why = whyLeftOut(name, game)
    if (why !== undefined) {
      leave(`${name} left out: ${why}`)
      continue
    }
    const contents = contentsOf(cell.entity)
    if (contents !== undefined) leave(`${contents} of ${name} left out`)
    const known = knownBlock({ name, properties: cell.block.properties }, game, leave)
    const block = chosenStates(lastingCoral(known, leave), leave)
    const issue = putInto(byCell, { ...cell, block }, { name, leave })
    if (issue !== undefined) issues.push(issue)
  }
  if (unknown.length > MAX_UNKNOWN * blocks.length) issues.push(unknownIssue(unknown[0] as ForeignCell, game))
  joinHalves(byCell, leave)
  keepSoil(byCell, leave)
  endStems(byCell, leave)
  return {
    cells: [...byCell.values()],
    notes: [...notes, ...unknownNotes(unknown, game), ...remarks.list()],
    issues,
  }
}

/**
 * The cells that hold blocks. Structures contain three kinds of cells that are invisible in the finished building: air, structure
 * voids, which keep what was there before, and structure blocks in data mode, whose text tells the world generator what to place
 * there.
 */
function withoutMarkers(foreign: readonly ForeignCell[]): { blocks: ForeignCell[]; notes: string[] } {
  const markers = foreign.flatMap(({ entity, block }) =>
    nameOf({ block }) === 'structure_block' ? (markerOf(entity) ?? []) : [],
  )
  const voids = foreign.filter((cell) => nameOf(cell) === 'structure_void').length
  const isShown = (cell: ForeignCell) =>
    !isAir(nameOf(cell)) &&
    nameOf(cell) !== 'structure_void' &&
    (nameOf(cell) !== 'structure_block' || markerOf(cell.entity) === undefined)
  return { blocks: foreign.filter(isShown), notes: [...voidNotes(voids), ...markerNotes(markers)] }
}

const voidNotes = (voids: number): string[] =>
  voids === 0 ? [] : [`${count(voids, 'structure void')} left free: the structure keeps what stands there`]

function markerNotes(markers: readonly string[]): string[] {
  if (markers.length === 0) return []
  const texts = [...new Set(markers)]
  const named = texts.slice(0, MAX_NAMED).map((text) => `"${shortLine(text, MAX_MARKER)}"`)
  const others = texts.length > named.length ? ' …' : ''
  return [
    `${count(markers.length, 'data marker')} left free, which only the world generator understands: ${named.join(', ')}${others}`,
  ]
}

/** The cell with its block's name in this version, if it was renamed. */
function asNamedIn(cell: ForeignCell, game: GameData, leave: (why: string) => void): ForeignCell {
  const name = nameOf(cell)
  const other = game.hasBlock(name) ? undefined : otherNameOf(name)
  if (other === undefined || !game.hasBlock(other)) return cell
  leave(`${name} read as ${other}, its name in ${game.version}`)
  return { ...cell, block: { ...cell.block, name: other } }
}

/** Why players cannot place any block of this name; undefined if they can. */
function whyLeftOut(name: string, game: GameData): string | undefined {
  if (isLiquid(name)) return 'liquids are not part of blueprints'
  if (isForOperators(name)) return 'only operators can place it'
  if (game.itemForBlock(name) === undefined) return 'no item places it'
  return unplaceable({ name, properties: {} })
}

/**
 * Adds a block unless its state cannot be placed.
 * @param name of the block in the foreign file
 * @returns the issue if its cell already contains another block
 */
function putInto(
  byCell: Map<string, ForeignCell>,
  cell: ForeignCell,
  { name, leave }: { name: string; leave: (why: string) => void },
): FixedBlueprint['issues'][number] | undefined {
  const { position, block, field } = cell
  const why = unplaceable(block)
  if (why !== undefined) {
    leave(`${formatBlock(block)} left out: ${why}`)
    return undefined
  }
  const there = byCell.get(cellKey(position))
  if (there === undefined) {
    byCell.set(cellKey(position), cell)
    return undefined
  }
  if (formatBlock(there.block) === formatBlock(block)) {
    leave(`${name} named twice in one cell`)
    return undefined
  }
  const reason = `${formatPosition(position)} has both ${formatBlock(there.block)} and ${formatBlock(block)}`
  return { field: `${field}.position`, reason }
}

const nameOf = ({ block }: Pick<ForeignCell, 'block'>): string => block.name.replace(/^minecraft:/, '')

function unknownIssue(cell: ForeignCell, game: GameData): FixedBlueprint['issues'][number] {
  const near = game.suggestBlock(nameOf(cell))
  const reason = `unknown block "${shortLine(nameOf(cell))}"${near === undefined ? '' : `; did you mean "${near}"?`}`
  return { field: `${cell.field}.name`, reason }
}

/** Lists blocks that the version does not have, such as those of a newer one. */
function unknownNotes(unknown: readonly ForeignCell[], game: GameData): string[] {
  const names = [...Map.groupBy(unknown, nameOf)]
  const notes = names.slice(0, MAX_NAMED).map(([name, cells]) => {
    const near = game.suggestBlock(name)
    const guess = near === undefined ? '' : `; did you mean "${near}"?`
    return `${count(cells.length, 'block')} left out: Minecraft ${game.version} has no ${shortLine(name)}${guess}`
  })
  const others = names.length - notes.length
  return others > 0 ? [...notes, `blocks of ${count(others, 'more unknown name')} left out`] : notes
}

/** Farmland and paths under a solid block turn into dirt at once (vanilla), so dirt is required there. */
function keepSoil(byCell: Map<string, ForeignCell>, leave: (why: string) => void): void {
  for (const [key, cell] of byCell) {
    if (!turnsIntoDirt(cell.block.name)) continue
    const above = byCell.get(cellKey({ ...cell.position, y: cell.position.y + 1 }))
    if (above === undefined || !spoilsSoil(above.block)) continue
    byCell.set(key, { ...cell, block: { name: 'dirt', properties: {} } })
    leave(`${cell.block.name} under a solid block read as dirt, which it turns into`)
  }
}

/** The last piece of a stem is its tip, although the blueprint shows only a part of the plant. */
function endStems(byCell: Map<string, ForeignCell>, leave: (why: string) => void): void {
  for (const [key, cell] of byCell) {
    const { name } = cell.block
    const end = tipOf(name)
    if (end === undefined) continue
    const next = byCell.get(cellKey(add(cell.position, offsetOf(end.side))))?.block.name
    if (next === name || next === end.tip) continue
    const { berries, facing } = cell.block.properties
    const kept = {
      ...(berries === undefined ? {} : { berries }),
      ...(facing === undefined ? {} : { facing }),
    }
    byCell.set(key, { ...cell, block: { name: end.tip, properties: kept } })
    leave(`${name} with nothing growing on it read as ${end.tip}, which it is`)
  }
}
