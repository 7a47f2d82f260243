import { SavedMemory } from '../../kernel/memory/saved-memory.ts';
import type { Behaviour } from '../mob.ts';
/** How far its lid is open. */
export declare const LID: SavedMemory<{
    peek: number;
}>;
/** A shulker stays in place until it is driven away, opens when a target is near, and shoots homing bullets (vanilla Shulker). */
export declare const shulk: Behaviour;
