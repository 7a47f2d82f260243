/**
 * Offers of villagers (vanilla 1.19.2 VillagerTrades). One line per level; entries are separated by `;`: `wheat 20` is bought for
 * an emerald, `5 > bread 6` is sold for emeralds, `6 cod + 1 > cooked_cod 6` takes both. After `|` come the number of trades
 * between two restocks, the experience, and the effect of demand on the price (default 0.05). `~` enchants the sold item, `*`
 * dyes it, `?` is an enchanted book. Treasure maps are left out.
 */
export declare const VILLAGERS: Readonly<Record<string, readonly string[]>>;
/** Offers of wandering traders: five from the first line, one from the second. */
export declare const WANDERER: readonly string[];
/** The block at which villagers of each profession work. */
export declare const WORKPLACES: Readonly<Record<string, string | undefined>>;
/** Professions in the order of their numbers. */
export declare const PROFESSIONS: readonly string[];
