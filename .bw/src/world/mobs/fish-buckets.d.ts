import type { Vec } from '../geometry.ts';
import type { Game } from '../kernel/game.ts';
import type { Interaction } from './interaction.ts';
/** Catches a fish with a water bucket. */
export declare const catchFish: Interaction;
/** Releases the fish from a bucket that was emptied at a position; does nothing for other buckets. */
export declare function releaseFish(game: Game, bucket: string, p: Vec): void;
/** Whether a bucket contains water. */
export declare const isWaterBucket: (item: string) => boolean;
