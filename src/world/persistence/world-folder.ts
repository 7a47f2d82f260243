import { join } from 'node:path'
import { DIMENSIONS } from '../kernel/dimensions.ts'
import type { Game } from '../kernel/game.ts'
import type { NbtCompound } from '../library/nbt.ts'
import { readNbt, writeNbt } from '../library/nbt-file.ts'
import { ChunkStore } from './chunk-store.ts'
import { EntityStore } from './entity-store.ts'
import { namesIn, readIfExists, writeAtomically } from './files.ts'
import { loadLevel, saveLevel, terrainSeedOf } from './level-dat.ts'
import { MapStore } from './map-store.ts'
import { playerFile } from './player-file.ts'
import { statisticsFrom, statisticsJson } from './player-json.ts'
import { PlayerStore } from './player-store.ts'
import { RecordStore } from './record-store.ts'

/**
 * A world on disk in vanilla's layout: level.dat, region/*.mca (and those of Nether and End), entities/*.mca, playerdata/*.dat,
 * stats and advancements, data/*.dat. It is read once, when the server starts, and written only by `save`.
 */
export class WorldFolder {
  readonly path: string
  readonly #stores: readonly ChunkStore[]
  readonly #entities: readonly EntityStore[]
  readonly #maps: MapStore
  readonly #records: RecordStore
  readonly players = new PlayerStore()
  #level: NbtCompound | undefined
  #saving: Promise<void> = Promise.resolve()

  private constructor(
    path: string,
    {
      stores,
      entities,
      maps,
      records,
    }: {
      stores: readonly ChunkStore[]
      entities: readonly EntityStore[]
      maps: MapStore
      records: RecordStore
    },
  ) {
    this.path = path
    this.#stores = stores
    this.#entities = entities
    this.#maps = maps
    this.#records = records
  }

  /** Reads the folder; a missing folder is a new world. Throws 'bad_nbt' or 'bad_world'. */
  static async open(path: string): Promise<WorldFolder> {
    const stores: ChunkStore[] = []
    const entities: EntityStore[] = []
    for (const dimension of Object.values(DIMENSIONS)) {
      stores.push(await ChunkStore.open(path, dimension))
      entities.push(await EntityStore.open(path, dimension))
    }
    const folder = new WorldFolder(path, {
      stores,
      entities,
      maps: await MapStore.open(path),
      records: await RecordStore.open(path),
    })
    const level = await readIfExists(join(path, 'level.dat'))
    if (level) folder.#level = readNbt(level, join(path, 'level.dat'))
    for (const [uuid, file] of await playerFiles(join(path, 'playerdata'))) {
      const data = await readIfExists(file)
      if (data) folder.players.put(uuid, readNbt(data, file))
      const counted = await readIfExists(join(path, 'stats', `${uuid}.json`))
      if (counted) folder.players.count(uuid, statisticsFrom(counted.toString('utf8')))
    }
    return folder
  }

  /** Whether a world was saved here before. */
  get isNew(): boolean {
    return this.#level === undefined
  }

  /** Terrain seed of the world that was saved here; undefined for a flat or new world. */
  get terrainSeed(): number | undefined {
    return this.#level && terrainSeedOf(this.#level)
  }

  /** Loads the world into a new game. Throws 'bad_world' or 'unknown_block'. */
  load(game: Game): void {
    if (this.#level) loadLevel(game, this.#level)
    for (const store of this.#stores) {
      const { name } = store.dimension
      if (name === 'overworld' || !store.isEmpty) store.load(game.world.in(name))
    }
    this.#maps.load(game)
    this.#records.load(game)
    for (const store of this.#entities) if (!store.isEmpty) store.load(game.world.in(store.dimension.name))
    game.emitter.on('blockChanged', ({ position, dimension = 'overworld' }) => {
      this.#stores.find((store) => store.dimension.name === dimension)?.note(position)
    })
  }

  /** Writes the current world; `now` is in milliseconds since 1970. Saves run one after another. */
  save(game: Game, now: number): Promise<void> {
    // serialise everything before the first write, so that all files show the same moment
    for (const player of game.world.players) this.players.remember(player)
    const level = saveLevel(game, now, this.#level)
    const chunks = game.world.places.flatMap((place) => {
      const store = this.#stores.find(({ dimension }) => dimension === place.dimension)
      return store ? [{ store, chunks: store.changed(place) }] : []
    })
    const entities = game.world.places.flatMap((place) => {
      const store = this.#entities.find(({ dimension }) => dimension === place.dimension)
      return store ? [{ store, chunks: store.saved(place) }] : []
    })
    const maps = this.#maps.saved(game)
    const players = [...this.players.all()]
    const records = [
      ...this.#records.saved(game),
      ...[...this.players.statistics()].map(
        ([uuid, all]) => [join('stats', `${uuid}.json`), Buffer.from(statisticsJson(all))] as const,
      ),
    ]
    this.#level = level
    this.#saving = this.#saving
      .catch(() => {})
      .then(() => this.#write({ level, chunks, entities, maps, players, records }))
    return this.#saving
  }

  async #write(world: {
    level: NbtCompound
    chunks: readonly { store: ChunkStore; chunks: ReturnType<ChunkStore['changed']> }[]
    entities: readonly { store: EntityStore; chunks: ReturnType<EntityStore['saved']> }[]
    maps: ReturnType<MapStore['saved']>
    players: [string, NbtCompound][]
    records: ReturnType<RecordStore['saved']>
  }): Promise<void> {
    for (const { store, chunks } of world.chunks) await store.write(chunks)
    for (const { store, chunks } of world.entities) await store.write(chunks)
    await this.#maps.write(world.maps)
    await this.#records.write(world.records)
    for (const [uuid, nbt] of world.players)
      await writeAtomically(join(this.path, 'playerdata', `${uuid}.dat`), writeNbt(nbt))
    await writeAtomically(join(this.path, 'level.dat'), writeNbt(world.level))
  }
}

const PLAYER = playerFile('dat')

async function playerFiles(folder: string): Promise<[uuid: string, path: string][]> {
  return (await namesIn(folder)).flatMap((name) => {
    const uuid = PLAYER.exec(name)?.[1]
    return uuid === undefined ? [] : [[uuid, join(folder, name)] as [string, string]]
  })
}
