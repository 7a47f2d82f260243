import { SavedMemory } from '../../kernel/memory/saved-memory.ts';
import type { Behaviour } from '../mob.ts';
/** Start and duration of a stick's boost in ticks, and the power of the jump that its rider requests. */
export declare const STEERED: SavedMemory<{
    boostedAt: number | undefined;
    boostTicks: number;
    jump: number | undefined;
}>;
/** Makes it faster for a while, using a stick. Returns false if it is still fast. */
export declare function boost(mob: unknown): boolean;
/** Called when its rider wants it to jump; `power` from 0 to 100 (vanilla AbstractHorse.onPlayerJump). */
export declare function jumpWith(mob: unknown, rider: unknown, power: number): void;
/** A wild horse throws off its rider until it is tame (vanilla RunAroundLikeCrazyGoal). */
export declare const bearRider: Behaviour;
/**
 * Moves as directed by its rider. Game clients move their mounts and report the position; for clients that only report the keys
 * pressed, it walks on its own at the same speed.
 */
export declare const obeyRider: Behaviour;
