import { z } from 'zod'
import { checked } from '../core/checked/checked.ts'
import { quoted } from '../core/checked/wording.ts'
import { count } from '../core/count.ts'
import { cellKey, type Position } from '../core/position.ts'
import { type BlockSpec, isAir } from '../game/block.ts'
import { type BlockEntity, entitiesByCell, finalStateOf } from './block-entities.ts'
import { foreignBlock } from './foreign-block.ts'
import { type ForeignCell, MAX_FOREIGN_CELLS } from './foreign-cell.ts'
import { firstIssue, shortLine } from './imported.ts'
import type { ReadCells } from './structure-template.ts'

/** Maximum number of cells in a schematic, including air. */
const MAX_VOLUME = 8_000_000

const ofVersion = ({ input }: { input?: unknown }) =>
  `expected version 1, 2 or 3 of Sponge schematics, with the fields of that version; got ${input === undefined ? 'none' : quoted(input)}`
const side = z.int().min(1).max(65_535)
const sides = { Width: side, Height: side, Length: side }
const paletteSchema = z.record(z.string(), z.int().nonnegative())
const bytesSchema = z.instanceof(Uint8Array, { error: 'expected a byte array' })
const entitiesSchema = z.array(z.record(z.string(), z.unknown())).optional()
const flatSchema = z.object({
  // Early writers of version 1 leave it out.
  Version: z.union([z.literal(1), z.literal(2)], { error: ofVersion }).default(1),
  ...sides,
  Palette: paletteSchema,
  BlockData: bytesSchema,
  BlockEntities: entitiesSchema,
  TileEntities: entitiesSchema,
  Entities: z.array(z.unknown()).optional(),
})
const nestedSchema = z.object({
  Version: z.literal(3, { error: ofVersion }),
  ...sides,
  Blocks: z.object({ Palette: paletteSchema, Data: bytesSchema, BlockEntities: entitiesSchema }),
  Entities: z.array(z.unknown()).optional(),
})

/** Whether the content is a Sponge schematic rather than a vanilla structure. */
export const isSchematic = (content: unknown): boolean =>
  typeof content === 'object' &&
  content !== null &&
  ['BlockData', 'Palette', 'Blocks', 'Width'].some((key) => Object.hasOwn(content, key))

/** The cells of a Sponge schematic (`.schem`, versions 1 to 3). Air is left out. */
export function schematicCells(content: unknown): ReadCells {
  const { Version, Blocks, BlockData } = content as { readonly [field: string]: unknown }
  const isNested = Blocks !== undefined || (Version === 3 && BlockData === undefined)
  const parsed = isNested ? checked(nestedSchema, content) : checked(flatSchema, content)
  if (!parsed.success) return firstIssue(parsed.issues)
  const { Width: width, Height: height, Length: length } = parsed.data
  const volume = width * height * length
  if (volume > MAX_VOLUME)
    return {
      field: 'Width',
      reason: `${width} × ${height} × ${length} cells are too many; the maximum is ${MAX_VOLUME}`,
    }
  const numbers = numbersOf(parsed.data)
  const cells = readCells(numbers, width, length)
  if (cells.cells === undefined) return cells
  if (cells.count !== volume) {
    const reason = `holds ${count(cells.count, 'block')} where ${width} × ${height} × ${length} are expected`
    return { field: numbers.field, reason }
  }
  const { Entities = [] } = parsed.data
  const notes = Entities.length > 0 ? [`${count(Entities.length, 'entity', 'entities')} left out`] : []
  return { cells: cells.cells, notes }
}

/** The cells that hold blocks and the total number of cells, or the field that makes the file unreadable. */
function readCells(
  { field, palette, data, entities }: Numbers,
  width: number,
  length: number,
): { cells: ForeignCell[]; count: number } | { cells?: undefined; field: string; reason: string } {
  const byCell = entitiesByCell(entities)
  const specs = specsByNumber(palette)
  if (!(specs instanceof Map)) return specs
  const cells: ForeignCell[] = []
  let index = 0
  for (const id of varints(data)) {
    const block = specs.get(id)
    if (block === undefined)
      return { field: `${field}.${index}`, reason: `no palette entry ${id} that is a block` }
    const position = positionAt(index, width, length)
    const entity = byCell.get(cellKey(position))
    const final = finalStateOf(entity) ?? block
    if (!isAir(final.name)) {
      if (cells.length >= MAX_FOREIGN_CELLS)
        return { field: `${field}.${index}`, reason: `more than ${MAX_FOREIGN_CELLS} blocks` }
      cells.push({
        position,
        block: final,
        field: `${field}.${index}`,
        ...(entity === undefined ? {} : { entity }),
      })
    }
    index++
  }
  return { cells, count: index }
}

interface Numbers {
  readonly field: string
  readonly palette: Readonly<Record<string, number>>
  readonly data: Uint8Array
  readonly entities: readonly BlockEntity[]
}

/** The palette and the cells' numbers, with the field that holds them, and the data of single blocks. */
function numbersOf(schematic: z.infer<typeof flatSchema> | z.infer<typeof nestedSchema>): Numbers {
  if ('Blocks' in schematic) {
    const { Palette, Data, BlockEntities = [] } = schematic.Blocks
    return { field: 'Blocks.Data', palette: Palette, data: Data, entities: BlockEntities }
  }
  const { Palette, BlockData, BlockEntities, TileEntities } = schematic
  return {
    field: 'BlockData',
    palette: Palette,
    data: BlockData,
    entities: BlockEntities ?? TileEntities ?? [],
  }
}

/** The blocks of a palette by their numbers; undefined if an entry is not a block. */
function specsByNumber(
  palette: Readonly<Record<string, number>>,
): Map<number, BlockSpec | undefined> | { field: string; reason: string } {
  const texts = new Map<number, string>()
  for (const [text, id] of Object.entries(palette)) {
    const other = texts.get(id)
    if (other !== undefined)
      return { field: 'Palette', reason: `both ${shortLine(other)} and ${shortLine(text)} have number ${id}` }
    texts.set(id, text)
  }
  return new Map([...texts].map(([id, text]) => [id, foreignBlock(text)]))
}

/** The cell for an index: x changes fastest, then z, then y. */
const positionAt = (index: number, width: number, length: number): Position => ({
  x: index % width,
  y: Math.floor(index / (width * length)),
  z: Math.floor(index / width) % length,
})

/** Decodes varints: seven bits per byte; the high bit means that more bytes follow. */
function* varints(bytes: Uint8Array): Generator<number> {
  let value = 0
  let shift = 0
  for (const byte of bytes) {
    value |= (byte & 127) << shift
    shift = byte & 128 ? shift + 7 : 0
    if (shift > 0) continue
    yield value
    value = 0
  }
}
