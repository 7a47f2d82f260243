import { SavedMemory } from '../../kernel/memory/saved-memory.ts';
import type { Behaviour } from '../mob.ts';
import { Mob } from '../mob.ts';
/** Tick of its next jump. */
export declare const JUMPING: SavedMemory<{
    nextAt: number | undefined;
}>;
/** Gives a slime or a magma cube a size: its health is the square of its size. */
export declare function grow(mob: Mob, size: number): void;
/** Jumps towards a visible target, or at random, and hurts whatever it touches. It has no other movement. */
export declare const hop: Behaviour;
/** A large one splits into smaller ones when it dies (vanilla Slime.remove). */
export declare const split: Behaviour;
