import { type RecordedColumn, SECTION_CELLS } from './segment.ts'

/** Notified of each cell that changes, and of each column that comes into view or, when seeking backwards, leaves it. */
export interface BlockListener {
  cell(x: number, y: number, z: number, block: number): void
  column(cx: number, cz: number, isThere: boolean): void
}

interface Column {
  readonly seen: RecordedColumn
  /** The current sections; unchanged ones are those of `seen`. */
  readonly now: (Uint16Array | undefined)[]
}

/** The blocks in view at a moment of a recording, as numbered in the recording. */
export class RecordedBlocks {
  /** The lowest block of the world. */
  readonly bottom: number
  readonly #columns = new Map<string, Column>()
  readonly #edits = new Map<string, { x: number; y: number; z: number }>()
  readonly #listeners: BlockListener[] = []

  constructor(bottom: number) {
    this.bottom = bottom
  }

  watch(listener: BlockListener): void {
    this.#listeners.push(listener)
  }

  /** The columns in view, in the order of their appearance. */
  columns(): { cx: number; cz: number; biomes: readonly number[] }[] {
    return [...this.#columns.values()].map(({ seen: { cx, cz, biomes } }) => ({ cx, cz, biomes }))
  }

  /** The current sections of a column, from the lowest; by y, z, x. Not to be changed. Undefined if it is not in view. */
  sections(cx: number, cz: number): readonly (Uint16Array | undefined)[] | undefined {
    return this.#columns.get(`${cx},${cz}`)?.now
  }

  /** The block in a cell: 0 for air, undefined outside of the view. */
  at(x: number, y: number, z: number): number | undefined {
    const column = this.#columns.get(`${x >> 4},${z >> 4}`)
    if (column === undefined) return undefined
    return column.now[(y - this.bottom) >> 4]?.[this.#index(x, y, z)] ?? 0
  }

  /** @internal A column comes into view. */
  show(seen: RecordedColumn): void {
    this.#columns.set(`${seen.cx},${seen.cz}`, { seen, now: [...seen.sections] })
    for (const listener of this.#listeners) listener.column(seen.cx, seen.cz, true)
  }

  /** @internal */
  hide(cx: number, cz: number): void {
    this.#columns.delete(`${cx},${cz}`)
    for (const listener of this.#listeners) listener.column(cx, cz, false)
  }

  /** @internal A cell changes. */
  set(x: number, y: number, z: number, block: number): void {
    this.#edits.set(`${x},${y},${z}`, { x, y, z })
    this.#put(x, y, z, block)
  }

  /** @internal Resets all cells to their state when they came into view, except for these. */
  restore(edits: readonly { x: number; y: number; z: number; block: number }[]): void {
    const before = new Map(this.#edits)
    this.#edits.clear()
    for (const { x, y, z, block } of edits) {
      before.delete(`${x},${y},${z}`)
      this.set(x, y, z, block)
    }
    for (const { x, y, z } of before.values()) {
      const sections = this.#columns.get(`${x >> 4},${z >> 4}`)?.seen.sections
      this.#put(x, y, z, sections?.[(y - this.bottom) >> 4]?.[this.#index(x, y, z)] ?? 0)
    }
  }

  #put(x: number, y: number, z: number, block: number): void {
    const column = this.#columns.get(`${x >> 4},${z >> 4}`)
    const index = (y - this.bottom) >> 4
    if (column === undefined || index < 0 || index >= column.now.length) return
    const own = column.seen.sections[index]
    let section = column.now[index]
    if (section === undefined || section === own) {
      section = own?.slice() ?? new Uint16Array(SECTION_CELLS)
      column.now[index] = section
    }
    const at = this.#index(x, y, z)
    if (section[at] === block) return
    section[at] = block
    for (const listener of this.#listeners) listener.cell(x, y, z, block)
  }

  readonly #index = (x: number, y: number, z: number): number =>
    (((y - this.bottom) & 15) << 8) | ((z & 15) << 4) | (x & 15)
}
