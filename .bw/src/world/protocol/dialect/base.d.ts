import type { Chunk, Packet } from './dialect.ts';
export declare const BASE_VERSION = "1.19.2";
/** A chunk in one packet, including light (1.18 and later). */
export declare function tallChunk({ column, x, z, light, data }: Chunk): readonly Packet[];
/** A chunk in two packets, blocks and light (1.16). */
export declare function lowChunk({ column, x, z, light, data }: Chunk): readonly Packet[];
