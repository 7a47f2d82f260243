import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'

const nbt = createRequire(import.meta.url)('prismarine-nbt') as {
  writeUncompressed(tag: unknown, format?: 'big' | 'little'): Buffer
}

/* Values of NBT as prismarine-nbt writes them: a writer that is not ours. */

export const int = (value: number) => ({ type: 'int', value })
const short = (value: number) => ({ type: 'short', value })
export const byte = (value: number) => ({ type: 'byte', value })
export const string = (value: string) => ({ type: 'string', value })
export const compound = (value: object) => ({ type: 'compound', value })
export const list = (type: string, value: unknown[]) => ({ type: 'list', value: { type, value } })
export const bytes = (value: readonly number[]) => ({ type: 'byteArray', value })
export const ints = (value: readonly number[]) => ({ type: 'intArray', value })

/** A file of Java Edition: packed with gzip, the highest byte first. */
export const file = (value: object, name = '') =>
  gzipSync(nbt.writeUncompressed({ type: 'compound', name, value }))

/** A file of Bedrock Edition: not packed, the lowest byte first. */
export const bedrockFile = (value: object) =>
  nbt.writeUncompressed({ type: 'compound', name: '', value }, 'little')

/** The sides of a schematic of Sponge or MCEdit. */
export const sides = (width: number, height: number, length: number) => ({
  Width: short(width),
  Height: short(height),
  Length: short(length),
})
