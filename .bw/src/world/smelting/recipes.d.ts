/** Kinds of furnaces. A furnace smelts everything; the other two smelt only some items, twice as fast. */
export type Oven = 'furnace' | 'smoker' | 'blast_furnace';
/** Ticks for one item (the same for all vanilla recipes of a kind of furnace). */
export declare const SMELT_TICKS: Readonly<Record<Oven, number>>;
export declare const isOven: (name: string) => name is Oven;
/** The item that results from smelting an item; null if it cannot be smelted there. */
export declare function smelted(oven: Oven, item: string): string | null;
/** The same in a world where some products are smelted from other items. */
export declare function smeltedIn(smelts: Readonly<Record<string, string>>, oven: Oven, item: string): string | null;
/** All recipes as [input, result]. */
export declare function recipesOf(oven: Oven): [string, string][];
