import { type Economy } from './economy.ts';
import type { Recipe } from './recipe.ts';
/** Ticks of burning in a furnace that smelt one item (vanilla). */
export declare const SMELT_TICKS = 200;
/** A fuel and its burn time per item (ticks). */
export interface Fuel {
    readonly item: string;
    readonly ticks: number;
}
/**
 * Everything that can be obtained starting from bare hands, and every recipe for it: an AND/OR graph over
 * items.
 */
export interface RecipeGraph {
    readonly version: string;
    /** Obtainable items, places and skills, each with its recipes; in the order in which they become obtainable. */
    readonly recipes: ReadonlyMap<string, readonly Recipe[]>;
    /** Minimum number of steps to an item: 0 if it is dug by hand, otherwise one more than the highest of a recipe's needs. */
    readonly depth: ReadonlyMap<string, number>;
    readonly fuels: readonly Fuel[];
    /** Number of uses until the tool breaks. */
    durability(tool: string): number;
}
/** The part of a version's graph that an economy can use, made once in a process. */
export declare const recipeGraph: (version: string, economy: Economy) => RecipeGraph;
/**
 * The graph that the given recipes span. It keeps the items that can be obtained with them, round by round.
 * @param given existing items
 */
export declare function growGraph(version: string, recipes: readonly Recipe[], given?: readonly string[]): RecipeGraph;
