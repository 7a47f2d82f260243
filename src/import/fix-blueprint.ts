import { count } from '../core/count.ts'
import { add, cellKey, formatPosition } from '../core/position.ts'
import { formatBlock, isAir } from '../game/block.ts'
import { turnsIntoDirt } from '../game/blocks/kinds/ground.ts'
import { isForOperators } from '../game/blocks/kinds/operators.ts'
import { isLiquid } from '../game/blocks/kinds/water.ts'
import { type GameData, gameData } from '../game/data/game-data.ts'
import { spoilsSoil, tipOf } from '../game/placement/lasting.ts'
import { offsetOf } from '../game/placement/placement-options.ts'
import { unplaceable } from '../game/placement/unplaceable.ts'
import type { GameVersion } from '../game/version.ts'
import { chosenStates } from './chosen-states.ts'
import type { ForeignCell } from './foreign-cell.ts'
import { shown } from './imported.ts'
import { joinHalves } from './join-halves.ts'
import { knownBlock, Remarks } from './known-block.ts'
import { lastingCoral } from './lasting-coral.ts'

export interface FixedBlueprint {
  cells: ForeignCell[]
  notes: string[]
  issues: { field: string; reason: string }[]
}

/** Share of blocks with unknown names up to which the others are read. */
const MAX_UNKNOWN = 0.5
/** Number of unknown names that notes name. */
const MAX_NAMED = 20
/**
 * Fixes a blueprint of another project so that players can build it, and notes each change. Issues are what cannot be
 * fixed: more unknown blocks than known ones, and two blocks in one cell.
 */
export function fixBlueprint(foreign: readonly ForeignCell[], version: GameVersion): FixedBlueprint {
  const game = gameData(version)
  const fixed: FixedBlueprint = { cells: [], notes: [], issues: [] }
  const remarks = new Remarks()
  const leave = remarks.add
  const byCell = new Map<string, ForeignCell>()
  const unknown: ForeignCell[] = []
  let blocks = 0
  for (const cell of foreign) {
    const name = nameOf(cell)
    if (isAir(name) || name === 'structure_void') continue
    blocks++
    if (!game.hasBlock(name)) unknown.push(cell)
    else if (isLiquid(name)) leave(`${name} left out: liquids are not part of blueprints`)
    else if (isForOperators(name)) leave(`${name} left out: only operators can place it`)
    else if (game.itemForBlock(name) === undefined) leave(`${name} left out: no item places it`)
    else if (unplaceable({ name, properties: {} }) !== undefined)
      leave(`${name} left out: ${unplaceable({ name, properties: {} })}`)
    else {
      const there = byCell.get(cellKey(cell.position))
      const known = knownBlock({ name, properties: cell.block.properties }, game, leave)
      const block = chosenStates(lastingCoral(known, leave), leave)
      const why = unplaceable(block)
      if (why !== undefined) leave(`${formatBlock(block)} left out: ${why}`)
      else if (there === undefined) byCell.set(cellKey(cell.position), { ...cell, block })
      else if (formatBlock(there.block) === formatBlock(block)) leave(`${name} named twice in one cell`)
      else {
        const reason = `${formatPosition(cell.position)} has both ${formatBlock(there.block)} and ${formatBlock(block)}`
        fixed.issues.push({ field: `${cell.field}.position`, reason })
      }
    }
  }
  if (unknown.length > MAX_UNKNOWN * blocks) fixed.issues.push(unknownIssue(unknown[0] as ForeignCell, game))
  joinHalves(byCell, leave)
  keepSoil(byCell, leave)
  endStems(byCell, leave)
  fixed.cells = [...byCell.values()]
  fixed.notes = [...unknownNotes(unknown, game), ...remarks.list()]
  return fixed
}

const nameOf = ({ block }: ForeignCell): string => block.name.replace(/^minecraft:/, '')

function unknownIssue(cell: ForeignCell, game: GameData): FixedBlueprint['issues'][number] {
  const near = game.suggestBlock(nameOf(cell))
  const reason = `unknown block "${shown(nameOf(cell))}"${near === undefined ? '' : `; did you mean "${near}"?`}`
  return { field: `${cell.field}.name`, reason }
}

/** Names blocks that the version does not have, such as those of a newer one. */
function unknownNotes(unknown: readonly ForeignCell[], game: GameData): string[] {
  const names = [...Map.groupBy(unknown, nameOf)]
  const notes = names.slice(0, MAX_NAMED).map(([name, cells]) => {
    const near = game.suggestBlock(name)
    const guess = near === undefined ? '' : `; did you mean "${near}"?`
    return `${count(cells.length, 'block')} left out: Minecraft ${game.version} has no ${shown(name)}${guess}`
  })
  const others = names.length - notes.length
  return others > 0 ? [...notes, `blocks of ${count(others, 'more unknown name')} left out`] : notes
}

/** Farmland and paths under a solid block turn into dirt at once (vanilla), so dirt is expected there. */
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
