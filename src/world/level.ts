import { BlockShapes } from './blocks/shapes.ts'
import { type BlockState, BlockStates } from './blocks/states.ts'
import { Columns, type Heights } from './chunks/columns.ts'
import { keyOf, type Vec } from './geometry.ts'
import type { ItemStack } from './items/stack.ts'
import type { NbtCompound } from './library/nbt.ts'
import type { Registry } from './library/prismarine.ts'
import { type Fire, FURNACE } from './smelting/furnace.ts'

/** What a block holds besides its state. */
export interface BlockEntity {
  /** Slots of a chest, barrel or the like. */
  items?: (ItemStack | null)[]
  /** What goes on in a furnace. */
  fire?: Fire
  /** Lines of a sign. */
  text?: readonly string[]
  /** What else commands or files said about it: kept and shown, without effect. */
  extra?: NbtCompound
}

export interface LevelChange {
  readonly position: Vec
  readonly from: BlockState
  readonly to: BlockState
  readonly by: string | undefined
}

/** The blocks of the world: reading, setting, and who is to blame for a change. */
export class Level {
  readonly states: BlockStates
  readonly shapes: BlockShapes
  readonly columns: Columns
  readonly blockEntities = new Map<string, BlockEntity>()
  /** Furnaces that somebody or something looked into: only these can have anything to smelt. */
  readonly furnaces = new Map<string, Vec>()
  /** Changes so far: as long as it stands, no block has changed. */
  changes = 0
  private readonly onChange: (change: LevelChange) => void
  private actor: string | undefined

  constructor(registry: Registry, onChange: (change: LevelChange) => void, heights?: Heights) {
    this.states = new BlockStates(registry)
    this.shapes = new BlockShapes(registry)
    this.columns = new Columns(registry, heights)
    this.onChange = onChange
  }

  get(p: Vec): BlockState {
    return this.states.decode(this.columns.get(p))
  }

  contains(p: Vec): boolean {
    return p.y >= this.columns.bottom && p.y < this.columns.top
  }

  /** Sets one block and nothing else: neighbours are the caller's business. False if nothing changed. */
  set(p: Vec, to: BlockState): boolean {
    if (!this.contains(p)) return false
    const from = this.get(p)
    if (from === to) return false
    this.columns.set(p, to.stateId)
    this.changes++
    if (from.name !== to.name) this.blockEntities.delete(keyOf(p))
    this.onChange({ position: { x: p.x, y: p.y, z: p.z }, from, to, by: this.actor })
    return true
  }

  /** Changes made during the call are this player's. */
  attributed<T>(player: string | undefined, work: () => T): T {
    const before = this.actor
    this.actor = player
    try {
      return work()
    } finally {
      this.actor = before
    }
  }

  /** The slots a container block holds, made on first use. */
  slots(p: Vec, size: number): (ItemStack | null)[] {
    const key = keyOf(p)
    const entity = this.blockEntities.get(key) ?? {}
    entity.items ??= Array.from({ length: size }, () => null)
    this.blockEntities.set(key, entity)
    if (size === FURNACE.count) this.furnaces.set(key, { x: p.x, y: p.y, z: p.z })
    return entity.items
  }
}
