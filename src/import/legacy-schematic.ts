import { z } from 'zod'
import { checked } from '../core/checked/checked.ts'
import { quoted } from '../core/checked/wording.ts'
import { count } from '../core/count.ts'
import { cellKey, type Position } from '../core/position.ts'
import { type BlockSpec, isAir } from '../game/block.ts'
import { isDoor } from '../game/blocks/kinds/openings.ts'
import { isTallPlant } from '../game/blocks/kinds/two-cells.ts'
import { legacyBlock } from '../game/data/legacy-blocks.ts'
import { type ForeignCell, MAX_FOREIGN_CELLS } from './foreign-cell.ts'
import { firstIssue } from './imported.ts'
import type { ReadCells } from './structure-template.ts'

const side = z.int().min(1).max(65_535)
const bytes = z.instanceof(Uint8Array, { error: 'expected a byte array' })
const schema = z.object({
  Width: side,
  Height: side,
  Length: side,
  Materials: z
    .literal('Alpha', {
      error: ({ input }) =>
        `expected the materials "Alpha", got ${quoted(input)}: those of Bedrock and of classic Minecraft are not read`,
    })
    .default('Alpha'),
  Blocks: bytes,
  Data: bytes,
  AddBlocks: bytes.optional(),
  /** Of old versions of Schematica: a byte per cell. */
  Add: bytes.optional(),
  TileEntities: z.array(z.unknown()).optional(),
})

/** Whether the content is an MCEdit schematic, which uses the block numbers of Minecraft up to 1.12. */
export function isLegacySchematic(content: unknown): boolean {
  if (typeof content !== 'object' || content === null) return false
  // Some writers leave the materials out; `Blocks` of Sponge's version 3 is a compound.
  return Object.hasOwn(content, 'Materials') || (content as { Blocks?: unknown }).Blocks instanceof Uint8Array
}

/**
 * The cells of an MCEdit schematic (`.schematic`), using the table of the blocks that replaced numbers in 1.13. Air is left out.
 */
export function legacyCells(content: unknown): ReadCells {
  const parsed = checked(schema, content)
  if (!parsed.success) return firstIssue(parsed.issues)
  const { Width: width, Height: height, Length: length, Blocks, Data, TileEntities = [] } = parsed.data
  const volume = width * height * length
  for (const [field, { length: size }] of Object.entries({ Blocks, Data }))
    if (size !== volume)
      return { field, reason: `holds ${size} bytes where ${width} × ${height} × ${length} are expected` }
  const cells = new Map<string, ForeignCell>()
  const unknown = new Set<string>()
  const higher = higherBits(parsed.data)
  for (let index = 0; index < volume; index++) {
    const number = (Blocks[index] ?? 0) + 256 * higher(index)
    const data = (Data[index] ?? 0) & 15
    if (number === 0) continue
    const block = legacyBlock(number, data)
    if (block === undefined) {
      unknown.add(`${number}:${data}`)
      continue
    }
    if (isAir(block.name)) continue
    if (cells.size >= MAX_FOREIGN_CELLS)
      return { field: 'Blocks', reason: `more than ${MAX_FOREIGN_CELLS} blocks` }
    const position = {
      x: index % width,
      y: Math.floor(index / (width * length)),
      z: Math.floor(index / width) % length,
    }
    cells.set(cellKey(position), { position, block, field: `Blocks.${index}` })
  }
  const joined = [...cells.values()].map((cell) => ({ ...cell, block: withOtherHalf(cell, cells) }))
  return { cells: joined, notes: notesOf(unknown, TileEntities.length) }
}

/**
 * The higher bits of each cell's number: half a byte per cell (`AddBlocks`), or a byte in old files of Schematica (`Add`). Even
 * cells use the high half in files of MCEdit and Schematica, the low half in those of WorldEdit. The wrong order moves the bits to
 * a neighbour and, where that is air, yields a number whose lower byte is 0, so the order with fewer of these is used.
 */
function higherBits({ AddBlocks: add, Add, Blocks }: z.infer<typeof schema>): (index: number) => number {
  if (add === undefined) return (index) => Add?.[index] ?? 0
  const half = (index: number, isHigh: boolean) => {
    const byte = add[index >> 1] ?? 0
    return isHigh ? byte >> 4 : byte & 15
  }
  const highFirst = (index: number) => half(index, index % 2 === 0)
  const lowFirst = (index: number) => half(index, index % 2 === 1)
  const onAir = (bits: (index: number) => number) =>
    Blocks.reduce((cells, number, index) => cells + (number === 0 && bits(index) > 0 ? 1 : 0), 0)
  return onAir(lowFirst) < onAir(highFirst) ? lowFirst : highFirst
}

/**
 * Up to 1.12 each half of a door or tall plant stored part of the state: the lower half of a door its facing and whether it is
 * open, the upper half its hinge; the upper half of a plant not even its kind.
 */
function withOtherHalf({ block, position }: ForeignCell, cells: ReadonlyMap<string, ForeignCell>): BlockSpec {
  const half = block.properties['half']
  const other = (dy: number) => cells.get(cellKey(beside(position, dy)))?.block
  if (isDoor(block.name)) {
    const [lower, upper] = half === 'upper' ? [other(-1), block] : [block, other(1)]
    if (lower?.name !== upper?.name || lower === undefined || upper === undefined) return block
    const { facing = 'north', open = 'false' } = lower.properties
    const { hinge = 'left' } = upper.properties
    return { name: block.name, properties: { ...block.properties, facing, open, hinge } }
  }
  const below = half === 'upper' ? other(-1) : undefined
  return below !== undefined && isTallPlant(block.name) && isTallPlant(below.name)
    ? { name: below.name, properties: { half: 'upper' } }
    : block
}

const beside = ({ x, y, z }: Position, dy: number): Position => ({ x, y: y + dy, z })

function notesOf(unknown: ReadonlySet<string>, held: number): string[] {
  return [
    'block numbers read by the table of Minecraft 1.13; what fences, stairs and chests take from their neighbours is left to the game',
    ...(unknown.size > 0 ? [`unknown block numbers left out: ${[...unknown].slice(0, 20).join(', ')}`] : []),
    ...(held > 0
      ? [
          `what ${count(held, 'block')} held is left out: colours of beds and banners, kinds of heads, plants in pots`,
        ]
      : []),
  ]
}
