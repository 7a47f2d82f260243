/** Entity attributes: the game uses the names of 1.19.2. */
import type { PacketFields } from '../../library/network.ts';
import type { Registry } from '../../library/prismarine.ts';
import type { Packet } from './dialect.ts';
/** Attributes by their name without namespace, as in 1.16. */
export declare function withKeys(fields: PacketFields): Packet;
/** Writes attributes by the version's numbers, as since 1.20.5. Those without a name are left out. */
export declare function numbered(registry: Registry): (fields: PacketFields) => Packet;
