import type { Registry } from './prismarine.ts';
/**
 * Returns a copy of the registry with known errors fixed. It is a copy because bots in this process share the original. `sound`
 * is the data of a version with correct light absorption of blocks.
 */
export declare function fixRegistry(registry: Registry, sound: () => Registry): Registry;
