import type { Vec3 } from 'vec3';
export interface StateDefinition {
    readonly name: string;
    readonly type: 'bool' | 'int' | 'enum';
    readonly num_values: number;
    readonly values?: readonly string[];
}
export interface BlockDefinition {
    readonly id: number;
    readonly name: string;
    readonly displayName: string;
    readonly hardness: number | null;
    /** Blast resistance. */
    readonly resistance?: number;
    readonly diggable: boolean;
    readonly boundingBox: 'block' | 'empty';
    readonly defaultState: number;
    readonly minStateId: number;
    readonly maxStateId: number;
    readonly states: readonly StateDefinition[];
    /** The tools that dig it, e.g. mineable/pickaxe. */
    readonly material?: string;
    readonly harvestTools?: Readonly<Record<string, boolean>>;
    /** Light that it emits (unless this depends on its state), and light that it absorbs; both 0 to 15. */
    readonly emitLight?: number;
    readonly filterLight?: number;
}
export interface ItemDefinition {
    readonly id: number;
    readonly name: string;
    readonly displayName: string;
    readonly stackSize: number;
    readonly maxDurability?: number;
    readonly enchantCategories?: readonly string[];
    /** Items that repair it on an anvil. */
    readonly repairWith?: readonly string[];
}
export interface EnchantmentDefinition {
    readonly id: number;
    readonly displayName: string;
    readonly maxLevel: number;
    readonly category: string;
    /** Enchantments that exclude this one. */
    readonly exclude: readonly string[];
    /** Minimum and maximum power for level n: a × n + b. */
    readonly minCost: {
        readonly a: number;
        readonly b: number;
    };
    readonly maxCost: {
        readonly a: number;
        readonly b: number;
    };
    /** Its weight in draws. */
    readonly weight: number;
    /** Whether enchanting tables do not offer it. */
    readonly treasureOnly: boolean;
    readonly curse: boolean;
    /** Villagers sell it. */
    readonly tradeable: boolean;
    /** Whether it can be found at all: in tables, trades and loot. */
    readonly discoverable: boolean;
}
export interface EntityDefinition {
    readonly id: number;
    readonly name: string;
    readonly displayName: string;
    readonly width: number;
    readonly height: number;
    readonly type: string;
    readonly category?: string;
}
export type RecipeCell = number | null | {
    readonly id: number;
};
interface RecipeDefinition {
    readonly inShape?: readonly (readonly RecipeCell[])[];
    readonly ingredients?: readonly RecipeCell[];
    readonly result: {
        readonly id: number;
        readonly count: number;
    };
}
export interface Registry {
    readonly blocks: Readonly<Record<number, BlockDefinition | undefined>>;
    readonly blocksByName: Readonly<Record<string, BlockDefinition | undefined>>;
    readonly blocksByStateId: Readonly<Record<number, BlockDefinition | undefined>>;
    readonly blocksArray: readonly BlockDefinition[];
    readonly items: Readonly<Record<number, ItemDefinition | undefined>>;
    readonly itemsByName: Readonly<Record<string, ItemDefinition | undefined>>;
    readonly itemsArray: readonly ItemDefinition[];
    readonly entitiesArray: readonly EntityDefinition[];
    readonly entitiesByName: Readonly<Record<string, EntityDefinition | undefined>>;
    readonly biomes: Readonly<Record<number, {
        readonly name: string;
    } | undefined>>;
    readonly biomesByName: Readonly<Record<string, {
        readonly id: number;
    } | undefined>>;
    readonly effectsByName: Readonly<Record<string, {
        readonly id: number;
        readonly displayName: string;
    }>>;
    readonly soundsByName?: Readonly<Record<string, {
        readonly id: number;
    } | undefined>>;
    readonly foodsByName: Readonly<Record<string, {
        readonly foodPoints: number;
        readonly saturation: number;
    } | undefined>>;
    readonly enchantmentsByName: Readonly<Record<string, EnchantmentDefinition | undefined>>;
    readonly particles: Readonly<Record<number, {
        readonly name: string;
    } | undefined>>;
    readonly particlesByName: Readonly<Record<string, {
        readonly id: number;
    } | undefined>>;
    /** Tool speed by item id, per material. */
    readonly materials: Readonly<Record<string, Readonly<Record<number, number>>>>;
    readonly recipes: Readonly<Record<string, readonly RecipeDefinition[]>>;
    readonly loginPacket: Readonly<Record<string, unknown>>;
    /** The game's English texts by their keys. */
    readonly language: Readonly<Record<string, string | undefined>>;
    readonly protocol: {
        readonly types: Readonly<Record<string, unknown>>;
        readonly play: {
            readonly toClient: {
                readonly types: Readonly<Record<string, unknown>>;
            };
        };
    };
    /** Attributes by their number in the version, with the name that packets use. */
    readonly attributesArray: readonly {
        readonly resource: string;
    }[];
    isNewerOrEqualTo(version: string): boolean;
}
/** A box of a block's shape: x1 y1 z1 x2 y2 z2, each 0 to 1 (fences reach 1.5). */
export type Box = readonly [number, number, number, number, number, number];
export interface DigBlock {
    readonly shapes: readonly Box[];
    digTime(toolId: number | null, creative: boolean, inWater: boolean, notOnGround: boolean, enchantments: readonly {
        name: string;
        lvl: number;
    }[], effects: Readonly<Record<string, unknown>>): number;
}
export interface BlockClass {
    fromStateId(stateId: number, biomeId: number): DigBlock;
}
export interface ChunkColumn {
    toJson(): string;
    dump(): Buffer;
    /** Reads the output of `dump`; before 1.18 only the sections of the mask. */
    load(data: Buffer, sections?: number): void;
    /** Only before 1.18. */
    loadBiomes?(biomes: readonly number[]): void;
    /** Only before 1.18. */
    readonly sections?: readonly ({
        isEmpty(): boolean;
        maxBitsPerBlock?: number;
    } | null)[];
    /** Width of a state in a section without a palette, in bits. */
    readonly maxBitsPerBlock?: number;
    dumpBiomes?(): readonly number[];
    getBlockStateId(p: Vec3): number;
    setBlockStateId(p: Vec3, stateId: number): void;
    setBiome(p: Vec3, biome: number): void;
    getBiome(p: Vec3): number;
}
export interface ChunkClass {
    /** The heights have been used since 1.17. Default: those of the overworld. */
    new (heights?: {
        minY: number;
        worldHeight: number;
    }): ChunkColumn;
    fromJson(json: string): ChunkColumn;
}
/** The library's data of a version, unmodified, including its errors. */
export declare const loadRawRegistry: (version: string) => Registry;
/** The classes of blocks and chunks of a version, created once: V8 would compile a class created again from scratch. */
export declare const loadBlocks: (registry: Registry) => BlockClass;
export declare const loadChunks: (registry: Registry) => ChunkClass;
export {};
