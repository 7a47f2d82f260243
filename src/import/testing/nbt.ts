import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'

const nbt = createRequire(import.meta.url)('prismarine-nbt') as {
  writeUncompressed(tag: unknown, format?: 'big' | 'little'): Buffer
}

/* NBT values written by prismarine-nbt, an independent writer. */

export const int = (value: number) => ({ type: 'int', value })
const short = (value: number) => ({ type: 'short', value })
export const byte = (value: number) => ({ type: 'byte', value })
export const string = (value: string) => ({ type: 'string', value })
export const compound = (value: object) => ({ type: 'compound', value })
export const list = (type: string, value: unknown[]) => ({ type: 'list', value: { type, value } })
export const bytes = (value: readonly number[]) => ({ type: 'byteArray', value })
export const ints = (value: readonly number[]) => ({ type: 'intArray', value })

/** A Java Edition file: compressed with gzip, big-endian. */
export const file = (value: object, name = '') =>
  gzipSync(nbt.writeUncompressed({ type: 'compound', name, value }))

/** A Bedrock Edition file: not compressed, little-endian. */
export const bedrockFile = (value: object) =>
  nbt.writeUncompressed({ type: 'compound', name: '', value }, 'little')

/** The dimensions of a Sponge or MCEdit schematic. */
export const sides = (width: number, height: number, length: number) => ({
  Width: short(width),
  Height: short(height),
  Length: short(length),
})
