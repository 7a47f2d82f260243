/** Sends clients the brand, the tags and the recipes before they play. */
import type { NetClient, PacketFields } from '../../library/network.ts';
import type { Registry } from '../../library/prismarine.ts';
import { type OutgoingPacket } from '../fields.ts';
/** The brand in the form of a plugin message: its length and its letters. */
export declare const brandFields: PacketFields;
/** The packet with the server's description for lists. */
export declare const serverData: OutgoingPacket;
/**
 * The packets of tags and recipes. Bots in memory do not get them: they know both from their own data, and
 * reading them takes long.
 */
export declare function dataPackets(registry: Registry): readonly OutgoingPacket[];
/**
 * Lets minecraft-protocol send brand, features and tags in the configuration state (1.20.2 and later), and keeps it from describing
 * the server before the play state has begun.
 */
export declare function greetInConfiguration(client: NetClient, registry: Registry, sendsTags: boolean): void;
