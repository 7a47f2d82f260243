import { join } from 'node:path'
import { DIMENSION_NAMES } from '../kernel/dimensions.ts'
import type { Game } from '../kernel/game.ts'
import { type NbtCompound, type NbtTag, nbtByte, nbtInt, nbtList, nbtString } from '../library/nbt.ts'
import { readNbt, writeNbt } from '../library/nbt-file.ts'
import { MAP_SIZE, type MapData, mapsOf } from '../maps/maps.ts'
import { dataFile } from './data-file.ts'
import { namesIn, readIfExists, writeAtomically } from './files.ts'

const FILE = /^map_(\d+)\.dat$/

/** The maps of a world: data/map_N.dat, and their number in data/idcounts.dat. */
export class MapStore {
  readonly #folder: string
  readonly #read: ReadonlyMap<number, NbtCompound>
  /** The last written version of each map. */
  readonly #written = new Map<number, number>()

  private constructor(folder: string, read: ReadonlyMap<number, NbtCompound>) {
    this.#folder = folder
    this.#read = read
  }

  /** Throws 'bad_nbt'. */
  static async open(world: string): Promise<MapStore> {
    const folder = join(world, 'data')
    const read = new Map<number, NbtCompound>()
    for (const name of await namesIn(folder)) {
      const id = FILE.exec(name)?.[1]
      const file = join(folder, name)
      const data = id === undefined ? undefined : await readIfExists(file)
      if (data) read.set(Number(id), readNbt(data, file))
    }
    return new MapStore(folder, read)
  }

  load(game: Game): void {
    const maps = mapsOf(game)
    for (const [id, { value }] of this.#read) {
      const map = value['data']?.type === 'compound' ? mapFrom(id, value['data'].value as Members) : undefined
      if (!map) continue
      maps.byId.set(id, map)
      this.#written.set(id, map.version)
      maps.next = Math.max(maps.next, id + 1)
    }
  }

  /** The current contents of new files. */
  saved(game: Game): readonly (readonly [name: string, nbt: NbtCompound])[] {
    const { byId, next } = mapsOf(game)
    const changed = [...byId.values()].filter(({ id, version }) => this.#written.get(id) !== version)
    if (changed.length === 0) return []
    for (const { id, version } of changed) this.#written.set(id, version)
    return [
      ...changed.map((map) => [`map_${map.id}.dat`, dataFile(mapMembers(map))] as const),
      ['idcounts.dat', dataFile({ map: nbtInt(next - 1) })] as const,
    ]
  }

  async write(files: readonly (readonly [name: string, nbt: NbtCompound])[]): Promise<void> {
    for (const [name, nbt] of files) await writeAtomically(join(this.#folder, name), writeNbt(nbt))
  }
}

type Members = Readonly<Record<string, NbtTag | undefined>>

const mapMembers = (map: MapData): Record<string, NbtTag> => ({
  dimension: nbtString(`minecraft:${map.dimension}`),
  scale: nbtByte(map.scale),
  xCenter: nbtInt(map.centre.x),
  zCenter: nbtInt(map.centre.z),
  locked: nbtByte(map.locked ? 1 : 0),
  trackingPosition: nbtByte(1),
  unlimitedTracking: nbtByte(0),
  banners: nbtList('compound', []),
  frames: nbtList('compound', []),
  colors: { type: 'byteArray', value: [...new Int8Array(map.colours.buffer)] },
})

/** A map as saved; undefined if it lacks its colours. */
function mapFrom(id: number, said: Members): MapData | undefined {
  const { colors } = said
  const colours = Uint8Array.from(colors?.type === 'byteArray' ? (colors.value as readonly number[]) : [])
  if (colours.length !== MAP_SIZE * MAP_SIZE) return undefined
  const number = (key: string) => Number(said[key]?.value ?? 0)
  const dimension = DIMENSION_NAMES.find((name) => `minecraft:${name}` === said['dimension']?.value)
  return {
    memory: {},
    id,
    dimension: dimension ?? 'overworld',
    scale: Math.min(4, Math.max(0, number('scale'))),
    centre: { x: number('xCenter'), z: number('zCenter') },
    locked: number('locked') !== 0,
    colours,
    version: 1,
  }
}
