import { type Vec } from '../geometry.ts';
import { SavedMemory } from '../kernel/memory/saved-memory.ts';
import { Mob } from './mob.ts';
export declare const STATUS_HEARTS = 18;
/** The mate that an animal is courting, and the tick at which courtship began. */
export declare const COURTSHIP: SavedMemory<{
    mate: Mob | undefined;
    since: number;
}>;
/** Tick at which a chicken lays its next egg; undefined before its first tick. */
export declare const EGGS: SavedMemory<{
    layAt: number | undefined;
}>;
/** Tick at which a sheep eats its mouthful of grass (undefined while it is not eating), and the position of the grass. */
export declare const GRAZING: SavedMemory<{
    bitesAt: number | undefined;
    grass: Vec | undefined;
}>;
/** Follows a player who holds its food. */
export declare function followFood(mob: Mob): boolean;
/** Walks to a mate that is also in love, and breeds. */
export declare function breed(mob: Mob): boolean;
/** A baby stays near an adult. */
export declare function followParent(mob: Mob): boolean;
/** A sheep eats grass; its wool then regrows. */
export declare function graze(mob: Mob): boolean;
/** A chicken lays an egg every five to ten minutes. This never blocks other behaviours. */
export declare function layEggs(mob: Mob): boolean;
