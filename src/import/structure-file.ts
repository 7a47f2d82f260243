import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { gunzipSync, inflateSync } from 'node:zlib'
import { z } from 'zod'
import { count } from '../core/count.ts'
import { InvalidFileError } from '../core/errors.ts'
import { parseBlock } from '../task/block.ts'
import { type ForeignCell, fixBlueprint } from './fix-blueprint.ts'
import { concluded, firstIssue, type Outcome, refused, slug } from './imported.ts'
import { type SitedCell, villagerSite } from './villager-site.ts'

const nbt = createRequire(import.meta.url)('prismarine-nbt') as {
  parseUncompressed(data: Buffer): unknown
  simplify(tag: unknown): unknown
}

const UNPACKED_LIMIT = 64 * 1024 * 1024
/** Maximum number of cells; more is beyond what a team can build. */
const CELL_LIMIT = 20_000
/** States that describe the orientation of a block; the others follow from neighbours or use. */
const TURNS = /^(facing|axis|half|type|face|hanging|part)$/

const templateSchema = z.object({
  size: z.tuple([z.int(), z.int(), z.int()]),
  palette: z
    .array(z.object({ Name: z.string(), Properties: z.record(z.string(), z.string()).optional() }))
    .optional(),
  palettes: z
    .array(z.array(z.object({ Name: z.string(), Properties: z.record(z.string(), z.string()).optional() })))
    .optional(),
  blocks: z.array(z.object({ state: z.int(), pos: z.tuple([z.int(), z.int(), z.int()]) })).max(CELL_LIMIT),
  entities: z.array(z.unknown()).optional(),
})

const side = z.int().min(0).max(512)
const schematicSchema = z.object({
  Version: z.literal(2, { error: 'expected version 2 of Sponge schematics' }),
  Width: side,
  Height: side,
  Length: side,
  Palette: z.record(z.string(), z.int()),
  BlockData: z.array(z.int()),
})

/** Reads a vanilla structure file (`.nbt`) or a Sponge schematic (`.schem`) as one construction task. */
export function importStructureFile(path: string, name = basename(path).replace(/\.\w+$/, '')): Outcome {
  const content = readStructureNbt(path)
  const isSchematic = typeof (content as { BlockData?: unknown } | null)?.BlockData !== 'undefined'
  const read = isSchematic ? schematicCells(content) : templateCells(content)
  if ('reason' in read) return refused(name, read.field, read.reason)
  const { cells, notes, issues } = fixBlueprint(read.cells)
  const [first] = issues
  if (first !== undefined) return refused(name, first.field, first.reason)
  if (cells.length === 0) return refused(name, 'blocks', 'nothing that a player can build')
  const draft = villagerSite(
    { id: slug(name), title: name.replaceAll('_', ' '), goal: 'Build the structure as the blueprint shows.' },
    grounded(cells),
  )
  return concluded(name, draft, [...read.notes, ...notes])
}

/** @throws InvalidFileError if the file is missing or not NBT. */
function readStructureNbt(path: string): unknown {
  try {
    const data = readFileSync(path)
    const options = { maxOutputLength: UNPACKED_LIMIT }
    const plain =
      data[0] === 0x1f ? gunzipSync(data, options) : data[0] === 0x78 ? inflateSync(data, options) : data
    return nbt.simplify(nbt.parseUncompressed(plain))
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    const message = missing ? 'no such file' : `not a structure file: ${(error as Error).message}`
    throw new InvalidFileError(path, [{ path: '', message }])
  }
}

type Read = { cells: ForeignCell[]; notes: string[] } | { field: string; reason: string }

function templateCells(content: unknown): Read {
  const parsed = templateSchema.safeParse(content)
  if (!parsed.success) return firstIssue(parsed.error)
  const { palette, palettes, blocks, entities, size } = parsed.data
  const kinds = palette ?? palettes?.[0]
  if (kinds === undefined) return { field: 'palette', reason: 'there is no palette' }
  const notes = entities?.length ? [`${count(entities.length, 'entity', 'entities')} left out`] : []
  if (palette === undefined && (palettes?.length ?? 0) > 1)
    notes.push(`the first of ${palettes?.length} palettes is used`)
  const cells: ForeignCell[] = []
  for (const [index, { state, pos }] of blocks.entries()) {
    const kind = kinds[state]
    if (kind === undefined)
      return { field: `blocks.${index}.state`, reason: `there is no palette entry ${state}` }
    if (pos.some((value, axis) => value < 0 || value >= (size[axis] ?? 0)))
      return {
        field: `blocks.${index}.pos`,
        reason: `${pos.join(', ')} lies outside the size ${size.join(' × ')}`,
      }
    const [x, y, z] = pos
    cells.push({
      position: { x, y, z },
      block: turned(kind.Name, kind.Properties ?? {}),
      field: `blocks.${index}`,
    })
  }
  return { cells: upright(cells), notes }
}

function schematicCells(content: unknown): Read {
  const parsed = schematicSchema.safeParse(content)
  if (!parsed.success) return firstIssue(parsed.error)
  const { Width, Height, Length, Palette, BlockData } = parsed.data
  const kinds = new Map(Object.entries(Palette).map(([text, id]) => [id, text]))
  const ids = varints(BlockData)
  if (ids.length !== Width * Height * Length)
    return {
      field: 'BlockData',
      reason: `holds ${count(ids.length, 'block')} where ${Width} × ${Height} × ${Length} are expected`,
    }
  const cells: ForeignCell[] = []
  for (const [index, id] of ids.entries()) {
    const field = `BlockData.${index}`
    const text = kinds.get(id)
    const spec = text === undefined ? undefined : parseBlock(text)
    if (spec === undefined) return { field, reason: `no palette entry ${id} that is a block` }
    const position = {
      x: index % Width,
      y: Math.floor(index / (Width * Length)),
      z: Math.floor(index / Width) % Length,
    }
    if (spec.name !== 'air') cells.push({ position, block: turned(spec.name, spec.properties), field })
    if (cells.length > CELL_LIMIT) return { field, reason: `more than ${CELL_LIMIT} blocks` }
  }
  return { cells: upright(cells), notes: [] }
}

/** Decodes varints: seven bits per byte; the high bit means that more bytes follow. */
function varints(bytes: readonly number[]): number[] {
  const values: number[] = []
  let value = 0
  let shift = 0
  for (const byte of bytes) {
    value |= (byte & 127) << shift
    shift = byte & 128 ? shift + 7 : 0
    if (shift > 0) continue
    values.push(value)
    value = 0
  }
  return values
}

/** A block with the states that describe its orientation. `type` is only kept for slabs, where the player chooses it. */
function turned(name: string, properties: Readonly<Record<string, string>>) {
  const kept = Object.entries(properties).filter(
    ([key]) => TURNS.test(key) && (key !== 'type' || name.endsWith('_slab')),
  )
  return { name: name.replace(/^minecraft:/, ''), properties: Object.fromEntries(kept) }
}

/** Upper halves of tall plants are created with the lower halves. */
const upright = (cells: ForeignCell[]): ForeignCell[] =>
  cells
    .filter(({ block }) => block.properties.half !== 'upper' || block.name.endsWith('_door'))
    .map((cell) =>
      cell.block.properties.half === 'lower'
        ? { ...cell, block: { ...cell.block, properties: dropHalf(cell.block.properties) } }
        : cell,
    )

const dropHalf = ({ half: _half, ...rest }: Readonly<Record<string, string>>): Record<string, string> => rest

/** Moves the cells to VillagerBench's position: east side at x = −8, centred in z, on the ground. */
function grounded(cells: readonly SitedCell[]): SitedCell[] {
  const all = (axis: 'x' | 'y' | 'z') => cells.map(({ position }) => position[axis])
  const east = Math.max(...all('x'))
  const foot = Math.min(...all('y'))
  const north = Math.min(...all('z'))
  const half = Math.floor((Math.max(...all('z')) - north) / 2)
  return cells.map(({ position: { x, y, z }, block }) => ({
    position: { x: x - east - 8, y: y - foot - 60, z: z - north - half },
    block,
  }))
}
