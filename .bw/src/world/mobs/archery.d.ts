import type { Mob } from './mob.ts';
/** Stands still and shoots with its bow or crossbow at a visible target within range. */
export declare function shoot(mob: Mob): boolean;
