import { Vec3 } from 'vec3'
import type { Vec } from '../../geometry.ts'
import { type ChunkClass, type ChunkColumn, loadChunks, type Registry } from '../../library/prismarine.ts'

/** Lowest block of a world of 1.18 and later, and the first height above it. */
export const MIN_Y = -64
export const MAX_Y = 320
/** Height above the bottom up to which sky light is written. */
const LIT_HEIGHT = 48

/** Lowest block of a world, and the first height above it. */
export interface Heights {
  readonly bottom: number
  readonly top: number
}

/** Layers of vanilla's superflat world, from the bottom. */
const LAYERS = ['bedrock', 'dirt', 'dirt', 'grass_block'] as const

export const columnKey = (cx: number, cz: number): string => `${cx},${cz}`

/** State numbers of all blocks. A column is stored only once it differs from the generated one. */
export class Columns {
  readonly bottom: number
  readonly top: number
  readonly #chunks: ChunkClass
  readonly #layers: number[]
  readonly #edited = new Map<string, ChunkColumn>()
  readonly #template: string
  readonly #cursor = new Vec3(0, 0, 0)

  constructor(registry: Registry, heights: Heights = { bottom: MIN_Y, top: MAX_Y }) {
    this.bottom = heights.bottom
    this.top = heights.top
    this.#chunks = loadChunks(registry)
    this.#layers = LAYERS.map((name) => registry.blocksByName[name]?.defaultState ?? 0)
    this.#template = this.#generate(registry).toJson()
  }

  /** State number of a block; 0 (air) outside the world. */
  get(p: Vec): number {
    if (p.y < this.bottom || p.y >= this.top) return 0
    const column = this.#edited.get(columnKey(p.x >> 4, p.z >> 4))
    if (!column) return this.#layers[p.y - this.bottom] ?? 0
    return column.getBlockStateId(this.#at(p))
  }

  /** Sets a block's state number. The caller checks the height. */
  set(p: Vec, stateId: number): void {
    const key = columnKey(p.x >> 4, p.z >> 4)
    let column = this.#edited.get(key)
    if (!column) {
      column = this.fresh()
      this.#edited.set(key, column)
    }
    column.setBlockStateId(this.#at(p), stateId)
  }

  /** The column's data if it differs from the generator's. */
  editedColumn(cx: number, cz: number): ChunkColumn | undefined {
    return this.#edited.get(columnKey(cx, cz))
  }

  /** All stored columns by key. */
  get all(): ReadonlyMap<string, ChunkColumn> {
    return this.#edited
  }

  /** A column of air, to be filled and passed to `restore`. */
  blank(): ChunkColumn {
    return new this.#chunks()
  }

  restore(cx: number, cz: number, column: ChunkColumn): void {
    this.#edited.set(columnKey(cx, cz), column)
  }

  /** A column as generated. */
  fresh(): ChunkColumn {
    return this.#chunks.fromJson(this.#template)
  }

  #at(p: Vec): Vec3 {
    this.#cursor.x = p.x & 15
    this.#cursor.y = p.y
    this.#cursor.z = p.z & 15
    return this.#cursor
  }

  #generate(registry: Registry): ChunkColumn {
    const column = new this.#chunks()
    const plains = registry.biomesByName['plains']?.id ?? 1
    const p = new Vec3(0, 0, 0)
    for (p.y = this.bottom; p.y < this.top; p.y++)
      for (p.x = 0; p.x < 16; p.x++)
        for (p.z = 0; p.z < 16; p.z++) {
          const layer = this.#layers[p.y - this.bottom]
          if (layer !== undefined) column.setBlockStateId(p, layer)
          else if (p.y < this.bottom + LIT_HEIGHT) column.setSkyLight(p, 15)
          if ((p.x | p.y | p.z) % 4 === 0) column.setBiome(p, plains)
        }
    return column
  }
}
