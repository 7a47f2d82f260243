/**
 * The form in which light is sent: one bit for each section with light, starting with the section below the world; then the light
 * of those sections.
 */
import type { PacketFields } from '../../library/network.ts';
import type { ChunkLight, LitSections, Packet } from './dialect.ts';
/** The sections sent with a chunk: those that block light, and from the ground up to the open sky. */
export declare function sectionsToSend({ sky, block }: ChunkLight): LitSections;
/** The fields of light in packets of 1.17 and later. */
export declare function tallLightFields(light: ChunkLight, mask: LitSections): PacketFields;
export declare const tallLight: ({ x, z }: {
    readonly x: number;
    readonly z: number;
}, light: ChunkLight, mask: LitSections) => Packet;
/**
 * Before 1.17 masks are numbers and all light is sent in one piece. mineflayer does not read which sections are dark: they are
 * sent, too.
 */
export declare const lowLight: ({ x, z }: {
    readonly x: number;
    readonly z: number;
}, light: ChunkLight, mask: LitSections) => Packet;
