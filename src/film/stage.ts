import { parseBlock } from '../game/block.ts'
import type { Playback } from '../recording/playback.ts'
import type { Point, RenderBlock } from '../render/cell.ts'
import { ALL_CLIMATES, climateOf } from '../render/look/climates.ts'
import { fallingAround } from '../render/look/falling.ts'
import { type LookProvider, lookOf } from '../render/look/look.ts'
import { type Fall, skyOver } from '../render/trace/falls.ts'
import { Lighting } from '../render/trace/light.ts'
import { Tracer } from '../render/trace/tracer.ts'
import { VoxelWindow } from '../render/trace/voxel-window.ts'

/** Edges of what is drawn, in blocks. */
const SIZE = { x: 144, y: 128, z: 144 }
const SECTION = 16

/** The blocks of a playback around a place, ready to be drawn, and brought up to date as it goes on. */
export class Stage {
  readonly tracer: Tracer
  readonly #playback: Playback
  readonly #window = new VoxelWindow({ x: 0, y: 0, z: 0 }, SIZE)
  readonly #lighting: Lighting
  #corner = ''
  /** The box of cells that have changed since the light was computed. */
  #changed: { low: Point; high: Point } | undefined
  #isStale = true

  constructor(playback: Playback, looks: LookProvider = lookOf) {
    this.#playback = playback
    this.#window.climates = new Uint8Array(SIZE.x * SIZE.z)
    this.tracer = new Tracer(this.#window, (id) => blockOf(playback.blockName(id)), looks, ALL_CLIMATES)
    this.#lighting = new Lighting(this.#window, this.tracer.solid)
    playback.blocks.watch({
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

  /** What falls around a place from a cloudy sky. `now`: game time (ms); `reach`: how far around, in blocks. */
  falls(around: Point, now: number, reach?: number): Fall[] {
    const falls: Fall[] = []
    const sky = skyOver(this.#window, this.tracer.solid, ALL_CLIMATES)
    fallingAround(around, now, sky, (x, y, z, isSnow) => falls.push({ x, y, z, isSnow }), reach)
    return falls
  }

  /** Shows the blocks around a place at the playback's present tick. */
  show(around: Point): void {
    const { bottom } = this.#playback.blocks
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
    } else if (this.#changed !== undefined) this.#lighting.around(this.#changed.low, this.#changed.high)
    this.#isStale = false
    this.#changed = undefined
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
    const { blocks } = this.#playback
    this.#window.moveTo(min)
    for (const { cx, cz, biomes } of blocks.columns()) {
      const [x, z] = [cx * SECTION, cz * SECTION]
      if (this.#window.indexOf(x, min.y, z) < 0) continue
      blocks.sections(cx, cz)?.forEach((section, index) => {
        if (section !== undefined) this.#window.setSection(x, blocks.bottom + index * SECTION, z, section)
      })
      this.#colour(x - min.x, z - min.z, biomes)
    }
  }

  /** Sets the climates of a column. */
  #colour(left: number, top: number, biomes: readonly number[]): void {
    const climates = biomes.map((biome) => ALL_CLIMATES.indexOf(climateOf(this.#playback.word(biome))))
    for (let z = 0; z < SECTION; z++)
      for (let x = 0; x < SECTION; x++)
        this.#window.climates![(top + z) * SIZE.x + left + x] = climates[(z >> 2) * 4 + (x >> 2)] ?? 0
  }
}

const blockOf = (text: string): RenderBlock => parseBlock(text) ?? { name: text, properties: {} }
