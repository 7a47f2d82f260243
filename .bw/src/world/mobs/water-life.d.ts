import { type Vec } from '../geometry.ts';
import { SavedMemory } from '../kernel/memory/saved-memory.ts';
import type { Behaviour } from './mob.ts';
/** Where it swims. */
export declare const SWIMMING: SavedMemory<{
    goal: Vec | undefined;
}>;
/** Tick since which it has been out of water. */
export declare const GASPING: SavedMemory<{
    outSince: number | undefined;
}>;
/** Swims about in water; on land it flounders and suffocates. */
export declare const swim: Behaviour;
/** Swims about in water. Returns false on land. */
export declare const drift: Behaviour;
