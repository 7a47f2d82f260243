/** An NBT tag in the form of prismarine-nbt and minecraft-protocol. */
export interface NbtTag {
    readonly type: string;
    readonly value: unknown;
    readonly name?: string;
}
export interface NbtCompound {
    readonly type: 'compound';
    readonly name?: string;
    readonly value: Readonly<Record<string, NbtTag | undefined>>;
}
export declare const nbtInt: (value: number) => NbtTag;
export declare const nbtString: (value: string) => NbtTag;
export declare const nbtCompound: (value: Record<string, NbtTag>) => NbtCompound;
export declare const nbtByte: (value: number) => NbtTag;
export declare const nbtShort: (value: number) => NbtTag;
export declare const nbtFloat: (value: number) => NbtTag;
export declare const nbtDouble: (value: number) => NbtTag;
export declare const nbtLong: (value: number) => NbtTag;
export declare const nbtList: (type: string, value: readonly unknown[]) => NbtTag;
export declare const nbtLongs: (longs: [number, number][]) => NbtTag;
/** Converts NBT to plain JSON values, for replies to `data get`. */
export declare function plainNbt(tag: NbtTag | undefined): unknown;
/** A long as a number; loses precision beyond 2^53. */
export declare function longOf(value: unknown): number;
