import { join } from 'node:path'
import type { Vec } from '../geometry.ts'
import { columnKey } from '../kernel/chunks/columns.ts'
import type { Dimension } from '../kernel/dimensions.ts'
import type { Game } from '../kernel/game.ts'
import type { NbtCompound } from '../library/nbt.ts'
import { loadChunk } from './chunk-load.ts'
import { saveChunk } from './chunk-save.ts'
import { readRegions, type StoredChunk, writeRegions } from './regions.ts'

/** A chunk to be written. */
interface SavedChunk {
  readonly cx: number
  readonly cz: number
  readonly nbt: NbtCompound
}

/** The chunks of one dimension in its folder: region/, DIM-1/region/ or DIM1/region/. */
export class ChunkStore {
  readonly dimension: Dimension
  readonly #folder: string
  readonly #chunks: Map<string, StoredChunk>
  /** Keys of the chunks that differ from the file. */
  readonly #changed = new Set<string>()

  private constructor(dimension: Dimension, folder: string, chunks: readonly StoredChunk[]) {
    this.dimension = dimension
    this.#folder = folder
    this.#chunks = new Map(chunks.map((chunk) => [columnKey(chunk.cx, chunk.cz), chunk]))
  }

  /** Throws 'bad_world'. */
  static async open(world: string, dimension: Dimension): Promise<ChunkStore> {
    const folder = join(world, dimension.folder, 'region')
    return new ChunkStore(dimension, folder, await readRegions(folder))
  }

  get isEmpty(): boolean {
    return this.#chunks.size === 0
  }

  /** Loads all chunks into their dimension. Throws 'bad_world' or 'unknown_block'. */
  load(game: Game): void {
    const redstone: Vec[] = []
    for (const { cx, cz, read } of this.#chunks.values()) loadChunk(game, read(), cx, cz, redstone)
    game.redstone.resume(redstone)
  }

  /** A block has changed. */
  note({ x, z }: Vec): void {
    this.#changed.add(columnKey(x >> 4, z >> 4))
  }

  /** The current chunks that differ from their files. */
  changed(game: Game): SavedChunk[] {
    const { columns } = game.level
    // the contents of a container change without a block change
    for (const key of game.level.blockEntities.keys()) {
      const [x = 0, , z = 0] = key.split(',').map(Number)
      this.#changed.add(columnKey(x >> 4, z >> 4))
    }
    const isUnsaved = (key: string) => !this.#chunks.has(key) || this.#changed.has(key)
    return Array.from(columns.all(isUnsaved), ([key, column]) => {
      const [cx = 0, cz = 0] = key.split(',').map(Number)
      return { cx, cz, nbt: saveChunk(game, column, cx, cz, this.#chunks.get(key)?.read()) }
    })
  }

  async write(chunks: readonly SavedChunk[]): Promise<void> {
    await writeRegions(this.#folder, chunks)
    for (const { cx, cz, nbt } of chunks) this.#chunks.set(columnKey(cx, cz), { cx, cz, read: () => nbt })
  }
}
