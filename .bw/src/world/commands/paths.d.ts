import { type NbtTag } from '../library/nbt.ts';
import type { CommandData } from './reply.ts';
import type { StringReader } from './tree/reader.ts';
type Change = (before: NbtTag | undefined) => NbtTag | null;
/**
 * One step of a path into data: the selected values, and a function that returns the data with these changed (null removes them).
 */
interface Step {
    find(from: NbtTag): readonly NbtTag[];
    update(from: NbtTag, change: Change): NbtTag;
}
/** A path into data. A step may select several values. */
export interface Path {
    /** The path as typed. */
    readonly text: string;
    readonly steps: readonly Step[];
}
/** Reads a path such as Inventory[0].tag."my key", Items[{Slot:4b}].id or Pos[]. */
export declare function readPath(reader: StringReader): Path;
/** All values that a path selects. */
export declare function follow(from: NbtTag, { steps }: Path): readonly NbtTag[];
/** The data with the selected parts changed. Missing compounds on the path are created. */
export declare function changed(from: NbtTag, { steps }: Path, change: Change): NbtTag;
/** A copy of a list or an array with other members. */
export declare function listOf({ type }: NbtTag, tags: readonly NbtTag[]): NbtTag;
/**
 * Whether the data contains everything in the pattern. In a list, each required member must be present
 * (vanilla).
 */
export declare function containsData(data: CommandData, pattern: unknown): boolean;
/** The members of a list or an array. */
export declare function membersOf(tag: NbtTag): readonly NbtTag[];
export {};
