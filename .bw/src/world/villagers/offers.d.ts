import { type ItemStack } from '../items/stack.ts';
import type { Chance } from '../kernel/chance.ts';
import type { Game } from '../kernel/game.ts';
import { type NbtTag } from '../library/nbt.ts';
/** A villager's goods and prices. */
export interface Offer {
    readonly wants: ItemStack;
    readonly also: ItemStack | null;
    readonly gives: ItemStack;
    /** Number of trades since the last restock. */
    uses: number;
    readonly maxUses: number;
    /** Experience for the villager. */
    readonly xp: number;
    /** How much demand changes the price. */
    readonly multiplier: number;
    demand: number;
    /** Additional surcharge or discount on the price. */
    special: number;
    readonly rewards: boolean;
}
/** Experience that a villager needs for each of its five levels. */
export declare const LEVELS: readonly number[];
/** The price with demand and special discounts (vanilla MerchantOffer.getCostA). */
export declare function priceOf({ wants, demand, multiplier, special }: Offer): number;
export declare const isSoldOut: ({ uses, maxUses }: Offer) => boolean;
/** Draws some offers from one line of a table. Items missing from the version are left out. */
export declare function drawOffers(game: Game, chance: Chance, line: string, count: number): Offer[];
type Members = Readonly<Record<string, NbtTag | undefined>>;
/** The offers that a command or file gives a villager; undefined if it does not set any. */
export declare function saidOffers(game: Game, nbt: Members | undefined): Offer[] | undefined;
export {};
