import type { Face, Vec } from '../../geometry.ts';
import type { ItemStack } from '../../items/stack.ts';
import type { Chance } from '../../kernel/chance.ts';
import type { Game } from '../../kernel/game.ts';
/** One item that a dispenser uses. */
export interface Dispensed {
    readonly game: Game;
    /** A single item. */
    readonly item: ItemStack;
    /** The dispenser, and the block in front of it. */
    readonly p: Vec;
    readonly front: Vec;
    readonly facing: Face;
    readonly chance: Chance;
}
/**
 * The fate of the item: it is used up, stays in the dispenser because it had no effect, is thrown out, or is
 * replaced by another item (an empty bucket, a worn tool).
 */
export type Outcome = 'used' | 'kept' | 'thrown' | {
    readonly left: ItemStack | null;
};
/** The way a dispenser uses an item (vanilla DispenseItemBehavior). */
export type Dispense = (use: Dispensed) => Outcome;
/** The item is used up if it had an effect, otherwise kept. */
export declare const usedIf: (hasActed: boolean) => Outcome;
