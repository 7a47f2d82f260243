import type { Behaviour, Mob } from '../mob.ts';
import type { Prey } from '../prey.ts';
/** Leaps at its target (vanilla LeapAtTargetGoal). */
export declare const leap: Behaviour;
/** Climbs walls between it and its target (vanilla Spider: a block next to it counts as a ladder). */
export declare const climb: Behaviour;
/** A cave spider's bite poisons. */
export declare function poison(mob: Mob, victim: Prey): void;
