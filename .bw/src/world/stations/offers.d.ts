import type { ItemStack } from '../items/stack.ts';
import { type Enchantment } from '../items/tags.ts';
import type { Registry } from '../library/prismarine.ts';
/** One of the three offers; a `cost` of 0 means an empty one. */
export interface Offer {
    /** Levels that the player needs. */
    readonly cost: number;
    /** The displayed enchantment. */
    readonly shown: Enchantment | undefined;
}
export interface OfferInput {
    readonly stack: ItemStack;
    /** The player's seed, which changes whenever the player enchants. */
    readonly seed: number;
    readonly shelves: number;
}
export declare const OFFERS = 3;
/** The three offers for an item. */
export declare function offersFor(registry: Registry, input: OfferInput): Offer[];
/** The enchantments that an offer gives. */
export declare const enchantmentsOffered: (registry: Registry, input: OfferInput, offer: number, cost: number) => Enchantment[];
