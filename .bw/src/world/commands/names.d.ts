import type { StringReader } from './tree/reader.ts';
/** A table's own entry for a name from user input; never an inherited one such as `constructor`. */
export declare function lookup<V>(table: Readonly<Record<string, V>>, name: string): V | undefined;
/** A name with its namespace. */
export declare const namespaced: (name: string) => string;
/** Reads a name with or without `minecraft:`; returns it in the form used in the tables. Throws if it cannot be a name. */
export declare function readName(reader: StringReader): string;
