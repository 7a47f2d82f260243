/** Entity metadata. The game uses the keys and types of 1.19.2. */
import type { PacketFields } from '../../library/network.ts';
import type { Packet } from './dialect.ts';
interface MetadataEntry {
    readonly key: number;
    readonly type: unknown;
    readonly value: unknown;
}
export declare const typeName: (type: unknown) => unknown;
/** Applies a change to every entry of a metadata packet. */
export declare function eachEntry(fields: PacketFields, change: (entry: MetadataEntry) => MetadataEntry): Packet;
export {};
