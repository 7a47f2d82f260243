/** Reads an item's name, enchantments and repair cost from its tags. */
import { type NbtTag } from '../library/nbt.ts';
import { type ItemStack } from './stack.ts';
/** An enchantment with its level. */
export interface Enchantment {
    readonly name: string;
    readonly lvl: number;
}
/** The stack with a tag set, or without it (undefined). A stack without tags has no NBT at all. */
export declare function withTag(stack: ItemStack, key: string, tag: NbtTag | undefined): ItemStack;
/** The enchantments of an item, or those that a book stores. */
export declare function enchantmentsIn(stack: ItemStack): Enchantment[];
/** The stack with exactly these enchantments. */
export declare function withEnchantments(stack: ItemStack, list: readonly Enchantment[]): ItemStack;
/** The name that a player gave to it, as plain text; undefined if it has none. */
export declare function givenName(stack: ItemStack): string | undefined;
/** The stack with a name, or with its own name again (undefined). */
export declare function renamed(stack: ItemStack, name: string | undefined): ItemStack;
/** Additional levels that work at an anvil costs because of earlier work. */
export declare const repairCostOf: (stack: ItemStack) => number;
/** The stack with a repair cost. */
export declare const withRepairCost: (stack: ItemStack, cost: number) => ItemStack;
/** The stack with this much of its durability used up. */
export declare const withDamage: (stack: ItemStack, damage: number) => ItemStack;
