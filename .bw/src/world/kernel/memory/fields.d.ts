/** How individual values of a memory are written to NBT and read from it. */
import type { Vec } from '../../geometry.ts';
import { type NbtTag } from '../../library/nbt.ts';
/** A player or an entity. */
interface Being {
    readonly uuid: string;
}
/** The moment of writing or reading. */
export interface Moment {
    /** The world's current tick. */
    readonly now: number;
    /** UUIDs of entities that are not loaded yet, by the tags that refer to them. */
    readonly absent: Map<string, string>;
    /** Calls back with the player or entity that has a UUID: now, or when it enters the world. */
    whenHere(uuid: string, found: (being: Being) => void): void;
}
/** One value of a memory. */
export interface Field<V> {
    readonly initial: V;
    /** Name in NBT; undefined: it is not saved, because the next tick determines it again. */
    readonly tag: string | undefined;
    /** Whether vanilla has this tag. Others are written into our own compound. */
    readonly vanilla: boolean;
    /** Undefined: nothing is written. */
    write(value: V, moment: Moment): NbtTag | undefined;
    /** Reads a tag; `set` may be called later, when the entity that the tag refers to enters the world. */
    read(tag: NbtTag, set: (value: V) => void, moment: Moment): void;
}
interface Options<I> {
    /** Default: undefined. */
    readonly initial?: I;
    readonly vanilla?: boolean;
}
/** A tick of the world, written as the number of ticks from now until then. */
export declare const ticksUntil: <I extends number | undefined = undefined>(tag: string, { initial, vanilla }?: Options<I>) => Field<number | I>;
/** A tick of the world, written as the number of ticks since then. */
export declare const ticksSince: <I extends number | undefined = undefined>(tag: string, { initial, vanilla }?: Options<I>) => Field<number | I>;
/** A whole number. */
export declare const count: (tag: string, { initial, vanilla }?: Options<number>) => Field<number>;
/** A fractional number. */
export declare const amount: <I extends number | undefined = 0>(tag: string, { initial, vanilla }?: Options<I>) => Field<number | I>;
/** Yes or no. */
export declare const flag: (tag: string, { vanilla }?: Options<never>) => Field<boolean>;
/** One of several words. */
export declare const word: <W extends string>(tag: string, words: readonly [W, ...W[]]) => Field<W>;
/** A position. */
export declare const point: (tag: string) => Field<Vec | undefined>;
/** A player or an entity, written as its UUID. */
export declare const being: <B extends Being>(tag: string, { is, vanilla }: {
    is: (value: unknown) => value is B;
    vanilla?: boolean;
}) => Field<B | undefined>;
/** Something that is not saved, because the next tick determines it again, or because joining clients are not shown it. */
export declare const unsaved: <V>(initial: V) => Field<V>;
export {};
