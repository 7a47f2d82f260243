/** The systems of a dimension, in the form that the kernel gets them. */
import type { Vec } from '../geometry.ts'
import type { Registry } from '../library/prismarine.ts'
import type { WorldRules } from '../rules.ts'
import type { BlockState } from './blocks/states.ts'
import type { BlockTable } from './blocks/table.ts'
import type { Chance } from './chance.ts'
import type { ChunkSource } from './chunks/source.ts'
import type { DimensionName } from './dimensions.ts'
import type { Body } from './entities/body.ts'
import type { Damage } from './entities/damage.ts'
import type { DroppedItem, Entity, Tracked } from './entities/entity.ts'
import type { LevelChange } from './level.ts'

/** A block with a scheduled action, which is cancelled if another block is there by then. */
export interface WaitingBlock {
  readonly p: Vec
  readonly name: string
  /** Ticks left. */
  readonly ticks: number
  readonly priority: -3 | -2 | -1 | 0
}

/** Redstone, as blocks use it. */
export interface PowerSystem {
  /** A separate random stream. */
  readonly chance: Chance
  /** Schedules a block to act some ticks from now, unless it is already scheduled. Lower priorities act first. */
  schedule(p: Vec, ticks: number, priority?: -3 | -2 | -1 | 0): void
  isScheduled(p: Vec): boolean
  /** The blocks that are scheduled, with the ticks left to each. */
  waiting(): readonly WaitingBlock[]
  /** Handles all effects so far, and then schedules exactly these blocks. */
  wait(waiting: readonly WaitingBlock[]): void
  /** Call this when the power of a block has changed, but not its state. */
  touch(p: Vec): void
  /** Handles the effects of the changes so far. */
  settle(): void
  /** After a world was loaded: makes these blocks reschedule their pending actions. */
  resume(positions: Iterable<Vec>): void
}

/** A fluid that is about to flow, and the ticks until then. */
export interface WaitingFluid {
  readonly p: Vec
  readonly ticks: number
}

/** Water and lava, as blocks use them. */
export interface FluidSystem {
  /** Call when a block was set or its neighbour changed. */
  wake(p: Vec, state: BlockState): void
  /** Schedules the fluid's next step. Does nothing if one is already scheduled. */
  schedule(p: Vec, ticks: number): void
  /** The fluids that are about to flow. */
  waiting(): readonly WaitingFluid[]
  /** Lets exactly these fluids flow next. */
  wait(waiting: readonly WaitingFluid[]): void
}

/** Random ticks, as loading uses them. */
export interface GrowthSystem {
  /** The number of growing blocks in each section that has any. */
  readonly counts: readonly number[]
  /** Counts the growing blocks of a section that was loaded from a file. */
  survey(x: number, y: number, z: number): void
  /** Sets the number of growing blocks of a section, counted at its generation. */
  expect(x: number, y: number, z: number, count: number): void
  /** Drops the sections of a column that was unloaded. */
  forget(x: number, z: number): void
}

/** Systems with their own state. */
export interface Systems<G> {
  readonly redstone: PowerSystem
  readonly fluids: FluidSystem
  readonly growth: GrowthSystem
  /** The systems that run in each tick, in order. */
  readonly tick: readonly ((game: G) => void)[]
  /** Listeners of block changes, in order. */
  readonly changed: readonly ((change: LevelChange) => void)[]
}

/** The behaviour of a game, passed in so that the kernel does not import it. */
export interface SimulationOf<G, B extends object> {
  /** The behaviour of the version's blocks. */
  /** @param rules of a world in which blocks fall or stand otherwise than in the game */
  blocks(rules?: WorldRules): BlockTable<B>
  systems(game: G): Systems<G>
  /** Generates Nether or End. */
  terrainOf(dimension: DimensionName, registry: Registry, seed: number): ChunkSource
  /** Creates a living body without adding it to the world. */
  createBody(game: G, kind: string, position: Vec): Body
  /** Creates an item entity without adding it to the world. */
  createItem(game: G, item: DroppedItem): Entity
  /** Creates the orbs of some points without adding them to the world. */
  createOrbs(game: G, position: Vec, points: number): Entity[]
  /** What follows from damage that a body took, such as thorns, and from its death. */
  suffered(game: G, victim: Tracked, damage: Damage): void
  perished(game: G, victim: Tracked): void
  /** Whether something keeps a body alive that has just lost all its health. */
  rescued(game: G, victim: Tracked, damage: Damage): boolean
  /** Passive effects on a body in a tick: it burns on. */
  endured(game: G, body: Tracked): void
  /** Shows an entity that has just entered the world to the players near it. */
  show(game: G, entity: Entity): void
}
