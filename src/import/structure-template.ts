import { z } from 'zod'
import { checked } from '../core/checked/checked.ts'
import { count } from '../core/count.ts'
import { type BlockSpec, isAir } from '../game/block.ts'
import { finalStateOf, isEntity } from './block-entities.ts'
import { type ForeignCell, MAX_FOREIGN_CELLS } from './foreign-cell.ts'
import { firstIssue } from './imported.ts'
import { listOf } from './list-of.ts'

/** The cells of a structure file, or the field that makes it unreadable. */
export type ReadCells = { cells: ForeignCell[]; notes: string[] } | { field: string; reason: string }

const place = z.tuple([z.int(), z.int(), z.int()])
/** A block state, as structures and Litematica write it. */
export const paletteEntry = z.object({
  Name: z.string(),
  Properties: z.record(z.string(), z.string()).optional(),
})
const palette = listOf(paletteEntry)
const templateSchema = z.object({
  size: place,
  palette: palette.optional(),
  palettes: listOf(palette).optional(),
  blocks: listOf(z.object({ state: z.int(), pos: place, nbt: z.unknown().optional() })),
  entities: z.array(z.unknown()).optional(),
})

/** A block of a palette. */
export const specOf = ({ Name, Properties = {} }: z.infer<typeof paletteEntry>): BlockSpec => ({
  name: Name.replace(/^minecraft:/, ''),
  properties: Properties,
})

/** The cells of a vanilla structure (`.nbt`). Air is left out. Jigsaw blocks are replaced by their final blocks. */
export function templateCells(content: unknown): ReadCells {
  const parsed = checked(templateSchema, content)
  if (!parsed.success) return firstIssue(parsed.issues)
  const { blocks, entities, size, palettes } = parsed.data
  const kinds = parsed.data.palette ?? palettes?.[0]
  if (kinds === undefined) return { field: 'palette', reason: 'there is no palette' }
  const notes = entities?.length ? [`${count(entities.length, 'entity', 'entities')} left out`] : []
  if (parsed.data.palette === undefined && (palettes?.length ?? 0) > 1)
    notes.push(`the first of ${palettes?.length} palettes is used`)
  const cells = placedCells(blocks, kinds.map(specOf), size)
  return Array.isArray(cells) ? { cells, notes } : cells
}

/** The blocks of a structure in their cells, or the field that makes it unreadable. */
function placedCells(
  blocks: z.infer<typeof templateSchema>['blocks'],
  kinds: readonly BlockSpec[],
  size: readonly number[],
): ForeignCell[] | { field: string; reason: string } {
  const cells: ForeignCell[] = []
  for (const [index, { state, pos, nbt }] of blocks.entries()) {
    const kind = kinds[state]
    if (kind === undefined)
      return { field: `blocks.${index}.state`, reason: `there is no palette entry ${state}` }
    if (pos.some((value, axis) => value < 0 || value >= (size[axis] ?? 0)))
      return {
        field: `blocks.${index}.pos`,
        reason: `${pos.join(', ')} lies outside the size ${size.join(' × ')}`,
      }
    const [x, y, z] = pos
    const block = finalStateOf(nbt) ?? kind
    if (isAir(block.name)) continue
    if (cells.length >= MAX_FOREIGN_CELLS)
      return { field: `blocks.${index}`, reason: `more than ${MAX_FOREIGN_CELLS} blocks` }
    cells.push({
      position: { x, y, z },
      block,
      field: `blocks.${index}`,
      ...(isEntity(nbt) ? { entity: nbt } : {}),
    })
  }
  return cells
}
