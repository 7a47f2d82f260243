import { type MaterialName, type Wood } from './materials.ts';
/** A kind of tree: out of `share` of the trees of a biome. */
interface TreeKind {
    readonly wood: Wood;
    readonly share: number;
}
/** A plant on the ground: the chance of one on each block. */
interface PlantKind {
    readonly material: MaterialName;
    readonly chance: number;
}
export interface Biome {
    /** Name in the game. */
    readonly name: string;
    /** The highest block of ground above water, and the blocks under it. */
    readonly top: number;
    readonly under: number;
    /** Snow falls here, and water freezes. */
    readonly cold?: boolean;
    /** Trees that are tried in a chunk; below 1: the chance of one. */
    readonly trees?: number;
    readonly woods?: readonly TreeKind[];
    readonly plants?: readonly PlantKind[];
    /** Chance of a column of cane on each block at a shore. */
    readonly cane?: number;
    /** Has the ores of mountains: emeralds and infested stone. */
    readonly mountain?: boolean;
    /** Is made of layers of terracotta, and has much gold. */
    readonly banded?: boolean;
}
/** All biomes. Numbers of trees follow vanilla's placed features. */
declare const TABLE: {
    readonly ocean: {
        readonly top: number;
        readonly under: number;
    };
    readonly frozen_ocean: {
        readonly top: number;
        readonly under: number;
        readonly cold: true;
    };
    readonly river: {
        readonly top: number;
        readonly under: number;
        readonly cane: 0.1;
        readonly plants: readonly [PlantKind];
    };
    readonly frozen_river: {
        readonly top: number;
        readonly under: number;
        readonly cold: true;
    };
    readonly beach: {
        readonly top: number;
        readonly under: number;
        readonly cane: 0.06;
    };
    readonly snowy_beach: {
        readonly top: number;
        readonly under: number;
        readonly cold: true;
    };
    readonly plains: {
        readonly top: number;
        readonly under: number;
        readonly trees: 0.05;
        readonly woods: readonly TreeKind[];
        readonly cane: 0.05;
        readonly plants: PlantKind[];
    };
    readonly forest: {
        readonly top: number;
        readonly under: number;
        readonly trees: 10;
        readonly woods: readonly [{
            readonly wood: 'oak';
            readonly share: 0.8;
        }, {
            readonly wood: 'birch';
            readonly share: 0.2;
        }];
        readonly cane: 0.05;
        readonly plants: PlantKind[];
    };
    readonly birch_forest: {
        readonly top: number;
        readonly under: number;
        readonly trees: 10;
        readonly woods: readonly [{
            readonly wood: 'birch';
            readonly share: 1;
        }];
        readonly cane: 0.05;
        readonly plants: PlantKind[];
    };
    readonly dark_forest: {
        readonly top: number;
        readonly under: number;
        readonly trees: 16;
        readonly woods: readonly [{
            readonly wood: 'dark_oak';
            readonly share: 0.75;
        }, {
            readonly wood: 'oak';
            readonly share: 0.2;
        }, {
            readonly wood: 'birch';
            readonly share: 0.05;
        }];
        readonly plants: PlantKind[];
    };
    readonly jungle: {
        readonly top: number;
        readonly under: number;
        readonly trees: 18;
        readonly woods: readonly [{
            readonly wood: 'jungle';
            readonly share: 0.85;
        }, {
            readonly wood: 'oak';
            readonly share: 0.15;
        }];
        readonly cane: 0.08;
        readonly plants: PlantKind[];
    };
    readonly taiga: {
        readonly top: number;
        readonly under: number;
        readonly trees: 10;
        readonly woods: readonly TreeKind[];
        readonly plants: PlantKind[];
    };
    readonly snowy_taiga: {
        readonly top: number;
        readonly under: number;
        readonly cold: true;
        readonly trees: 10;
        readonly woods: readonly TreeKind[];
        readonly plants: PlantKind[];
    };
    readonly snowy_plains: {
        readonly top: number;
        readonly under: number;
        readonly cold: true;
        readonly trees: 0.1;
        readonly woods: readonly TreeKind[];
    };
    readonly swamp: {
        readonly top: number;
        readonly under: number;
        readonly trees: 2;
        readonly woods: readonly TreeKind[];
        readonly cane: 0.1;
        readonly plants: PlantKind[];
    };
    readonly savanna: {
        readonly top: number;
        readonly under: number;
        readonly trees: 1.1;
        readonly woods: readonly [{
            readonly wood: 'acacia';
            readonly share: 0.8;
        }, {
            readonly wood: 'oak';
            readonly share: 0.2;
        }];
        readonly cane: 0.05;
        readonly plants: PlantKind[];
    };
    readonly desert: {
        readonly top: number;
        readonly under: number;
        readonly cane: 0.1;
        readonly plants: PlantKind[];
    };
    readonly badlands: {
        readonly top: number;
        readonly under: number;
        readonly cane: 0.1;
        readonly plants: PlantKind[];
        readonly banded: true;
    };
    readonly windswept_hills: {
        readonly top: number;
        readonly under: number;
        readonly trees: 0.4;
        readonly woods: readonly [{
            readonly wood: 'spruce';
            readonly share: 0.6;
        }, {
            readonly wood: 'oak';
            readonly share: 0.4;
        }];
        readonly mountain: true;
        readonly plants: readonly [PlantKind];
    };
    readonly stony_peaks: {
        readonly top: number;
        readonly under: number;
        readonly mountain: true;
    };
    readonly snowy_slopes: {
        readonly top: number;
        readonly under: number;
        readonly cold: true;
        readonly mountain: true;
    };
};
export type BiomeName = keyof typeof TABLE;
export declare const BIOME_NAMES: BiomeName[];
/** All biomes; a byte in generated terrain is a place in this list. */
export declare const BIOMES: readonly Biome[];
/** The byte of a biome. */
export declare const biomeByte: (name: BiomeName) => number;
export {};
