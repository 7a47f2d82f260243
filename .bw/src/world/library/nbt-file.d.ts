import type { NbtCompound } from './nbt.ts';
/** Limits for reading a file. */
interface NbtLimits {
    /** Maximum uncompressed size, in bytes. */
    readonly bytes: number;
    /** Maximum number of tags and array members in total. */
    readonly items: number;
}
/** Reads NBT, compressed (gzip, zlib) or plain. Throws 'bad_nbt' naming `what` if it is anything else. */
export declare function readNbt(data: Buffer, what: string, limits?: NbtLimits): NbtCompound;
/** Serialises a compound; compressed with gzip by default. */
export declare function writeNbt(tag: NbtCompound, { packed }?: {
    packed?: boolean | undefined;
}): Buffer;
export {};
