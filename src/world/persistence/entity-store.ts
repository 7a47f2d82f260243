import { join } from 'node:path'
import { knotAt } from '../entities/leash-knot.ts'
import { compounds } from '../items/item-nbt.ts'
import { columnKey } from '../kernel/chunks/columns.ts'
import type { Dimension } from '../kernel/dimensions.ts'
import { Body } from '../kernel/entities/body.ts'
import { type Entity, idIn } from '../kernel/entities/entity.ts'
import type { Game } from '../kernel/game.ts'
import { uuidIn } from '../kernel/memory/uuid.ts'
import { type NbtCompound, type NbtTag, nbtCompound, nbtInt, nbtList, plainNbt } from '../library/nbt.ts'
import { Mob } from '../mobs/index.ts'
import { SUPPORTED_VERSION } from '../options.ts'
import { mount } from '../player/riding.ts'
import { DATA_VERSION } from './chunk-layout.ts'
import { createEntity } from './entity-apply.ts'
import { entityNbt } from './entity-nbt.ts'
import { readRegions, type StoredChunk, writeRegions } from './regions.ts'

type Members = Readonly<Record<string, NbtTag | undefined>>

/** What is kept besides the living. What flies, falls or is about to explode is not; a dragon comes with its fight. */
const KEPT = /(^|_)(boat|raft|minecart|item_frame)$|^(painting|item|experience_orb|end_crystal|marker)$/

const isKept = (entity: Entity): boolean =>
  !entity.removed &&
  (entity instanceof Body ? entity.kind !== 'ender_dragon' && !entity.dying : KEPT.test(entity.kind))

/** The entities of one column as they are written. */
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
  /** Entities that this server does not have, by column: they are written back as they were. */
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
    const led: [Mob, Members][] = []
    for (const { cx, cz, read } of this.#chunks) {
      const key = columnKey(cx, cz)
      game.level.populated.add(key)
      for (const members of compounds(read().value['Entities'])) {
        const made = create(game, members, led)
        if (made.length === 0) this.#foreign.set(key, [...(this.#foreign.get(key) ?? []), members])
        for (const entity of made) enter(game, entity)
      }
    }
    for (const [mob, leash] of led) {
      const at = (axis: string) => Number(plainNbt(leash[axis]))
      if (['X', 'Y', 'Z'].every((axis) => Number.isFinite(at(axis))))
        mob.tieTo(knotAt(game, { x: at('X'), y: at('Y'), z: at('Z') }))
    }
  }

  /** The entities of all columns that have any, or had any when they were last written. */
  saved(game: Game): SavedEntities[] {
    const lists = new Map<string, Members[]>()
    for (const key of [...this.#known, ...game.level.populated]) lists.set(key, [])
    const parked = [...game.parked.values()].flat()
    for (const entity of [...game.entities.values(), ...parked]) {
      // riders are written with what they ride
      if (!isKept(entity) || (entity.vehicle && isKept(entity.vehicle))) continue
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
    await writeRegions(SUPPORTED_VERSION, this.#folder, chunks)
    for (const { cx, cz } of chunks) this.#known.add(columnKey(cx, cz))
  }
}

function withRiders(entity: Entity): Members {
  const { value } = entityNbt(entity)
  const riders = entity.riders.filter(
    (rider): rider is Entity => 'riders' in rider && isKept(rider as Entity),
  )
  if (riders.length === 0) return value
  return { ...value, Passengers: nbtList('compound', riders.map(withRiders) as Record<string, NbtTag>[]) }
}

/** An entity and all that ride on it; none if this server does not have it. */
function create(game: Game, members: Members, led: [Mob, Members][]): Entity[] {
  const kind = String(members['id']?.value ?? '').replace('minecraft:', '')
  const [x, y, z] = (plainNbt(members['Pos']) ?? []) as readonly unknown[]
  if (!game.registry.entitiesByName[kind] || ![x, y, z].every(Number.isFinite)) return []
  const { Passengers, Leash, ...own } = members
  const position = { x: Number(x), y: Number(y), z: Number(z) }
  const entity = createEntity(game, kind, position, { type: 'compound', name: '', value: own })
  if (!entity || entity === 'no_item') return []
  keepUuid(game, entity, uuidIn(own['UUID']))
  if (entity instanceof Mob && Leash?.type === 'compound') led.push([entity, Leash.value as Members])
  const all = [entity]
  for (const rider of compounds(Passengers)) {
    const [first, ...others] = create(game, rider, led)
    if (!first) continue
    mount(game, first, entity)
    all.push(first, ...others)
  }
  return all
}

/** An entity is who it was, so that others who remember it find it again. */
function keepUuid(game: Game, entity: Entity, uuid: string | undefined): void {
  if (uuid === undefined) return
  entity.uuid = uuid
  game.world.reserveEntityIds(idIn(uuid) ?? 0)
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
