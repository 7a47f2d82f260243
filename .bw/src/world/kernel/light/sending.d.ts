import type { PacketFields } from '../../library/network.ts';
import type { Dialect } from '../../protocol/dialect/index.ts';
import type { ChunkPackets } from '../chunks/packets.ts';
import type { Player } from '../player/player.ts';
import type { Light } from './light.ts';
/** What sending light needs from the game. */
interface LightAudience {
    readonly light: Light;
    readonly dialect: Dialect;
    readonly chunks: ChunkPackets;
    readonly players: readonly Player[];
    readonly world: {
        sendShared(players: readonly Player[], name: string, fields: PacketFields): void;
    };
}
/**
 * Sends the light that has changed since the last call. Vanilla sends it only where a client cannot compute it, because the
 * official client computes light itself; bot libraries do not.
 */
export declare function sendLight({ light, dialect, chunks, players, world }: LightAudience): void;
export {};
