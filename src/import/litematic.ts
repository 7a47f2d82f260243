import { z } from 'zod'
import { checked } from '../core/checked/checked.ts'
import { count } from '../core/count.ts'
import { cellKey } from '../core/position.ts'
import { isAir } from '../game/block.ts'
import { type BlockEntity, entitiesByCell, finalStateOf } from './block-entities.ts'
import { type ForeignCell, MAX_FOREIGN_CELLS } from './foreign-cell.ts'
import { firstIssue } from './imported.ts'
import { listOf } from './list-of.ts'
import { paletteEntry, type ReadCells, specOf } from './structure-template.ts'

/** Maximum number of cells in all regions, including air. */
const MAX_VOLUME = 8_000_000
/** Minimum number of bits per number, and number of bits in a long (Litematica's LitematicaBitArray). */
const MIN_BITS = 2
const LONG_BITS = 64n

const place = z.object({ x: z.int(), y: z.int(), z: z.int() })
const regionSchema = z.object({
  Position: place,
  Size: place,
  BlockStatePalette: listOf(paletteEntry),
  BlockStates: listOf(z.bigint()),
  TileEntities: z.array(z.record(z.string(), z.unknown())).optional(),
  Entities: z.array(z.unknown()).optional(),
})
const litematicSchema = z.object({ Regions: z.record(z.string(), regionSchema) })
type Region = z.infer<typeof regionSchema>

/** Whether the content is a Litematica schematic. */
export const isLitematic = (content: unknown): boolean =>
  typeof content === 'object' && content !== null && Object.hasOwn(content, 'Regions')

/**
 * The cells of a Litematica schematic (`.litematic`), with all its regions combined. Air is left out. A region may have negative
 * sizes: it then reaches back from its position. Where regions overlap, the last one in the file wins.
 */
export function litematicCells(content: unknown): ReadCells {
  const parsed = checked(litematicSchema, content)
  if (!parsed.success) return firstIssue(parsed.issues)
  const regions = Object.entries(parsed.data.Regions)
  if (regions.length === 0) return { field: 'Regions', reason: 'there is no region' }
  const volume = regions
    .map(([, { Size: size }]) => Math.abs(size.x * size.y * size.z))
    .reduce((sum, cells) => sum + cells, 0)
  if (volume > MAX_VOLUME)
    return { field: 'Regions', reason: `${volume} cells are too many; the maximum is ${MAX_VOLUME}` }
  const cells = new Map<string, ForeignCell>()
  for (const [name, region] of regions) {
    const issue = readRegion(region, `Regions.${name}`, cells)
    if (issue !== undefined) return issue
  }
  const entities = regions.reduce((sum, [, { Entities = [] }]) => sum + Entities.length, 0)
  const notes = [
    ...(regions.length > 1 ? [`${regions.length} regions read as one building`] : []),
    ...(entities > 0 ? [`${count(entities, 'entity', 'entities')} left out`] : []),
  ]
  return { cells: [...cells.values()], notes }
}

/** Adds the cells of a region. @returns what makes it unreadable */
function readRegion(
  { Position: position, Size: size, BlockStatePalette, BlockStates, TileEntities = [] }: Region,
  field: string,
  cells: Map<string, ForeignCell>,
): { field: string; reason: string } | undefined {
  const [width, height, length] = [Math.abs(size.x), Math.abs(size.y), Math.abs(size.z)]
  const volume = width * height * length
  const bits = Math.max(MIN_BITS, Math.ceil(Math.log2(BlockStatePalette.length)))
  if (BlockStates.length < Math.ceil((volume * bits) / 64))
    return {
      field: `${field}.BlockStates`,
      reason: `${BlockStates.length} longs cannot hold ${width} × ${height} × ${length} cells of ${bits} bits`,
    }
  const entities = entitiesByCell(TileEntities as BlockEntity[])
  const kinds = BlockStatePalette.map(specOf)
  const corner = {
    x: cornerOf(position.x, size.x),
    y: cornerOf(position.y, size.y),
    z: cornerOf(position.z, size.z),
  }
  let index = 0
  for (const number of packedNumbers(BlockStates, bits, volume)) {
    const [x, y, z] = [
      index % width,
      Math.floor(index / (width * length)),
      Math.floor(index / width) % length,
    ]
    const kind = kinds[number]
    if (kind === undefined)
      return { field: `${field}.BlockStates`, reason: `cell ${index}: there is no palette entry ${number}` }
    index++
    const entity = entities.get(cellKey({ x, y, z }))
    const block = finalStateOf(entity) ?? kind
    if (isAir(block.name)) continue
    if (cells.size >= MAX_FOREIGN_CELLS) return { field, reason: `more than ${MAX_FOREIGN_CELLS} blocks` }
    const position = { x: corner.x + x, y: corner.y + y, z: corner.z + z }
    cells.set(cellKey(position), {
      position,
      block,
      field: `${field}.BlockStates.${index - 1}`,
      ...(entity === undefined ? {} : { entity }),
    })
  }
  return undefined
}

const cornerOf = (position: number, size: number): number => (size < 0 ? position + size + 1 : position)

/** Numbers packed without gaps into longs, lowest bits first; a number may begin in one long and end in the next. */
function* packedNumbers(longs: readonly bigint[], bits: number, amount: number): Generator<number> {
  const width = BigInt(bits)
  const mask = (1n << width) - 1n
  for (let index = 0; index < amount; index++) {
    const start = BigInt(index) * width
    const long = Number(start / LONG_BITS)
    const shift = start % LONG_BITS
    const low = BigInt.asUintN(64, longs[long] ?? 0n) >> shift
    const spill =
      shift + width > LONG_BITS ? BigInt.asUintN(64, longs[long + 1] ?? 0n) << (LONG_BITS - shift) : 0n
    yield Number((low | spill) & mask)
  }
}
