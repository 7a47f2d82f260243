/** Categories of vanilla's statistics, in the order of its registry of statistic types. */
export declare const STATISTIC_CATEGORIES: readonly ['mined', 'crafted', 'used', 'broken', 'picked_up', 'dropped', 'killed', 'killed_by', 'custom'];
export type StatisticCategory = (typeof STATISTIC_CATEGORIES)[number];
/**
 * Actions that vanilla reports to advancements but does not count. They are counted next to the statistics, by kind of mob, item
 * or block; clients are not informed.
 */
export type Deed = 'tamed' | 'bred' | 'leashed' | 'sheared' | 'ridden' | 'trapped' | 'opened' | 'eaten' | 'enchanted' | 'traded' | 'brewed' | 'fed' | 'dyed' | 'hooked' | 'repaired' | 'renamed' | 'combined'
/** Potions that were drunk, by their effect; `water` for a bottle of water. */
 | 'drunk'
/** Items that were thrown and have landed. */
 | 'thrown'
/** Potions that were thrown and have burst, by their effect. */
 | 'splashed'
/** Mobs that an arrow, a bolt or a trident of the player has hit. */
 | 'shot'
/** Mobs that such a hit has killed. */
 | 'shot_dead'
/** Items that came out of the water on the player's hook and that the player has picked up. */
 | 'fished'
/** Items that were given to a villager for emeralds. */
 | 'sold'
/** Items that were put into an item frame. */
 | 'framed'
/** Mobs that were tied to a fence. */
 | 'tied'
/** Blocks that were set alight: campfires, candles, TNT, and `fire` where the fire stands beside a block. */
 | 'lit';
/** One counter: blocks, items and mobs by name, custom statistics by id. */
export interface Statistic {
    readonly category: StatisticCategory | Deed;
    readonly name: string;
    readonly value: number;
}
/** The counters of one player. Distances are in centimetres, times in ticks, damage in twentieths of a heart (vanilla). */
export declare class Statistics {
    #private;
    add(category: Statistic['category'], name: string, by?: number): void;
    get(category: Statistic['category'], name: string): number;
    /** All counters that are not 0, in the order in which they were first counted. */
    all(): Statistic[];
    /** Resets a counter (vanilla resetStat). */
    reset(category: Statistic['category'], name: string): void;
    /** Replaces all counters when a player returns with its own. */
    restore(counters: readonly Statistic[]): void;
    /** The counters that have changed since the last call. */
    takeChanged(): Statistic[];
}
