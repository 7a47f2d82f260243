/** Recipes of brewing stands (vanilla PotionBrewing). */
import type { Items } from '../items/stack.ts';
/** Whether an item is an ingredient of any potion. */
export declare const isIngredient: (items: Items, name: string) => boolean;
/** The bottle and potion that result from adding an ingredient to a potion; null if it has no effect. */
export declare function brewed(items: Items, ingredient: string, { bottle, potion }: {
    bottle: string;
    potion: string;
}): {
    bottle: string;
    potion: string;
} | null;
