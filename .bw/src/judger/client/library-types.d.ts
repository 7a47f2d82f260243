import type { Bot as MineflayerBot } from 'mineflayer';
import type { Position } from '../../core/position.ts';
import type { NumberedStates } from '../../game/data/state-of.ts';
import type { StatisticEntry, StatisticNames } from '../../world/index.ts';
export type Block = NonNullable<ReturnType<MineflayerBot['blockAt']>>;
export type Item = ReturnType<MineflayerBot['inventory']['items']>[number];
/** A collision box: minimum x, y, z, then maximum x, y, z (blocks, within the cell). */
export type ShapeBox = readonly number[];
/** The blocks of a version, as its data lists them. */
export interface BlockRegistry {
    readonly version: {
        readonly minecraftVersion?: string;
    };
    readonly blocksArray: readonly {
        readonly name: string;
        readonly minStateId?: number;
        readonly maxStateId?: number;
        readonly boundingBox: string;
        readonly transparent?: boolean;
        /** Its properties; the last one changes from each state to the next. */
        readonly states?: readonly {
            readonly name: string;
            readonly num_values: number;
            readonly values?: readonly string[];
        }[];
    }[];
    readonly blockCollisionShapes: {
        readonly blocks: Readonly<Record<string, number | readonly number[]>>;
        readonly shapes: Readonly<Record<string, readonly ShapeBox[]>>;
    };
}
/** The data of a version in the form that clients use. */
export interface ClientRegistry extends BlockRegistry, NumberedStates, StatisticNames {
    readonly blocksByStateId: Readonly<Record<number, {
        readonly name: string;
    } | undefined>>;
    readonly biomes: Readonly<Record<number, {
        readonly name: string;
    } | undefined>>;
    readonly effectsByName: Readonly<Record<string, {
        readonly id: number;
    } | undefined>>;
}
/** Numbers packed into 64-bit words, each made of two 32-bit ones. */
export interface PackedNumbers {
    readonly data: Uint32Array;
    readonly bitsPerValue: number;
    readonly capacity: number;
    get(index: number): number;
}
/** The values of a section: one value everywhere, or a palette and indices into it. */
export interface ValueContainer {
    readonly value?: number;
    readonly palette?: readonly number[];
    readonly data?: PackedNumbers;
}
/** 16 × 16 × 16 cells of a chunk. */
export interface ChunkSection {
    data: ValueContainer;
    /** Before 1.18. A section with more states than a palette can hold has none. */
    readonly palette?: readonly number[] | null;
    readonly solidBlockCount?: number;
}
/** A chunk of prismarine-chunk. Positions are within it: x and z from 0 to 15, y as in the world. */
export interface Chunk {
    /** Height of its floor (blocks); absent before 1.18. */
    readonly minY?: number;
    /** From lowest to highest. */
    readonly sections: (ChunkSection | null)[];
    readonly biomes?: readonly unknown[];
    readonly skyLightSections?: (PackedNumbers | null)[];
    readonly blockLightSections?: (PackedNumbers | null)[];
    readonly blockEntities: Readonly<Record<string, unknown>>;
    getBlock(at: Position): Block;
    getBlockStateId(at: Position): number;
    setBlockStateId(at: Position, state: number): void;
    getBiome(at: Position): number;
    getBlockLight(at: Position): number;
    /** Reads light in packet form: before 1.17, and since then. */
    loadLight?(...light: unknown[]): void;
    loadParsedLight?(...light: unknown[]): void;
    getSkyLight(at: Position): number;
    getBlockEntity(at: Position): unknown;
}
/** The loaded world of a client (prismarine-world's `WorldSync`). */
export interface ClientWorld {
    /** Undefined or null if the chunk is not loaded. */
    getColumn(chunkX: number, chunkZ: number): Chunk | undefined | null;
    setBlockStateId(at: Position, state: number): void;
}
export type BlockChangeListener = (packet: {
    readonly location: Position;
    readonly type: number;
}) => void;
/** The connection of a client (minecraft-protocol's `Client`), limited to listening to packets and sending them. */
export interface Connection {
    listeners(name: 'block_change'): BlockChangeListener[];
    removeListener(name: 'block_change', listener: BlockChangeListener): void;
    on(name: 'block_change', listener: BlockChangeListener): void;
    on(name: 'statistics', listener: (packet: {
        entries: readonly StatisticEntry[];
    }) => void): void;
    once(name: 'login' | 'spawn_entity_painting', listener: () => void): void;
    write(name: 'client_command', fields: {
        actionId: number;
    }): void;
}
/** The body of a bot: the part of its entity that physics reads and writes. */
export interface BodyEntity {
    attributes: unknown;
    isInWater: boolean;
    isInLava: boolean;
    isInWeb: boolean;
    isCollidedHorizontally: boolean;
    isCollidedVertically: boolean;
    elytraFlying: boolean;
}
