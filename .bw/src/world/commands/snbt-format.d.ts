import { type NbtTag } from '../library/nbt.ts';
/** Formats a tag as vanilla shows it in replies: {id: "minecraft:chest", Slot: 4b, Pos: [0.5d, 1.0d]}. */
export declare function formatSnbt({ type, value }: NbtTag): string;
