import { gzipSync } from 'node:zlib'

/** A value of an NBT file with its type. */
export type Nbt =
  | { readonly int: number }
  | { readonly short: number }
  | { readonly long: bigint }
  | { readonly string: string }
  | { readonly bytes: Uint8Array }
  | { readonly longs: BigInt64Array }
  | { readonly list: readonly Nbt[] }
  | { readonly compound: Readonly<Record<string, Nbt>> }

const TYPES = { short: 2, int: 3, long: 4, bytes: 7, string: 8, list: 9, compound: 10, longs: 12 } as const
const LIST_OF_NOTHING = 0
const END = Buffer.of(0)

/** Writes a compound as a big-endian NBT file, packed with gzip as the game does. */
export const nbtFile = (root: Extract<Nbt, { compound: unknown }>, name = ''): Buffer =>
  gzipSync(Buffer.concat([Buffer.of(TYPES.compound), text(name), payload(root)]))

const typeOf = (value: Nbt): number => TYPES[Object.keys(value)[0] as keyof typeof TYPES]

function payload(value: Nbt): Buffer {
  if ('int' in value) return written(4, (bytes) => bytes.writeInt32BE(value.int))
  if ('short' in value) return written(2, (bytes) => bytes.writeUInt16BE(value.short))
  if ('long' in value) return long(value.long)
  if ('string' in value) return text(value.string)
  if ('bytes' in value) return Buffer.concat([length(value.bytes), value.bytes])
  if ('longs' in value) return Buffer.concat([length(value.longs), ...[...value.longs].map(long)])
  if ('list' in value) {
    const [first] = value.list
    const type = Buffer.of(first === undefined ? LIST_OF_NOTHING : typeOf(first))
    return Buffer.concat([type, length(value.list), ...value.list.map(payload)])
  }
  const entries = Object.entries(value.compound).flatMap(([name, entry]) => [
    Buffer.of(typeOf(entry)),
    text(name),
    payload(entry),
  ])
  return Buffer.concat([...entries, END])
}

function written(size: number, write: (bytes: Buffer) => void): Buffer {
  const bytes = Buffer.alloc(size)
  write(bytes)
  return bytes
}

const long = (value: bigint): Buffer => written(8, (bytes) => bytes.writeBigInt64BE(value))
const length = (values: { readonly length: number }): Buffer =>
  written(4, (bytes) => bytes.writeInt32BE(values.length))

/** Names of blocks and texts of ours: plain characters, which Java's own encoding writes identically. */
function text(value: string): Buffer {
  const bytes = Buffer.from(value)
  return Buffer.concat([written(2, (size) => size.writeUInt16BE(bytes.length)), bytes])
}
