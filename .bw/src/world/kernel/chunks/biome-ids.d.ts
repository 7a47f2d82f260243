import type { Registry } from '../../library/prismarine.ts';
/**
 * The number of a biome in the protocol: its index in the registry that is sent to clients, which lacks some biomes in the
 * version's table (1.21.4: the pale garden, so that all later ones are one less). Undefined for a biome that clients do not know.
 */
export declare function biomeId(registry: Registry, name: string): number | undefined;
