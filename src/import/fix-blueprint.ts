import { count, plural } from '../core/count.ts'
import { type Box, cellKey, formatPosition, type Position } from '../core/position.ts'
import { type BlockSpec, formatBlock } from '../task/block.ts'
import { buildOrder } from '../task/build-order.ts'
import { DIRECTIONS } from '../task/directions.ts'
import { gameData } from '../task/game-data.ts'
import { knownBlock, Remarks } from './known-block.ts'

/** One cell of a foreign blueprint, in world coordinates. */
export interface ForeignCell {
  position: Position
  block: BlockSpec
  /** Its path in the file, e.g. `blocks.3`. */
  field: string
}

export interface FixedBlueprint {
  cells: { position: Position; block: BlockSpec }[]
  notes: string[]
  issues: { field: string; reason: string }[]
}

/** Blocks that are left out without a note. */
const NOTHING = /^(air|cave_air|void_air|structure_void|water|lava|bubble_column)$/
/** Blocks with items that only operators in creative mode can place (vanilla). */
const OPERATORS_ONLY =
  /^(structure_block|jigsaw|barrier|light|command_block|(chain|repeating)_command_block)$/
const SOIL = /^(farmland|dirt_path)$/
/** Blocks that do not turn farmland or paths below into dirt: those without a solid body, and fence gates. */
const LIGHT =
  /torch|carpet|button|plate|sign|banner|rail|flower|tulip|poppy|dandelion|sapling|wheat|carrots|potatoes|beetroots|stem$|grass$|fern|bush|mushroom$|lever|ladder|fence_gate|snow$|lantern|redstone_wire|tripwire|cane|vine/

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
    else {
      const there = byCell.get(cellKey(cell.position))
      const block = knownBlock({ name, properties: cell.block.properties }, leave)
      if (there === undefined) byCell.set(cellKey(cell.position), { ...cell, block })
      else if (formatBlock(there.block) === formatBlock(block)) leave(`${name} named twice in one cell`)
      else {
        const reason = `${formatPosition(cell.position)} has both ${formatBlock(there.block)} and ${formatBlock(block)}`
        fixed.issues.push({ field: `${cell.field}.position`, reason })
      }
    }
  }
  joinHalves(byCell, leave)
  keepSoil(byCell, leave)
  fixed.cells = [...byCell.values()].map(({ position, block }) => ({ position, block }))
  fixed.notes = [...remarks.list(), ...unreachable(fixed.cells)]
  return fixed
}

/** Removes the upper halves of doors and the heads of beds: placing the other half creates them. */
function joinHalves(byCell: Map<string, ForeignCell>, leave: (why: string) => void): void {
  for (const [key, { position, block }] of [...byCell].sort(([, a], [, b]) => a.position.y - b.position.y)) {
    if (!byCell.has(key)) continue
    if (block.name.endsWith('_door')) {
      const upper = cellKey({ ...position, y: position.y + 1 })
      if (byCell.get(upper)?.block.name !== block.name) continue
      byCell.delete(upper)
      byCell.set(key, { ...(byCell.get(key) as ForeignCell), block: without(block, 'half') })
      leave(`the two halves of ${block.name} read as one door`)
    } else if (block.name.endsWith('_bed')) {
      const facing = ['north', 'south', 'west', 'east'].find((side) => {
        const head = byCell.get(cellKey(moved(position, side)))
        const fits = (block.properties.facing ?? side) === side && block.properties.part !== 'head'
        return fits && head?.block.name === block.name
      })
      if (facing === undefined) continue
      byCell.delete(cellKey(moved(position, facing)))
      const foot = { name: block.name, properties: { ...without(block, 'part').properties, facing } }
      byCell.set(key, { ...(byCell.get(key) as ForeignCell), block: foot })
      leave(`the two halves of ${block.name} read as one bed`)
    }
  }
}

/** Farmland and paths under a solid block turn into dirt at once (vanilla), so dirt is expected there. */
function keepSoil(byCell: Map<string, ForeignCell>, leave: (why: string) => void): void {
  for (const [key, cell] of byCell) {
    if (!SOIL.test(cell.block.name)) continue
    const above = byCell.get(cellKey({ ...cell.position, y: cell.position.y + 1 }))
    if (above === undefined || LIGHT.test(above.block.name)) continue
    byCell.set(key, { ...cell, block: { name: 'dirt', properties: {} } })
    leave(`${cell.block.name} under a solid block read as dirt, which it turns into`)
  }
}

/** A note about cells without anything to place them against. They are kept. */
function unreachable(cells: FixedBlueprint['cells']): string[] {
  const ys = cells.map(({ position }) => position.y)
  const ground = ys.length === 0 ? 0 : Math.min(...ys)
  const box: Box = { min: { x: 0, y: ground, z: 0 }, max: { x: 0, y: 0, z: 0 } }
  const { impossible } = buildOrder(
    cells.map((cell) => ({ ...cell, item: '' })),
    box,
  )
  const [first] = impossible
  if (first === undefined) return []
  const where = `${formatBlock(first.block)} at ${formatPosition(first.position)}`
  return [
    `${count(impossible.length, 'block')} ${plural(impossible.length, 'has', 'have')} nothing to be placed against, such as ${where}`,
  ]
}

const without = (block: BlockSpec, property: string): BlockSpec => ({
  name: block.name,
  properties: Object.fromEntries(Object.entries(block.properties).filter(([key]) => key !== property)),
})

function moved({ x, y, z }: Position, side: string): Position {
  const step = DIRECTIONS[side] ?? { x: 0, y: 0, z: 0 }
  return { x: x + step.x, y: y + step.y, z: z + step.z }
}
