/** Blocks that smelt items. */
export declare const OVENS: readonly string[];
/** The blocks that smelt an item, the usual one first: a furnace takes everything, a smoker food, a blast furnace ores. */
export declare function ovensFor(item: string): readonly string[];
/** The same in game time (ms). */
export declare const SMELT_MS: number;
/**
 * The furnace product of an item; undefined if it cannot be smelted in a version. Gear, which melts into nuggets, and ore blocks
 * that drop what they smelt into are left out, since smelting them gains nothing.
 */
export declare function smelted(item: string, version: string): string | undefined;
/** The items that smelt into this product in a version, the usual one first; for wood, the logs. */
export declare function smeltedFrom(product: string, version: string): string[];
/** Burn time of one item in ticks; 0 if it is not a fuel. */
export declare const burnTicks: (item: string) => number;
/** Amount of a fuel that smelts the given number of items; 1 for items that do not burn, so that the need is visible. */
export declare const fuelFor: (amount: number, fuel: string) => number;
/**
 * How many items to put into each of several furnaces so that all finish as early as possible, using as many furnaces as there is
 * fuel for.
 * @param ovens number of furnaces
 * @param fuels amount of fuel
 */
export declare function smeltingShares({ amount, fuel, ovens, fuels, }: {
    amount: number;
    fuel: string;
    ovens: number;
    fuels: number;
}): number[];
