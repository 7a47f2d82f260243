/** Mean colour of a picture, 0–255. */
export interface Colour {
  readonly red: number
  readonly green: number
  readonly blue: number
}

interface Component {
  readonly id: number
  readonly across: number
  readonly down: number
  readonly table: number
}

/** A Huffman table: the value of each code, under its length and bits. */
type Codes = ReadonlyMap<string, number>

const START_OF_FRAME = 0xc0
const HUFFMAN = 0xc4
const QUANTISATION = 0xdb
const START_OF_SCAN = 0xda
const BLOCK = 8

/**
 * Size and mean colour of a baseline JPEG, from the mean that each of its blocks begins with. It uses none of our code, so that it
 * checks our encoder, too.
 */
export function jpegColour(jpeg: Buffer): Colour & { readonly width: number; readonly height: number } {
  const tables = new Map<number, Codes>()
  const divisors = new Map<number, number>()
  let frame = { width: 0, height: 0, components: [] as Component[] }
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg[at + 1] as number
    const part = jpeg.subarray(at + 4, at + 2 + jpeg.readUInt16BE(at + 2))
    if (marker === QUANTISATION)
      for (let i = 0; i < part.length; i += 65) divisors.set(part[i] as number, part[i + 1] as number)
    if (marker === HUFFMAN) readTables(part, tables)
    if (marker === START_OF_FRAME) frame = readFrame(part)
    if (marker === START_OF_SCAN) {
      const scan = { part, data: jpeg.subarray(at + 2 + jpeg.readUInt16BE(at + 2)), tables }
      const [y = 0, cb = 0, cr = 0] = meansOf(scan, frame).map(
        (mean, i) => (mean * (divisors.get(frame.components[i]?.table ?? 0) ?? 0)) / BLOCK,
      )
      const { width, height } = frame
      return {
        ...{ width, height },
        red: y + 128 + 1.402 * cr,
        green: y + 128 - 0.344 * cb - 0.714 * cr,
        blue: y + 128 + 1.772 * cb,
      }
    }
  }
  throw new Error('a JPEG without a scan')
}

function readFrame(part: Buffer): { width: number; height: number; components: Component[] } {
  const components = Array.from({ length: part[5] as number }, (_, i) => {
    const [id = 0, sampling = 0, table = 0] = part.subarray(6 + 3 * i, 9 + 3 * i)
    return { id, across: sampling >> 4, down: sampling & 15, table }
  })
  return { height: part.readUInt16BE(1), width: part.readUInt16BE(3), components }
}

function readTables(part: Buffer, tables: Map<number, Codes>): void {
  for (let at = 0; at < part.length; ) {
    const id = part[at] as number
    const counts = [...part.subarray(at + 1, at + 17)]
    const codes = new Map<string, number>()
    let [code, value] = [0, at + 17]
    for (const [i, count] of counts.entries()) {
      for (let n = 0; n < count; n++) codes.set(`${i + 1}:${code++}`, part[value++] as number)
      code <<= 1
    }
    tables.set(id, codes)
    at = value
  }
}

/** The mean of each component, in units of its divisor. */
function meansOf(
  { part, data, tables }: { part: Buffer; data: Buffer; tables: ReadonlyMap<number, Codes> },
  { width, height, components }: { width: number; height: number; components: readonly Component[] },
): number[] {
  const bits = bitsOf(data)
  const most = (key: 'across' | 'down') => Math.max(...components.map((one) => one[key]))
  const units = Math.ceil(width / (BLOCK * most('across'))) * Math.ceil(height / (BLOCK * most('down')))
  const chosen = components.map((_, i) => part[2 + 2 * i] as number)
  const [levels, sums, blocks] = [0, 0, 0].map(() => components.map(() => 0)) as [
    number[],
    number[],
    number[],
  ]
  for (let unit = 0; unit < units; unit++)
    for (const [i, { across, down }] of components.entries())
      for (let n = 0; n < across * down; n++) {
        const table = chosen[i] as number
        levels[i] = (levels[i] ?? 0) + bits.number(bits.code(tables.get(table >> 4) as Codes))
        sums[i] = (sums[i] ?? 0) + (levels[i] ?? 0)
        blocks[i] = (blocks[i] ?? 0) + 1
        skipDetails(bits, tables.get(0x10 | (table & 15)) as Codes)
      }
  return sums.map((sum, i) => sum / (blocks[i] ?? 1))
}

const LAST_DETAIL = 63

function skipDetails(bits: ReturnType<typeof bitsOf>, codes: Codes): void {
  for (let i = 1; i <= LAST_DETAIL; i++) {
    const value = bits.code(codes)
    if (value === 0) return
    i += value >> 4
    bits.number(value & 15)
  }
}

function bitsOf(data: Buffer) {
  let [at, left] = [0, 8]
  const bit = (): number => {
    if (left === 0) {
      at += data[at] === 0xff ? 2 : 1
      left = 8
    }
    left--
    return ((data[at] as number) >> left) & 1
  }
  return {
    code(codes: Codes): number {
      let code = 0
      for (let length = 1; length <= 16; length++) {
        code = (code << 1) | bit()
        const value = codes.get(`${length}:${code}`)
        if (value !== undefined) return value
      }
      throw new Error('a code that no table has')
    },
    /** A signed number of this many bits. */
    number(length: number): number {
      let value = 0
      for (let i = 0; i < length; i++) value = (value << 1) | bit()
      return length > 0 && value < 2 ** (length - 1) ? value - 2 ** length + 1 : value
    },
  }
}
