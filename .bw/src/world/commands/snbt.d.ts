import type { NbtCompound, NbtTag } from '../library/nbt.ts';
import type { StringReader } from './tree/reader.ts';
/** Reads a compound: {Damage:3,Enchantments:[{id:"sharpness",lvl:2s}],UUID:[I;1,2,3,4]}. */
export declare function readCompound(reader: StringReader): NbtCompound;
/** Reads any value: a compound, list, array, text or number. */
export declare const readTag: (reader: StringReader) => NbtTag;
