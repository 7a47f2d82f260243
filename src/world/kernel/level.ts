import { type Edges, keyOf, type Vec } from '../geometry.ts'
import type { ItemStack } from '../items/stack.ts'
import type { NbtCompound } from '../library/nbt.ts'
import type { Registry } from '../library/prismarine.ts'
import type { Beacon } from './blocks/beacon.ts'
import type { BlockRules } from './blocks/behaviour.ts'
import { entityTypeOf } from './blocks/block-entities.ts'
import type { Brew } from './blocks/brew.ts'
import { StateFacts } from './blocks/facts.ts'
import { type Fire, FURNACE } from './blocks/fire.ts'
import { BlockShapes } from './blocks/shapes.ts'
import { type BlockState, BlockStates } from './blocks/states.ts'
import type { BlockTable } from './blocks/table.ts'
import { Columns, columnKey, type Heights } from './chunks/columns.ts'
import type { ChunkSource } from './chunks/source.ts'

/** A block's data besides its state. */
export interface BlockEntity {
  /** Slots of a chest, barrel or the like. */
  items?: (ItemStack | null)[]
  /** State of a furnace. */
  fire?: Fire
  /** Ticks for which each item on a campfire has been cooking. */
  cooking?: number[]
  /** State of a brewing stand. */
  brew?: Brew
  /** State of a beacon. */
  beacon?: Beacon
  /** The open page of a lectern's book, from 0. */
  page?: number
  /** Name of the player who may write on a sign. */
  writer?: string
  /** Lines of a sign. */
  text?: readonly string[]
  /** Lines on its back (1.20 and later). */
  backText?: readonly string[]
  /** Other data from commands or files: kept and shown, without effect. */
  extra?: NbtCompound
}

export interface LevelChange {
  readonly position: Vec
  readonly from: BlockState
  readonly to: BlockState
  readonly by: string | undefined
}

export interface LevelInit {
  readonly registry: Registry
  readonly blocks: BlockTable<BlockRules>
  readonly onChange: (change: LevelChange) => void
  /** Default: those of 1.18 and later versions. */
  readonly heights?: Heights
  /** Generator of the world; absent if it is flat. */
  readonly source?: ChunkSource | undefined
  /** Biome of a flat world. */
  readonly flatBiome?: string | undefined
  /** Whether it has sky light. Default: it does. */
  readonly hasSky?: boolean
  /** Whether lava flows fast and far. Default: it does not. */
  readonly isUltrawarm?: boolean
}

/** The blocks of the world, with their data and the player who caused a change. */
export class Level {
  readonly states: BlockStates
  readonly shapes: BlockShapes
  /** Facts about the states of this version. */
  readonly facts: StateFacts
  readonly columns: Columns
  readonly hasSky: boolean
  readonly isUltrawarm: boolean
  /** The behaviour of blocks. */
  readonly blocks: BlockTable<BlockRules>
  readonly blockEntities = new Map<string, BlockEntity>()
  /** Furnaces that were opened or filled: only these can contain anything to smelt. */
  readonly furnaces = new Map<string, Vec>()
  /** Brewing stands that were opened or filled. */
  readonly stands = new Map<string, Vec>()
  /** All beacons. */
  readonly beacons = new Map<string, Vec>()
  /** All portal blocks. */
  readonly portals = new Map<string, Vec>()
  /** All hoppers. */
  readonly hoppers = new Map<string, Vec>()
  /** Campfires that have ever held an item. */
  readonly campfires = new Map<string, Vec>()
  /** Columns that have already received their first animals. */
  readonly populated = new Set<string>()
  /** The state of its blocks' activities; see `Memory`. */
  readonly memory: Record<string, object> = {}
  /** Number of block changes so far. */
  changes = 0
  /** The area that bodies inside it must not leave; undefined if there is none. Set by the border. */
  edges: () => Edges | undefined = () => undefined
  /** Called when a block's data changed but not its state. */
  onData: (p: Vec) => void = () => undefined
  /** Positions of the blocks that have data in vanilla, by column. */
  readonly #withData = new Map<string, Map<string, Vec>>()
  readonly #onChange: (change: LevelChange) => void
  #actor: string | undefined

  constructor({
    registry,
    blocks,
    onChange,
    heights,
    source,
    flatBiome,
    hasSky = true,
    isUltrawarm = false,
  }: LevelInit) {
    this.blocks = blocks
    this.hasSky = hasSky
    this.isUltrawarm = isUltrawarm
    this.states = new BlockStates(registry)
    this.shapes = new BlockShapes(registry, blocks)
    this.facts = new StateFacts(this)
    this.columns = new Columns(registry, heights, source, flatBiome)
    this.#onChange = onChange
  }

  get(p: Vec): BlockState {
    return this.states.decode(this.columns.get(p))
  }

  contains(p: Vec): boolean {
    return p.y >= this.columns.bottom && p.y < this.columns.top
  }

  /** Sets one block without updating its neighbours. Returns false if nothing changed. */
  set(p: Vec, to: BlockState): boolean {
    if (!this.contains(p)) return false
    const from = this.get(p)
    if (from === to) return false
    this.columns.set(p, to.stateId)
    this.changes++
    if (from.name !== to.name) {
      this.blockEntities.delete(keyOf(p))
      if (isPortal(from.name)) this.portals.delete(keyOf(p))
      if (isPortal(to.name)) this.notePortal(p)
      if (entityTypeOf(from.name) !== null || entityTypeOf(to.name) !== null) this.survey(p, to)
    }
    this.#onChange({ position: { x: p.x, y: p.y, z: p.z }, from, to, by: this.#actor })
    return true
  }

  /** Records a portal block. Needed only after writing to columns directly. */
  notePortal(p: Vec): void {
    this.portals.set(keyOf(p), { x: p.x, y: p.y, z: p.z })
  }

  /** Sets a block's data. */
  describe(p: Vec, entity: BlockEntity): void {
    this.blockEntities.set(keyOf(p), entity)
    this.onData({ x: p.x, y: p.y, z: p.z })
  }

  /** Records whether the block at a position has data. Needed only after writing to columns directly. */
  survey(p: Vec, state: BlockState): void {
    const column = columnKey(p.x >> 4, p.z >> 4)
    const places = this.#withData.get(column)
    if (state.name === 'beacon') this.beacons.set(keyOf(p), { x: p.x, y: p.y, z: p.z })
    if (state.name === 'hopper') this.hoppers.set(keyOf(p), { x: p.x, y: p.y, z: p.z })
    if (entityTypeOf(state.name) === null) places?.delete(keyOf(p))
    else if (places) places.set(keyOf(p), { x: p.x, y: p.y, z: p.z })
    else this.#withData.set(column, new Map([[keyOf(p), { x: p.x, y: p.y, z: p.z }]]))
  }

  /** Positions in a column whose blocks have data in vanilla. */
  placesWithData(cx: number, cz: number): Vec[] {
    return [...(this.#withData.get(columnKey(cx, cz))?.values() ?? [])]
  }

  /** Attributes all changes made during the call to this player. */
  attributed<T>(player: string | undefined, work: () => T): T {
    const before = this.#actor
    this.#actor = player
    try {
      return work()
    } finally {
      this.#actor = before
    }
  }

  /** The slots of a container block, created on first use. */
  slots(p: Vec, size: number): (ItemStack | null)[] {
    const key = keyOf(p)
    const entity = this.blockEntities.get(key) ?? {}
    entity.items ??= Array.from({ length: size }, () => null)
    this.blockEntities.set(key, entity)
    if (size === FURNACE.count) this.furnaces.set(key, { x: p.x, y: p.y, z: p.z })
    if (this.get(p).name === 'brewing_stand') this.stands.set(key, { x: p.x, y: p.y, z: p.z })
    return entity.items
  }
}

/** Whether a block takes bodies that touch it elsewhere. */
export const isPortal = (name: string): boolean =>
  name === 'nether_portal' || name === 'end_portal' || name === 'end_gateway'
