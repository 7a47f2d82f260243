/** Edge of a section, in blocks. */
const EDGE = 16

/** 16³ blocks, in the order x, z, y. */
export interface Section {
  x: number
  y: number
  z: number
  cells: Uint16Array
  /** The light of lamps in its cells; `undefined` where none reaches it. */
  lamps?: Uint8Array | undefined
}

/** The blocks of the world at the moment that is shown, and which sections have changed since they were drawn. */
export class Voxels {
  readonly sections = new Map<string, Section>()
  readonly changed = new Set<string>()
  /** The blocks that give light. */
  readonly lights = new Set<number>()

  /** Puts a section in: runs of a count and a block each. */
  put(x: number, y: number, z: number, runs: readonly number[]): void {
    const cells = new Uint16Array(EDGE ** 3)
    let at = 0
    for (let i = 0; i < runs.length; i += 2) {
      cells.fill(runs[i + 1]!, at, at + runs[i]!)
      at += runs[i]!
    }
    this.sections.set(`${x},${y},${z}`, { x, y, z, cells })
    this.#touchAround(x, y, z, true)
  }

  /** A section and its neighbours, all of them or those that lamps reach. */
  #touchAround(x: number, y: number, z: number, isDarkToo: boolean): void {
    for (let dx = -1; dx <= 1; dx++)
      for (let dy = -1; dy <= 1; dy++)
        for (let dz = -1; dz <= 1; dz++)
          if (isDarkToo || this.sections.get(`${x + dx},${y + dy},${z + dz}`)?.lamps !== undefined)
            this.#touch(x + dx, y + dy, z + dz)
  }

  /** How much light of lamps there is in a cell, 0 to 15. */
  lampAt(x: number, y: number, z: number): number {
    const section = this.sections.get(`${x >> 4},${y >> 4},${z >> 4}`)
    return section?.lamps?.[indexOf(x, y, z)] ?? 0
  }

  #touch(x: number, y: number, z: number): void {
    const key = `${x},${y},${z}`
    if (this.sections.has(key)) this.changed.add(key)
  }

  get(x: number, y: number, z: number): number {
    const section = this.sections.get(`${x >> 4},${y >> 4},${z >> 4}`)
    return section === undefined ? 0 : section.cells[indexOf(x, y, z)]!
  }

  set(x: number, y: number, z: number, block: number): void {
    const [sx, sy, sz] = [x >> 4, y >> 4, z >> 4]
    let section = this.sections.get(`${sx},${sy},${sz}`)
    if (section === undefined) {
      section = { x: sx, y: sy, z: sz, cells: new Uint16Array(EDGE ** 3) }
      this.sections.set(`${sx},${sy},${sz}`, section)
    }
    const index = indexOf(x, y, z)
    const isLamp = this.lights.has(section.cells[index]!) || this.lights.has(block)
    section.cells[index] = block
    if (isLamp || section.lamps !== undefined) this.#touchAround(sx, sy, sz, isLamp)
    // neighbours at the edge show or hide faces, and darken corners
    for (const nx of around(x))
      for (const ny of around(y)) for (const nz of around(z)) this.#touch(nx, ny, nz)
  }
}

const indexOf = (x: number, y: number, z: number): number => ((y & 15) * EDGE + (z & 15)) * EDGE + (x & 15)

/** The sections that a cell at this coordinate touches. */
function around(at: number): number[] {
  const inside = at & 15
  const section = at >> 4
  return inside === 0 ? [section - 1, section] : inside === 15 ? [section, section + 1] : [section]
}
