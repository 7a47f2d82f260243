import type { Position } from '../../core/position.ts'
import { parseBlock } from '../../game/block.ts'
import { type Nbt, nbtFile } from './write-nbt.ts'

/** The blocks of a box, in the form of a schematic. */
export interface BuiltBlocks {
  readonly size: Position
  /** The different blocks as commands write them (`oak_stairs[facing=east]`); air is the first. */
  readonly palette: readonly string[]
  /** Indices into the palette, by x, then z, then y. */
  readonly cells: readonly number[]
}

/** Descriptive texts of a schematic. */
export interface SchematicText {
  readonly name: string
  readonly author: string
  /** The number of the game's data version: 3120 for 1.19.2. */
  readonly dataVersion: number
}

/** Version of Litematica's format that is written, and the minimum number of bits of its numbers. */
const LITEMATIC_VERSION = 6
const MIN_BITS = 2
const LONG_BITS = 64

/**
 * A schematic of Sponge, version 2 (WorldEdit, `.schem`). It has the metadata that WorldEdit writes: readers such as mcschematic rely
 * on them.
 */
export function toSchem(
  { size, palette, cells }: BuiltBlocks,
  { name, author, dataVersion }: SchematicText,
): Buffer {
  const root: Record<string, Nbt> = {
    Version: { int: 2 },
    DataVersion: { int: dataVersion },
    Metadata: {
      compound: {
        Name: { string: name },
        Author: { string: author },
        WEOffsetX: { int: 0 },
        WEOffsetY: { int: 0 },
        WEOffsetZ: { int: 0 },
      },
    },
    Width: { short: size.x },
    Height: { short: size.y },
    Length: { short: size.z },
    PaletteMax: { int: palette.length },
    Palette: {
      compound: Object.fromEntries(palette.map((name, number) => [`minecraft:${name}`, { int: number }])),
    },
    BlockData: { bytes: Uint8Array.from(cells.flatMap(varint)) },
    BlockEntities: { list: [] },
  }
  return nbtFile({ compound: root }, 'Schematic')
}

/** Seven bits per byte, the lowest first; the high bit indicates that more follow. */
const varint = (value: number): number[] =>
  value < 128 ? [value] : [(value & 127) | 128, ...varint(value >>> 7)]

/** A schematic of Litematica (`.litematic`) with one region. Its times are left at 0, so that the same run gives the same file. */
export function toLitematic(
  { size, palette, cells }: BuiltBlocks,
  { name, author, dataVersion }: SchematicText,
): Buffer {
  const blocks = cells.filter((number) => number > 0).length
  const region: Record<string, Nbt> = {
    Position: vector({ x: 0, y: 0, z: 0 }),
    Size: vector(size),
    BlockStatePalette: { list: palette.map(paletteEntry) },
    BlockStates: { longs: packed(cells, Math.max(MIN_BITS, Math.ceil(Math.log2(palette.length)))) },
    TileEntities: { list: [] },
    Entities: { list: [] },
    PendingBlockTicks: { list: [] },
    PendingFluidTicks: { list: [] },
  }
  const metadata: Record<string, Nbt> = {
    Name: { string: name },
    Author: { string: author },
    Description: { string: '' },
    RegionCount: { int: 1 },
    TotalBlocks: { int: blocks },
    TotalVolume: { int: cells.length },
    TimeCreated: { long: 0n },
    TimeModified: { long: 0n },
    EnclosingSize: vector(size),
  }
  return nbtFile({
    compound: {
      Version: { int: LITEMATIC_VERSION },
      MinecraftDataVersion: { int: dataVersion },
      Metadata: { compound: metadata },
      Regions: { compound: { [name]: { compound: region } } },
    },
  })
}

const vector = ({ x, y, z }: Position): Nbt => ({
  compound: { x: { int: x }, y: { int: y }, z: { int: z } },
})

function paletteEntry(text: string): Nbt {
  const { name, properties } = parseBlock(text) ?? { name: text, properties: {} }
  const states = Object.entries(properties).map(([state, value]) => [state, { string: value }])
  return {
    compound: {
      Name: { string: `minecraft:${name}` },
      ...(states.length === 0 ? {} : { Properties: { compound: Object.fromEntries(states) } }),
    },
  }
}

/** Numbers packed without gaps into longs, the lowest bits first. */
function packed(numbers: readonly number[], bits: number): BigInt64Array {
  const longs = new BigInt64Array(Math.ceil((numbers.length * bits) / LONG_BITS))
  for (const [index, number] of numbers.entries()) {
    const start = index * bits
    const long = Math.floor(start / LONG_BITS)
    const shifted = BigInt(number) << BigInt(start % LONG_BITS)
    longs[long] = BigInt.asIntN(LONG_BITS, (longs[long] ?? 0n) | shifted)
    const spilled = shifted >> BigInt(LONG_BITS)
    if (spilled > 0n) longs[long + 1] = BigInt.asIntN(LONG_BITS, (longs[long + 1] ?? 0n) | spilled)
  }
  return longs
}
