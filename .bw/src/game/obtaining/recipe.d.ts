import type { ItemCount } from '../item-counts.ts';
/** Every kind of way to obtain an item. */
export declare const RECIPE_KINDS: readonly ['dig', 'kill', 'fill', 'smelt', 'craft', 'milk', 'shear', 'cut', 'smith', 'brew', 'alter', 'grow', 'fish', 'buy', 'sell', 'barter', 'loot', 'brush', 'silk touch', 'enchant', 'travel'];
export type RecipeKind = (typeof RECIPE_KINDS)[number];
/**
 * Places where a source is found: `overworld` means nearly everywhere in survival terrain, `rare biome` in few places of the
 * overworld, `built` only where a player or a task has put it.
 */
export declare const PLACES: readonly ['overworld', 'rare biome', 'village', 'structure', 'nether', 'end', 'built'];
export type Place = (typeof PLACES)[number];
/** Something in the world that yields items: blocks to dig, a mob, a villager, the chests of a structure. */
export interface Source {
    /** Its name in listings: `iron_ore`, `cow`. */
    readonly name: string;
    /** The blocks that count as this source; empty for other kinds. */
    readonly blocks: readonly string[];
    /** Chance that one source yields anything. */
    readonly chance: number;
    readonly place: Place;
}
/** One way to obtain an item: an AND of ingredients, with an OR of tools. All recipes for an item are an OR. */
export interface Recipe {
    /** Unique among all recipes of a version, and its name in listings: `craft stick from oak_planks`. */
    readonly id: string;
    readonly kind: RecipeKind;
    readonly makes: ItemCount;
    /** Items that are used up. */
    readonly takes: readonly ItemCount[];
    /** Items that remain in addition to the product, such as buckets. */
    readonly leaves: readonly ItemCount[];
    /** Tools, weakest first; one of them is needed and loses one use. Empty if a bare hand is enough. */
    readonly tools: readonly string[];
    /** A block that must be nearby. */
    readonly station?: string;
    /** Places and skills that must be reached first: `place:nether`, `skill:silk touch`. */
    readonly access: readonly string[];
    /** The block, mob or villager to dig, kill, shear, trade with … */
    readonly source?: Source;
}
/** The required fields of a recipe; the rest is empty by default. */
export type RecipeDraft = Pick<Recipe, 'id' | 'kind' | 'makes'> & Partial<Recipe>;
export declare const recipe: (draft: RecipeDraft) => Recipe;
export declare const one: (item: string) => ItemCount;
/** The required fields of a recipe; all others are empty by default. */
export declare const accessTo: (place: Place) => readonly string[];
/** Whether a node of the graph is a place or a skill rather than an item. */
export declare const isAccess: (node: string) => boolean;
