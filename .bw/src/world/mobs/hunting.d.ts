import { SavedMemory } from '../kernel/memory/saved-memory.ts';
import type { Behaviour, Mob } from './mob.ts';
import { type Prey } from './prey.ts';
/** Ticks at which a mob last saw its target, last searched for a route to it, and last looked for prey. */
export declare const HUNT: SavedMemory<{
    seenAt: number;
    triedAt: number;
    lookedAt: number;
}>;
/** Attacks a target within reach (vanilla MeleeAttackGoal); `also` is an additional effect of its hit. */
export declare const strikeWith: (also?: (mob: Mob, victim: Prey) => void) => Behaviour;
/** Damage of a mob's hit in half hearts: its attribute, and its weapon's bonus against the target. */
export declare const blowOf: (mob: Mob, { kind }: Prey) => number;
/** A hit without additional effects. */
export declare const strike: Behaviour;
/** Whether a mob can hit something from its position. */
export declare function isWithinReach(mob: Mob, target: Prey): boolean;
/** Chases its target around obstacles. */
export declare function chase(mob: Mob): boolean;
/**
 * Its targets: whoever hurt it or fights its owner; for hostile mobs the nearest visible player, for hunters
 * their prey. Remembered for a while.
 */
export declare function findTarget(mob: Mob): Prey | undefined;
