import type { Dialect } from './dialect.ts';
export type { ChunkData, Dialect, Packet } from './dialect.ts';
export declare const VERSIONS: readonly string[];
/** The dialect of a version, which must be one of VERSIONS. */
export declare function dialectOf(version: string): Dialect;
