import { SavedMemory } from '../../kernel/memory/saved-memory.ts';
import type { Behaviour } from '../mob.ts';
/** The target of its beam, the tick at which the beam began, and the tick of the last hit that its spikes returned. */
export declare const BEAM: SavedMemory<{
    at: import("../prey.ts").Prey | undefined;
    since: number;
    paidAt: number | undefined;
}>;
/** Aims at a visible target for some seconds, and then hurts it (vanilla Guardian.GuardianAttackGoal). */
export declare const beam: Behaviour;
