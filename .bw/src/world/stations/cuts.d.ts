/** The products of each stone in a stonecutter (vanilla 1.21 recipes; those that a version lacks are left out). */
import type { Items } from '../items/stack.ts';
/** A block cut from another, and the number of blocks. */
export interface Cut {
    readonly name: string;
    readonly count: number;
}
/** The cuts of a stone, in the order of the window: by name (vanilla RecipeManager). */
export declare function cutsOf(items: Items, stone: string): readonly Cut[];
