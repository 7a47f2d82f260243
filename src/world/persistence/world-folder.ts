import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Vec } from '../geometry.ts'
import { columnKey } from '../kernel/chunks/columns.ts'
import type { Game } from '../kernel/game.ts'
import type { NbtCompound } from '../library/nbt.ts'
import { readNbt, writeNbt } from '../library/nbt-file.ts'
import { SUPPORTED_VERSION } from '../options.ts'
import { loadChunk } from './chunk-load.ts'
import { saveChunk } from './chunk-save.ts'
import { readIfExists, writeAtomically } from './files.ts'
import { loadLevel, saveLevel, terrainSeedOf } from './level-dat.ts'
import { PlayerStore } from './player-store.ts'
import { readRegions, type StoredChunk, writeRegions } from './regions.ts'

/**
 * A world on disk in vanilla's layout: level.dat, region/*.mca, playerdata/*.dat. It is read once, when the server
 * starts, and written only by `save`. Entities are not saved.
 */
export class WorldFolder {
  readonly path: string
  readonly #chunks = new Map<string, StoredChunk>()
  readonly players = new PlayerStore()
  #level: NbtCompound | undefined
  /** Keys of the chunks that differ from the file. */
  readonly #changed = new Set<string>()
  #saving: Promise<void> = Promise.resolve()

  private constructor(path: string) {
    this.path = path
  }

  /** Reads the folder; a missing folder is a new world. Throws 'bad_nbt' or 'bad_world'. */
  static async open(path: string): Promise<WorldFolder> {
    const folder = new WorldFolder(path)
    const level = await readIfExists(join(path, 'level.dat'))
    if (level) folder.#level = readNbt(level, join(path, 'level.dat'))
    for (const chunk of await readRegions(join(path, 'region')))
      folder.#chunks.set(columnKey(chunk.cx, chunk.cz), chunk)
    for (const [uuid, file] of await playerFiles(join(path, 'playerdata'))) {
      const data = await readIfExists(file)
      if (data) folder.players.put(uuid, readNbt(data, file))
    }
    return folder
  }

  /** Whether a world was saved here before. */
  get isNew(): boolean {
    return this.#level === undefined
  }

  /** Seed of the terrain of the world that was saved here; undefined for a flat world and for a new one. */
  get terrainSeed(): number | undefined {
    return this.#level && terrainSeedOf(this.#level)
  }

  /** Loads the world into a new game. Throws 'bad_world' or 'unknown_block'. */
  load(game: Game): void {
    if (this.#level) loadLevel(game, this.#level)
    const redstone: Vec[] = []
    for (const { cx, cz, read } of this.#chunks.values()) loadChunk(game, read(), cx, cz, redstone)
    game.emitter.on('blockChanged', ({ position }) => {
      this.#changed.add(columnKey(position.x >> 4, position.z >> 4))
    })
    game.redstone.resume(redstone)
  }

  /** Writes the current world; `now` is in milliseconds since 1970. Saves run one after another. */
  save(game: Game, now: number): Promise<void> {
    // serialise everything before the first write, so that all files show the same moment
    for (const player of game.players) this.players.remember(player)
    const level = saveLevel(game, now, this.#level)
    const chunks = this.#changedChunks(game)
    const players = [...this.players.all()]
    this.#level = level
    this.#saving = this.#saving.catch(() => {}).then(() => this.#write({ level, chunks, players }))
    return this.#saving
  }

  #changedChunks(game: Game): { cx: number; cz: number; nbt: NbtCompound }[] {
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

  async #write(world: {
    level: NbtCompound
    chunks: { cx: number; cz: number; nbt: NbtCompound }[]
    players: [string, NbtCompound][]
  }): Promise<void> {
    await writeRegions(SUPPORTED_VERSION, join(this.path, 'region'), world.chunks)
    for (const [uuid, nbt] of world.players)
      await writeAtomically(join(this.path, 'playerdata', `${uuid}.dat`), writeNbt(nbt))
    await writeAtomically(join(this.path, 'level.dat'), writeNbt(world.level))
    for (const { cx, cz, nbt } of world.chunks)
      this.#chunks.set(columnKey(cx, cz), { cx, cz, read: () => nbt })
  }
}

async function playerFiles(folder: string): Promise<[uuid: string, path: string][]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.flatMap((name) => {
    const match = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.dat$/.exec(name)
    return match?.[1] ? [[match[1], join(folder, name)] as [string, string]] : []
  })
}
