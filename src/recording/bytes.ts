/** Writes whole numbers as bytes, small ones as one byte (LEB128). */
export class ByteWriter {
  #bytes = new Uint8Array(4096)
  #length = 0

  /** What has been written. */
  get written(): Uint8Array {
    return this.#bytes.subarray(0, this.#length)
  }

  /** A whole number from 0 to 2^53. */
  count(value: number): void {
    let rest = value
    this.#room(8)
    while (rest > 127) {
      this.#bytes[this.#length++] = (rest % 128) + 128
      rest = Math.floor(rest / 128)
    }
    this.#bytes[this.#length++] = rest
  }

  /** A whole number of either sign; those near 0 are short. */
  signed(value: number): void {
    this.count(value < 0 ? -2 * value - 1 : 2 * value)
  }

  text(text: string): void {
    this.raw(new TextEncoder().encode(text))
  }

  /** Bytes with their number before them. */
  raw(bytes: Uint8Array): void {
    this.count(bytes.length)
    this.#room(bytes.length)
    this.#bytes.set(bytes, this.#length)
    this.#length += bytes.length
  }

  #room(more: number): void {
    if (this.#length + more <= this.#bytes.length) return
    const larger = new Uint8Array(2 * (this.#length + more))
    larger.set(this.#bytes)
    this.#bytes = larger
  }
}

/** Reads what a `ByteWriter` wrote. Past the end it reads zeros. */
export class ByteReader {
  readonly #bytes: Uint8Array
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  count(): number {
    let value = 0
    for (let unit = 1; ; unit *= 128) {
      const byte = this.#bytes[this.#at++] ?? 0
      value += (byte % 128) * unit
      if (byte < 128) return value
    }
  }

  signed(): number {
    const value = this.count()
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2
  }

  text(): string {
    return new TextDecoder().decode(this.raw())
  }

  raw(): Uint8Array {
    const length = this.count()
    this.#at += length
    return this.#bytes.subarray(this.#at - length, this.#at)
  }

  /** As many things as the number that comes next says. */
  list<T>(read: () => T): T[] {
    return Array.from({ length: this.count() }, read)
  }
}
