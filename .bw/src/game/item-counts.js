import { z } from 'zod';
export const itemCountSchema = z.object({ item: z.string(), count: z.int().positive() });
/** Adds items to per-item counts; new items are appended. */
export function addItems(counts, items) {
    for (const { item, count } of items)
        counts.set(item, (counts.get(item) ?? 0) + count);
    return counts;
}
/** The number of each item, in order of first appearance. */
export const countByItem = (items) => addItems(new Map(), items);
/** Each item once, with its total. */
export const totals = (items) => [...countByItem(items)].map(([item, count]) => ({ item, count }));
/** Item counts as text: `3 oak_planks, 1 stick`. */
export const describeItems = (items) => items.length === 0 ? 'nothing' : items.map(({ item, count }) => `${count} ${item}`).join(', ');
/** The total count of one item. */
export function countOf(items, item) {
    let sum = 0;
    for (const stack of items)
        if (stack.item === item)
            sum += stack.count;
    return sum;
}
