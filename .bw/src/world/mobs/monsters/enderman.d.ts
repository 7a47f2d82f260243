import { SavedMemory } from '../../kernel/memory/saved-memory.ts';
import type { Behaviour, Mob } from '../mob.ts';
/** Tick since which its target has been too far away to walk there, and whether clients see it as angry. */
export declare const ENDERMAN: SavedMemory<{
    farSince: number | undefined;
    seemsAngry: boolean;
}>;
/** Attacks players who look into its eyes, unless a carved pumpkin hides the face. */
export declare const mindGaze: Behaviour;
/** Teleports out of water and rain, to its target, and at random by day. */
export declare const stayElusive: Behaviour;
/** Teleports away from a projectile. Returns true if it got away. */
export declare function evade(mob: Mob): boolean;
