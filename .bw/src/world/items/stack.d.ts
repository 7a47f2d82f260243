import type { NbtCompound } from '../library/nbt.ts';
import type { PacketFields } from '../library/network.ts';
import type { Registry } from '../library/prismarine.ts';
/** A stack of items. Immutable: a different count is a different stack. */
export interface ItemStack {
    readonly id: number;
    readonly name: string;
    readonly count: number;
    /** Maximum number in one slot. */
    readonly limit: number;
    readonly nbt: NbtCompound | null;
}
/** Creates stacks of the items of one version, and reads them from packets. */
export declare class Items {
    readonly registry: Registry;
    constructor(registry: Registry);
    /** Throws 'unknown_item'. */
    make(name: string, count?: number, nbt?: NbtCompound | null): ItemStack;
    has(name: string): boolean;
    /** Reads a stack from the slot of a packet. */
    read(slot: unknown): ItemStack | null;
    maxDurability(stack: ItemStack): number;
    /** The tool after more uses, or null if it breaks. Items without durability stay unchanged. */
    worn(stack: ItemStack, uses?: number): ItemStack | null;
}
/** A stack as the slot of a packet. */
export declare function slotOf(stack: ItemStack | null): PacketFields;
/** The stack with another count; null for zero. */
export declare function counted(stack: ItemStack, count: number): ItemStack | null;
/** Whether two stacks can merge. */
export declare function sameKind(a: ItemStack, b: ItemStack): boolean;
export declare function sameStack(a: ItemStack | null, b: ItemStack | null): boolean;
/** Used-up durability of a tool. */
export declare function damageOf(stack: ItemStack): number;
/** Level of an enchantment; 0 if absent. */
export declare function enchantment(stack: ItemStack | null, name: string): number;
/** The enchantments in a tag: by default those that take effect; books store theirs in `StoredEnchantments`. */
export declare function enchantmentsOf(stack: ItemStack | null, tag?: string): {
    name: string;
    lvl: number;
}[];
