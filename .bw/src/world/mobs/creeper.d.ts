import { SavedMemory } from '../kernel/memory/saved-memory.ts';
import type { Mob } from './mob.ts';
/**
 * The tick in which its fuse was lit, the length of the fuse in ticks, and the radius of the explosion in
 * blocks.
 */
export declare const FUSE: SavedMemory<{
    litSince: number | undefined;
    ticks: number;
    radius: number;
}>;
/** Near a player a creeper stops, swells and explodes, unless the player gets away. */
export declare function swell(mob: Mob): boolean;
