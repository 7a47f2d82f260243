import { ALL_CLIMATES, type Climate, TEMPERATE } from '../../../render/look/climates.ts'
import type { BlockModel } from '../../../render/mesh/block-model.ts'
import { Light } from './light.ts'
import {
  type Column,
  EDGE,
  indexOf,
  type LitWorld,
  OPAQUE,
  OPEN_SKY,
  openAt,
  type Section,
  SHADES,
} from './section.ts'

/** The blocks of the world at the moment shown, their light, and which sections have changed since they were drawn. */
export class Voxels implements LitWorld {
  readonly sections = new Map<string, Section>()
  readonly changed = new Set<string>()
  /** The optical properties of each block. */
  readonly traits = new Uint8Array(65_536)
  /** The climates of columns, by position in sections: one per 4 × 4 blocks. */
  readonly climates = new Map<string, readonly number[]>()
  readonly #columns = new Map<string, Column>()
  readonly #light = new Light(this)
  /** The place of the last lookup, which is usually right again. */
  #last: Section | undefined

  /** Adds the optical properties of blocks, starting at a number. */
  learn(first: number, models: readonly BlockModel[]): void {
    models.forEach(({ full, liquid, light = 0 }, index) => {
      const shades = full === 63 ? OPAQUE | SHADES : liquid === undefined ? 0 : SHADES
      this.traits[first + index] = light | shades
    })
  }

  /** Inserts a section: runs, each with a count and a block. */
  put(x: number, y: number, z: number, runs: readonly number[]): void {
    const isNew = !this.sections.has(`${x},${y},${z}`)
    const { cells } = this.ensure(x, y, z)
    let at = 0
    for (let i = 0; i < runs.length; i += 2) {
      cells.fill(runs[i + 1]!, at, at + runs[i]!)
      at += runs[i]!
    }
    this.#light.renew(x, z)
    for (let dx = -1; dx <= 1; dx++)
      for (let dz = -1; dz <= 1; dz++) {
        // the previous content has lit its surroundings
        if (!isNew) this.#light.renew(x + dx, z + dz)
        for (let dy = -1; dy <= 1; dy++) this.touch(x + dx, y + dy, z + dz)
      }
  }

  column(x: number, z: number): Column | undefined {
    return this.#columns.get(`${x},${z}`)
  }

  /** The section at a position (in sections), created as air if there was none. */
  ensure(x: number, y: number, z: number): Section {
    let column = this.column(x, z)
    if (column === undefined) {
      column = { x, z, sections: new Map(), bottom: y * EDGE, open: new Int32Array(EDGE ** 2).fill(y * EDGE) }
      this.#columns.set(`${x},${z}`, column)
    }
    const known = column.sections.get(y)
    if (known !== undefined) return known
    const light = new Uint8Array(EDGE ** 3)
    for (let i = 0; i < light.length; i++)
      if (y * EDGE + (i >> 8) >= column.open[i & 255]!) light[i] = OPEN_SKY
    const section = { x, y, z, cells: new Uint16Array(EDGE ** 3), light }
    column.sections.set(y, section)
    column.bottom = Math.min(column.bottom, y * EDGE)
    this.sections.set(`${x},${y},${z}`, section)
    return section
  }

  /** The section in which a cell lies. */
  sectionOf(x: number, y: number, z: number): Section | undefined {
    const [sx, sy, sz] = [x >> 4, y >> 4, z >> 4]
    const last = this.#last
    if (last !== undefined && last.x === sx && last.y === sy && last.z === sz) return last
    const section = this.column(sx, sz)?.sections.get(sy)
    if (section !== undefined) this.#last = section
    return section
  }

  /** Requests that a section be redrawn. */
  touch(x: number, y: number, z: number): void {
    const key = `${x},${y},${z}`
    if (this.sections.has(key)) this.changed.add(key)
  }

  /** Requests a redraw of all sections in which a cell, or the light in it, is visible. */
  touchCell(x: number, y: number, z: number): void {
    for (const nx of around(x)) for (const ny of around(y)) for (const nz of around(z)) this.touch(nx, ny, nz)
  }

  get(x: number, y: number, z: number): number {
    return this.sectionOf(x, y, z)?.cells[indexOf(x, y, z)] ?? 0
  }

  /**
   * The light of a cell: sky light in the upper four bits, block light in the lower four. Unknown cells count as under the open
   * sky.
   */
  lightAt(x: number, y: number, z: number): number {
    const section = this.sectionOf(x, y, z)
    if (section !== undefined) return section.light[indexOf(x, y, z)]!
    const column = this.column(x >> 4, z >> 4)
    return column === undefined || y >= openAt(column, x, z) ? OPEN_SKY : 0
  }

  /** The lowest cell under the open sky at an x and z; the highest possible one if nothing is known. */
  openAt(x: number, z: number): number {
    const column = this.column(x >> 4, z >> 4)
    return column === undefined ? Number.POSITIVE_INFINITY : openAt(column, x, z)
  }

  climateAt(x: number, z: number): Climate {
    const places = this.climates.get(`${x >> 4},${z >> 4}`)
    return ALL_CLIMATES[places?.[((z & 15) >> 2) * 4 + ((x & 15) >> 2)] ?? 0] ?? TEMPERATE
  }

  set(x: number, y: number, z: number, block: number): void {
    const isKnown = y >= (this.column(x >> 4, z >> 4)?.bottom ?? Number.POSITIVE_INFINITY)
    const { cells } = this.ensure(x >> 4, y >> 4, z >> 4)
    const before = cells[indexOf(x, y, z)]!
    cells[indexOf(x, y, z)] = block
    if (!isKnown) this.#light.renew(x >> 4, z >> 4)
    else if (this.traits[before] !== this.traits[block]) this.#light.changed(x, y, z)
    // neighbours at the edge show or hide faces, and darken corners
    this.touchCell(x, y, z)
  }

  /** Brings the light up to date. Sections in which it changes are drawn again. */
  relight(): void {
    this.#light.update()
  }
}

/** The sections that a cell at this coordinate touches. */
function around(at: number): number[] {
  const inside = at & 15
  const section = at >> 4
  return inside === 0 ? [section - 1, section] : inside === 15 ? [section, section + 1] : [section]
}
