import type { Vec } from '../../geometry.ts';
import type { NbtCompound } from '../../library/nbt.ts';
import type { PacketFields } from '../../library/network.ts';
import type { ChunkColumn, Registry } from '../../library/prismarine.ts';
/** A packet of the play state: its name and fields. */
export type Packet = readonly [name: string, fields: PacketFields];
/** Translates one packet for the client: into one packet, into several, or into none (null). */
export type Encode = (fields: PacketFields) => Packet | readonly Packet[] | null;
/** Translates one packet of a client for the game. `answer` replies to the client at once. */
export type Decode = (fields: PacketFields, answer: (packet: Packet) => void) => Packet | null;
/**
 * The changes that one version made to the protocol. The game speaks the protocol of 1.19.2; layers translate between that and
 * the client's version, and each layer knows only its own changes.
 */
export interface Layer {
    readonly outgoing?: Readonly<Record<string, Encode>>;
    readonly incoming?: Readonly<Record<string, Decode>>;
    /** The packets of a chunk and of light, if this version changed them. */
    readonly chunk?: Dialect['chunk'];
    readonly light?: Dialect['light'];
}
/** The light of a column's sections, starting with the lowest: half a byte for each block. */
export interface ChunkLight {
    readonly sky: readonly Uint8Array[];
    readonly block: readonly Uint8Array[];
}
/** Sections whose light is sent, as bits starting with the lowest. */
export interface LitSections {
    readonly sky: number;
    readonly block: number;
}
/** A column in the form in which clients receive it. */
export interface Chunk {
    readonly column: ChunkColumn;
    readonly x: number;
    readonly z: number;
    readonly light: ChunkLight;
    readonly data?: readonly ChunkData[];
}
/** A block entity of a chunk in the form in which clients receive it. */
export interface ChunkData {
    readonly position: Vec;
    readonly type: string;
    /** Number of the type in this version. */
    readonly number: number;
    readonly nbt: NbtCompound | undefined;
}
/** The protocol of one version; nothing else knows how versions differ. */
export interface Dialect {
    readonly version: string;
    readonly registry: Registry;
    /** Height of the world's lowest block, and the first height above the world. */
    readonly bottom: number;
    readonly top: number;
    /** Translates a packet of the game into this version. */
    encode(name: string, fields: PacketFields): readonly Packet[];
    /** Translates a packet of a client for the game; null if the game does not need it. */
    decode(name: string, fields: PacketFields, answer: (packet: Packet) => void): Packet | null;
    /** The packets of a chunk. */
    chunk(chunk: Chunk): readonly Packet[];
    /** The packet of light that has changed. */
    light(place: {
        readonly x: number;
        readonly z: number;
    }, light: ChunkLight, sections: LitSections): Packet;
    /** Number of a block entity type. */
    entityType(type: string): number;
    /** Whether the chunks that are sent together are announced and counted (1.20.2 and later). */
    readonly chunkBatches: boolean;
    /** Whether a chunk is a single packet that starts with its two coordinates as 32-bit integers. */
    readonly movableChunks: boolean;
}
