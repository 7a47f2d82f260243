import { type ItemStack, Items } from '../items/stack.ts';
import type { Registry } from '../library/prismarine.ts';
import type { WorldRules } from '../rules.ts';
/** The recipes of a version. Shared by all worlds of that version without a rule book. */
export declare function recipesOf(registry: Registry, rules?: WorldRules): Recipes;
/** The crafting recipes of a version. */
export declare class Recipes {
    #private;
    constructor(registry: Registry, items: Items, rules?: WorldRules);
    /** The result of a grid of width × width cells, or null. */
    match(cells: readonly (ItemStack | null)[], width: number): ItemStack | null;
    remainderOf(name: string): string | null;
}
