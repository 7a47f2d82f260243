/**
 * Bytes of the light of a section: half a byte per block, in the order y, z, x, with even x in the low half (vanilla DataLayer).
 */
export const BYTES = 2048
export const MAX_LIGHT = 15

/** The light of a fully lit or fully dark section. Shared and never modified. */
export const LIT: Uint8Array = new Uint8Array(BYTES).fill(0xff)
export const DARK: Uint8Array = new Uint8Array(BYTES)

/** The light of a column's sections, from the lowest. */
export type LightSections = readonly Uint8Array[]

/** The value of `get` for cells whose light has not been computed yet. */
export const UNKNOWN = -1

const OFFSET = 2 ** 21
/** The number under which a column is stored. */
export const columnNumber = (cx: number, cz: number): number => (cx + OFFSET) * 2 ** 22 + cz + OFFSET
export const columnOf = (number: number): { readonly cx: number; readonly cz: number } => ({
  cx: Math.floor(number / 2 ** 22) - OFFSET,
  cz: (number % 2 ** 22) - OFFSET,
})

/** Light of one kind, from the sky or from blocks, of all columns. */
export class LightLayer {
  readonly #bottom: number
  /** Number of sections. */
  readonly #count: number
  readonly #columns = new Map<number, Uint8Array[]>()
  /** Light of the columns of a new flat world; undefined in other worlds. */
  readonly #flat: (cx: number, cz: number) => LightSections | undefined
  /** Sections that have changed since they were last sent, as bits, by column. */
  readonly changed = new Map<number, number>()
  /** Sections shared by several columns. */
  readonly #shared = new Set<Uint8Array>([LIT, DARK])
  #lastColumn = Number.NaN
  #last: LightSections | undefined

  constructor(
    { bottom, top }: { readonly bottom: number; readonly top: number },
    flat: (cx: number, cz: number) => LightSections | undefined,
  ) {
    this.#bottom = bottom
    this.#count = (top - bottom) / 16
    this.#flat = flat
  }

  /** The sections of a column; undefined if its light is unknown. */
  column(cx: number, cz: number): LightSections | undefined {
    const number = columnNumber(cx, cz)
    if (number === this.#lastColumn) return this.#last
    this.#last = this.#columns.get(number) ?? this.#flat(cx, cz)
    this.#lastColumn = number
    return this.#last
  }

  /** Whether a column's light differs from that of a flat world's. */
  isOwn(cx: number, cz: number): boolean {
    return this.#columns.has(columnNumber(cx, cz))
  }

  /** The light of a cell within the world's heights, or UNKNOWN. */
  get(x: number, y: number, z: number): number {
    const sections = this.column(x >> 4, z >> 4)
    if (sections === undefined) return UNKNOWN
    const bytes = sections[(y - this.#bottom) >> 4]
    if (bytes === undefined) return 0
    const cell = cellOf(x, y, z)
    return ((bytes[cell >> 1] as number) >> ((cell & 1) << 2)) & 15
  }

  /** Sets the light of a cell in a column whose light is known. */
  set(x: number, y: number, z: number, light: number): void {
    const section = (y - this.#bottom) >> 4
    const bytes = this.#writable(x >> 4, z >> 4, section)
    const cell = cellOf(x, y, z)
    const shift = (cell & 1) << 2
    bytes[cell >> 1] = ((bytes[cell >> 1] as number) & (0xf0 >> shift)) | (light << shift)
  }

  /** Sets the light of a whole column. */
  put(cx: number, cz: number, sections: Uint8Array[]): void {
    this.#columns.set(columnNumber(cx, cz), sections)
    this.#lastColumn = Number.NaN
  }

  /** Forgets the light of a column. */
  drop(cx: number, cz: number): void {
    this.#columns.delete(columnNumber(cx, cz))
    this.#lastColumn = Number.NaN
  }

  /** The columns that have their own light data. */
  get places(): { readonly cx: number; readonly cz: number }[] {
    return [...this.#columns.keys()].map(columnOf)
  }

  /** Marks the whole light of a column as changed. */
  touch(cx: number, cz: number): void {
    this.changed.set(columnNumber(cx, cz), 2 ** this.#count - 1)
  }

  #writable(cx: number, cz: number, section: number): Uint8Array {
    const number = columnNumber(cx, cz)
    this.changed.set(number, (this.changed.get(number) ?? 0) | (1 << section))
    let sections = this.#columns.get(number)
    if (sections === undefined) {
      sections = [...(this.#flat(cx, cz) ?? [])]
      this.put(cx, cz, sections)
      for (const bytes of sections) this.#shared.add(bytes)
    }
    let bytes = sections[section] ?? DARK
    if (this.#shared.has(bytes)) {
      bytes = bytes.slice()
      sections[section] = bytes
    }
    return bytes
  }
}

const cellOf = (x: number, y: number, z: number): number => ((y & 15) << 8) | ((z & 15) << 4) | (x & 15)
