/** Particles: the game numbers them; since 1.20.5 they are named, and the packet has other fields. */
import type { PacketFields } from '../../library/network.ts';
import type { Registry } from '../../library/prismarine.ts';
import type { Packet } from './dialect.ts';
export declare function namedParticles(registry: Registry, fields: PacketFields): Packet;
