import { SavedMemory } from '../kernel/memory/saved-memory.ts';
/** The food of each villager, its mate, and the tick at which their courtship ends. */
export declare const VILLAGER: SavedMemory<{
    food: number;
    partner: import("./mob.ts").Mob | undefined;
    lovesUntil: number;
}>;
/** Tick until which a piglin inspects gold; undefined while it has none. */
export declare const BARTER: SavedMemory<{
    admiresUntil: number | undefined;
}>;
