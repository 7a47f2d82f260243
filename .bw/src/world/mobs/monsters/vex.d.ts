import { SavedMemory } from '../../kernel/memory/saved-memory.ts';
import type { Behaviour } from '../mob.ts';
/** Tick from which a summoned vex wastes away, and whether clients see it charge. */
export declare const VEX: SavedMemory<{
    wastesAt: number | undefined;
    seemsCharging: boolean;
}>;
/** A vex flies through blocks at nearby targets; a summoned one eventually withers away (vanilla Vex). */
export declare const haunt: Behaviour;
