import { join } from 'node:path'
import { compounds } from '../items/item-nbt.ts'
import { columnKey } from '../kernel/chunks/columns.ts'
import type { Dimension } from '../kernel/dimensions.ts'
import type { Entity } from '../kernel/entities/entity.ts'
import type { Game } from '../kernel/game.ts'
import { type NbtCompound, type NbtTag, nbtCompound, nbtInt, nbtList } from '../library/nbt.ts'
import { DATA_VERSION } from './chunk-layout.ts'
import { createTree, isRoot, type Led, type Members, tieLed, withRiders } from './entity-tree.ts'
import { readRegions, type StoredChunk, writeRegions } from './regions.ts'

/** The entities of one column in the form in which they are written. */
interface SavedEntities {
  readonly cx: number
  readonly cz: number
  readonly nbt: NbtCompound
}

const columnAt = ({ x, z }: { readonly x: number; readonly z: number }): string =>
  columnKey(Math.floor(x) >> 4, Math.floor(z) >> 4)

/** The entities of one dimension in its folder (entities/*.mca, as vanilla keeps them since 1.17). */
export class EntityStore {
  readonly dimension: Dimension
  readonly #folder: string
  readonly #chunks: readonly StoredChunk[]
  /** Keys of the columns that have been written. */
  readonly #known: Set<string>
  /** Entities unknown to this server, by column: they are written back unchanged. */
  readonly #foreign = new Map<string, Members[]>()

  private constructor(dimension: Dimension, folder: string, chunks: readonly StoredChunk[]) {
    this.dimension = dimension
    this.#folder = folder
    this.#chunks = chunks
    this.#known = new Set(chunks.map(({ cx, cz }) => columnKey(cx, cz)))
  }

  /** Throws 'bad_world'. */
  static async open(world: string, dimension: Dimension): Promise<EntityStore> {
    const folder = join(world, dimension.folder, 'entities')
    return new EntityStore(dimension, folder, await readRegions(folder))
  }

  get isEmpty(): boolean {
    return this.#chunks.length === 0
  }

  /** Puts all of them into their dimension; in a generated world they wait until their column is loaded. */
  load(game: Game): void {
    const led: Led = []
    for (const { cx, cz, read } of this.#chunks) {
      const key = columnKey(cx, cz)
      game.level.populated.add(key)
      for (const members of compounds(read().value['Entities'])) {
        const made = createTree(game, members, led)
        if (made.length === 0) this.#foreign.set(key, [...(this.#foreign.get(key) ?? []), members])
        for (const entity of made) enter(game, entity)
      }
    }
    tieLed(game, led)
  }

  /** The entities of all columns that have any, or had any when they were last written. */
  saved(game: Game): SavedEntities[] {
    const lists = new Map<string, Members[]>()
    for (const key of [...this.#known, ...game.level.populated]) lists.set(key, [])
    const parked = [...game.parked.values()].flat()
    for (const entity of [...game.entities.values(), ...parked]) {
      if (!isRoot(entity)) continue
      const key = columnAt(entity.position)
      const list = lists.get(key) ?? []
      list.push(withRiders(entity))
      lists.set(key, list)
    }
    for (const [key, members] of this.#foreign) lists.set(key, [...members, ...(lists.get(key) ?? [])])
    return Array.from(lists, ([key, list]) => {
      const [cx = 0, cz = 0] = key.split(',').map(Number)
      const nbt = nbtCompound({
        DataVersion: nbtInt(DATA_VERSION),
        Position: { type: 'intArray', value: [cx, cz] },
        Entities: nbtList('compound', list as Record<string, NbtTag>[]),
      })
      return { cx, cz, nbt: { ...nbt, name: '' } }
    })
  }

  async write(chunks: readonly SavedEntities[]): Promise<void> {
    if (chunks.length === 0) return
    await writeRegions(this.#folder, chunks)
    for (const { cx, cz } of chunks) this.#known.add(columnKey(cx, cz))
  }
}

function enter(game: Game, entity: Entity): void {
  if (!game.level.columns.source) {
    game.addEntity(entity)
    return
  }
  const key = columnAt(entity.position)
  const there = game.parked.get(key)
  if (there) there.push(entity)
  else game.parked.set(key, [entity])
}
