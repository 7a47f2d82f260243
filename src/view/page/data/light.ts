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

/** The bits of a cell's light used for each kind. */
const SKY = 4
const LAMPS = 0
type Kind = typeof SKY | typeof LAMPS
/** The maximum light level. */
const MOST = 15
/** Maximum number of pending changes (three numbers each). */
const MOST_WAITING = 60_000
/** The cells next to a cell. */
const BESIDE = [1, 0, 0, -1, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 1, 0, 0, -1] as const
const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const

/**
 * The light of the world shown on a page: daylight falls from above, and both daylight and lamplight lose one level per cell.
 * When blocks change, only the cells lit from there are recomputed.
 */
export class Light {
  readonly #world: LitWorld
  /** Columns (in sections) whose light must be computed completely. */
  readonly #fresh = new Map<string, readonly [x: number, z: number]>()
  /** Changed cells, as x, y, z triples. */
  #cells: number[] = []
  /** Cells that light others, as x, y, z triples. */
  readonly #lit: Record<Kind, number[]> = { [SKY]: [], [LAMPS]: [] }
  /** Cells whose light is gone: x, y, z and their former light. */
  readonly #gone: Record<Kind, number[]> = { [SKY]: [], [LAMPS]: [] }
  /** The last section that was marked for redrawing. */
  #touched: Section | undefined

  constructor(world: LitWorld) {
    this.#world = world
  }

  /** The blocks of a column (given by its position in sections) are new. */
  renew(x: number, z: number): void {
    this.#fresh.set(`${x},${z}`, [x, z])
  }

  changed(x: number, y: number, z: number): void {
    this.#cells.push(x, y, z)
    // a page that draws nothing does not read the light
    if (this.#cells.length > MOST_WAITING) this.update()
  }

  update(): void {
    if (this.#fresh.size === 0 && this.#cells.length === 0) return
    this.#touched = undefined
    const fresh = [...this.#fresh.values()].flatMap(([x, z]) => this.#world.column(x, z) ?? [])
    for (const column of fresh) this.#findSky(column)
    for (const column of fresh) this.#begin(column)
    for (let i = 0; i < this.#cells.length; i += 3)
      this.#change(this.#cells[i]!, this.#cells[i + 1]!, this.#cells[i + 2]!)
    this.#fresh.clear()
    this.#cells = []
    for (const kind of [SKY, LAMPS] as const) {
      this.#darken(kind)
      this.#spread(kind)
    }
  }

  /** Finds the lowest cells under the open sky. */
  #findSky(column: Column): void {
    const top = (Math.max(...column.sections.keys()) + 1) * EDGE
    for (let i = 0; i < EDGE ** 2; i++) column.open[i] = this.#openBelow(column, i & 15, i >> 4, top)
  }

  /** The lowest cell under the open sky, if everything above a given height is open. */
  #openBelow({ sections, bottom }: Column, x: number, z: number, top: number): number {
    const { traits } = this.#world
    let y = top - 1
    while (y >= bottom) {
      const section = sections.get(y >> 4)
      if (section === undefined) y = (y >> 4) * EDGE - 1
      else if ((traits[section.cells[indexOf(x, y, z)]!]! & SHADES) !== 0) return y + 1
      else y--
    }
    return bottom
  }

  /** Fills in a column's own light, and records the cells that light others. */
  #begin(column: Column): void {
    const { traits } = this.#world
    const [left, top] = [column.x * EDGE, column.z * EDGE]
    for (const { y: sy, cells, light } of column.sections.values())
      for (let i = 0; i < cells.length; i++) {
        const y = sy * EDGE + (i >> 8)
        const lamp = cells[i] === 0 ? 0 : traits[cells[i]!]! & MOST
        light[i] = (y >= column.open[i & 255]! ? OPEN_SKY : 0) | lamp
        if (lamp > 0) this.#lit[LAMPS].push(left + (i & 15), y, top + ((i >> 4) & 15))
      }
    for (let i = 0; i < EDGE ** 2; i++) this.#meet(column, left + (i & 15), top + (i >> 4))
  }

  /** Spreads light across the edges of a region; sky light enters only neighbouring dark cells. */
  #meet(column: Column, x: number, z: number): void {
    const own = openAt(column, x, z)
    let highest = own + 1
    for (const [dx, dz] of SIDES) {
      const other = this.#world.column((x + dx) >> 4, (z + dz) >> 4)
      if (other === undefined) continue
      const open = openAt(other, x + dx, z + dz)
      highest = Math.max(highest, open)
      if (other === column || this.#fresh.has(`${other.x},${other.z}`)) continue
      for (let y = open; y < own; y++) this.#lit[SKY].push(x + dx, y, z + dz)
      this.#noteLight(other, x + dx, z + dz, open)
    }
    for (let y = own; y < highest; y++) this.#lit[SKY].push(x, y, z)
  }

  /** Records the cells of a column that light others; from the height `open` upwards they are under the open sky. */
  #noteLight(column: Column, x: number, z: number, open: number): void {
    for (const { y: sy, light } of column.sections.values())
      for (let y = sy * EDGE; y < (sy + 1) * EDGE; y++) {
        const level = light[indexOf(x, y, z)]!
        if (level >> SKY > 1 && y < open) this.#lit[SKY].push(x, y, z)
        if ((level & MOST) > 1) this.#lit[LAMPS].push(x, y, z)
      }
  }

  /** A block has appeared or disappeared. */
  #change(x: number, y: number, z: number): void {
    const column = this.#world.column(x >> 4, z >> 4)
    if (column === undefined || this.#fresh.has(`${column.x},${column.z}`)) return
    const place = (z & 15) * EDGE + (x & 15)
    const before = column.open[place]!
    const now = this.#openBelow(column, x, z, Math.max(before, y + 1))
    column.open[place] = now
    for (let at = before; at < now; at++) this.#put(SKY, x, at, z, 0)
    const trait = this.#world.traits[this.#world.get(x, y, z)]!
    if (y < now) this.#put(SKY, x, y, z, 0)
    this.#put(LAMPS, x, y, z, 0)
    for (let at = now; at < before; at++) this.#put(SKY, x, at, z, MOST)
    if ((trait & MOST) > 0) this.#put(LAMPS, x, y, z, trait & MOST)
    if ((trait & OPAQUE) !== 0) return
    // light from the surroundings comes back in
    for (let i = 0; i < BESIDE.length; i += 3)
      for (const kind of [SKY, LAMPS] as const)
        this.#lit[kind].push(x + BESIDE[i]!, y + BESIDE[i + 1]!, z + BESIDE[i + 2]!)
  }

  /** Gives a cell its own light or removes it, and records the consequences for the adjacent cells. */
  #put(kind: Kind, x: number, y: number, z: number, level: number): void {
    const before = this.#levelAt(kind, x, y, z)
    if (before === level) return
    if (level === 0) this.#gone[kind].push(x, y, z, before)
    else this.#lit[kind].push(x, y, z)
    this.#write(kind, x, y, z, level)
  }

  #write(kind: Kind, x: number, y: number, z: number, level: number): void {
    const section = this.#world.sectionOf(x, y, z) ?? this.#world.ensure(x >> 4, y >> 4, z >> 4)
    const at = indexOf(x, y, z)
    section.light[at] = (section.light[at]! & (kind === SKY ? MOST : OPEN_SKY)) | (level << kind)
    const isInside = isInner(x) && isInner(y) && isInner(z)
    if (isInside && section === this.#touched) return
    this.#world.touchCell(x, y, z)
    this.#touched = section
  }

  /** The light that a cell gives to adjacent ones: none if its blocks are unknown. */
  #levelAt(kind: Kind, x: number, y: number, z: number): number {
    const section = this.#world.sectionOf(x, y, z)
    if (section !== undefined) return (section.light[indexOf(x, y, z)]! >> kind) & MOST
    const column = this.#world.column(x >> 4, z >> 4)
    return kind === SKY && column !== undefined && y >= openAt(column, x, z) ? MOST : 0
  }

  /** Whether light enters a cell: it is known, and nothing in it blocks all light. */
  #isClear(x: number, y: number, z: number): boolean {
    const section = this.#world.sectionOf(x, y, z)
    if (section !== undefined) return (this.#world.traits[section.cells[indexOf(x, y, z)]!]! & OPAQUE) === 0
    const column = this.#world.column(x >> 4, z >> 4)
    return column !== undefined && y >= column.bottom
  }

  /** Removes light whose source cells no longer have any. */
  #darken(kind: Kind): void {
    const gone = this.#gone[kind]
    for (let i = 0; i < gone.length; i += 4)
      for (let k = 0; k < BESIDE.length; k += 3) {
        const [x, y, z] = [
          gone[i]! + BESIDE[k]!,
          gone[i + 1]! + BESIDE[k + 1]!,
          gone[i + 2]! + BESIDE[k + 2]!,
        ]
        const level = this.#levelAt(kind, x, y, z)
        if (level >= gone[i + 3]!) this.#lit[kind].push(x, y, z)
        else if (level > 0) this.#dim(kind, x, y, z, level)
      }
    gone.length = 0
  }

  /** Removes a cell's light, except for that of a lamp in it. */
  #dim(kind: Kind, x: number, y: number, z: number, level: number): void {
    this.#gone[kind].push(x, y, z, level)
    const lamp = kind === LAMPS ? this.#world.traits[this.#world.get(x, y, z)]! & MOST : 0
    this.#write(kind, x, y, z, lamp)
    if (lamp > 0) this.#lit[LAMPS].push(x, y, z)
  }

  #spread(kind: Kind): void {
    const lit = this.#lit[kind]
    for (let i = 0; i < lit.length; i += 3) {
      const level = this.#levelAt(kind, lit[i]!, lit[i + 1]!, lit[i + 2]!) - 1
      if (level <= 0) continue
      for (let k = 0; k < BESIDE.length; k += 3) {
        const [x, y, z] = [lit[i]! + BESIDE[k]!, lit[i + 1]! + BESIDE[k + 1]!, lit[i + 2]! + BESIDE[k + 2]!]
        if (this.#levelAt(kind, x, y, z) >= level || !this.#isClear(x, y, z)) continue
        this.#write(kind, x, y, z, level)
        lit.push(x, y, z)
      }
    }
    lit.length = 0
  }
}

/** Whether a cell at this coordinate is visible only in its own section. */
const isInner = (at: number): boolean => (at & 15) > 0 && (at & 15) < 15
