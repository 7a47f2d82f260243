import type { Point, RenderBlock } from '../cell.ts'
import { ALL_CLIMATES, climateOf } from '../look/climates.ts'
import { fallingAround } from '../look/falling.ts'
import { type LookProvider, lookOf } from '../look/look.ts'
import { type Fall, skyOver } from '../trace/falls.ts'
import { Lighting } from '../trace/light.ts'
import { Tracer } from '../trace/tracer.ts'
import { VoxelWindow } from '../trace/voxel-window.ts'

/** Edges of the drawn window (blocks). */
const SIZE = { x: 144, y: 128, z: 144 }
const SECTION = 16

/** A column of 16 × 16 cells of a world, and the names of its biomes on a grid of 4 × 4 (by z, x). */
export interface StageColumn {
  readonly cx: number
  readonly cz: number
  readonly biomes: readonly string[]
}

/** Called for each cell that changes, and for each column that enters or leaves the view. */
export interface StageListener {
  cell(x: number, y: number, z: number, block: number): void
  column(cx: number, cz: number): void
}

/** A world to draw: a recording, or the world that a client knows now. Blocks are numbers; 0 is air. */
export interface StageSource {
  /** The lowest block of the world. */
  readonly bottom: number
  /** The current columns. */
  columns(): readonly StageColumn[]
  /** The sections of a column from the lowest, by y, z, x; undefined for empty sections and missing columns. */
  sections(cx: number, cz: number): readonly (Uint16Array | undefined)[] | undefined
  /** The block behind a number. */
  blockOf(block: number): RenderBlock
  watch(listener: StageListener): void
}

/** The blocks of a world around a place, ready to be drawn, and kept up to date as the world changes. */
export class Stage {
  readonly tracer: Tracer
  readonly #source: StageSource
  readonly #window = new VoxelWindow({ x: 0, y: 0, z: 0 }, SIZE)
  readonly #lighting: Lighting
  #corner = ''
  /** The box of cells that have changed since the light was computed. */
  #changed: { low: Point; high: Point } | undefined
  #isStale = true

  constructor(source: StageSource, looks: LookProvider = lookOf) {
    this.#source = source
    this.#window.climates = new Uint8Array(SIZE.x * SIZE.z)
    this.tracer = new Tracer(this.#window, (id) => source.blockOf(id), looks, ALL_CLIMATES)
    this.#lighting = new Lighting(this.#window, this.tracer.solid)
    source.watch({
      cell: (x, y, z, block) => this.#cell(x, y, z, block),
      column: (cx, cz) => {
        if (this.#window.indexOf(cx * SECTION, this.#window.min.y, cz * SECTION) >= 0) this.#isStale = true
      },
    })
  }

  /** Whether nothing can be seen through the block in a cell. */
  isSolid(x: number, y: number, z: number): boolean {
    const id = this.#window.get(Math.floor(x), Math.floor(y), Math.floor(z))
    return id !== 0 && this.tracer.solid(id).opaque
  }

  /** Rain or snow around a place under a cloudy sky. `now`: game time (ms); `reach`: radius, in blocks. */
  falls(around: Point, now: number, reach?: number): Fall[] {
    const falls: Fall[] = []
    const sky = skyOver(this.#window, this.tracer.solid, ALL_CLIMATES)
    fallingAround(around, now, sky, (x, y, z, isSnow) => falls.push({ x, y, z, isSnow }), reach)
    return falls
  }

  /**
   * Shows the current blocks around a place.
   * @param slack distance from the previous centre within which the blocks are not read again (blocks)
   */
  show(around: Point, slack = 0): void {
    const { bottom } = this.#source
    if (!this.#isStale && this.#isNearMiddle(around, slack)) {
      this.#catchUp()
      return
    }
    const corner = (at: number, size: number): number =>
      Math.floor(at / SECTION) * SECTION - size / 2 + SECTION / 2
    const min = {
      x: corner(around.x, SIZE.x),
      y: Math.max(bottom, Math.floor(around.y / SECTION) * SECTION - SIZE.y / 2),
      z: corner(around.z, SIZE.z),
    }
    const key = `${min.x},${min.y},${min.z}`
    if (this.#isStale || key !== this.#corner) {
      this.#corner = key
      this.#fill(min)
      this.#lighting.all()
      this.#changed = undefined
    }
    this.#isStale = false
    this.#catchUp()
  }

  /** Updates the light of everything that has changed since the last picture. */
  #catchUp(): void {
    if (this.#changed !== undefined) this.#lighting.around(this.#changed.low, this.#changed.high)
    this.#changed = undefined
  }

  #isNearMiddle(around: Point, slack: number): boolean {
    const { min } = this.#window
    return (['x', 'y', 'z'] as const).every(
      (axis) =>
        Math.abs(around[axis] - min[axis] - SIZE[axis] / 2) < slack ||
        (axis === 'y' && min.y === this.#source.bottom && around.y - min.y < SIZE.y / 2),
    )
  }

  #cell(x: number, y: number, z: number, block: number): void {
    if (this.#isStale || this.#window.indexOf(x, y, z) < 0) return
    this.#window.set(x, y, z, block)
    const { low, high } = this.#changed ?? { low: { x, y, z }, high: { x, y, z } }
    this.#changed = {
      low: { x: Math.min(low.x, x), y: Math.min(low.y, y), z: Math.min(low.z, z) },
      high: { x: Math.max(high.x, x), y: Math.max(high.y, y), z: Math.max(high.z, z) },
    }
  }

  #fill(min: Point): void {
    const source = this.#source
    this.#window.moveTo(min)
    for (const { cx, cz, biomes } of source.columns()) {
      const [x, z] = [cx * SECTION, cz * SECTION]
      if (this.#window.indexOf(x, min.y, z) < 0) continue
      source.sections(cx, cz)?.forEach((section, index) => {
        if (section !== undefined) this.#window.setSection(x, source.bottom + index * SECTION, z, section)
      })
      this.#colour(x - min.x, z - min.z, biomes)
    }
  }

  /** Sets the climates of a column. */
  #colour(left: number, top: number, biomes: readonly string[]): void {
    const climates = biomes.map((biome) => ALL_CLIMATES.indexOf(climateOf(biome)))
    for (let z = 0; z < SECTION; z++)
      for (let x = 0; x < SECTION; x++)
        this.#window.climates![(top + z) * SIZE.x + left + x] = climates[(z >> 2) * 4 + (x >> 2)] ?? 0
  }
}
