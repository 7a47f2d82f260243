import { add, cellKey, formatPosition } from '../core/position.ts'
import { formatBlock } from '../task/block.ts'
import { gameData } from '../task/game-data.ts'
import { spoilsSoil, tipOf } from '../task/placement/lasting.ts'
import { unplaceable } from '../task/placement/unplaceable.ts'
import { offsetOf } from '../task/placement.ts'
import { chosenStates } from './chosen-states.ts'
import type { ForeignCell } from './foreign-cell.ts'
import { joinHalves } from './join-halves.ts'
import { knownBlock, Remarks } from './known-block.ts'

export interface FixedBlueprint {
  cells: ForeignCell[]
  notes: string[]
  issues: { field: string; reason: string }[]
}

/** Blocks that are left out without a note. */
const NOTHING = /^(air|cave_air|void_air|structure_void|water|lava|bubble_column)$/
/** Blocks with items that only operators in creative mode can place (vanilla). */
const OPERATORS_ONLY =
  /^(structure_block|jigsaw|barrier|light|command_block|(chain|repeating)_command_block)$/
const SOIL = /^(farmland|dirt_path)$/
/**
 * Fixes a blueprint of another project so that players can build it, and notes each change. Issues are what cannot be
 * fixed: unknown blocks, and two blocks in one cell.
 */
export function fixBlueprint(foreign: readonly ForeignCell[]): FixedBlueprint {
  const game = gameData()
  const fixed: FixedBlueprint = { cells: [], notes: [], issues: [] }
  const remarks = new Remarks()
  const leave = remarks.add
  const byCell = new Map<string, ForeignCell>()
  for (const cell of foreign) {
    const name = cell.block.name.replace(/^minecraft:/, '')
    if (NOTHING.test(name)) continue
    if (!game.hasBlock(name)) {
      const near = game.suggestBlock(name)
      const reason = `unknown block "${name}"${near === undefined ? '' : `; did you mean "${near}"?`}`
      fixed.issues.push({ field: `${cell.field}.name`, reason })
    } else if (OPERATORS_ONLY.test(name)) leave(`${name} left out: only operators can place it`)
    else if (game.itemForBlock(name) === undefined) leave(`${name} left out: no item places it`)
    else if (unplaceable({ name, properties: {} }) !== undefined)
      leave(`${name} left out: ${unplaceable({ name, properties: {} })}`)
    else {
      const there = byCell.get(cellKey(cell.position))
      const block = chosenStates(knownBlock({ name, properties: cell.block.properties }, leave), leave)
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
  joinHalves(byCell, leave)
  keepSoil(byCell, leave)
  endStems(byCell, leave)
  fixed.cells = [...byCell.values()]
  fixed.notes = remarks.list()
  return fixed
}

/** Farmland and paths under a solid block turn into dirt at once (vanilla), so dirt is expected there. */
function keepSoil(byCell: Map<string, ForeignCell>, leave: (why: string) => void): void {
  for (const [key, cell] of byCell) {
    if (!SOIL.test(cell.block.name)) continue
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
