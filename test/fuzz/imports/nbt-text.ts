import { gzipSync } from 'node:zlib'

/** An NBT value with its type, as little as structure files need. */
export type Nbt =
  | { int: number }
  | { short: number }
  | { double: number }
  | { string: string }
  | { bytes: number[] }
  | { ints: number[] }
  /** Whatever a mutation puts in their place is written as 0. */
  | { longs: bigint[] }
  | { list: Nbt[] }
  | { compound: Record<string, Nbt> }
  /** Bytes as they are, with the number of their type: what no writer would write. */
  | { raw: Buffer; type: number }

const TYPES = {
  short: 2,
  int: 3,
  double: 6,
  bytes: 7,
  string: 8,
  list: 9,
  compound: 10,
  ints: 11,
  longs: 12,
} as const

const typeOf = (value: Nbt): number =>
  'raw' in value ? value.type : TYPES[Object.keys(value)[0] as keyof typeof TYPES]

const number = (bytes: number, write: (buffer: Buffer) => void): Buffer => {
  const buffer = Buffer.alloc(bytes)
  write(buffer)
  return buffer
}

const wrapped = (value: number, bits: number): number =>
  Number(BigInt.asIntN(bits, BigInt(Math.trunc(value))))
const int = (value: number): Buffer => number(4, (buffer) => buffer.writeInt32BE(wrapped(value, 32)))

function text(value: string): Buffer {
  const bytes = Buffer.from(value).subarray(0, 65_535)
  return Buffer.concat([number(2, (buffer) => buffer.writeUInt16BE(bytes.length)), bytes])
}

function payload(value: Nbt): Buffer {
  if ('raw' in value) return value.raw
  if ('int' in value) return int(value.int)
  if ('short' in value) return number(2, (buffer) => buffer.writeInt16BE(wrapped(value.short, 16)))
  if ('double' in value) return number(8, (buffer) => buffer.writeDoubleBE(value.double))
  if ('string' in value) return text(value.string)
  if ('bytes' in value) return Buffer.concat([int(value.bytes.length), Buffer.from(value.bytes)])
  if ('ints' in value) return Buffer.concat([int(value.ints.length), ...value.ints.map(int)])
  if ('longs' in value)
    return Buffer.concat([
      int(value.longs.length),
      ...value.longs.map((long) =>
        number(8, (buffer) =>
          buffer.writeBigInt64BE(BigInt.asIntN(64, typeof long === 'bigint' ? long : 0n)),
        ),
      ),
    ])
  if ('list' in value) {
    const type = value.list[0] === undefined ? 0 : typeOf(value.list[0])
    // A list has one type: what has another is written as it is, which no reader can follow.
    return Buffer.concat([Buffer.from([type]), int(value.list.length), ...value.list.map(payload)])
  }
  const entries = Object.entries(value.compound).map(([name, entry]) =>
    Buffer.concat([Buffer.from([typeOf(entry)]), text(name), payload(entry)]),
  )
  return Buffer.concat([...entries, Buffer.from([0])])
}

/** A file with one compound, packed with gzip as the game does. */
export const nbtFile = (root: Nbt): Buffer => gzipSync(plainNbt(root))

/** The same before it is packed. */
export const plainNbt = (root: Nbt): Buffer =>
  Buffer.concat([Buffer.from([typeOf(root)]), text(''), payload(root)])
