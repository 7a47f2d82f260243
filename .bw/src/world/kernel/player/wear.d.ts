import { type Items } from '../../items/stack.ts';
import type { Chance } from '../chance.ts';
import { type Storage } from '../inventory/storage.ts';
import type { Statistics } from './statistics.ts';
/** A player whose items wear out. */
interface Wearer {
    readonly game: {
        readonly items: Items;
        readonly chance: Chance;
    };
    readonly inventory: Storage;
    readonly creative: boolean;
    readonly statistics: Statistics;
}
/**
 * Damages an item in a slot of a player. Unbreaking of level n prevents that n times out of n + 1, for armour less often
 * (vanilla).
 */
export declare function wearSlot(player: Wearer, slot: number, uses: number): void;
/**
 * A hit damages each piece of worn armour by a quarter of its half hearts, but at least by one; heat does not damage netherite
 * (vanilla Inventory.hurtArmor).
 */
export declare function wearArmour(player: Wearer, halfHearts: number, isHeat: boolean): void;
/** Damages one piece of worn armour, given by its position from feet to head. */
export declare function wearPiece(player: Wearer, place: number, uses: number): void;
export {};
