import { gzipSync } from 'node:zlib'

/** An NBT value with its type, as little as structure files need. */
export type Nbt =
  | { byte: number }
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
  /** Raw bytes with the number of their type, for invalid tags. */
  | { raw: Buffer; type: number }

const TYPES = {
  byte: 1,
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

const wrapped = (value: number, bits: number): number =>
  Number(BigInt.asIntN(bits, BigInt(Math.trunc(value))))

/** Writes values with the highest byte of a number first, as Java Edition, or with the lowest first, as Bedrock Edition. */
class NbtWriter {
  readonly #isLittle: boolean
  constructor(isLittle: boolean) {
    this.#isLittle = isLittle
  }

  file(root: Nbt): Buffer {
    return Buffer.concat([Buffer.from([typeOf(root)]), this.#text(''), this.#payload(root)])
  }

  /** A number by its writer for the highest byte first. */
  #number(bytes: number, write: (buffer: Buffer) => void): Buffer {
    const buffer = Buffer.alloc(bytes)
    write(buffer)
    return this.#isLittle ? buffer.reverse() : buffer
  }

  #int(value: number): Buffer {
    return this.#number(4, (buffer) => buffer.writeInt32BE(wrapped(value, 32)))
  }

  #text(value: string): Buffer {
    const bytes = Buffer.from(value).subarray(0, 65_535)
    return Buffer.concat([this.#number(2, (buffer) => buffer.writeUInt16BE(bytes.length)), bytes])
  }

  #long(value: unknown): Buffer {
    const long = typeof value === 'bigint' ? value : 0n
    return this.#number(8, (buffer) => buffer.writeBigInt64BE(BigInt.asIntN(64, long)))
  }

  #payload(value: Nbt): Buffer {
    if ('raw' in value) return value.raw
    if ('byte' in value) return Buffer.from([value.byte & 255])
    if ('int' in value) return this.#int(value.int)
    if ('short' in value) return this.#number(2, (buffer) => buffer.writeInt16BE(wrapped(value.short, 16)))
    if ('double' in value) return this.#number(8, (buffer) => buffer.writeDoubleBE(value.double))
    if ('string' in value) return this.#text(value.string)
    if ('bytes' in value) return Buffer.concat([this.#int(value.bytes.length), Buffer.from(value.bytes)])
    if ('ints' in value)
      return Buffer.concat([this.#int(value.ints.length), ...value.ints.map((one) => this.#int(one))])
    if ('longs' in value)
      return Buffer.concat([this.#int(value.longs.length), ...value.longs.map((one) => this.#long(one))])
    if ('list' in value) return this.#list(value.list)
    const entries = Object.entries(value.compound).map(([name, entry]) =>
      Buffer.concat([Buffer.from([typeOf(entry)]), this.#text(name), this.#payload(entry)]),
    )
    return Buffer.concat([...entries, Buffer.from([0])])
  }

  /** A list has one type: what has another is written as it is, which no reader can follow. */
  #list(list: readonly Nbt[]): Buffer {
    const type = list[0] === undefined ? 0 : typeOf(list[0])
    const values = list.map((one) => this.#payload(one))
    return Buffer.concat([Buffer.from([type]), this.#int(list.length), ...values])
  }
}

/** A file with one compound, packed with gzip as the game does. */
export const nbtFile = (root: Nbt): Buffer => gzipSync(plainNbt(root))

/** The same before it is packed. */
export const plainNbt = (root: Nbt): Buffer => new NbtWriter(false).file(root)

/** A file of Bedrock Edition, which is not packed. */
export const bedrockNbt = (root: Nbt): Buffer => new NbtWriter(true).file(root)
