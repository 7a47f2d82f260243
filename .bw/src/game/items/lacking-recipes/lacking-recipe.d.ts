/** Alternatives for one slot in several recipes. */
export declare const COALS: string[];
export declare const SOULS: string[];
/** A vanilla crafting recipe that the data of some version lacks. Versions without one of its items do not have the recipe. */
export interface LackingRecipe {
    readonly makes: string;
    readonly count: number;
    /** Its ingredients: item by item in any order, or row by row. */
    readonly takes: readonly string[] | readonly (readonly (string | null)[])[];
    /** First version that has this recipe; undefined if all versions with its items do. */
    readonly since?: string;
}
/** Makes one of the product from one of each of these, in any order. */
export declare const loose: (makes: string, takes: readonly string[], since?: string) => LackingRecipe;
