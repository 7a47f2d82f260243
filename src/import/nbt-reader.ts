/** Maximum number of values in a file, as protection against files that unpack to more than memory can hold. */
const MAX_VALUES = 2_000_000
/**
 * Maximum length of all lists and arrays of numbers, which take little memory. The largest structure that Bedrock Edition saves
 * (64 × 384 × 64 cells) has 3,145,728.
 */
const MAX_NUMBERS = 8_000_000
/** Maximum nesting depth of lists and compounds (the game's own limit is 512). */
const MAX_DEPTH = 512

/** A value of an NBT file. Longs are bigints, names of compounds are kept, types are not. */
export type NbtValue = number | bigint | string | Uint8Array | NbtValue[] | { [name: string]: NbtValue }

const END = 0
const BYTE = 1
const SHORT = 2
const INT = 3
const LONG = 4
const FLOAT = 5
const DOUBLE = 6
const BYTES = 7
const STRING = 8
const LIST = 9
const COMPOUND = 10
const INTS = 11
const LONGS = 12

export interface NbtOptions {
  /** Whether numbers are little-endian, as in Bedrock Edition files. Default: big-endian, as in Java Edition. */
  isLittleEndian?: boolean
}

/**
 * Reads NBT, the format of structure files. Lengths are checked against the file before anything is allocated.
 * @throws Error with the position in the file if the file is incomplete or invalid
 */
export function readNbt(data: Buffer, { isLittleEndian = false }: NbtOptions = {}): NbtValue {
  return new NbtReader(data, isLittleEndian).root()
}

class NbtReader {
  readonly #data: Buffer
  readonly #isLittle: boolean
  #at = 0
  #values = 0
  #numbersRead = 0
  #depth = 0

  constructor(data: Buffer, isLittle: boolean) {
    this.#data = data
    this.#isLittle = isLittle
  }

  root(): NbtValue {
    const type = this.#take(1).readInt8()
    if (type !== COMPOUND) throw this.#issue('does not begin with a compound')
    this.#string()
    return this.#value(COMPOUND)
  }

  #value(type: number): NbtValue {
    if (++this.#values > MAX_VALUES) throw this.#issue(`more than ${MAX_VALUES} values`)
    return this.#payload(type)
  }

  #payload(type: number): NbtValue {
    switch (type) {
      case BYTE:
        return this.#take(1).readInt8()
      case SHORT:
        return this.#isLittle ? this.#take(2).readInt16LE() : this.#take(2).readInt16BE()
      case INT:
        return this.#intOf(this.#take(4))
      case LONG:
        return this.#longOf(this.#take(8))
      case FLOAT:
        return this.#isLittle ? this.#take(4).readFloatLE() : this.#take(4).readFloatBE()
      case DOUBLE:
        return this.#isLittle ? this.#take(8).readDoubleLE() : this.#take(8).readDoubleBE()
      case BYTES:
        return this.#take(this.#length(1))
      case STRING:
        return this.#string()
      case LIST:
        return this.#inside(() => this.#list())
      case COMPOUND:
        return this.#inside(() => this.#compound())
      case INTS:
        return this.#numbers(4, (part) => this.#intOf(part))
      case LONGS:
        return this.#numbers(8, (part) => this.#longOf(part))
      default:
        throw this.#issue(`there is no type ${type}`)
    }
  }

  #intOf(part: Buffer): number {
    return this.#isLittle ? part.readInt32LE() : part.readInt32BE()
  }

  #longOf(part: Buffer): bigint {
    return this.#isLittle ? part.readBigInt64LE() : part.readBigInt64BE()
  }

  #inside<T>(read: () => T): T {
    if (++this.#depth > MAX_DEPTH)
      throw this.#issue(`more than ${MAX_DEPTH} lists and compounds inside one another`)
    const value = read()
    this.#depth--
    return value
  }

  #list(): NbtValue[] {
    const type = this.#take(1).readInt8()
    const length = this.#length(type === END ? 0 : 1)
    if (type === END && length > 0) throw this.#issue(`a list of ${length} values without a type`)
    const list: NbtValue[] = []
    const isOfNumbers = type >= BYTE && type <= DOUBLE
    if (isOfNumbers) this.#countNumbers(length)
    for (let index = 0; index < length; index++)
      list.push(isOfNumbers ? this.#payload(type) : this.#value(type))
    return list
  }

  #compound(): { [name: string]: NbtValue } {
    const entries: [string, NbtValue][] = []
    for (;;) {
      const type = this.#take(1).readInt8()
      // `fromEntries` sets own properties, even of the name __proto__.
      if (type === END) return Object.fromEntries(entries)
      const name = this.#string()
      entries.push([name, this.#value(type)])
    }
  }

  #numbers<T extends number | bigint>(bytes: number, read: (part: Buffer) => T): T[] {
    const length = this.#length(bytes)
    this.#countNumbers(length)
    return Array.from({ length }, () => read(this.#take(bytes)))
  }

  #countNumbers(length: number): void {
    this.#numbersRead += length
    if (this.#numbersRead > MAX_NUMBERS) throw this.#issue(`more than ${MAX_NUMBERS} numbers in lists`)
  }

  #string(): string {
    const part = this.#take(2)
    const length = this.#isLittle ? part.readUInt16LE() : part.readUInt16BE()
    return this.#take(length).toString('utf8')
  }

  /** A length that fits in the rest of the file. @param bytes minimum size of each value */
  #length(bytes: number): number {
    const length = this.#intOf(this.#take(4))
    if (length < 0 || length * bytes > this.#data.length - this.#at)
      throw this.#issue(`${length} values where ${this.#data.length - this.#at} bytes are left`)
    return length
  }

  #take(length: number): Buffer {
    if (this.#at + length > this.#data.length) throw this.#issue('the file breaks off')
    this.#at += length
    return this.#data.subarray(this.#at - length, this.#at)
  }

  #issue(message: string): Error {
    return new Error(`${message} (byte ${this.#at})`)
  }
}
