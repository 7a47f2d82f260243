import { Vec3 } from 'vec3'
import type { Vec } from '../../geometry.ts'
import { type ChunkClass, type ChunkColumn, loadChunks, type Registry } from '../../library/prismarine.ts'
import { biomeId } from './biome-ids.ts'
import type { ChunkSource, SourceColumn } from './source.ts'

/** Lowest block of a world of 1.18 and later, and the first height above it. */
export const MIN_Y = -64
const MAX_Y = 320

/** Lowest block of a world, and the first height above it. */
export interface Heights {
  readonly bottom: number
  readonly top: number
}

/** Layers of vanilla's superflat world, from the bottom. */
const LAYERS = ['bedrock', 'dirt', 'dirt', 'grass_block'] as const
/** Biome of vanilla's superflat world. */
const FLAT_BIOME = 'plains'

interface ColumnAt {
  readonly cx: number
  readonly cz: number
  /** Undefined where a flat world is as generated. */
  readonly column: ChunkColumn | undefined
  readonly isEdited: boolean
}

/** Columns of the flat world by the world's heights and biome. */
const templates = new WeakMap<Registry, Map<string, string>>()

export const columnKey = (cx: number, cz: number): string => `${cx},${cz}`

/** Changed states of a column since it was generated, by cell. */
type Changes = Map<number, number>

/**
 * State numbers of all blocks. A flat world stores a column only once it differs from the generated one. A
 * world with a source also keeps the requested columns until they are released; of changed ones it then keeps
 * only the changes, a hundredth of their size.
 */
export class Columns {
  readonly bottom: number
  readonly top: number
  /** Generates the columns; undefined in a flat world. */
  readonly source: ChunkSource | undefined
  readonly #chunks: ChunkClass
  readonly #layers: number[]
  /** The lowest section of the flat world: state numbers by y, z, x. All others are of air. */
  readonly flatSection = new Uint16Array(4096)
  readonly #edited = new Map<string, ChunkColumn>()
  /** Changes to columns that were generated, not read from a file, also while they are not in memory. */
  readonly #changes = new Map<string, Changes>()
  readonly #generated = new Map<string, SourceColumn>()
  /** Columns that were read from a file. */
  readonly #restored = new Set<string>()
  readonly #template: string
  /** Biome of a flat world. */
  readonly #flatBiome: string
  readonly #cursor = new Vec3(0, 0, 0)
  /** The column asked for last. */
  #last: ColumnAt | undefined

  constructor(
    registry: Registry,
    heights: Heights = { bottom: MIN_Y, top: MAX_Y },
    source: ChunkSource | undefined = undefined,
    flatBiome = FLAT_BIOME,
  ) {
    this.#flatBiome = flatBiome
    this.bottom = heights.bottom
    this.top = heights.top
    this.source = source
    this.#chunks = loadChunks(registry)
    this.#layers = LAYERS.map((name) => registry.blocksByName[name]?.defaultState ?? 0)
    this.#layers.forEach((state, y) => {
      this.flatSection.fill(state, 256 * y, 256 * (y + 1))
    })
    this.#template = this.#templateOf(registry)
  }

  /** State number of a block; 0 (air) outside the world. */
  get(p: Vec): number {
    if (p.y < this.bottom || p.y >= this.top) return 0
    const column = this.ownColumn(p.x >> 4, p.z >> 4)
    if (!column) return this.#layers[p.y - this.bottom] ?? 0
    return column.getBlockStateId(this.#at(p))
  }

  /** Sets a block's state number. The caller checks the height. */
  set(p: Vec, stateId: number): void {
    const [cx, cz] = [p.x >> 4, p.z >> 4]
    this.#editable(cx, cz).setBlockStateId(this.#at(p), stateId)
    this.#changes.get(columnKey(cx, cz))?.set(this.#cellOf(p), stateId)
  }

  /** The column's data if it differs from the flat world's. */
  ownColumn(cx: number, cz: number): ChunkColumn | undefined {
    if (this.#last?.cx === cx && this.#last.cz === cz) return this.#last.column
    const edited = this.#edited.get(columnKey(cx, cz)) ?? this.#changedAgain(cx, cz)
    const column = edited ?? (this.source && this.#fromSource(this.source, cx, cz))
    this.#last = { cx, cz, column, isEdited: edited !== undefined }
    return column
  }

  /** A column as the source generated it; undefined if it was changed, or in a flat world. */
  untouched(cx: number, cz: number): SourceColumn | undefined {
    const key = columnKey(cx, cz)
    if (this.source === undefined || this.#edited.has(key) || this.#changes.has(key)) return undefined
    this.#fromSource(this.source, cx, cz)
    return this.#generated.get(key)
  }

  /** Whether a column began as the flat world's, changed or not. */
  isFlat(cx: number, cz: number): boolean {
    if (this.source !== undefined) return false
    return this.#restored.size === 0 || !this.#restored.has(columnKey(cx, cz))
  }

  /** Height of the flat world's ground. */
  get flatTop(): number {
    return this.bottom + LAYERS.length - 1
  }

  /** Name of the biome on the ground. */
  biomeAt(x: number, z: number): string {
    return this.source?.biomeAt(x, z) ?? this.#flatBiome
  }

  /**
   * All changed columns by key. Those that are not in memory are created one after the other, and not kept.
   * @param isWanted leaves columns out
   */
  *all(isWanted: (key: string) => boolean = () => true): Generator<[key: string, column: ChunkColumn]> {
    for (const [key, column] of this.#edited) if (isWanted(key)) yield [key, column]
    for (const [key, changes] of this.#changes) {
      if (this.#edited.has(key) || !isWanted(key)) continue
      const [cx = 0, cz = 0] = key.split(',').map(Number)
      const made = this.source?.generate(cx, cz)
      if (made !== undefined) yield [key, this.#withChanges(made.column, changes)]
    }
  }

  /** Number of columns in memory: as generated, and changed ones. */
  get inMemory(): { readonly generated: number; readonly changed: number } {
    return { generated: this.#generated.size, changed: this.#edited.size }
  }

  /** Drops the columns that need not be kept; they are generated again on demand. */
  release(isKept: (key: string) => boolean): void {
    for (const key of this.#generated.keys()) if (!isKept(key)) this.#generated.delete(key)
    for (const key of this.#changes.keys()) if (!isKept(key)) this.#edited.delete(key)
    this.#last = undefined
  }

  /** A column of air, to be filled and passed to `restore`. */
  blank(): ChunkColumn {
    return new this.#chunks({ minY: this.bottom, worldHeight: this.top - this.bottom })
  }

  restore(cx: number, cz: number, column: ChunkColumn): void {
    const key = columnKey(cx, cz)
    this.#edited.set(key, column)
    this.#restored.add(key)
    this.#changes.delete(key)
    this.#generated.delete(key)
    this.#last = undefined
  }

  /** A column of the flat world. */
  fresh(): ChunkColumn {
    const column = this.#chunks.fromJson(this.#template)
    // The library forgets the width of a state in the sections of old versions, and writes data that their
    // clients misread.
    for (const section of column.sections ?? [])
      if (section?.maxBitsPerBlock !== undefined) section.maxBitsPerBlock = column.maxBitsPerBlock
    return column
  }

  /** The column that keeps the changes at these coordinates. */
  #editable(cx: number, cz: number): ChunkColumn {
    const known = this.ownColumn(cx, cz)
    if (known !== undefined && this.#last?.isEdited) return known
    const key = columnKey(cx, cz)
    const column = known ?? this.fresh()
    this.#edited.set(key, column)
    if (this.source !== undefined) this.#changes.set(key, new Map())
    this.#generated.delete(key)
    this.#last = { cx, cz, column, isEdited: true }
    return column
  }

  /** Regenerates a released column that had changes; undefined for all others. */
  #changedAgain(cx: number, cz: number): ChunkColumn | undefined {
    const key = columnKey(cx, cz)
    const changes = this.#changes.get(key)
    if (changes === undefined || this.source === undefined) return undefined
    const column = this.#withChanges(this.#fromSource(this.source, cx, cz), changes)
    this.#generated.delete(key)
    this.#edited.set(key, column)
    return column
  }

  #withChanges(column: ChunkColumn, changes: Changes): ChunkColumn {
    for (const [cell, state] of changes)
      column.setBlockStateId(
        this.#at({ x: cell & 15, y: (cell >> 8) + this.bottom, z: (cell >> 4) & 15 }),
        state,
      )
    return column
  }

  /** Number of a cell in its column. */
  #cellOf({ x, y, z }: Vec): number {
    return ((y - this.bottom) << 8) | ((z & 15) << 4) | (x & 15)
  }

  #fromSource(source: ChunkSource, cx: number, cz: number): ChunkColumn {
    const key = columnKey(cx, cz)
    let made = this.#generated.get(key)
    if (!made) {
      made = source.generate(cx, cz)
      this.#generated.set(key, made)
    }
    return made.column
  }

  #at(p: Vec): Vec3 {
    this.#cursor.x = p.x & 15
    this.#cursor.y = p.y
    this.#cursor.z = p.z & 15
    return this.#cursor
  }

  /** A column of the flat world as JSON, made once per version: worlds are started by the hundred. */
  #templateOf(registry: Registry): string {
    const known = templates.get(registry) ?? new Map<string, string>()
    templates.set(registry, known)
    const heights = `${this.bottom},${this.top},${this.#flatBiome}`
    const template = known.get(heights) ?? this.#generate(registry).toJson()
    known.set(heights, template)
    return template
  }

  #generate(registry: Registry): ChunkColumn {
    const column = new this.#chunks()
    const biome = biomeId(registry, this.#flatBiome) ?? 1
    const p = new Vec3(0, 0, 0)
    for (p.y = this.bottom; p.y < this.top; p.y++) {
      const layer = this.#layers[p.y - this.bottom]
      for (let i = 0; i < 256; i++) {
        p.x = i >> 4
        p.z = i & 15
        if (layer !== undefined) column.setBlockStateId(p, layer)
        if ((p.x | p.y | p.z) % 4 === 0) column.setBiome(p, biome)
      }
    }
    return column
  }
}
