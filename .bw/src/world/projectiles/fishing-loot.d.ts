import type { ItemStack, Items } from '../items/stack.ts';
import type { Chance } from '../kernel/chance.ts';
/**
 * Draws a catch. `open`: whether the water is wide enough for treasure; `luck`: levels of Luck of the Sea plus those of the Luck
 * effect.
 */
export declare function caught(items: Items, chance: Chance, { open, luck }: {
    open: boolean;
    luck: number;
}): ItemStack;
