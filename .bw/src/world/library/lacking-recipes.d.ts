/** Crafting recipes of vanilla that the data of some version lacks: for 1.21 it has only one of the alternatives for a slot. */
import type { Registry } from './prismarine.ts';
/** The recipes of a version, including those missing from its data. */
export declare function withLackingRecipes(registry: Registry): Registry['recipes'];
