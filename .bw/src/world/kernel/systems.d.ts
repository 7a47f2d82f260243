/** The systems of a dimension, in the form in which the kernel receives them. */
import type { Vec } from '../geometry.ts';
import type { Registry } from '../library/prismarine.ts';
import type { WorldRules } from '../rules.ts';
import type { BlockState } from './blocks/states.ts';
import type { BlockTable } from './blocks/table.ts';
import type { Chance } from './chance.ts';
import type { ChunkSource } from './chunks/source.ts';
import type { DimensionName } from './dimensions.ts';
import type { Body } from './entities/body.ts';
import type { Damage } from './entities/damage.ts';
import type { DroppedItem, Entity, Tracked } from './entities/entity.ts';
import type { LevelChange } from './level.ts';
/** A block with a scheduled action, which is cancelled if another block is there by then. */
export interface WaitingBlock {
    readonly p: Vec;
    readonly name: string;
    /** Ticks left. */
    readonly ticks: number;
    readonly priority: -3 | -2 | -1 | 0;
}
/** Redstone, as blocks use it. */
export interface PowerSystem {
    /** A separate random stream. */
    readonly chance: Chance;
    /** Schedules a block to act some ticks from now, unless it is already scheduled. Lower priorities act first. */
    schedule(p: Vec, ticks: number, priority?: -3 | -2 | -1 | 0): void;
    isScheduled(p: Vec): boolean;
    /** The scheduled blocks, with the remaining ticks for each. */
    waiting(): readonly WaitingBlock[];
    /** Handles all effects so far, and then schedules exactly these blocks. */
    wait(waiting: readonly WaitingBlock[]): void;
    /** Must be called when the power of a block has changed, but not its state. */
    touch(p: Vec): void;
    /** Handles the effects of the changes so far. */
    settle(): void;
    /** Called after a world was loaded: makes these blocks reschedule their pending actions. */
    resume(positions: Iterable<Vec>): void;
}
/** A fluid that is about to flow, and the ticks until then. */
export interface WaitingFluid {
    readonly p: Vec;
    readonly ticks: number;
}
/** Water and lava, as blocks use them. */
export interface FluidSystem {
    /** Must be called when a block was set or its neighbour changed. */
    wake(p: Vec, state: BlockState): void;
    /** Schedules the fluid's next step. Does nothing if one is already scheduled. */
    schedule(p: Vec, ticks: number): void;
    /** The fluids that are about to flow. */
    waiting(): readonly WaitingFluid[];
    /** Schedules exactly these fluids. */
    wait(waiting: readonly WaitingFluid[]): void;
}
/** Random ticks, as loading uses them. */
export interface GrowthSystem {
    /** The number of growing blocks in each section that has any. */
    readonly counts: readonly number[];
    /** Counts the growing blocks of a section that was loaded from a file. */
    survey(x: number, y: number, z: number): void;
    /** Sets the number of growing blocks of a section, as counted during its generation. */
    expect(x: number, y: number, z: number, count: number): void;
    /** Drops the sections of a column that was unloaded. */
    forget(x: number, z: number): void;
}
/** Systems with their own state. */
export interface Systems<G> {
    readonly redstone: PowerSystem;
    readonly fluids: FluidSystem;
    readonly growth: GrowthSystem;
    /** The systems that run in each tick, in order. */
    readonly tick: readonly ((game: G) => void)[];
    /** Listeners of block changes, in order. */
    readonly changed: readonly ((change: LevelChange) => void)[];
}
/** The behaviour of a game, passed in so that the kernel does not import it. */
export interface SimulationOf<G, B extends object> {
    /** The behaviour of the version's blocks. */
    /** @param rules rules of a world in which blocks fall or stand differently than in the game */
    blocks(rules?: WorldRules): BlockTable<B>;
    systems(game: G): Systems<G>;
    /** Creates the generator of the Nether or the End. */
    terrainOf(dimension: DimensionName, registry: Registry, seed: number): ChunkSource;
    /** Creates a living body without adding it to the world. */
    createBody(game: G, kind: string, position: Vec): Body;
    /** Creates an item entity without adding it to the world. */
    createItem(game: G, item: DroppedItem): Entity;
    /** Creates the orbs for some points without adding them to the world. */
    createOrbs(game: G, position: Vec, points: number): Entity[];
    /** Consequences of damage to a body, such as Thorns, and of its death. */
    suffered(game: G, victim: Tracked, damage: Damage): void;
    perished(game: G, victim: Tracked): void;
    /** Whether something keeps a body alive after it has lost all its health. */
    rescued(game: G, victim: Tracked, damage: Damage): boolean;
    /** Passive effects on a body per tick: it continues to burn. */
    endured(game: G, body: Tracked): void;
    /** Shows an entity that has just entered the world to the players near it. */
    show(game: G, entity: Entity): void;
}
