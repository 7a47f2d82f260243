import type { Mob } from './mob.ts';
/** Runs about while hurt or burning. */
export declare function flee(mob: Mob): boolean;
/** Strolls somewhere now and then. */
export declare function wander(mob: Mob): boolean;
