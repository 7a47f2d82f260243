import { type NbtTag } from '../library/nbt.ts';
import { type ItemStack, type Items } from './stack.ts';
type Members = Readonly<Record<string, NbtTag | undefined>>;
/** NBT of a stack: {Slot?, id, Count, tag?}. */
export declare function itemMembers(stack: ItemStack, slot?: number): Record<string, NbtTag>;
/** Reads a stack; null for an empty slot and for items that do not exist in this version. */
export declare function itemFrom(items: Items, members: Members): ItemStack | null;
/** Reads a list of stacks with their slots, which are saved as -128 to 127 or 0 to 255. */
export declare function itemsFrom(items: Items, list: NbtTag | undefined): [slot: number, stack: ItemStack][];
/** The compounds of a list; empty if the tag is not such a list. */
export declare function compounds(list: NbtTag | undefined): readonly Members[];
export {};
