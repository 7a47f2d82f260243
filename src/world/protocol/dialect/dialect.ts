import type { Vec } from '../../geometry.ts'
import type { NbtCompound } from '../../library/nbt.ts'
import type { PacketFields } from '../../library/network.ts'
import type { ChunkColumn, Registry } from '../../library/prismarine.ts'

/** A packet of the play state: its name and fields. */
export type Packet = readonly [name: string, fields: PacketFields]

/** How one packet is said in other words: as one packet, as several, or not at all. */
type Encode = (fields: PacketFields) => Packet | readonly Packet[] | null

/** How one packet of a client is understood. Some want an answer at once. */
export type Decode = (fields: PacketFields, answer: (packet: Packet) => void) => Packet | null

/**
 * What changed in the protocol at one version. The game speaks the protocol of 1.19.2; layers lie between that and
 * the version spoken, each knowing only its own change.
 */
export interface Layer {
  readonly outgoing?: Readonly<Record<string, Encode>>
  readonly incoming?: Readonly<Record<string, Decode>>
  /** Packets that show a column, where they differ. */
  readonly chunk?: Dialect['chunk']
}

/** What a block in a column has besides its state, as far as clients are told. */
export interface ChunkData {
  readonly position: Vec
  readonly type: string
  /** The type's number in this version. */
  readonly number: number
  readonly nbt: NbtCompound | undefined
}

/** The protocol of one version: the only place that knows how versions differ. */
export interface Dialect {
  readonly version: string
  readonly registry: Registry
  /** Lowest block of the world, and the first height above it. */
  readonly bottom: number
  readonly top: number
  /** A packet of the game as this version has it. */
  encode(name: string, fields: PacketFields): readonly Packet[]
  /** A packet of a client as the game knows it; null: nothing for the game. */
  decode(name: string, fields: PacketFields, answer: (packet: Packet) => void): Packet | null
  /** Packets that show a column. */
  chunk(column: ChunkColumn, x: number, z: number, data?: readonly ChunkData[]): readonly Packet[]
  /** Number of a type of block data. */
  entityType(type: string): number
  /** The chunk packet is one, and begins with its two coordinates as plain numbers of four bytes. */
  readonly movableChunks: boolean
}
