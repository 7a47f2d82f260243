import { SavedMemory } from '../../kernel/memory/saved-memory.ts';
import type { Behaviour } from '../mob.ts';
/** Tick until which a witch drinks; undefined if it is not drinking. */
export declare const DRINK: SavedMemory<{
    until: number | undefined;
}>;
/** Throws potions at nearby targets: weakening ones first, then harming ones. Drinks when hurt or burning (vanilla Witch). */
export declare const brew: Behaviour;
