import { type Vec } from '../../geometry.ts';
import type { PacketFields } from '../../library/network.ts';
import type { Dialect } from '../../protocol/dialect/index.ts';
import type { Level } from '../level.ts';
import type { ChunkPackets } from './packets.ts';
/** Whether a client has loaded the chunk. */
type HasChunk = (player: {
    readonly loaded: ReadonlySet<string>;
}) => boolean;
/** The parts of the game that sending changes needs. */
export interface ChangeAudience {
    readonly level: Level;
    readonly dialect: Dialect;
    readonly chunks: ChunkPackets;
    broadcast(name: string, fields: PacketFields, to: HasChunk): void;
}
/** Collects changed blocks and sends them to clients. */
export declare class BlockChanges {
    #private;
    constructor(game: ChangeAudience);
    note(p: Vec): void;
    /** Sends all changes since the last call to the players who have loaded the chunks. */
    flush(): void;
}
export {};
