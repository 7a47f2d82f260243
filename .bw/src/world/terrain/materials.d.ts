import type { StateProperties } from '../kernel/blocks/states.ts';
/** A block's names, one of which each version has, and its properties. */
export type Material = readonly [names: string | readonly string[], properties?: StateProperties];
/** Materials of terrain. A material is a byte in a generated chunk: its index in this list. */
declare const LIST: {
    readonly air: readonly ["air"];
    readonly stone: readonly ["stone"];
    readonly deepslate: readonly ["deepslate", {
        readonly axis: 'y';
    }];
    readonly granite: readonly ["granite"];
    readonly diorite: readonly ["diorite"];
    readonly andesite: readonly ["andesite"];
    readonly tuff: readonly ["tuff"];
    readonly bedrock: readonly ["bedrock"];
    readonly water: readonly ["water"];
    readonly lava: readonly ["lava"];
    readonly ice: readonly ["ice"];
    readonly dirt: readonly ["dirt"];
    readonly grass: readonly ["grass_block"];
    readonly snowyGrass: readonly ["grass_block", {
        readonly snowy: true;
    }];
    readonly podzol: readonly ["podzol"];
    readonly sand: readonly ["sand"];
    readonly sandstone: readonly ["sandstone"];
    readonly redSand: readonly ["red_sand"];
    readonly terracotta: readonly ["terracotta"];
    readonly orangeTerracotta: readonly ["orange_terracotta"];
    readonly yellowTerracotta: readonly ["yellow_terracotta"];
    readonly brownTerracotta: readonly ["brown_terracotta"];
    readonly redTerracotta: readonly ["red_terracotta"];
    readonly whiteTerracotta: readonly ["white_terracotta"];
    readonly lightGrayTerracotta: readonly ["light_gray_terracotta"];
    readonly gravel: readonly ["gravel"];
    readonly clay: readonly ["clay"];
    readonly snow: readonly ["snow"];
    readonly snowBlock: readonly ["snow_block"];
    readonly coal: readonly ["coal_ore"];
    readonly iron: readonly ["iron_ore"];
    readonly copper: readonly ["copper_ore"];
    readonly gold: readonly ["gold_ore"];
    readonly redstone: readonly ["redstone_ore"];
    readonly lapis: readonly ["lapis_ore"];
    readonly diamond: readonly ["diamond_ore"];
    readonly emerald: readonly ["emerald_ore"];
    readonly deepCoal: readonly ["deepslate_coal_ore"];
    readonly deepIron: readonly ["deepslate_iron_ore"];
    readonly deepCopper: readonly ["deepslate_copper_ore"];
    readonly deepGold: readonly ["deepslate_gold_ore"];
    readonly deepRedstone: readonly ["deepslate_redstone_ore"];
    readonly deepLapis: readonly ["deepslate_lapis_ore"];
    readonly deepDiamond: readonly ["deepslate_diamond_ore"];
    readonly deepEmerald: readonly ["deepslate_emerald_ore"];
    readonly infested: readonly ["infested_stone"];
    readonly deepInfested: readonly ["infested_deepslate", {
        readonly axis: 'y';
    }];
    readonly oakLog: readonly ["oak_log", {
        readonly axis: 'y';
    }];
    readonly birchLog: readonly ["birch_log", {
        readonly axis: 'y';
    }];
    readonly spruceLog: readonly ["spruce_log", {
        readonly axis: 'y';
    }];
    readonly acaciaLog: readonly ["acacia_log", {
        readonly axis: 'y';
    }];
    readonly jungleLog: readonly ["jungle_log", {
        readonly axis: 'y';
    }];
    readonly darkOakLog: readonly ["dark_oak_log", {
        readonly axis: 'y';
    }];
    readonly shortGrass: readonly [readonly ["short_grass", "grass"]];
    readonly tallGrass: readonly ["tall_grass", {
        readonly half: 'lower';
    }];
    readonly tallGrassTop: readonly ["tall_grass", {
        readonly half: 'upper';
    }];
    readonly fern: readonly ["fern"];
    readonly deadBush: readonly ["dead_bush"];
    readonly dandelion: readonly ["dandelion"];
    readonly poppy: readonly ["poppy"];
    readonly cornflower: readonly ["cornflower"];
    readonly oxeyeDaisy: readonly ["oxeye_daisy"];
    readonly azureBluet: readonly ["azure_bluet"];
    readonly lilyOfTheValley: readonly ["lily_of_the_valley"];
    readonly blueOrchid: readonly ["blue_orchid"];
    readonly brownMushroom: readonly ["brown_mushroom"];
    readonly redMushroom: readonly ["red_mushroom"];
    readonly berries: readonly ["sweet_berry_bush", {
        readonly age: 3;
    }];
    readonly pumpkin: readonly ["pumpkin"];
    readonly melon: readonly ["melon"];
    readonly cane: readonly ["sugar_cane"];
    readonly cactus: readonly ["cactus"];
    readonly lilyPad: readonly ["lily_pad"];
    readonly seagrass: readonly ["seagrass"];
    readonly kelp: readonly ["kelp", {
        readonly age: 25;
    }];
    readonly kelpPlant: readonly ["kelp_plant"];
};
export type MaterialName = keyof typeof LIST;
/** The byte of each material. */
export declare const M: Readonly<Record<MaterialName, number>>;
/** The maximum distance from its log at which a leaf stays. */
export declare const LEAF_REACH = 6;
declare const WOODS: readonly ['oak', 'birch', 'spruce', 'acacia', 'jungle', 'dark_oak'];
export type Wood = (typeof WOODS)[number];
/** The byte of a leaf that is 1 to LEAF_REACH blocks away from its log. */
export declare const leafOf: (wood: Wood, distance: number) => number;
export declare const isLeaf: (material: number) => boolean;
/** Distance of a leaf from its log. */
export declare const reachOf: (leaf: number) => number;
export declare const logOf: (wood: Wood) => number;
/** Names and properties of all materials, by byte. A block that was renamed has several names. */
export declare const MATERIALS: readonly {
    names: readonly string[];
    properties: StateProperties;
}[];
/** Rock that veins replace (vanilla base_stone_overworld). */
export declare const IS_ROCK: Uint8Array<ArrayBufferLike>;
/** Rock in which ores are deepslate ores (vanilla deepslate_ore_replaceables). */
export declare const IS_DEEP: Uint8Array<ArrayBufferLike>;
/** Soil on which plants and trees stand. */
export declare const IS_SOIL: Uint8Array<ArrayBufferLike>;
export {};
