import type { Mob } from './mob.ts';
/** Shears a mob (vanilla Shearable). Returns false if there is nothing to shear. */
export declare function shearMob(mob: Mob): boolean;
