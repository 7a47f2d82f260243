import { SavedMemory } from '../../kernel/memory/saved-memory.ts';
import type { Behaviour } from '../mob.ts';
/** Ticks of the boom that it is charging, of the next darkness, and of when its target was last within reach. */
export declare const WARDEN: SavedMemory<{
    boomsAt: number | undefined;
    darkensAt: number;
    reachedAt: number | undefined;
}>;
/** A warden uses its sonic boom, which passes through walls, on targets that it cannot reach (vanilla Warden, SonicBoom). */
export declare const boom: Behaviour;
