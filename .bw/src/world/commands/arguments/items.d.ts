import type { ItemStack } from '../../items/stack.ts';
import type { ArgumentType } from '../tree/node.ts';
/** An item: diamond_pickaxe{Damage:3} up to 1.20.4, diamond_pickaxe[damage=3] since. Air is null. */
export declare const ITEM: ArgumentType<ItemStack | null>;
/** A test that selects items. */
export type ItemFilter = (stack: ItemStack) => boolean;
/** Items with a name, or with any name for `*` (1.20.5), that have at least the given tags or components. */
export declare const ITEM_FILTER: ArgumentType<ItemFilter>;
