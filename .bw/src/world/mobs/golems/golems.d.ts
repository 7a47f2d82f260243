import type { Behaviour, Mob } from '../mob.ts';
import { type Prey } from '../prey.ts';
/** The swing of an iron golem throws its victim into the air. */
export declare function toss(mob: Mob, victim: Prey): void;
/** A snow golem throws snowballs at monsters. */
export declare const throwSnow: Behaviour;
/** A snow golem leaves a trail of snow, and melts in water and rain. */
export declare const leaveSnow: Behaviour;
