import type { Vec } from '../geometry.ts';
import type { Body } from '../kernel/entities/body.ts';
import type { Game } from '../kernel/game.ts';
import { type Offer } from './offers.ts';
/** The state that makes a villager a trader. */
export interface Trader {
    /** `none` and `nitwit` do not trade. */
    profession: string;
    /** 1 to 5. */
    level: number;
    xp: number;
    offers: Offer[];
    /** Where it works. */
    workplace: Vec | undefined;
    /** Number of restocks today, and the tick of the last one. */
    restocks: number;
    restockedAt: number;
    /** The player who is trading with it. */
    customer: string | undefined;
}
export declare const TYPES: string[];
export declare const isTrader: ({ kind }: Body) => boolean;
/** The trader state of a villager, if it was created. */
export declare const knownTrader: (body: Body) => Trader | undefined;
/** The trader state of a villager, created on first use from the summoning data. */
export declare function traderOf(game: Game, body: Body): Trader;
/** Gives a villager a profession, or removes it (`none`). */
export declare function employ(game: Game, body: Body, profession: string, workplace: Vec | undefined): void;
/** Raises a villager's level as far as its experience permits. */
export declare function promote(game: Game, body: Body): void;
/** Puts everything in stock again; prices rise with demand, and fall without it. */
export declare function restock(game: Game, trader: Trader): void;
