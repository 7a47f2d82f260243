import { type NbtTag } from '../../library/nbt.ts';
import type { Field, Moment } from './fields.ts';
import { type Keeper, Memory } from './memory.ts';
type Members = Readonly<Record<string, NbtTag | undefined>>;
/** The fields of a memory, by value name. */
export type Fields<T> = {
    readonly [K in keyof T]: Field<T[K]>;
};
/** Name of the compound for data that vanilla does not save. */
export declare const OURS = "CausalMace";
/** Writes values: tags under vanilla's names, and those in our own compound. */
export declare function writeFields<T>(fields: Fields<T>, values: T, moment: Moment): Written;
export interface Written {
    readonly vanilla: Record<string, NbtTag>;
    readonly ours: Record<string, NbtTag>;
}
/** Reads the values present in the NBT. Returns whether there were any. */
export declare function readFields<T>(fields: Fields<T>, values: T, said: Members, moment: Moment): boolean;
/** A memory without the types of its values, for code that reads and writes all of them. */
export interface Recorded {
    readonly name: string;
    /** Names of its tags in vanilla. */
    readonly tags: readonly string[];
    begin(keeper: Keeper): object;
    write(keeper: Keeper, moment: Moment): Written;
    read(keeper: Keeper, said: Members, moment: Moment): void;
}
/** A memory that is saved with its keeper. Only keepers that declare it can have it. */
export declare class SavedMemory<T extends object> extends Memory<T> implements Recorded {
    #private;
    readonly tags: readonly string[];
    /** `resume` continues the activity during which the keeper was saved. */
    constructor(name: string, fields: Fields<T>, { resume }?: {
        resume?: (keeper: never) => void;
    });
    /** Throws 'undeclared_memory' if the keeper does not declare it: otherwise it would not be saved. */
    of(keeper: Keeper): T;
    write(keeper: Keeper, moment: Moment): Written;
    read(keeper: Keeper, said: Members, moment: Moment): void;
}
/** The tags that a keeper with these memories writes. */
export declare function writtenTags(parts: readonly Written[]): Record<string, NbtTag>;
export {};
