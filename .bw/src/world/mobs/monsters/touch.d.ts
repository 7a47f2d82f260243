import type { Mob } from '../mob.ts';
import type { Prey } from '../prey.ts';
/** A husk's hit causes hunger. */
export declare function starve(mob: Mob, victim: Prey): void;
/** A wither skeleton's hit withers. */
export declare function wither(mob: Mob, victim: Prey): void;
/** Hits of hoglins, zoglins and ravagers throw their victims into the air. */
export declare function throwUp(mob: Mob, victim: Prey): void;
