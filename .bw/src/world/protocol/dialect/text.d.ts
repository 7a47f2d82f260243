/** Text components as NBT (1.20.3 and later). */
import { type NbtCompound, type NbtTag } from '../../library/nbt.ts';
/** Converts a text component from JSON, as the game sends it, to NBT. */
export declare const textNbt: (json: unknown) => NbtCompound;
/** The same, in the form that vanilla sends: text without style or parts is a plain string. */
export declare function plainestNbt(json: unknown): NbtTag;
