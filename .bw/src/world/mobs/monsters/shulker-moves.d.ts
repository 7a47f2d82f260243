import { SavedMemory } from '../../kernel/memory/saved-memory.ts';
import type { Mob } from '../mob.ts';
/** Health at its last tick. */
export declare const SHULKER_SEAT: SavedMemory<{
    healthBefore: number | undefined;
}>;
/**
 * Whether it has been driven to another place: by a hit, or because it lost its support (vanilla Shulker.hurt
 * and tick).
 */
export declare function driven(mob: Mob): boolean;
