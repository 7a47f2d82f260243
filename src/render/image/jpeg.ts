import {
  AC_CHROMA,
  AC_LUMA,
  CHROMA,
  codesOf,
  DC_CHROMA,
  DC_LUMA,
  type HuffmanCodes,
  type HuffmanTable,
  LUMA,
  ZIGZAG,
} from './jpeg-tables.ts'
import type { Picture } from './picture.ts'

/** Scale factors of the transform by Arai, Agui and Nakajima, which are part of the quantisation. */
const SCALES = [1, 1.387039845, 1.306562965, 1.175875602, 1, 0.785694958, 0.5411961, 0.275899379]

interface Quantisation {
  luma: Uint8Array
  chroma: Uint8Array
  /** Factors on coefficients. */
  lumaScale: Float32Array
  chromaScale: Float32Array
}

const quantisations = new Map<number, Quantisation>()

/** A quality of 1 to 100, as in common encoders. */
function quantisationOf(quality: number): Quantisation {
  const known = quantisations.get(quality)
  if (known !== undefined) return known
  const percent = quality < 50 ? 5000 / quality : 200 - 2 * quality
  const table = (base: readonly number[]): Uint8Array =>
    Uint8Array.from(base, (n) => Math.max(1, Math.min(255, Math.floor((n * percent + 50) / 100))))
  const scale = (divisors: Uint8Array): Float32Array =>
    Float32Array.from(divisors, (n, i) => 1 / (n * SCALES[i >> 3]! * SCALES[i & 7]! * 8))
  const [luma, chroma] = [table(LUMA), table(CHROMA)]
  const made = { luma, chroma, lumaScale: scale(luma), chromaScale: scale(chroma) }
  quantisations.set(quality, made)
  return made
}

/**
 * A picture as baseline JPEG (ITU-T T.81) with colours at half the resolution (4:2:0), without its alpha. The same picture
 * gives the same bytes.
 * @param quality 1 to 100
 */
export function encodeJpeg({ width, height, pixels }: Picture, quality = 85): Buffer {
  const quantisation = quantisationOf(quality)
  const out = new Bits(headerOf(width, height, quantisation))
  const luma = [0, 1, 2, 3].map(() => new Float32Array(64))
  const [blue, red] = [new Float32Array(64), new Float32Array(64)]
  const last = [0, 0, 0]
  for (let top = 0; top < height; top += 16)
    for (let left = 0; left < width; left += 16) {
      blue.fill(0)
      red.fill(0)
      for (let y = 0; y < 16; y++) {
        const row = Math.min(height - 1, top + y) * width
        for (let x = 0; x < 16; x++) {
          const at = (row + Math.min(width - 1, left + x)) * 4
          const r = pixels[at]!
          const g = pixels[at + 1]!
          const b = pixels[at + 2]!
          luma[(y >> 3) * 2 + (x >> 3)]![(y & 7) * 8 + (x & 7)] = 0.299 * r + 0.587 * g + 0.114 * b - 128
          const half = (y >> 1) * 8 + (x >> 1)
          blue[half] = blue[half]! + (-0.168736 * r - 0.331264 * g + 0.5 * b) / 4
          red[half] = red[half]! + (0.5 * r - 0.418688 * g - 0.081312 * b) / 4
        }
      }
      for (const block of luma) last[0] = out.block(block, quantisation.lumaScale, DC.luma, AC.luma, last[0]!)
      last[1] = out.block(blue, quantisation.chromaScale, DC.chroma, AC.chroma, last[1]!)
      last[2] = out.block(red, quantisation.chromaScale, DC.chroma, AC.chroma, last[2]!)
    }
  return out.end()
}

const DC = { luma: codesOf(DC_LUMA), chroma: codesOf(DC_CHROMA) }
const AC = { luma: codesOf(AC_LUMA), chroma: codesOf(AC_CHROMA) }

function headerOf(width: number, height: number, { luma, chroma }: Quantisation): Buffer {
  const segment = (marker: number, ...body: (number | Iterable<number>)[]): number[] => {
    const bytes = body.flatMap((part) => (typeof part === 'number' ? [part] : [...part]))
    return [0xff, marker, (bytes.length + 2) >> 8, (bytes.length + 2) & 255, ...bytes]
  }
  const zigzag = (table: Uint8Array): Uint8Array => Uint8Array.from(ZIGZAG, (place) => table[place]!)
  const huffman = (id: number, { lengths, values }: HuffmanTable): number[] =>
    segment(0xc4, id, lengths, values)
  return Buffer.from([
    0xff,
    0xd8,
    ...segment(0xe0, Buffer.from('JFIF\0', 'latin1'), 1, 1, 0, 0, 1, 0, 1, 0, 0),
    ...segment(0xdb, 0, zigzag(luma)),
    ...segment(0xdb, 1, zigzag(chroma)),
    ...segment(
      0xc0,
      8,
      height >> 8,
      height & 255,
      width >> 8,
      width & 255,
      3,
      1,
      0x22,
      0,
      2,
      0x11,
      1,
      3,
      0x11,
      1,
    ),
    ...huffman(0x00, DC_LUMA),
    ...huffman(0x10, AC_LUMA),
    ...huffman(0x01, DC_CHROMA),
    ...huffman(0x11, AC_CHROMA),
    ...segment(0xda, 3, 1, 0, 2, 0x11, 3, 0x11, 0, 63, 0),
  ])
}

/** Writes bits into a growing buffer. */
class Bits {
  #bytes: Uint8Array
  #length: number
  #pending = 0
  #count = 0
  readonly #coefficients = new Int32Array(64)

  constructor(header: Buffer) {
    this.#bytes = new Uint8Array(65_536)
    this.#bytes.set(header)
    this.#length = header.length
  }

  /** Writes a block of 64 values, after transforming them in place. Returns its mean, from which the next one differs. */
  block(values: Float32Array, scale: Float32Array, dc: HuffmanCodes, ac: HuffmanCodes, last: number): number {
    transform(values)
    const z = this.#coefficients
    let end = 0
    for (let i = 0; i < 64; i++) {
      const place = ZIGZAG[i]!
      const value = Math.round(values[place]! * scale[place]!)
      z[i] = value
      if (value !== 0) end = i
    }
    if (this.#length + 512 > this.#bytes.length) {
      const larger = new Uint8Array(2 * this.#bytes.length)
      larger.set(this.#bytes)
      this.#bytes = larger
    }
    const mean = z[0]!
    this.#number(dc, 0, mean - last)
    let zeros = 0
    for (let i = 1; i <= end; i++) {
      const value = z[i]!
      if (value === 0) {
        zeros++
        continue
      }
      for (; zeros > 15; zeros -= 16) this.#put(ac.codes[0xf0]!, ac.lengths[0xf0]!)
      this.#number(ac, zeros, value)
      zeros = 0
    }
    if (end < 63) this.#put(ac.codes[0]!, ac.lengths[0]!)
    return mean
  }

  /** Writes a number that follows a number of zeros: the code of its length, then its bits. */
  #number({ codes, lengths }: HuffmanCodes, zeros: number, value: number): void {
    const length = 32 - Math.clz32(Math.abs(value))
    const symbol = (zeros << 4) | length
    this.#put(codes[symbol]!, lengths[symbol]!)
    if (length > 0) this.#put(value < 0 ? value + (1 << length) - 1 : value, length)
  }

  #put(bits: number, length: number): void {
    this.#pending = (this.#pending << length) | bits
    this.#count += length
    while (this.#count >= 8) {
      this.#count -= 8
      const byte = (this.#pending >> this.#count) & 255
      this.#bytes[this.#length++] = byte
      if (byte === 255) this.#bytes[this.#length++] = 0
    }
    this.#pending &= (1 << this.#count) - 1
  }

  end(): Buffer {
    if (this.#count > 0) this.#put((1 << (8 - this.#count)) - 1, 8 - this.#count)
    return Buffer.concat([this.#bytes.subarray(0, this.#length), Buffer.from([0xff, 0xd9])])
  }
}

/** The discrete cosine transform of eight rows and eight columns, up to scale factors (Arai, Agui and Nakajima, 1988). */
function transform(d: Float32Array): void {
  for (let pass = 0; pass < 2; pass++) {
    const s = pass === 0 ? 1 : 8
    const step = pass === 0 ? 8 : 1
    for (let k = 0, o = 0; k < 8; k++, o += step) {
      const t0 = d[o]! + d[o + 7 * s]!
      const t7 = d[o]! - d[o + 7 * s]!
      const t1 = d[o + s]! + d[o + 6 * s]!
      const t6 = d[o + s]! - d[o + 6 * s]!
      const t2 = d[o + 2 * s]! + d[o + 5 * s]!
      const t5 = d[o + 2 * s]! - d[o + 5 * s]!
      const t3 = d[o + 3 * s]! + d[o + 4 * s]!
      const t4 = d[o + 3 * s]! - d[o + 4 * s]!
      const e0 = t0 + t3
      const e3 = t0 - t3
      const e1 = t1 + t2
      const e2 = t1 - t2
      d[o] = e0 + e1
      d[o + 4 * s] = e0 - e1
      const z1 = (e2 + e3) * Math.SQRT1_2
      d[o + 2 * s] = e3 + z1
      d[o + 6 * s] = e3 - z1
      const f0 = t4 + t5
      const f1 = t5 + t6
      const f2 = t6 + t7
      const z5 = (f0 - f2) * 0.382683433
      const z2 = 0.5411961 * f0 + z5
      const z4 = 1.306562965 * f2 + z5
      const z3 = f1 * Math.SQRT1_2
      const z11 = t7 + z3
      const z13 = t7 - z3
      d[o + 5 * s] = z13 + z2
      d[o + 3 * s] = z13 - z2
      d[o + s] = z11 + z4
      d[o + 7 * s] = z11 - z4
    }
  }
}
