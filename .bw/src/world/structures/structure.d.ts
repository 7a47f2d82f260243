import { WorldError } from '../errors.ts';
import type { Vec } from '../geometry.ts';
import type { NbtCompound, NbtTag } from '../library/nbt.ts';
/** One block of a structure; its position is relative to the lowest corner. */
export interface StructureBlock extends Vec {
    /** Name as in the file, e.g. minecraft:oak_stairs. */
    readonly name: string;
    readonly properties: Readonly<Record<string, string>>;
    /** NBT of its block entity, such as the items of a chest or the text of a sign. */
    readonly nbt?: NbtCompound;
}
/** Blocks to place together. Positions that are not listed stay unchanged. */
export interface Structure {
    /** Size in blocks. */
    readonly size: Vec;
    readonly blocks: readonly StructureBlock[];
}
export type Members = Readonly<Record<string, NbtTag | undefined>>;
/** Memory limits for reading a structure file. */
export declare const STRUCTURE_LIMITS: {
    bytes: number;
    items: number;
};
/** Checks a size against the limits. Throws 'bad_structure'. */
export declare function checkedSize(size: readonly (number | undefined)[]): Vec;
export declare const isInSize: (p: Vec, size: Vec) => boolean;
export declare function badStructure(got: string, wanted: string): WorldError;
/** The members of a compound tag; the error names `what` is wrong. */
export declare function membersOf(tag: NbtTag | undefined, what: string): Members;
/** An integer tag's value; the error names `what` is wrong. */
export declare function integerOf(tag: NbtTag | undefined, what: string): number;
/** The members of a list tag of one type; the error names `what` is wrong. */
export declare function listOf(tag: NbtTag | undefined, type: string, what: string): readonly unknown[];
