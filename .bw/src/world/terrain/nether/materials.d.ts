import type { Material } from '../materials.ts';
/** Materials of the Nether. A material is a byte in a generated chunk: its index in this list. */
declare const LIST: {
    readonly air: readonly ["air"];
    readonly bedrock: readonly ["bedrock"];
    readonly lava: readonly ["lava"];
    readonly netherrack: readonly ["netherrack"];
    readonly soulSand: readonly ["soul_sand"];
    readonly soulSoil: readonly ["soul_soil"];
    readonly gravel: readonly ["gravel"];
    readonly magma: readonly ["magma_block"];
    readonly basalt: readonly ["basalt", {
        readonly axis: 'y';
    }];
    readonly blackstone: readonly ["blackstone"];
    readonly glowstone: readonly ["glowstone"];
    readonly quartz: readonly ["nether_quartz_ore"];
    readonly gold: readonly ["nether_gold_ore"];
    readonly debris: readonly ["ancient_debris"];
    readonly crimsonNylium: readonly ["crimson_nylium"];
    readonly warpedNylium: readonly ["warped_nylium"];
    readonly crimsonStem: readonly ["crimson_stem", {
        readonly axis: 'y';
    }];
    readonly warpedStem: readonly ["warped_stem", {
        readonly axis: 'y';
    }];
    readonly crimsonCap: readonly ["nether_wart_block"];
    readonly warpedCap: readonly ["warped_wart_block"];
    readonly shroomlight: readonly ["shroomlight"];
    readonly crimsonRoots: readonly ["crimson_roots"];
    readonly warpedRoots: readonly ["warped_roots"];
    readonly crimsonFungus: readonly ["crimson_fungus"];
    readonly warpedFungus: readonly ["warped_fungus"];
    readonly brownMushroom: readonly ["brown_mushroom"];
    readonly redMushroom: readonly ["red_mushroom"];
};
export type NetherMaterial = keyof typeof LIST;
export declare const NETHER_MATERIALS: readonly Material[];
/** Number of each material. */
export declare const N: Readonly<Record<NetherMaterial, number>>;
export {};
