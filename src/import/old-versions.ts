import { count } from '../core/count.ts'
import { formatBlock } from '../game/block.ts'
import type { GameData } from '../game/data/game-data.ts'
import type { ForeignCell } from './foreign-cell.ts'
import type { ReadCells } from './structure-template.ts'

/** Data versions since which blocks have their current names (17w47a), and slabs of stone are those of stone (18w43a). */
const FLATTENED = 1451
const SLABS_OF_STONE = 1901

/** The data version of the game that wrote a file; undefined if the file does not say. */
export function dataVersionIn(content: unknown): number | undefined {
  const { DataVersion, MinecraftDataVersion } = content as { readonly [field: string]: unknown }
  const version = MinecraftDataVersion ?? DataVersion
  return typeof version === 'number' ? version : undefined
}

/**
 * The cells of a file with the blocks that an older game meant. A block name of Minecraft 1.12 can be that of another block today:
 * `grass` was the grass block, and `stone[variant=granite]` was granite. Files with such states are refused.
 */
export function ofOldVersion(
  cells: ForeignCell[],
  { dataVersion, game }: { dataVersion: number | undefined; game: GameData },
): ReadCells {
  const isOld = (dataVersion ?? FLATTENED) < FLATTENED
  const before = cells.find(({ block }) =>
    isOld ? !isKnown(block, game) : dataVersion === undefined && block.properties['variant'] !== undefined,
  )
  if (before !== undefined) {
    const version = dataVersion === undefined ? '' : ` (data version ${dataVersion})`
    const reason = `${formatBlock(before.block)} is a block of Minecraft 1.12 or earlier${version}, which named blocks differently; open the file in Minecraft 1.13 or later and save it again, or save it as .schematic`
    return { field: before.field, reason }
  }
  if (isOld || dataVersion === undefined || dataVersion >= SLABS_OF_STONE) return { cells, notes: [] }
  const isSlab = ({ block }: ForeignCell) => block.name === 'stone_slab'
  const slabs = cells.filter(isSlab).length
  if (slabs === 0) return { cells, notes: [] }
  const name = 'smooth_stone_slab'
  const notes = [
    `${count(slabs, 'stone_slab', 'stone_slabs')} read as ${name}, the name since Minecraft 1.14`,
  ]
  return {
    cells: cells.map((cell) => (isSlab(cell) ? { ...cell, block: { ...cell.block, name } } : cell)),
    notes,
  }
}

/** Whether a block of this name with these states exists today. Blocks of mods count as known: they are left out later. */
function isKnown({ name, properties }: ForeignCell['block'], game: GameData): boolean {
  if (name.includes(':')) return true
  if (!game.hasBlock(name)) return false
  const states = game.blockProperties(name)
  return Object.keys(properties).every((key) => states.has(key))
}
