import { z } from 'zod';
export declare const itemCountSchema: z.ZodObject<{
    item: z.ZodString;
    count: z.ZodInt;
}, z.core.$strip>;
/** An amount of one item. */
export type ItemCount = z.infer<typeof itemCountSchema>;
/** Adds items to per-item counts; new items are appended. */
export declare function addItems(counts: Map<string, number>, items: Iterable<ItemCount>): Map<string, number>;
/** The number of each item, in order of first appearance. */
export declare const countByItem: (items: Iterable<ItemCount>) => Map<string, number>;
/** Each item once, with its total. */
export declare const totals: (items: Iterable<ItemCount>) => ItemCount[];
/** Item counts as text: `3 oak_planks, 1 stick`. */
export declare const describeItems: (items: readonly ItemCount[]) => string;
/** The total count of one item. */
export declare function countOf(items: Iterable<ItemCount>, item: string): number;
