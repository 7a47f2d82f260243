import type { Item } from './library-types.ts';
/** An enchantment in the form that prismarine-block's `digTime` takes. */
export interface Enchantment {
    /** Without namespace, e.g. `efficiency`. */
    readonly name: string;
    readonly lvl: number;
}
/** The enchantments of an item; empty without a tag, e.g. since 1.20.5, where items have components instead. */
export declare function enchantmentsOf(item: Pick<Item, 'nbt'> | null | undefined): Enchantment[];
