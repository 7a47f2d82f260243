import { type Edges, type Vec } from '../geometry.ts';
import type { ItemStack } from '../items/stack.ts';
import type { NbtCompound } from '../library/nbt.ts';
import type { Registry } from '../library/prismarine.ts';
import type { Beacon } from './blocks/beacon.ts';
import type { BlockRules } from './blocks/behaviour.ts';
import type { Brew } from './blocks/brew.ts';
import { StateFacts } from './blocks/facts.ts';
import { type Fire } from './blocks/fire.ts';
import { BlockShapes } from './blocks/shapes.ts';
import { type BlockState, BlockStates } from './blocks/states.ts';
import type { BlockTable } from './blocks/table.ts';
import { Columns, type Heights } from './chunks/columns.ts';
import type { ChunkSource } from './chunks/source.ts';
/** A block's data besides its state. */
export interface BlockEntity {
    /** Slots of a chest, barrel or the like. */
    items?: (ItemStack | null)[];
    /** State of a furnace. */
    fire?: Fire;
    /** Ticks for which each item on a campfire has been cooking. */
    cooking?: number[];
    /** State of a brewing stand. */
    brew?: Brew;
    /** State of a beacon. */
    beacon?: Beacon;
    /** The open page of a lectern's book, from 0. */
    page?: number;
    /** Name of the player who may write on a sign. */
    writer?: string;
    /** Lines of a sign. */
    text?: readonly string[];
    /** Lines on its back (1.20 and later). */
    backText?: readonly string[];
    /** Other data from commands or files: kept and shown, without effect. */
    extra?: NbtCompound;
}
export interface LevelChange {
    readonly position: Vec;
    readonly from: BlockState;
    readonly to: BlockState;
    readonly by: string | undefined;
}
export interface LevelInit {
    readonly registry: Registry;
    readonly blocks: BlockTable<BlockRules>;
    readonly onChange: (change: LevelChange) => void;
    /** Default: those of 1.18 and later versions. */
    readonly heights?: Heights;
    /** Generator of the world; absent if it is flat. */
    readonly source?: ChunkSource | undefined;
    /** Biome of a flat world. */
    readonly flatBiome?: string | undefined;
    /** Whether it has sky light. Default: it does. */
    readonly hasSky?: boolean;
    /** Whether lava flows fast and far. Default: it does not. */
    readonly isUltrawarm?: boolean;
}
/** The blocks of the world, with their data and the player who caused a change. */
export declare class Level {
    #private;
    readonly states: BlockStates;
    readonly shapes: BlockShapes;
    /** Facts about the states of this version. */
    readonly facts: StateFacts;
    readonly columns: Columns;
    readonly hasSky: boolean;
    readonly isUltrawarm: boolean;
    /** The behaviour of blocks. */
    readonly blocks: BlockTable<BlockRules>;
    readonly blockEntities: Map<string, BlockEntity>;
    /** Furnaces that were opened or filled: only these can contain anything to smelt. */
    readonly furnaces: Map<string, Vec>;
    /** Brewing stands that were opened or filled. */
    readonly stands: Map<string, Vec>;
    /** All beacons. */
    readonly beacons: Map<string, Vec>;
    /** All portal blocks. */
    readonly portals: Map<string, Vec>;
    /** All hoppers. */
    readonly hoppers: Map<string, Vec>;
    /** Campfires that have ever held an item. */
    readonly campfires: Map<string, Vec>;
    /** Columns that have already received their first animals. */
    readonly populated: Set<string>;
    /** The state of its blocks' activities; see `Memory`. */
    readonly memory: Record<string, object>;
    /** Number of block changes so far. */
    changes: number;
    /** The area that bodies inside it must not leave; undefined if there is none. Set by the border. */
    edges: () => Edges | undefined;
    /** Called when a block's data changed but not its state. */
    onData: (p: Vec) => void;
    constructor({ registry, blocks, onChange, heights, source, flatBiome, hasSky, isUltrawarm, }: LevelInit);
    get(p: Vec): BlockState;
    contains(p: Vec): boolean;
    /** Sets one block without updating its neighbours. Returns false if nothing changed. */
    set(p: Vec, to: BlockState): boolean;
    /** Records a portal block. Needed only after writing to columns directly. */
    notePortal(p: Vec): void;
    /** Sets a block's data. */
    describe(p: Vec, entity: BlockEntity): void;
    /** Records whether the block at a position has data. Needed only after writing to columns directly. */
    survey(p: Vec, state: BlockState): void;
    /** Positions in a column whose blocks have data in vanilla. */
    placesWithData(cx: number, cz: number): Vec[];
    /** Attributes all changes made during the call to this player. */
    attributed<T>(player: string | undefined, work: () => T): T;
    /** The slots of a container block, created on first use. */
    slots(p: Vec, size: number): (ItemStack | null)[];
}
/** Whether a block takes bodies that touch it elsewhere. */
export declare const isPortal: (name: string) => boolean;
