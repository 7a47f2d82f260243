import type { PacketFields } from '../../library/network.ts';
import type { Registry } from '../../library/prismarine.ts';
/** A recipe of a crafting grid. */
export interface GridRecipe {
    /** Vanilla names most recipes after their product; further recipes for the same product are numbered here. */
    readonly id: string;
    /** Absent if the position in the grid does not matter. */
    readonly size?: {
        readonly width: number;
        readonly height: number;
    };
    /** Numbers of items, row by row; -1 for an empty cell. */
    readonly ingredients: readonly number[];
    readonly result: {
        readonly id: number;
        readonly count: number;
    };
}
/** The crafting recipes of a version, in the order of its data. */
export declare function gridRecipes(registry: Registry): GridRecipe[];
/** A recipe in the packet of all recipes. */
export interface DeclaredRecipe {
    readonly recipeId: string;
    readonly type: string;
    readonly data: {
        readonly group: string;
        readonly width?: number;
        readonly height?: number;
        readonly ingredients: readonly unknown[];
        readonly result: unknown;
    };
}
/** The packet of all recipes, in the form of 1.19.2. */
export declare function recipeFields(recipes: readonly GridRecipe[]): PacketFields;
/** Splits a list into pieces of a given length. */
export declare const inRows: <T>(list: readonly T[], length: number) => T[][];
