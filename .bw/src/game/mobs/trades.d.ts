/** Sales and purchases of villagers and wandering traders, by profession (vanilla 1.19.2). */
export declare const TRADES: Readonly<Record<string, {
    readonly sells: readonly string[];
    readonly buys: readonly string[];
}>>;
/** Mobs that trade. */
export declare const MERCHANTS: readonly ['villager', 'wandering_trader'];
